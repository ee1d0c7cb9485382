import Wording

extension Console {
  /// Text from files made harmless for a terminal: controls, and characters that turn the reading direction
  /// or break the line, become a visible `\u{…}`.
  func safe(_ text: String) -> String {
    Self.safe(text)
  }

  /// - Parameter keepingLines: Line ends and tabs stay.
  static func safe(_ text: String, keepingLines: Bool = false) -> String {
    replacingUnsafe(in: text) { value in
      keepingLines && (value == 0x0A || value == 0x09)
        ? nil : "\\u{\(String(value, radix: 16))}"
    }
  }

  /// JSON with every unsafe character inside its texts as an escape; line ends and tabs between values stay.
  static func safeJSON(_ text: String) -> String {
    replacingUnsafe(in: text) { value in
      value < 0x7F ? nil : "\\u\(Digits.hexadecimal(value, 4))"
    }
  }

  /// - Parameter replacement: For the value of an unsafe character; `nil` where it stays.
  private static func replacingUnsafe(
    in text: String, by replacement: (UInt32) -> String?
  ) -> String {
    let bytes = Array(text.utf8)
    var shown = ""
    // What lies before this is in the text that is shown.
    var start = 0
    var at = 0
    while at < bytes.count {
      guard mayBeginUnsafe(bytes[at]), let (value, length) = unsafeCharacter(bytes.span, at),
        let other = replacement(value)
      else {
        at += 1
        continue
      }
      shown += String(decoding: bytes[start..<at], as: UTF8.self) + other
      at += length
      start = at
    }
    return start == 0 ? text : shown + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Whether a byte can be the first of an unsafe character: ASCII controls, and the lead bytes of the others.
  private static func mayBeginUnsafe(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  /// The unsafe character that begins at a byte, and how many bytes it has; `nil` for a harmless one.
  private static func unsafeCharacter(
    _ bytes: Span<UInt8>, _ at: Int
  ) -> (value: UInt32, length: Int)? {
    // The bytes of a `String` are valid UTF-8, so those that a lead byte promises are there.
    let (value, length): (UInt32, Int) =
      switch bytes[at] {
      case 0xC2, 0xD8: (UInt32(bytes[at] & 0x1F) << 6 | UInt32(bytes[at + 1] & 0x3F), 2)
      case 0xE2: (0x2000 | UInt32(bytes[at + 1] & 0x3F) << 6 | UInt32(bytes[at + 2] & 0x3F), 3)
      default: (UInt32(bytes[at]), 1)
      }
    return isUnsafe(value) ? (value, length) : nil
  }

  private static func isUnsafe(_ value: UInt32) -> Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Marks and controls of reading direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line and paragraph separators.
    case 0x2028, 0x2029: true
    default: false
    }
  }
}
