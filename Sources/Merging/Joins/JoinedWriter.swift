import JSON
import Records

/// Writes the result of a join as canonical JSON.
struct JoinedWriter {
  private var output: [UInt8] = []

  /// - Parameter capacity: How many bytes are to be expected.
  static func canonical(_ joined: Joined, capacity: Int) -> [UInt8] {
    var writer = JoinedWriter()
    writer.output.reserveCapacity(capacity)
    writer.write(joined, 0)
    writer.output.append(UInt8(ascii: "\n"))
    return writer.output
  }

  private mutating func write(_ joined: Joined, _ indent: Int) {
    switch joined {
    case .node(let node):
      let isWhole = node.kind == .object || node.kind == .array
      if isWhole, CanonicalForm.isKept(by: node, indent: indent) {
        output += node.rawBytes
      } else {
        write(node, indent)
      }
    case .value(let value): write(value, indent)
    case .object(let members):
      open(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        separate(index, indent)
        write(key: member.key)
        write(member.value, indent + 1)
      }
      close(UInt8(ascii: "}"), isEmpty: members.isEmpty, indent)
    }
  }

  private mutating func write(_ value: JSONValue, _ indent: Int) {
    switch value {
    case .array(let elements):
      open(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        separate(index, indent)
        write(element, indent + 1)
      }
      close(UInt8(ascii: "]"), isEmpty: elements.isEmpty, indent)
    case .object(let object):
      open(UInt8(ascii: "{"))
      for (index, key) in object.sortedKeys.enumerated() {
        separate(index, indent)
        write(key: key)
        write(object.members[key] ?? .null, indent + 1)
      }
      close(UInt8(ascii: "}"), isEmpty: object.members.isEmpty, indent)
    case .string(let text): write(text)
    default: output += JSONWriter.compact(value)
    }
  }

  private mutating func write(key: Text) {
    write(key)
    output += Self.colon
  }

  private mutating func write(_ text: Text) {
    let isPlain = text.string.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain else {
      output += JSONWriter.compact(.string(text))
      return
    }
    output.append(UInt8(ascii: "\""))
    output += text.string.utf8
    output.append(UInt8(ascii: "\""))
  }
}

extension JoinedWriter {
  private mutating func write(_ node: JSONNode, _ indent: Int) {
    switch node.kind {
    case .object:
      open(UInt8(ascii: "{"))
      let keys = Self.keys(of: node)
      for (index, key) in keys.enumerated() {
        separate(index, indent)
        write(JSONNode(document: node.document, index: key), indent + 1)
        output += Self.colon
        write(JSONNode(document: node.document, index: key + 1), indent + 1)
      }
      close(UInt8(ascii: "}"), isEmpty: keys.isEmpty, indent)
    case .array:
      open(UInt8(ascii: "["))
      var count = 0
      for element in node.elements {
        separate(count, indent)
        write(element, indent + 1)
        count += 1
      }
      close(UInt8(ascii: "]"), isEmpty: count == 0, indent)
    case .string where node.document.nodes[node.index].isEscaped:
      output += JSONWriter.compact(JSONValue(node))
    case .string:
      output.append(UInt8(ascii: "\""))
      output += node.rawBytes
      output.append(UInt8(ascii: "\""))
    default: output += node.rawBytes
    }
  }

  /// The nodes of an object's keys in canonical order.
  private static func keys(of node: JSONNode) -> [Int] {
    let document = node.document
    var keys: [Int] = []
    var isSorted = true
    for (key, _) in node.members {
      if let last = keys.last {
        let previous = JSONNode(document: document, index: last)
        isSorted = isSorted && NodeBytes.order(ofKey: previous, key) < 0
      }
      keys.append(key.index)
    }
    if isSorted { return keys }
    return keys.sorted { left, right in
      let order = NodeBytes.order(
        ofKey: JSONNode(document: document, index: left),
        JSONNode(document: document, index: right))
      return order < 0 || order == 0 && left < right
    }
  }
}

extension JoinedWriter {
  private static let colon = Array(": ".utf8)
  private static let line = [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 32)

  private mutating func open(_ bracket: UInt8) { output.append(bracket) }

  private mutating func separate(_ index: Int, _ indent: Int) {
    if index > 0 { output.append(UInt8(ascii: ",")) }
    newline(indent + 1)
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool, _ indent: Int) {
    if !isEmpty { newline(indent) }
    output.append(bracket)
  }

  private mutating func newline(_ indent: Int) {
    output += Self.line[...min(indent * 2, 32)]
    if indent > 16 { output += [UInt8](repeating: UInt8(ascii: " "), count: indent * 2 - 32) }
  }
}
