/// The text of an attribute with its references resolved.
enum XMLText {
  /// - Parameter bareAmpersands: Counts ampersands that begin no reference; they stay as they stand.
  static func decoded(
    _ range: Range<Int>, of bytes: Span<UInt8>, bareAmpersands: inout Int
  ) -> String {
    simple(range, bytes) ?? decoded(bytes.copy(range)[...], bareAmpersands: &bareAmpersands)
  }

  /// The text where every reference is one of the five that XML names; `nil` for any other.
  private static func simple(_ range: Range<Int>, _ bytes: Span<UInt8>) -> String? {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes[at]
      guard byte == 0x26 else {
        text.append(byte)
        at &+= 1
        continue
      }
      guard
        let (sign, length) = named.first(where: { _, name in
          at &+ name.utf8CodeUnitCount <= range.upperBound
            && SourceText.stands(name, at: at, in: bytes)
        }).map({ ($0.sign, $0.name.utf8CodeUnitCount) })
      else { return nil }
      text.append(sign)
      at &+= length
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let named: [(sign: UInt8, name: StaticString)] = [
    (0x26, "&amp;"), (0x3c, "&lt;"), (0x3e, "&gt;"), (0x22, "&quot;"), (0x27, "&apos;"),
  ]

  private static func decoded(_ bytes: ArraySlice<UInt8>, bareAmpersands: inout Int) -> String {
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
