/// Text made harmless for a terminal.
///
/// Controls, characters that turn the reading direction or break the line, and invisible tags become a visible
/// `\u{…}`. Joiners and variation selectors stay: emoji and several scripts need them.
package enum SafeText {
  /// A text for one line: each line end and each tab becomes one space.
  package static func line(_ text: String) -> String {
    made(text, lineEnd: " ")
  }

  /// A text of several lines, `\n` between them: each tab becomes one space.
  package static func lines(_ text: String) -> String {
    made(text, lineEnd: "\n")
  }

  private static func made(_ text: String, lineEnd: Unicode.Scalar) -> String {
    guard text.utf8.contains(where: mayBeginUnsafe) else { return text }
    var shown = String.UnicodeScalarView()
    shown.reserveCapacity(text.utf8.count + 16)
    var returns = 0
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        returns += 1
        continue
      }
      // The last return before a line feed belongs to the line end.
      if scalar == "\n", returns > 0 { returns -= 1 }
      for _ in 0..<returns { appendReturn(to: &shown, lineEnd) }
      returns = 0
      if scalar == "\n" {
        shown.append(lineEnd)
      } else if scalar == "\t" {
        shown.append(" ")
      } else if isUnsafe(scalar) {
        append(scalar, to: &shown)
      } else {
        shown.append(scalar)
      }
    }
    for _ in 0..<returns { appendReturn(to: &shown, lineEnd) }
    return String(shown)
  }

  /// A return without a line feed ends a line for people, and would overwrite it in a terminal.
  private static func appendReturn(
    to shown: inout String.UnicodeScalarView, _ lineEnd: Unicode.Scalar
  ) {
    if lineEnd == " " { shown.append(" ") } else { append("\r", to: &shown) }
  }

  private static func append(
    _ scalar: Unicode.Scalar, to shown: inout String.UnicodeScalarView
  ) {
    shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
  }

  /// Whether a byte can be the first of an unsafe character: ASCII controls, and the lead bytes of the others.
  private static func mayBeginUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x1F, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Marks and controls of reading direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line and paragraph separators.
    case 0x2028, 0x2029: true
    // Marks without width, and annotations; joiners are not among them.
    case 0x180E, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    // Tags: letters that nobody sees.
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}
