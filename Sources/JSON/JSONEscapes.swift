/// The escapes of JSON texts: checked while reading, decoded on demand, written in canonical form.
enum JSONEscapes {
  enum Step {
    case good(Int)
    case bad(JSONError.Reason, Int)
  }

  /// How many bytes the escape at a backslash has; a surrogate pair counts as one escape.
  static func length(_ bytes: Span<UInt8>, _ at: Int) -> Step {
    guard at + 1 < bytes.count else { return .bad(.endedEarly, bytes.count) }
    switch bytes[at + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return .good(2)
    case UInt8(ascii: "u"):
      break
    default:
      return .bad(.badEscape, at)
    }
    guard let unit = hexadecimal(bytes, at + 2) else { return badUnit(bytes, at) }
    if 0xdc00...0xdfff ~= unit { return .bad(.loneSurrogate, at) }
    guard 0xd800...0xdbff ~= unit else { return .good(6) }
    let next = at + 6
    if next == bytes.count { return .bad(.endedEarly, next) }
    guard bytes[next] == UInt8(ascii: "\\") else { return .bad(.loneSurrogate, at) }
    if next + 1 == bytes.count { return .bad(.endedEarly, next + 1) }
    guard bytes[next + 1] == UInt8(ascii: "u") else { return .bad(.loneSurrogate, at) }
    guard let low = hexadecimal(bytes, next + 2) else { return badUnit(bytes, next) }
    return 0xdc00...0xdfff ~= low ? .good(12) : .bad(.loneSurrogate, at)
  }

  /// Four hexadecimal digits, or `nil`.
  private static func hexadecimal(_ bytes: Span<UInt8>, _ at: Int) -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = digit(bytes[at + offset]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Why there are no four digits after `\u`: the file ends among them, or something else stands there.
  private static func badUnit(_ bytes: Span<UInt8>, _ at: Int) -> Step {
    for offset in at + 2..<min(at + 6, bytes.count) where digit(bytes[offset]) == nil {
      return .bad(.badEscape, at)
    }
    return .bad(.endedEarly, bytes.count)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  /// The text that checked bytes with escapes stand for.
  static func decoded(_ raw: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var at = raw.startIndex
    while at < raw.endIndex {
      guard raw[at] == UInt8(ascii: "\\") else {
        result.append(raw[at])
        at += 1
        continue
      }
      if let plain = single(raw[at + 1]) {
        result.append(plain)
        at += 2
        continue
      }
      var scalar = unit(raw, at + 2)
      at += 6
      if 0xd800...0xdbff ~= scalar {
        scalar = 0x10000 + (scalar - 0xd800) << 10 + (unit(raw, at + 2) - 0xdc00)
        at += 6
      }
      if let scalar = Unicode.Scalar(scalar) {
        result.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func unit(_ raw: ArraySlice<UInt8>, _ at: Int) -> UInt32 {
    raw[at..<at + 4].reduce(0) { $0 << 4 | (digit($1) ?? 0) }
  }

  private static func single(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Appends a text between quotation marks with the escapes of canonical form and no others.
  static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) { output += text.utf8 } else { escape(text, to: &output) }
    output.append(UInt8(ascii: "\""))
  }

  /// Whether a byte stands for itself in a text.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += [0x5c, 0x22]
      case UInt8(ascii: "\\"): output += [0x5c, 0x5c]
      case 0x08: output += [0x5c, UInt8(ascii: "b")]
      case 0x09: output += [0x5c, UInt8(ascii: "t")]
      case 0x0a: output += [0x5c, UInt8(ascii: "n")]
      case 0x0c: output += [0x5c, UInt8(ascii: "f")]
      case 0x0d: output += [0x5c, UInt8(ascii: "r")]
      case 0x00..<0x20:
        let hex = Array("0123456789abcdef".utf8)
        output += Array("\\u00".utf8)
        output += [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      default: output.append(byte)
      }
    }
  }
}
