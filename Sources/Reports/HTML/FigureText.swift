/// Keeps figures on one line: "60 %", "7 min 10 s", "3 of 5".
enum FigureText {
  /// The text with spaces that do not break, if it is a figure and nothing else; else `nil`.
  static func unbroken(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.count <= 24, bytes.contains(0x20), text.unicodeScalars.allSatisfy(mayStand),
      let first = text.unicodeScalars.first, first == "−" || isDigit(first)
    else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ isNumber($0) || units.contains(String($0)) }) else { return nil }
    return parts.joined(separator: "\u{a0}")
  }

  /// Words between two numbers that belong together.
  static func joining(_ words: String) -> String? {
    words == " of " ? "\u{a0}of\u{a0}" : nil
  }

  private static let units: Set = ["%", "s", "min", "h", "of"]

  private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || " .−%sminhof".unicodeScalars.contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNumber(_ part: Substring) -> Bool {
    !part.isEmpty
      && part.unicodeScalars.allSatisfy { isDigit($0) || $0 == "." || $0 == "−" }
  }
}
