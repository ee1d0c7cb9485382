import Wording

extension Console {
  /// Text from files made harmless for a terminal: controls, and characters that turn the reading direction
  /// or break the line, become a visible `\u{…}`.
  func safe(_ text: String) -> String {
    Self.safe(text)
  }

  /// - Parameter keepingLines: Line ends and tabs stay.
  static func safe(_ text: String, keepingLines: Bool = false) -> String {
    let mayBeUnsafe = text.utf8.contains { byte in
      mayBeginUnsafe(byte) && !(keepingLines && (byte == 0x0A || byte == 0x09))
    }
    guard mayBeUnsafe else { return text }
    var shown = ""
    shown.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar), !(keepingLines && (scalar == "\n" || scalar == "\t")) {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// JSON with every unsafe character inside its texts as an escape; line ends and tabs between values stay.
  static func safeJSON(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x7F && mayBeginUnsafe($0) }) else { return text }
    var shown = ""
    shown.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar), scalar.value >= 0x7F {
        shown += "\\u\(Digits.hexadecimal(scalar.value, 4))"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Whether a byte can be the first of an unsafe character: ASCII controls, and the lead bytes of the others.
  private static func mayBeginUnsafe(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Marks and controls of reading direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line and paragraph separators.
    case 0x2028, 0x2029: true
    default: false
    }
  }
}
