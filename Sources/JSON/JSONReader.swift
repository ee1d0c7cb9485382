/// Reads JSON as RFC 8259 defines it, strictly, without recursion and without losing anything.
///
/// Number lexemes, key order and repeated keys are kept; UTF-8 and surrogate pairs are checked. The work is linear
/// in the number of bytes, whatever they are.
package struct JSONReader: ~Copyable {
  /// How deep brackets may be nested.
  package static let depthLimit = 512

  /// A node has 28 bits for the index of another, and each takes at least one byte.
  private static let mostBytes = 1 << 28

  var nodes: [JSONDocument.Node] = []
  private var failure: (reason: JSONError.Reason, offset: Int)?
  /// The innermost open container; meaningless while the depth is 0.
  private var top = Container(node: 0, isObject: false)
  private var outer: [Container] = []
  private var depth = 0
  /// Objects whose keys do not rise, so that one may stand twice.
  private var unsorted: [UInt32] = []

  /// A container whose end has not come yet.
  private struct Container {
    let node: UInt32
    let isObject: Bool
    /// The node of the last key, 0 before the first.
    var lastKey: UInt32 = 0
  }

  private init(capacity: Int) {
    nodes.reserveCapacity(capacity)
    outer.reserveCapacity(16)
  }

  /// Reads a whole file.
  ///
  /// - Throws: ``JSONError`` with the first place that is wrong.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONDocument {
    guard bytes.count < mostBytes else {
      throw JSONError(reason: .tooLarge, position: TextPosition(line: 1, column: 1))
    }
    var reader = JSONReader(capacity: bytes.count / 12 + 8)
    reader.parse(bytes.span)
    if let failure = reader.failure {
      let position = TextPosition(of: failure.offset, in: bytes)
      throw JSONError(
        reason: conflictMarker(at: failure.offset, in: bytes) ? .conflictMarker : failure.reason,
        position: position)
    }
    let document = JSONDocument(
      bytes: bytes, nodes: reader.nodes, duplicateKeys: [], isInOrder: reader.unsorted.isEmpty)
    guard !document.isInOrder else { return document }
    return JSONDocument(
      bytes: bytes, nodes: reader.nodes,
      duplicateKeys: DuplicateKeys.find(in: document, objects: reader.unsorted), isInOrder: false)
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
  mutating func fail(_ reason: JSONError.Reason, _ offset: Int) -> Int {
    if failure == nil { failure = (reason, offset) }
    return -1
  }

  private mutating func parse(_ bytes: Span<UInt8>) {
    if bytes.count >= 3, bytes[0] == 0xef, bytes[1] == 0xbb, bytes[2] == 0xbf {
      _ = fail(.byteOrderMark, 0)
      return
    }
    var at = bytes.endOfSpace(from: 0)
    while true {
      at = readValue(bytes, at)
      if at < 0 { return }
      at = closeContainers(bytes, at)
      if at < 0 { return }
      if depth == 0 { break }
    }
    at = bytes.endOfSpace(from: at)
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
        at = bytes.endOfSpace(from: at + 1)
        if at < bytes.count, bytes[at] == UInt8(ascii: "}") { return close(at) }
        at = readKey(bytes, at)
        if at < 0 { return at }
      case UInt8(ascii: "["):
        guard openContainer(.array, at) else { return fail(.tooDeep, at) }
        at = bytes.endOfSpace(from: at + 1)
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
    while depth > 0 {
      at = bytes.endOfSpace(from: at)
      guard at < bytes.count else { return fail(.endedEarly, at) }
      switch bytes[at] {
      case UInt8(ascii: ","):
        at = bytes.endOfSpace(from: at + 1)
        return top.isObject ? readKey(bytes, at) : at
      case UInt8(ascii: "}") where top.isObject: at = close(at)
      case UInt8(ascii: "]") where !top.isObject: at = close(at)
      default: return fail(.expectedCommaOrEnd, at)
      }
    }
    return at
  }

  private mutating func openContainer(_ kind: JSONDocument.Node.Kind, _ at: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    if depth > 0 { outer.append(top) }
    depth += 1
    top = Container(node: UInt32(truncatingIfNeeded: nodes.count), isObject: kind == .object)
    append(kind, at, 0, false)
    return true
  }

  private mutating func close(_ at: Int) -> Int {
    let index = Int(top.node)
    nodes[index].length = UInt32(truncatingIfNeeded: at + 1) - nodes[index].start
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    depth -= 1
    if depth > 0 { top = outer.removeLast() }
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
    // Nearly every colon stands right after its key.
    if at < bytes.count, bytes[at] != UInt8(ascii: ":") { at = bytes.endOfSpace(from: at) }
    guard at < bytes.count else { return fail(.endedEarly, at) }
    guard bytes[at] == UInt8(ascii: ":") else { return fail(.expectedColon, at) }
    return bytes.endOfSpace(from: at + 1)
  }

  private mutating func noteOrder(_ bytes: Span<UInt8>, _ key: Int) {
    let previous = Int(top.lastKey)
    top.lastKey = UInt32(truncatingIfNeeded: key)
    guard previous > 0, unsorted.last != top.node else { return }
    let (left, right) = (nodes[previous], nodes[key])
    if !left.isEscaped, !right.isEscaped, bytes.precedes(left.range, right.range) { return }
    unsorted.append(top.node)
  }

  @inline(__always)
  mutating func append(
    _ kind: JSONDocument.Node.Kind, _ start: Int, _ length: Int, _ escaped: Bool
  ) {
    nodes.append(
      .init(
        start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: length),
        next: UInt32(truncatingIfNeeded: nodes.count &+ 1), kind: kind, isEscaped: escaped))
  }
}
