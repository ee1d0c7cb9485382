/// Words, numbers and texts: each function begins at the first byte and returns the offset after the last.
extension JSONReader {
  mutating func readWord(
    _ bytes: Span<UInt8>, _ at: Int, _ word: StaticString, _ kind: JSONDocument.Node.Kind
  ) -> Int {
    let count = word.utf8CodeUnitCount
    var offset = 0
    while offset < count {
      guard at + offset < bytes.count else { return fail(.endedEarly, at + offset) }
      guard unsafe bytes[at + offset] == word.utf8Start[offset] else {
        return fail(.expectedValue, at)
      }
      offset += 1
    }
    append(kind, at, count, false)
    return at + count
  }

  mutating func readNumber(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    let whole = Self.endOfDigits(bytes, at)
    guard whole > at else { return failAfterNumber(bytes, whole) }
    if bytes[at] == UInt8(ascii: "0"), whole > at + 1 { return fail(.badNumber, start) }
    at = whole
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at = Self.endOfDigits(bytes, at + 1)
      guard at > whole + 1 else { return failAfterNumber(bytes, at) }
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      let end = Self.endOfDigits(bytes, at)
      guard end > at else { return failAfterNumber(bytes, end) }
      at = end
    }
    append(.number, start, at - start, false)
    return at
  }

  /// A digit is missing at this offset.
  private mutating func failAfterNumber(_ bytes: Span<UInt8>, _ at: Int) -> Int {
    fail(at < bytes.count ? .badNumber : .endedEarly, at)
  }

  @inline(__always)
  private static func endOfDigits(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
    return end
  }

  /// Reads a text from its first quotation mark to its last.
  mutating func readString(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = bytes.endOfPlainText(from: start + 1)
    var escaped = false
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        append(.string, start &+ 1, at &- start &- 1, escaped)
        return at &+ 1
      case UInt8(ascii: "\\"):
        escaped = true
        switch JSONEscapes.length(bytes, at) {
        case .good(let length): at += length
        case .bad(let reason, let offset): return fail(reason, offset)
        }
      case 0x80...:
        let length = UTF8Check.length(bytes, at)
        guard length > 0 else { return fail(.invalidUTF8, at) }
        at += length
        // Where one letter lies outside ASCII, the next one often does too.
        if at < bytes.count, bytes[at] >= 0x80 { continue }
      default:
        return fail(.controlCharacter, at)
      }
      at = bytes.endOfPlainText(from: at)
    }
    return fail(.endedEarly, bytes.count)
  }
}
