/// Finds the members of one object; asked for in the order in which they stand, each is one step.
///
/// It holds the document's parts itself, since each look-up would take hold of them and let them go again.
package struct KeyCursor {
  private let bytes: [UInt8]
  private let nodes: [JSONDocument.Node]
  private let isInOrder: Bool
  private var start: Int
  private var end: Int
  /// The key behind the one that was found last.
  private var next: Int
  /// The key that was found last; meaningless at the start.
  private var last = 0

  /// - Parameter node: The object; anything else has no members.
  package init(_ node: JSONNode) {
    bytes = node.document.bytes
    nodes = node.document.nodes
    isInOrder = node.document.isInOrder
    start = node.index + 1
    end = nodes[node.index].kind == .object ? Int(nodes[node.index].next) : start
    next = start
  }

  /// Where the object stands in its document.
  package var index: Int { start - 1 }

  /// A cursor over the object at a node of the same document; anything else has no members.
  package func object(at index: Int) -> KeyCursor {
    var inner = self
    inner.start = index + 1
    inner.end = nodes[index].kind == .object ? Int(nodes[index].next) : inner.start
    inner.next = inner.start
    return inner
  }

  /// The node of each member's key, in the order in which they stand; its value's node is the next one.
  package var members: Siblings { Siblings(nodes: nodes, at: start, end: end, toValue: 1) }

  /// Begins again at the first member.
  package mutating func restart() { next = start }

  /// The node of a key's value; `nil` where it is absent or `null`.
  ///
  /// - Complexity: O(1) for the next key in order, there or not, else O(number of members).
  package mutating func value(of key: String) -> Int? {
    let quick: Int?? = unsafe key.utf8.withContiguousStorageIfAvailable { buffer in
      unsafe find(buffer.span)
    }
    guard let found = quick ?? find(Array(key.utf8).span) else { return nil }
    last = found
    let value = nodes[found &+ 1]
    next = Int(value.next)
    return value.kind == .null ? nil : found &+ 1
  }

  /// What kind of value stands at a node.
  package func kind(at index: Int) -> JSONDocument.Node.Kind { nodes[index].kind }

  /// The whole number at a node; `nil` for anything else.
  package func integer(at index: Int) -> Int? { nodes[index].integer(in: bytes) }

  /// The text at a node, decoded; `nil` for anything else.
  package func string(at index: Int) -> String? {
    let node = nodes[index]
    guard node.kind == .string else { return nil }
    if node.isEscaped { return JSONEscapes.decoded(bytes[node.range]) }
    return unsafe bytes.span.extracting(node.range).withUnsafeBufferPointer { buffer in
      unsafe String(decoding: buffer, as: UTF8.self)
    }
  }

  /// Gives the UTF-8 bytes of the text at a node, decoded; `nil` for anything else.
  package func withText<Answer>(at index: Int, _ body: (Span<UInt8>) -> Answer) -> Answer? {
    let node = nodes[index]
    guard node.kind == .string else { return nil }
    if node.isEscaped { return body(Array(JSONEscapes.decoded(bytes[node.range]).utf8).span) }
    return body(bytes.span.extracting(node.range))
  }

  /// The node of each element of the array at a node, in order; none for anything else.
  package func elements(at index: Int) -> Siblings {
    let isArray = nodes[index].kind == .array
    return Siblings(
      nodes: nodes, at: index + 1, end: isArray ? Int(nodes[index].next) : index + 1, toValue: 0)
  }

  /// Nodes that stand beside each other in one object or array.
  package struct Siblings: Sequence, IteratorProtocol {
    let nodes: [JSONDocument.Node]
    var at: Int
    let end: Int
    /// How far behind a node its value stands, with which the next one begins: a key's is the next node.
    let toValue: Int

    package mutating func next() -> Int? {
      guard at < end else { return nil }
      defer { at = Int(nodes[at &+ toValue].next) }
      return at
    }
  }

  private func find(_ key: Span<UInt8>) -> Int? {
    if let found = JSONDocument.keyNode(key, nodes, bytes, next..<end, isInOrder) { return found }
    guard next > start else { return nil }
    // What comes after the last one is not in front of it either.
    if isInOrder, !nodes[last].isEscaped,
      bytes.span.extracting(nodes[last].range).order(to: key) < 0
    {
      return nil
    }
    return JSONDocument.keyNode(key, nodes, bytes, start..<next, isInOrder)
  }
}
