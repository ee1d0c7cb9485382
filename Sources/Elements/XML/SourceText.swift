/// Bytes as they come from tools, logs and notes, made ready for a reader.
enum SourceText {
  /// UTF-8 without a mark at its beginning; UTF-16, which some shells write, becomes UTF-8.
  static func decoded(_ bytes: [UInt8]) throws(ReadingFault) -> [UInt8] {
    if bytes.starts(with: [0xff, 0xfe]) { return try utf16(bytes.dropFirst(2), lowFirst: true) }
    if bytes.starts(with: [0xfe, 0xff]) { return try utf16(bytes.dropFirst(2), lowFirst: false) }
    let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
    if let place = text.span.firstZero() {
      throw ReadingFault(.nul, at: place, in: text.span)
    }
    return text
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, lowFirst: Bool
  ) throws(ReadingFault) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var at = bytes.startIndex
    while at + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
      units.append(lowFirst ? second << 8 | first : first << 8 | second)
      at += 2
    }
    guard !units.contains(0) else { throw ReadingFault(.nul) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The text with the escapes of a debugger or of a string in code undone: `\n`, `\'`, `\"`, `\\`.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let byte = bytes[at]
      guard byte == UInt8(ascii: "\\"), at + 1 < bytes.endIndex else {
        result.append(byte)
        at += 1
        continue
      }
      at += 2
      switch bytes[at - 1] {
      case UInt8(ascii: "n"): result.append(0x0a)
      case UInt8(ascii: "r"): result.append(0x0d)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        result += scalar(bytes, at: &at)
      case let other: result.append(other)
      }
    }
    return result
  }

  /// The signs of `\u003c`; a pair of them for one beyond the first plane.
  private static func scalar(_ bytes: ArraySlice<UInt8>, at: inout Int) -> [UInt8] {
    guard let unit = unit(bytes, at) else { return Array("\\u".utf8) }
    at += 4
    var units = [unit]
    if (0xd800...0xdbff).contains(unit), bytes[at...].starts(with: "\\u".utf8),
      let low = self.unit(bytes, at + 2)
    {
      units.append(low)
      at += 6
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func unit(_ bytes: ArraySlice<UInt8>, _ at: Int) -> UInt16? {
    guard at + 4 <= bytes.endIndex else { return nil }
    return UInt16(String(decoding: bytes[at..<(at + 4)], as: UTF8.self), radix: 16)
  }

  /// Where a text first stands.
  static func place(of text: StaticString, in bytes: [UInt8]) -> Int? {
    place(of: text, in: bytes.span)
  }

  static func place(
    of text: StaticString, in bytes: Span<UInt8>, from start: Int = 0
  ) -> Int? {
    let last = bytes.count - text.utf8CodeUnitCount
    guard start <= last else { return nil }
    let first = unsafe text.utf8Start[0]
    for at in start...last where bytes[at] == first {
      if stands(text, at: at, in: bytes) { return at }
    }
    return nil
  }

  /// Whether a text stands at a place.
  static func stands(_ text: StaticString, at place: Int, in bytes: Span<UInt8>) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for offset in 0..<count {
      guard unsafe bytes[place + offset] == text.utf8Start[offset] else { return false }
    }
    return true
  }

  /// The lines of a text, without what ends them.
  static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0a, omittingEmptySubsequences: false).map { line in
      line.last == 0x0d ? line.dropLast() : line
    }
  }
}
