/// Reads JSON as RFC 8259 defines it, strictly, without recursion and without losing anything.
///
/// Number lexemes, key order and repeated keys are kept; UTF-8 and surrogate pairs are checked. The work is linear
/// in the number of bytes, whatever they are.
package struct JSONReader: ~Copyable {
  /// How deep brackets may be nested.
  package static let depthLimit = 512

  private var nodes: [JSONDocument.Node] = []
  private var open: [UInt32] = []
  private var unsorted: [UInt32] = []
  private var failure: (reason: JSONError.Reason, offset: Int)?

  private init(capacity: Int) {
    nodes.reserveCapacity(capacity)
    open.reserveCapacity(16)
  }

  /// Reads a whole file.
  ///
  /// - Throws: ``JSONError`` with the first place that is wrong.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONDocument {
    guard bytes.count < Int(Int32.max) else {
      throw JSONError(reason: .tooLarge, position: TextPosition(line: 1, column: 1))
    }
    var reader = JSONReader(capacity: bytes.count / 14 + 8)
    reader.parse(bytes.span)
    if let failure = reader.failure {
      let position = TextPosition(of: failure.offset, in: bytes)
      throw JSONError(
        reason: conflictMarker(at: failure.offset, in: bytes) ? .conflictMarker : failure.reason,
        position: position)
    }
    let document = JSONDocument(bytes: bytes, nodes: reader.nodes, duplicateKeys: [])
    guard !reader.unsorted.isEmpty else { return document }
    return JSONDocument(
      bytes: bytes, nodes: reader.nodes,
      duplicateKeys: DuplicateKeys.find(in: document, objects: reader.unsorted))
  }

  /// Whether a line that git writes between two sides of a conflict begins at this byte.
  private static func conflictMarker(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset + 7 <= bytes.count, offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") else {
      return false
    }
    return ["<", "=", ">", "|"].contains { (mark: Unicode.Scalar) in
      bytes[offset..<offset + 7].allSatisfy { $0 == UInt8(ascii: mark) }
    }
  }

  /// Remembers the first thing that went wrong and ends the parse by moving to the end.
  private mutating func fail(_ reason: JSONError.Reason, _ offset: Int) -> Int {
    if failure == nil { failure = (reason, offset) }
    return -1
  }

  private mutating func parse(_ bytes: Span<UInt8>) {
    if bytes.count >= 3, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf {
      _ = fail(.byteOrderMark, 0)
      return
    }
    var at = skipSpace(bytes, 0)
    while true {
      at = readValue(bytes, at)
      if at < 0 { return }
      at = closeContainers(bytes, at)
      if at < 0 { return }
      if open.isEmpty { break }
    }
    at = skipSpace(bytes, at)
    if at < bytes.count { _ = fail(.textAfterEnd, at) }
  }

  /// Reads one scalar, or opens containers down to the first scalar or empty container.
  private mutating func readValue(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    while true {
      guard at < bytes.count else { return fail(.endedEarly, at) }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        return readString(bytes, at)
      case UInt8(ascii: "{"):
        guard openContainer(.object, at) else { return fail(.tooDeep, at) }
        at = skipSpace(bytes, at + 1)
        if at < bytes.count, bytes[at] == UInt8(ascii: "}") { return close(at) }
        at = readKey(bytes, at)
        if at < 0 { return at }
      case UInt8(ascii: "["):
        guard openContainer(.array, at) else { return fail(.tooDeep, at) }
        at = skipSpace(bytes, at + 1)
        if at < bytes.count, bytes[at] == UInt8(ascii: "]") { return close(at) }
      case UInt8(ascii: "n"): return readWord(bytes, at, "null", .null)
      case UInt8(ascii: "t"): return readWord(bytes, at, "true", .true)
      case UInt8(ascii: "f"): return readWord(bytes, at, "false", .false)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber(bytes, at)
      default: return fail(.expectedValue, at)
      }
    }
  }

  /// After a value: closes what ends here, and reads the comma and key that lead to the next value.
  private mutating func closeContainers(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    while let top = open.last {
      at = skipSpace(bytes, at)
      guard at < bytes.count else { return fail(.endedEarly, at) }
      let isObject = nodes[Int(top)].kind == .object
      switch bytes[at] {
      case UInt8(ascii: ","):
        at = skipSpace(bytes, at + 1)
        return isObject ? readKey(bytes, at) : at
      case UInt8(ascii: "}") where isObject: at = close(at)
      case UInt8(ascii: "]") where !isObject: at = close(at)
      default: return fail(.expectedCommaOrEnd, at)
      }
    }
    return at
  }

  private mutating func openContainer(_ kind: JSONDocument.Node.Kind, _ at: Int) -> Bool {
    guard open.count < Self.depthLimit else { return false }
    open.append(UInt32(nodes.count))
    nodes.append(.init(start: UInt32(at), length: 0, next: 0, kind: kind, isEscaped: false))
    return true
  }

  private mutating func close(_ at: Int) -> Int {
    let index = Int(open.removeLast())
    nodes[index].length = UInt32(at + 1) - nodes[index].start
    nodes[index].next = UInt32(nodes.count)
    return at + 1
  }

  /// Reads a key and its colon; remembers the object if this key does not come after the one before it.
  private mutating func readKey(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    guard start < bytes.count else { return fail(.endedEarly, start) }
    guard bytes[start] == UInt8(ascii: "\"") else { return fail(.expectedKey, start) }
    let key = nodes.count
    var at = readString(bytes, start)
    if at < 0 { return at }
    noteOrder(bytes, key)
    at = skipSpace(bytes, at)
    guard at < bytes.count else { return fail(.endedEarly, at) }
    guard bytes[at] == UInt8(ascii: ":") else { return fail(.expectedColon, at) }
    return skipSpace(bytes, at + 1)
  }

  private var lastKeys: [UInt32] = []

  private mutating func noteOrder(_ bytes: Span<UInt8>, _ key: Int) {
    let depth = open.count
    while lastKeys.count < depth { lastKeys.append(0) }
    let object = open[depth - 1]
    let previous = Int(lastKeys[depth - 1])
    lastKeys[depth - 1] = UInt32(key)
    // A previous key belongs to this object only if it stands after the object's own node.
    guard previous > Int(object), unsorted.last != object else { return }
    let (left, right) = (nodes[previous], nodes[key])
    if !left.isEscaped, !right.isEscaped, Self.precedes(bytes, left, right) { return }
    unsorted.append(object)
  }

  @inline(__always)
  private static func precedes(
    _ bytes: Span<UInt8>, _ left: JSONDocument.Node, _ right: JSONDocument.Node
  ) -> Bool {
    let shared = Int(min(left.length, right.length))
    for offset in 0..<shared {
      let (a, b) = (bytes[Int(left.start) + offset], bytes[Int(right.start) + offset])
      if a != b { return a < b }
    }
    return left.length < right.length
  }

  @inline(__always)
  private func skipSpace(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0a, 0x0d, 0x09: at += 1
      default: return at
      }
    }
    return at
  }

  private mutating func readWord(
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

  @inline(__always)
  private mutating func append(
    _ kind: JSONDocument.Node.Kind, _ start: Int, _ length: Int, _ escaped: Bool
  ) {
    nodes.append(
      .init(
        start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: length),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind, isEscaped: escaped))
  }

  private mutating func readNumber(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    func digits() -> Int {
      var end = at
      while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
      return end
    }
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    let whole = digits()
    guard whole > at else {
      return fail(whole < bytes.count ? .badNumber : .endedEarly, min(whole, bytes.count))
    }
    if bytes[at] == UInt8(ascii: "0"), whole > at + 1 { return fail(.badNumber, start) }
    at = whole
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      let end = digits()
      guard end > at else { return fail(end < bytes.count ? .badNumber : .endedEarly, end) }
      at = end
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      let end = digits()
      guard end > at else { return fail(end < bytes.count ? .badNumber : .endedEarly, end) }
      at = end
    }
    append(.number, start, at - start, false)
    return at
  }

  /// Reads a text from its first quotation mark to its last.
  private mutating func readString(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start + 1
    var escaped = false
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        append(.string, start + 1, at - start - 1, escaped)
        return at + 1
      }
      if byte == UInt8(ascii: "\\") {
        escaped = true
        let step = JSONEscapes.length(bytes, at)
        if case .bad(let reason, let offset) = step { return fail(reason, offset) }
        if case .good(let length) = step { at += length }
      } else if byte >= 0x80 {
        let length = UTF8Check.length(bytes, at)
        guard length > 0 else { return fail(.invalidUTF8, at) }
        at += length
      } else if byte < 0x20 {
        return fail(.controlCharacter, at)
      } else {
        at += 1
      }
    }
    return fail(.endedEarly, bytes.count)
  }
}
