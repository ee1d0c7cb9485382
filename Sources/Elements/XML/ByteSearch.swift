/// Looking at eight bytes of a file at a time.
extension Span where Element == UInt8 {
  /// The eight bytes from an offset on as one number, the first byte lowest.
  ///
  /// Unsafe in name only: the offset is checked, and any eight bytes are a number.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The first place, from one on, of a quotation mark, `&` or `<`; the count if there is none.
  @inline(__always)
  func endOfPlainValue(from start: Int, quote: UInt8) -> Int {
    var at = start
    while at &+ 8 <= count {
      let word = word(at: at)
      let found =
        ByteSearch.zeros(word ^ ByteSearch.all(quote))
        | ByteSearch.zeros(word ^ ByteSearch.all(0x26))
        | ByteSearch.zeros(word ^ ByteSearch.all(0x3c))
      if found != 0 { return at &+ found.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    while at < count {
      let byte = self[at]
      if byte == quote || byte == 0x26 || byte == 0x3c { return at }
      at &+= 1
    }
    return count
  }

  /// Whether the bytes of a range stand at another place as well.
  @inline(__always)
  func repeats(_ range: Range<Int>, at place: Int) -> Bool {
    guard place &+ range.count <= count else { return false }
    var (from, at) = (range.lowerBound, place)
    while from &+ 8 <= range.upperBound {
      if word(at: from) != word(at: at) { return false }
      from &+= 8
      at &+= 8
    }
    while from < range.upperBound {
      if self[from] != self[at] { return false }
      from &+= 1
      at &+= 1
    }
    return true
  }

  /// Where the first zero stands.
  func firstZero() -> Int? {
    var at = 0
    while at &+ 64 <= count {
      var found: UInt64 = 0
      for place in 0..<8 { found |= ByteSearch.zeros(word(at: at &+ place &* 8)) }
      if found != 0 { break }
      at &+= 64
    }
    while at < count {
      if self[at] == 0 { return at }
      at &+= 1
    }
    return nil
  }

  /// The bytes of a range as text.
  func text(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }

  /// A copy of the bytes of a range.
  func copy(_ range: Range<Int>) -> [UInt8] {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe Array($0) }
  }
}

/// Questions about eight bytes in one number, the first byte lowest.
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// One byte eight times.
  @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { ones &* UInt64(byte) }

  /// The highest bit of the first byte that is zero; bytes behind that one may be marked wrongly.
  @inline(__always)
  static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & (ones &* 0x80) }
}
