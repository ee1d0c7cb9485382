/// Walks over JSON without making anything of it: where values end, and whether they are well formed.
///
/// It is stricter than ``JSONReader``: keys must rise and have no escape, so that none stands twice, and values are not
/// nested deeply. What it passes, the reader reads without an error; what it does not pass may be fine all the same.
package enum JSONSkim {
  /// What stands where something is not well formed, or is not certain to be.
  package static let unsure = -1

  /// How deep the values that ``endOfValue(_:_:depth:)`` passes may be nested.
  private static let depthLimit = 32

  /// The first offset, from `start` on, of a byte that is no white space; the count if there is none.
  @inline(__always)
  package static func endOfSpace(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    bytes.endOfSpace(from: start)
  }

  /// Where a text ends that begins with the quotation mark at an offset: after its last one.
  ///
  /// - `isEscaped`: Is set where the text holds an escape.
  package static func endOfText(
    _ bytes: Span<UInt8>, _ start: Int, _ isEscaped: inout Bool
  ) -> Int {
    var at = bytes.endOfPlainText(from: start &+ 1)
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        return at &+ 1
      case UInt8(ascii: "\\"):
        isEscaped = true
        guard case .good(let length) = JSONEscapes.length(bytes, at) else { return unsure }
        at &+= length
      case 0x80...:
        let length = UTF8Check.length(bytes, at)
        guard length > 0 else { return unsure }
        at &+= length
        if at < bytes.count, bytes[at] >= 0x80 { continue }
      default:
        return unsure
      }
      at = bytes.endOfPlainText(from: at)
    }
    return unsure
  }

  /// Where a text ends that has no escape and comes after the one before, as keys do, and texts of a set.
  ///
  /// - `last`: Where the one before stands, without quotation marks; becomes where this one stands. An offset
  ///   below 0 stands for none.
  @inline(__always)
  package static func endOfRisingText(
    _ bytes: Span<UInt8>, _ start: Int, after last: inout Range<Int>
  ) -> Int {
    var isEscaped = false
    let end = endOfText(bytes, start, &isEscaped)
    guard end > 0, !isEscaped else { return unsure }
    let text = start &+ 1..<end &- 1
    guard last.lowerBound < 0 || bytes.precedes(last, text) else { return unsure }
    last = text
    return end
  }

  /// What stands for the text before the first.
  package static let none = -1..<(-1)

  /// Where a word ends that must stand at an offset.
  package static func endOfWord(
    _ bytes: Span<UInt8>, _ start: Int, _ word: StaticString
  ) -> Int {
    let count = word.utf8CodeUnitCount
    guard start &+ count <= bytes.count else { return unsure }
    for offset in 0..<count {
      guard unsafe bytes[start &+ offset] == word.utf8Start[offset] else { return unsure }
    }
    return start &+ count
  }

  /// Where a whole number without a sign ends, of so few digits that it fits.
  package static func endOfCount(
    _ bytes: Span<UInt8>, _ start: Int, _ value: inout Int
  ) -> Int {
    var at = start
    value = 0
    while at < bytes.count, bytes[at] &- 0x30 < 10 {
      value = value &* 10 &+ Int(bytes[at] &- 0x30)
      at &+= 1
    }
    let digits = at &- start
    guard (1...15).contains(digits), digits == 1 || bytes[start] != 0x30 else { return unsure }
    return at < bytes.count && isRestOfNumber(bytes[at]) ? unsure : at
  }

  /// Where a number without a sign and without an exponent ends: its whole part, and whether anything follows the point.
  package static func endOfDecimal(
    _ bytes: Span<UInt8>, _ start: Int, _ whole: inout Int, _ hasFraction: inout Bool
  ) -> Int {
    var at = start
    while at < bytes.count, bytes[at] &- 0x30 < 10 { at &+= 1 }
    guard at < bytes.count, bytes[at] == UInt8(ascii: ".") else {
      return endOfCount(bytes, start, &whole)
    }
    guard endOfCount(bytes.extracting(0..<at), start, &whole) == at else { return unsure }
    hasFraction = true
    let point = at
    at &+= 1
    while at < bytes.count, bytes[at] &- 0x30 < 10 { at &+= 1 }
    guard at > point &+ 1, at < bytes.count, !isRestOfNumber(bytes[at]) else { return unsure }
    return at
  }

  private static func isRestOfNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }

  /// Where the value of a key begins, from the end of the key on.
  @inline(__always)
  package static func endOfColon(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    if at < bytes.count, bytes[at] != UInt8(ascii: ":") { at = bytes.endOfSpace(from: at) }
    guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { return unsure }
    return bytes.endOfSpace(from: at &+ 1)
  }

  /// Where any value ends.
  package static func endOfValue(_ bytes: Span<UInt8>, _ start: Int, depth: Int = 0) -> Int {
    guard start >= 0, start < bytes.count, depth < depthLimit else { return unsure }
    var isEscaped = false
    switch bytes[start] {
    case UInt8(ascii: "\""): return endOfText(bytes, start, &isEscaped)
    case UInt8(ascii: "n"): return endOfWord(bytes, start, "null")
    case UInt8(ascii: "t"): return endOfWord(bytes, start, "true")
    case UInt8(ascii: "f"): return endOfWord(bytes, start, "false")
    case UInt8(ascii: "{"): return endOfObject(bytes, start, depth)
    case UInt8(ascii: "["): return endOfArray(bytes, start, depth)
    default:
      var (value, hasFraction) = (0, false)
      return endOfDecimal(bytes, start, &value, &hasFraction)
    }
  }

  private static func endOfObject(_ bytes: Span<UInt8>, _ start: Int, _ depth: Int) -> Int {
    var at = bytes.endOfSpace(from: start &+ 1)
    if at < bytes.count, bytes[at] == UInt8(ascii: "}") { return at &+ 1 }
    var last = none
    while at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      let end = endOfRisingText(bytes, at, after: &last)
      guard end > 0 else { return unsure }
      at = endOfValue(bytes, endOfColon(bytes, end), depth: depth &+ 1)
      guard at > 0 else { return unsure }
      at = bytes.endOfSpace(from: at)
      guard at < bytes.count else { return unsure }
      if bytes[at] == UInt8(ascii: "}") { return at &+ 1 }
      guard bytes[at] == UInt8(ascii: ",") else { return unsure }
      at = bytes.endOfSpace(from: at &+ 1)
    }
    return unsure
  }

  private static func endOfArray(_ bytes: Span<UInt8>, _ start: Int, _ depth: Int) -> Int {
    var at = bytes.endOfSpace(from: start &+ 1)
    if at < bytes.count, bytes[at] == UInt8(ascii: "]") { return at &+ 1 }
    while true {
      at = endOfValue(bytes, at, depth: depth &+ 1)
      guard at > 0 else { return unsure }
      at = bytes.endOfSpace(from: at)
      guard at < bytes.count else { return unsure }
      if bytes[at] == UInt8(ascii: "]") { return at &+ 1 }
      guard bytes[at] == UInt8(ascii: ",") else { return unsure }
      at = bytes.endOfSpace(from: at &+ 1)
    }
  }
}
