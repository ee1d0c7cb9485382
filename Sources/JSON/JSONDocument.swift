/// A JSON text that has been read: its bytes and a flat list of nodes that point into them.
///
/// Nothing is copied while reading; texts are decoded when somebody asks for them. Node 0 is the root. An object is
/// followed by its members, each a key node and the nodes of its value; an array is followed by its elements.
package final class JSONDocument: Sendable {
  package let bytes: [UInt8]
  package let nodes: [Node]

  /// Key nodes that repeat an earlier key of their object, in the order in which they stand.
  package let duplicateKeys: [Int]

  /// Whether the keys of every object rise by bytes, as in a canonical file: then a key that is not there is missed early.
  package let isInOrder: Bool

  private let milestones = TextMilestones()

  init(bytes: [UInt8], nodes: [Node], duplicateKeys: [Int], isInOrder: Bool) {
    self.bytes = bytes
    self.nodes = nodes
    self.duplicateKeys = duplicateKeys
    self.isInOrder = isInOrder
  }

  /// One value or key.
  package struct Node: Sendable {
    /// Where it begins in the bytes; for texts, after the quotation mark.
    package var start: UInt32
    /// How many bytes it has; for texts, without the quotation marks.
    package var length: UInt32
    /// The next node's index, the kind and the escape in one number: 28 bits, 3 and 1. Large logs have millions of nodes.
    private var packed: UInt32

    @inline(__always)
    init(start: UInt32, length: UInt32, next: UInt32, kind: Kind, isEscaped: Bool) {
      self.start = start
      self.length = length
      packed = next &<< 4 | UInt32(kind.rawValue) &<< 1 | (isEscaped ? 1 : 0)
    }

    /// The index of the first node after this one and everything inside it.
    package var next: UInt32 {
      @inline(__always) get { packed &>> 4 }
      @inline(__always) set { packed = newValue &<< 4 | packed & 0xf }
    }

    package var kind: Kind {
      @inline(__always) get { Kind(rawValue: UInt8(packed &>> 1 & 7)) ?? .null }
    }

    /// Whether a text holds at least one escape.
    package var isEscaped: Bool {
      @inline(__always) get { packed & 1 == 1 }
    }

    package enum Kind: UInt8, Sendable {
      case null, `false`, `true`, number, string, array, object
    }

    /// Where it stands in the bytes.
    @inline(__always)
    package var range: Range<Int> { Int(start)..<Int(start) &+ Int(length) }

    /// A whole number written as `-?(0|[1-9][0-9]*)` that fits; `nil` for anything else.
    package func integer(in bytes: [UInt8]) -> Int? {
      guard kind == .number else { return nil }
      let isNegative = bytes[Int(start)] == UInt8(ascii: "-")
      var value = 0
      for at in range.dropFirst(isNegative ? 1 : 0) {
        let digit = bytes[at] &- 0x30
        guard digit < 10 else { return nil }
        let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = shifted.subtractingReportingOverflow(Int(digit))
        if overflow || carry { return nil }
        value = sum
      }
      if isNegative { return value }
      return value == .min ? nil : -value
    }
  }

  /// An object without members, for what is not there.
  package static let emptyObject = JSONDocument(
    bytes: [], nodes: [Node(start: 0, length: 0, next: 1, kind: .object, isEscaped: false)],
    duplicateKeys: [], isInOrder: true)

  package var root: JSONNode { JSONNode(document: self, index: 0) }

  /// The line and column at which a node begins.
  package func position(ofNode index: Int) -> TextPosition {
    milestones.position(of: offset(ofNode: index), in: bytes)
  }

  /// How many bytes stand before a node.
  func offset(ofNode index: Int) -> Int {
    let node = nodes[index]
    return Int(node.start) - (node.kind == .string ? 1 : 0)
  }
}

extension JSONDocument {
  /// Whether a node is a text with exactly the UTF-8 bytes of `text`.
  @inline(__always)
  package func isText(at index: Int, _ text: String) -> Bool {
    let node = nodes[index]
    guard node.kind == .string else { return false }
    if node.isEscaped { return Text.isSame(JSONEscapes.decoded(bytes[node.range]), text) }
    guard Int(node.length) == text.utf8.count else { return false }
    let all = bytes
    return all.span.extracting(node.range).isSame(as: text)
  }

  /// The node of a key among the members that stand from one node up to another.
  func keyNode(_ key: String, from first: Int, to end: Int) -> Int? {
    let (bytes, nodes) = (bytes, nodes)
    let quick: Int?? = unsafe key.utf8.withContiguousStorageIfAvailable { buffer in
      unsafe Self.keyNode(buffer.span, nodes, bytes, first..<end, isInOrder)
    }
    return quick ?? Self.keyNode(Array(key.utf8).span, nodes, bytes, first..<end, isInOrder)
  }

  /// The same of the parts of a document.
  static func keyNode(
    _ key: Span<UInt8>, _ nodes: [Node], _ bytes: [UInt8], _ members: Range<Int>, _ isInOrder: Bool
  ) -> Int? {
    var at = members.lowerBound
    while at < members.upperBound {
      let node = nodes[at]
      if node.isEscaped {
        let decoded = Array(JSONEscapes.decoded(bytes[node.range]).utf8)
        if decoded.span.isSame(as: key) { return at }
      } else {
        let own = bytes.span.extracting(node.range)
        if own.isSame(as: key) { return at }
        if isInOrder, key.order(to: own) < 0 { return nil }
      }
      at = Int(nodes[at &+ 1].next)
    }
    return nil
  }
}

/// One value in a document.
package struct JSONNode: Sendable {
  package let document: JSONDocument
  package let index: Int

  package init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  package var kind: JSONDocument.Node.Kind { document.nodes[index].kind }

  package var position: TextPosition { document.position(ofNode: index) }

  /// How many bytes stand before it; cheaper than its position.
  package var offset: Int { document.offset(ofNode: index) }

  /// The bytes of a number, or the undecoded bytes of a text.
  package var rawBytes: ArraySlice<UInt8> {
    let node = document.nodes[index]
    return document.bytes[Int(node.start)..<Int(node.start + node.length)]
  }

  /// A text, decoded; `nil` for anything else.
  package var string: String? {
    let node = document.nodes[index]
    guard node.kind == .string else { return nil }
    return node.isEscaped
      ? JSONEscapes.decoded(rawBytes) : String(decoding: rawBytes, as: UTF8.self)
  }

  /// Whether this is a text with exactly these bytes.
  package func isString(_ text: StaticString) -> Bool { isString("\(text)") }

  /// Whether this is a text with exactly the UTF-8 bytes of `text`.
  package func isString(_ text: String) -> Bool { document.isText(at: index, text) }

  /// Gives the UTF-8 bytes of a text, decoded; `nil` for anything else.
  @inline(__always)
  package func withText<Answer>(_ body: (Span<UInt8>) -> Answer) -> Answer? {
    let node = document.nodes[index]
    guard node.kind == .string else { return nil }
    if node.isEscaped {
      let decoded = Array((string ?? "").utf8)
      return body(decoded.span)
    }
    let all = document.bytes
    return body(all.span.extracting(node.range))
  }

  /// A whole number written as `-?(0|[1-9][0-9]*)` that fits; `nil` for anything else.
  package var integer: Int? { document.nodes[index].integer(in: document.bytes) }

  /// A number as written.
  package var lexeme: String? {
    kind == .number ? String(decoding: rawBytes, as: UTF8.self) : nil
  }

  package var boolean: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  package var isNull: Bool { kind == .null }
}

extension JSONNode {
  /// The members of an object in the order in which they stand; nothing for other values.
  package var members: Members { Members(node: self) }

  /// The elements of an array; nothing for other values.
  package var elements: Elements { Elements(node: self) }

  /// The value of a key; of a repeated key, the first.
  ///
  /// - Complexity: O(number of members).
  package subscript(key key: String) -> JSONNode? {
    guard kind == .object else { return nil }
    let end = Int(document.nodes[index].next)
    return document.keyNode(key, from: index + 1, to: end).map {
      JSONNode(document: document, index: $0 + 1)
    }
  }

  package struct Members: Sequence, IteratorProtocol {
    let document: JSONDocument
    var cursor: Int
    let end: Int

    init(node: JSONNode) {
      document = node.document
      cursor = node.index + 1
      end = node.kind == .object ? Int(document.nodes[node.index].next) : cursor
    }

    package mutating func next() -> (key: JSONNode, value: JSONNode)? {
      guard cursor < end else { return nil }
      let key = JSONNode(document: document, index: cursor)
      let value = JSONNode(document: document, index: cursor + 1)
      cursor = Int(document.nodes[cursor + 1].next)
      return (key, value)
    }
  }

  package struct Elements: Sequence, IteratorProtocol {
    let document: JSONDocument
    var cursor: Int
    let end: Int

    init(node: JSONNode) {
      document = node.document
      cursor = node.index + 1
      end = node.kind == .array ? Int(document.nodes[node.index].next) : cursor
    }

    package mutating func next() -> JSONNode? {
      guard cursor < end else { return nil }
      defer { cursor = Int(document.nodes[cursor].next) }
      return JSONNode(document: document, index: cursor)
    }
  }
}
