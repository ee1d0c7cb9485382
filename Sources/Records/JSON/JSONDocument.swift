/// A JSON text that has been read: its bytes and a flat list of nodes that point into them.
///
/// Nothing is copied while reading; texts are decoded when somebody asks for them. Node 0 is the root. An object is
/// followed by its members, each a key node and the nodes of its value; an array is followed by its elements.
package final class JSONDocument: Sendable {
  package let bytes: [UInt8]
  package let nodes: [Node]

  /// Key nodes that repeat an earlier key of their object, in the order in which they stand.
  package let duplicateKeys: [Int]

  init(bytes: [UInt8], nodes: [Node], duplicateKeys: [Int]) {
    self.bytes = bytes
    self.nodes = nodes
    self.duplicateKeys = duplicateKeys
  }

  /// One value or key.
  package struct Node: Sendable {
    /// Where it begins in the bytes; for texts, after the quotation mark.
    package var start: UInt32
    /// How many bytes it has; for texts, without the quotation marks.
    package var length: UInt32
    /// The index of the first node after this one and everything inside it.
    package var next: UInt32
    package var kind: Kind
    /// Whether a text holds at least one escape.
    package var isEscaped: Bool

    package enum Kind: UInt8, Sendable {
      case null, `false`, `true`, number, string, array, object
    }
  }

  package var root: JSONNode { JSONNode(document: self, index: 0) }

  /// The line and column at which a node begins.
  package func position(ofNode index: Int) -> TextPosition {
    let node = nodes[index]
    let start = Int(node.start) - (node.kind == .string ? 1 : 0)
    return TextPosition(of: start, in: bytes)
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
  package func isString(_ text: StaticString) -> Bool {
    let node = document.nodes[index]
    guard node.kind == .string else { return false }
    if node.isEscaped { return string.map { Text.isSame($0, "\(text)") } ?? false }
    guard Int(node.length) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { unsafe $0.elementsEqual(rawBytes) }
  }

  /// Whether this is a text with exactly the UTF-8 bytes of `text`.
  package func isString(_ text: String) -> Bool {
    let node = document.nodes[index]
    guard node.kind == .string else { return false }
    if node.isEscaped { return string.map { Text.isSame($0, text) } ?? false }
    return Int(node.length) == text.utf8.count && rawBytes.elementsEqual(text.utf8)
  }

  /// A whole number written as `-?(0|[1-9][0-9]*)` that fits; `nil` for anything else.
  package var integer: Int? {
    let node = document.nodes[index]
    guard node.kind == .number else { return nil }
    let bytes = rawBytes
    guard bytes.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    return Int(String(decoding: bytes, as: UTF8.self))
  }

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
    for member in members where member.key.isString(key) { return member.value }
    return nil
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
