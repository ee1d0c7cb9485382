/// Looking at eight bytes at a time.
extension Span where Element == UInt8 {
  /// The eight bytes from an offset on as one number, the first byte lowest.
  ///
  /// Unsafe in name only: the offset is checked, and any eight bytes are a number.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first offset, from `start` on, of a byte that ends or complicates a text: a quotation mark, a
  /// backslash, a control character or a byte outside ASCII; the count if there is none.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var at = start
    while at &+ 8 <= count {
      let plain = ByteWords.plainBytes(word(at: at))
      at &+= plain
      if plain < 8 { return at }
    }
    while at < count, ByteWords.isPlain(self[at]) { at &+= 1 }
    return at
  }

  /// The first offset, from `start` on, of a byte that is no white space; the count if there is none.
  @inline(__always)
  func endOfSpace(from start: Int) -> Int {
    var at = start
    while at < count {
      switch self[at] {
      case 0x20:
        at &+= at &+ 8 <= count ? ByteWords.spaces(word(at: at)) : 1
      case 0x0a, 0x0d, 0x09: at &+= 1
      default: return at
      }
    }
    return at
  }

  /// Whether the bytes in one range come before those in another.
  @inline(__always)
  func precedes(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    var (a, b) = (left.lowerBound, right.lowerBound)
    while a &+ 8 <= count, b &+ 8 <= count {
      let one = ByteWords.first(left.upperBound &- a, of: word(at: a))
      let other = ByteWords.first(right.upperBound &- b, of: word(at: b))
      if one != other { return one.byteSwapped < other.byteSwapped }
      a &+= 8
      b &+= 8
      if a >= left.upperBound || b >= right.upperBound { return left.count < right.count }
    }
    while a < left.upperBound, b < right.upperBound {
      if self[a] != self[b] { return self[a] < self[b] }
      a &+= 1
      b &+= 1
    }
    return left.count < right.count
  }

  /// Whether these bytes come before others (-1), after them (1), or are the same (0).
  package func order(to other: Span<UInt8>) -> Int {
    let shorter = Swift.min(count, other.count)
    var at = 0
    while at &+ 8 <= shorter {
      let (one, two) = (word(at: at), other.word(at: at))
      if one != two { return one.byteSwapped < two.byteSwapped ? -1 : 1 }
      at &+= 8
    }
    while at < shorter {
      if self[at] != other[at] { return self[at] < other[at] ? -1 : 1 }
      at &+= 1
    }
    return count == other.count ? 0 : count < other.count ? -1 : 1
  }

  /// Whether both hold the same bytes.
  @inline(__always)
  package func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var at = 0
    while at &+ 8 <= count {
      if word(at: at) != other.word(at: at) { return false }
      at &+= 8
    }
    if at == count { return true }
    // The last eight bytes overlap the ones before; that is quicker than going byte by byte.
    if count >= 8 { return word(at: count &- 8) == other.word(at: count &- 8) }
    while at < count {
      if self[at] != other[at] { return false }
      at &+= 1
    }
    return true
  }

  /// Whether these bytes come before the others; a part comes before the whole.
  func precedes(_ other: Span<UInt8>) -> Bool {
    let shorter = min(count, other.count)
    var at = 0
    while at < shorter {
      if self[at] != other[at] { return self[at] < other[at] }
      at &+= 1
    }
    return count < other.count
  }

  /// Whether these are the UTF-8 bytes of a text.
  @inline(__always)
  package func isSame(as text: String) -> Bool {
    guard count == text.utf8.count else { return false }
    let quick: Bool? = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
      unsafe isSame(as: buffer.span)
    }
    return quick ?? isSame(as: Array(text.utf8).span)
  }
}

/// Questions about eight bytes in one number, the first byte lowest.
///
/// The tests for "is zero" and "is less" may also mark a byte after the first that passes; only the first counts.
enum ByteWords {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// How many bytes at the beginning are plain text, 0 to 8.
  @inline(__always)
  static func plainBytes(_ word: UInt64) -> Int {
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5c)
    let controls = (word &- ones &* 0x20) & ~word
    let stops =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | controls | word
    return (stops & highs).trailingZeroBitCount >> 3
  }

  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// How many bytes at the beginning are spaces, 0 to 8.
  @inline(__always)
  static func spaces(_ word: UInt64) -> Int { (word ^ (ones &* 0x20)).trailingZeroBitCount >> 3 }

  /// The word with only its first bytes, zeros in place of the others.
  @inline(__always)
  static func first(_ count: Int, of word: UInt64) -> UInt64 {
    count >= 8 ? word : word & ((1 as UInt64) &<< UInt64(truncatingIfNeeded: count &* 8) &- 1)
  }
}
