import Records

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
