/// Makes text from files safe to show: one line, and nothing in it that acts without being seen.
package enum VisibleText {
  /// The text on one line, with control, direction and invisible marks written out as "(U+202E)".
  ///
  /// Joiners that scripts and emoji need stay as they are.
  package static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isBreak($0) || isHidden($0) }) else { return text }
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      if isBreak(scalar) {
        if !(scalar == "\n" && wasReturn) { result.append(" ") }
      } else if isHidden(scalar) {
        result.append(contentsOf: name(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text with other signs for some of its own; `nil` keeps a sign.
  static func replacing(_ text: String, with signs: (Unicode.Scalar) -> String?) -> String {
    guard text.unicodeScalars.contains(where: { signs($0) != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let other = signs(scalar) {
        result.append(contentsOf: other.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0d, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7f...0x9f: true
    // Marks that turn the direction of writing around.
    case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    // Marks without width, tags, and annotations.
    case 0x00ad, 0x180e, 0x200b, 0x2060...0x2064, 0x206a...0x206f, 0xfeff, 0xfff9...0xfffb,
      0xe0000...0xe007f:
      true
    default: false
    }
  }

  /// "(U+202E)".
  static func name(of scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "(U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + ")"
  }
}

extension UInt8 {
  /// Whether the byte is a small letter or a digit of ASCII.
  var isPlain: Bool { (0x30...0x39).contains(self) || (0x61...0x7a).contains(self) }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
