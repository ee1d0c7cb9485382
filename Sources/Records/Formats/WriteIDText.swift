/// The shape of the random ids of creations and writes.
package enum WriteIDText {
  /// Whether a text can be an origin: 13 to 64 lower-case letters and digits.
  package static func isOrigin(_ text: String) -> Bool { isOrigin(Array(text.utf8).span) }

  static func isOrigin(_ text: Span<UInt8>) -> Bool {
    guard (13...64).contains(text.count) else { return false }
    for at in text.indices where !isLetterOrDigit(text[at]) { return false }
    return true
  }

  /// Whether a text can be a write id: an origin or random part, `#`, and a digest of 8 hexadecimal digits.
  package static func isWrite(_ text: String) -> Bool { isWrite(Array(text.utf8).span) }

  package static func isWrite(_ text: Span<UInt8>) -> Bool {
    let mark = text.count - 9
    guard mark > 0, text[mark] == UInt8(ascii: "#") else { return false }
    for at in mark + 1..<text.count {
      guard isLetterOrDigit(text[at]), text[at] <= UInt8(ascii: "f") else { return false }
    }
    return isOrigin(text.extracting(0..<mark))
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte)
  }
}
