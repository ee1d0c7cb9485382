import Records

/// Finds one run of bytes in others by the rarest of them; ASCII letters in either case.
struct ByteSearch: Sendable {
  /// In small letters, never empty.
  let wanted: [UInt8]
  /// Which of them is looked for first.
  private let rarest: Int

  /// - Returns: `nil` for nothing to look for.
  init?(_ wanted: some Sequence<UInt8>) {
    let wanted = wanted.map(Self.small)
    guard !wanted.isEmpty else { return nil }
    self.wanted = wanted
    rarest = wanted.indices.max { Self.rarity(wanted[$0]) < Self.rarity(wanted[$1]) } ?? 0
  }

  /// What stands in logs, from the most frequent on; what is not named here is rare.
  private static let frequent = Array(
    #" "etainosrlpdcmuhgby,:fkvw0123456789xjqz[]{}-"#.utf8)

  private static func rarity(_ byte: UInt8) -> Int {
    frequent.firstIndex(of: byte) ?? frequent.count
  }

  /// Where it begins, from an offset on; `nil` where it does not stand there.
  func first(in bytes: Span<UInt8>, from start: Int = 0) -> Int? {
    let rare = wanted[rarest]
    let anyCase: UInt8 = (0x61...0x7a).contains(rare) ? 0x20 : 0
    let end = bytes.count - (wanted.count - 1 - rarest)
    var at = start + rarest
    while at < end {
      let found = ByteScan.first(rare, anyCase: anyCase, in: bytes, at..<end)
      guard found >= 0 else { return nil }
      if stands(in: bytes, at: found &- rarest) { return found - rarest }
      at = found &+ 1
    }
    return nil
  }

  func isIn(_ bytes: Span<UInt8>) -> Bool { first(in: bytes) != nil }

  @inline(__always)
  private func stands(in bytes: Span<UInt8>, at start: Int) -> Bool {
    for offset in wanted.indices where Self.small(bytes[start &+ offset]) != wanted[offset] {
      return false
    }
    return true
  }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }
}

/// Looking for single bytes, eight at a time.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The eight bytes from an offset on as one number, the first byte lowest.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A mark in each byte that is the wanted one. A byte after the first may be marked wrongly.
  @inline(__always)
  private static func marks(_ word: UInt64, _ wanted: UInt64, _ anyCase: UInt64) -> UInt64 {
    let rest = (word | anyCase) ^ wanted
    return (rest &- ones) & ~rest & highs
  }

  /// The first offset in a range at which a byte stands, or -1.
  ///
  /// - Parameter anyCase: 0x20 for a letter in either case, whose small form is `wanted`; 0 for the byte itself.
  @inline(__always)
  static func first(
    _ wanted: UInt8, anyCase: UInt8 = 0, in bytes: Span<UInt8>, _ range: Range<Int>
  ) -> Int {
    let (wide, wideCase) = (ones &* UInt64(wanted), ones &* UInt64(anyCase))
    var at = range.lowerBound
    while at &+ 32 <= range.upperBound {
      let all =
        marks(word(bytes, at), wide, wideCase) | marks(word(bytes, at &+ 8), wide, wideCase)
        | marks(word(bytes, at &+ 16), wide, wideCase)
        | marks(word(bytes, at &+ 24), wide, wideCase)
      if all != 0 { break }
      at &+= 32
    }
    while at &+ 8 <= range.upperBound {
      let found = marks(word(bytes, at), wide, wideCase)
      if found != 0 { return at &+ found.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    while at < range.upperBound {
      if bytes[at] | anyCase == wanted { return at }
      at &+= 1
    }
    return -1
  }

  /// The first offset, from `start` on, of a byte outside ASCII, or -1.
  static func firstOutsideASCII(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while at &+ 32 <= bytes.count {
      let all =
        word(bytes, at) | word(bytes, at &+ 8) | word(bytes, at &+ 16) | word(bytes, at &+ 24)
      if all & highs != 0 { break }
      at &+= 32
    }
    while at &+ 8 <= bytes.count {
      let found = word(bytes, at) & highs
      if found != 0 { return at &+ found.trailingZeroBitCount >> 3 }
      at &+= 8
    }
    while at < bytes.count {
      if bytes[at] >= 0x80 { return at }
      at &+= 1
    }
    return -1
  }
}

/// The lines of a file in which letters stand that may fold to letters of ASCII.
///
/// No word that is looked for by its bytes goes over the end of a line, in whatever layout a file is written: a word has
/// no white space, and JSON writes a line end within a text as an escape.
enum FoldableLines {
  /// Whether any letter may be written as an escape.
  static func hasUnicodeEscape(_ bytes: Span<UInt8>) -> Bool {
    var at = 0
    while true {
      at = ByteScan.first(UInt8(ascii: "\\"), in: bytes, at..<bytes.count)
      guard at >= 0, at + 1 < bytes.count else { return false }
      if bytes[at + 1] == UInt8(ascii: "u") { return true }
      at += 1
    }
  }

  /// These lines, folded as they stand there; `nil` where one is not UTF-8.
  static func folded(_ bytes: Span<UInt8>) -> [[UInt8]]? {
    var lines: [[UInt8]] = []
    var from = 0
    while true {
      let found = firstFoldable(bytes, from: from)
      guard found >= 0 else { return lines }
      var start = found
      while start > from, bytes[start - 1] != lineEnd { start -= 1 }
      let next = ByteScan.first(lineEnd, in: bytes, found..<bytes.count)
      let end = next < 0 ? bytes.count : next
      let line = (start..<end).map { bytes[$0] }
      guard let text = String(validating: line, as: UTF8.self) else { return nil }
      lines.append(WordFolding.folded(text))
      from = end
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// The first character outside ASCII, from an offset on, that may fold to letters of ASCII, or -1. It is known by its
  /// first bytes: Latin letters with accents, accents that stand alone, full-width letters, the signs of kelvin and
  /// angstrom.
  private static func firstFoldable(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while true {
      at = ByteScan.firstOutsideASCII(bytes, from: at)
      guard at >= 0 else { return -1 }
      switch bytes[at] {
      case 0xc3...0xcd, 0xe1, 0xef: return at
      // Dashes, quotation marks, ellipses, currencies: they fold to themselves.
      case 0xe2 where at + 1 < bytes.count && bytes[at + 1] >= 0x84: return at
      default: at += 1
      }
    }
  }
}

/// Words that must all stand in a text, as `WordFolding` folds them.
package struct FoldedWords: Sendable {
  private let searches: [ByteSearch]

  /// - Parameter words: Empty ones ask for nothing.
  package init(_ words: [String]) {
    searches = words.compactMap { ByteSearch(WordFolding.folded($0)) }
  }

  /// Whether nothing is asked for.
  package var isEmpty: Bool { searches.isEmpty }

  /// Whether every word stands in the text; where none is asked for they do.
  package func stand(in text: String) -> Bool {
    if searches.isEmpty { return true }
    let folded = WordFolding.folded(text)
    return searches.allSatisfy { $0.isIn(folded.span) }
  }
}
