/// The text of an attribute with its references resolved.
enum XMLText {
  /// - Parameter remarks: Counts ampersands that begin no reference; they stay as they stand.
  static func decoded(_ bytes: ArraySlice<UInt8>, bareAmpersands: inout Int) -> String {
    var text = String.UnicodeScalarView()
    var rest = bytes
    // A dump of Android writes a sign beyond the first plane as two references.
    var high: UInt32?
    while let place = rest.firstIndex(of: 0x26) {
      text += String(decoding: rest[..<place], as: UTF8.self).unicodeScalars
      let end = rest[place...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
      guard let end, let value = value(of: rest[(place + 1)..<end]) else {
        bareAmpersands += 1
        text.append("&")
        rest = rest[(place + 1)...]
        continue
      }
      rest = rest[(end + 1)...]
      if (0xd800...0xdbff).contains(value) {
        high = value
        continue
      }
      text.append(scalar(value, after: high))
      high = nil
    }
    text += String(decoding: rest, as: UTF8.self).unicodeScalars
    return String(text)
  }

  private static func scalar(_ value: UInt32, after high: UInt32?) -> Unicode.Scalar {
    if let high, (0xdc00...0xdfff).contains(value) {
      let code = 0x10000 + ((high - 0xd800) << 10) + (value - 0xdc00)
      return Unicode.Scalar(code) ?? "\u{fffd}"
    }
    return value == 0 ? "\u{fffd}" : Unicode.Scalar(value) ?? "\u{fffd}"
  }

  /// What a reference without `&` and `;` stands for; `nil` for none that XML has by itself.
  private static func value(of name: ArraySlice<UInt8>) -> UInt32? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return 0x26
    case "lt": return 0x3c
    case "gt": return 0x3e
    case "quot": return 0x22
    case "apos": return 0x27
    default: break
    }
    guard name.first == UInt8(ascii: "#") else { return nil }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    if digits.hasPrefix("x") || digits.hasPrefix("X") {
      return UInt32(digits.dropFirst(), radix: 16)
    }
    return UInt32(digits)
  }
}
