/// Reads the part of HTML that pages use, byte by byte, and refuses everything that a browser would have to guess at.
struct HTMLCheck {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// An element, or a run of text where it has no name.
  final class Node {
    let name: String
    let attributes: [String: String]
    var children: [Node] = []
    let words: String

    init(_ name: String, _ attributes: [String: String] = [:], words: String = "") {
      self.name = name
      self.attributes = attributes
      self.words = words
    }

    /// All text in it, in order.
    var text: String { name.isEmpty ? words : children.map(\.text).joined() }

    /// Itself and all elements below it, in order.
    var all: [Node] { (name.isEmpty ? [] : [self]) + children.flatMap(\.all) }

    func all(_ name: String) -> [Node] { all.filter { $0.name == name } }
  }

  /// The whole page; its only element is `html`.
  let root = Node("document")
  private var open: [Node]

  private static let void: Set = ["meta", "link"]

  /// - Parameter source: A page.
  init(_ source: String) throws {
    open = [root]
    let bytes = Array(source.utf8)
    let start = Array("<!DOCTYPE html>\n".utf8)
    guard bytes.starts(with: start) else { throw Fault(description: "no DOCTYPE") }
    var rest = bytes[start.count...]
    while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
      try add(rest[..<place])
      let end = try Self.end(of: rest[place...])
      try tag(rest[(place + 1)..<end])
      rest = rest[(end + 1)...]
      if open.last?.name == "style" { rest = try takeStyle(rest) }
    }
    try add(rest)
    guard open.count == 1 else { throw Fault(description: "<\(open.last?.name ?? "")> is open") }
  }

  /// The end of the tag that begins some bytes; signs between quotation marks do not count.
  private static func end(of bytes: ArraySlice<UInt8>) throws -> Int {
    var isQuoted = false
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if bytes[place] == UInt8(ascii: ">"), !isQuoted { return place }
    }
    throw Fault(description: "a tag is not closed")
  }

  private func add(_ bytes: ArraySlice<UInt8>) throws {
    guard !bytes.isEmpty else { return }
    open[open.count - 1].children.append(Node("", words: try Self.unescaped(bytes)))
  }

  private mutating func tag(_ tag: ArraySlice<UInt8>) throws {
    if tag.first == UInt8(ascii: "/") {
      let name = String(decoding: tag.dropFirst(), as: UTF8.self)
      guard open.count > 1, open.removeLast().name == name else {
        throw Fault(description: "</\(name)> closes something else")
      }
      return
    }
    let node = try Self.node(tag)
    open[open.count - 1].children.append(node)
    if !Self.void.contains(node.name), tag.last != UInt8(ascii: "/") { open.append(node) }
  }

  /// Up to the first end of the element, whatever stands before it.
  private mutating func takeStyle(_ bytes: ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
    let end = Array("</style>".utf8)
    guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
      throw Fault(description: "<style> is not closed")
    }
    let words = String(decoding: bytes[..<place], as: UTF8.self)
    open.removeLast().children.append(Node("", words: words))
    return bytes[(place + end.count)...]
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"): true
    default: false
    }
  }

  private static func node(_ tag: ArraySlice<UInt8>) throws -> Node {
    let name = tag.prefix(while: isName)
    guard let first = name.first, (0x61...0x7a).contains(first) else {
      throw Fault(description: "a tag has no name")
    }
    var found: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
    while !rest.isEmpty {
      rest = rest.drop { $0 == 0x20 || $0 == 0x0a }
      let key = rest.prefix(while: isName)
      rest = rest.dropFirst(key.count)
      guard !key.isEmpty, rest.starts(with: Array("=\"".utf8)),
        let end = rest.dropFirst(2).firstIndex(of: UInt8(ascii: "\""))
      else { throw Fault(description: "attributes of <\(String(decoding: tag, as: UTF8.self))>") }
      let value = try unescaped(rest[..<end].dropFirst(2))
      guard found.updateValue(value, forKey: String(decoding: key, as: UTF8.self)) == nil else {
        throw Fault(description: "an attribute stands twice")
      }
      rest = rest[(end + 1)...]
    }
    return Node(String(decoding: name, as: UTF8.self), found)
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  /// The text that is meant; a sign that means something by itself must not be there.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) throws -> String {
    guard !bytes.contains(UInt8(ascii: "<")), !bytes.contains(UInt8(ascii: ">")) else {
      throw Fault(description: "a bare angle bracket")
    }
    let parts = bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    var result = Array(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: UInt8(ascii: ";")),
        let sign = entities[String(decoding: part[..<end], as: UTF8.self)]
      else { throw Fault(description: "a bare ampersand") }
      result += sign.utf8 + part[(end + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }
}
