/// The order of keys in canonical form: by bytes, with the format line after all others.
package enum CanonicalOrder {
  /// The key of the line that names type and version.
  package static let formatKey = "~format"

  package static func precedes(_ left: String, _ right: String) -> Bool {
    if Text.isSame(left, formatKey) { return false }
    if Text.isSame(right, formatKey) { return true }
    return Text.precedes(left, right)
  }
}

/// Writes canonical JSON: UTF-8, LF, two spaces, keys in order, one element a line, one final newline.
package enum JSONWriter {
  package static func canonical(_ value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    write(value, indent: 0, to: &output)
    output.append(UInt8(ascii: "\n"))
    return output
  }

  /// Writes a document's tree again in canonical form; a canonical document gives its own bytes.
  package static func canonical(_ document: JSONDocument) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(document.bytes.count)
    write(document.root, indent: 0, to: &output)
    output.append(UInt8(ascii: "\n"))
    return output
  }

  /// A value as it stands inside a larger text, without a line end behind it.
  ///
  /// - `depth`: How many objects and lists are around it.
  package static func part(_ value: JSONValue, depth: Int) -> [UInt8] {
    var output: [UInt8] = []
    write(value, indent: depth, to: &output)
    return output
  }

  /// An object one of whose lists was written before, part by part, perhaps by several threads.
  ///
  /// - `key`: The list in the object; what stands there in `object` is left out.
  /// - `parts`: The elements of the list, of depth 2.
  package static func canonical(
    _ object: JSONObject, list key: String, parts: [[UInt8]]
  ) -> [UInt8] {
    var object = object
    object[key] = .array([])
    var output: [UInt8] = []
    output.reserveCapacity(parts.reduce(1_000) { $0 + $1.count + 6 })
    container("{", "}", object.sortedMembers, indent: 0, to: &output) { member, output in
      JSONEscapes.write(member.key.string, to: &output)
      output += ": ".utf8
      if Text.isSame(member.key.string, key) {
        container("[", "]", parts, indent: 1, to: &output) { part, output in output += part }
      } else {
        write(member.value, indent: 1, to: &output)
      }
    }
    output.append(UInt8(ascii: "\n"))
    return output
  }

  /// One line without spaces, in canonical order: what digests are made of.
  package static func compact(_ value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    writeCompact(value, to: &output)
    return output
  }
}

extension JSONWriter {
  private static func write(_ value: JSONValue, indent: Int, to output: inout [UInt8]) {
    switch value {
    case .null: output += "null".utf8
    case .bool(let flag): output += (flag ? "true" : "false").utf8
    case .number(let lexeme): output += lexeme.utf8
    case .string(let text): JSONEscapes.write(text.string, to: &output)
    case .array(let elements):
      container("[", "]", elements, indent: indent, to: &output) { element, output in
        write(element, indent: indent + 1, to: &output)
      }
    case .object(let object):
      container("{", "}", object.sortedMembers, indent: indent, to: &output) { member, output in
        JSONEscapes.write(member.key.string, to: &output)
        output += ": ".utf8
        write(member.value, indent: indent + 1, to: &output)
      }
    }
  }

  private static func write(_ node: JSONNode, indent: Int, to output: inout [UInt8]) {
    switch node.kind {
    case .null: output += "null".utf8
    case .true: output += "true".utf8
    case .false: output += "false".utf8
    case .number: output += node.rawBytes
    case .string: writeString(node, to: &output)
    case .array:
      container("[", "]", Array(node.elements), indent: indent, to: &output) { element, output in
        write(element, indent: indent + 1, to: &output)
      }
    case .object:
      container("{", "}", inOrder(node), indent: indent, to: &output) { member, output in
        writeString(member.key, to: &output)
        output += ": ".utf8
        write(member.value, indent: indent + 1, to: &output)
      }
    }
  }

  private static func writeString(_ node: JSONNode, to output: inout [UInt8]) {
    if node.document.nodes[node.index].isEscaped {
      JSONEscapes.write(node.string ?? "", to: &output)
    } else {
      output.append(UInt8(ascii: "\""))
      output += node.rawBytes
      output.append(UInt8(ascii: "\""))
    }
  }

  /// Members in canonical order; repeated keys stay, in the order in which they stand.
  private static func inOrder(_ node: JSONNode) -> [(key: JSONNode, value: JSONNode)] {
    let members = Array(node.members)
    let keys = members.map { $0.key.string ?? "" }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { !CanonicalOrder.precedes($1, $0) }
    if isSorted { return members }
    return keys.indices.sorted { left, right in
      if CanonicalOrder.precedes(keys[left], keys[right]) { return true }
      return !CanonicalOrder.precedes(keys[right], keys[left]) && left < right
    }.map { members[$0] }
  }

  private static func container<Element>(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ elements: [Element], indent: Int,
    to output: inout [UInt8], each: (Element, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: opening))
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      newline(indent + 1, to: &output)
      each(element, &output)
    }
    if !elements.isEmpty { newline(indent, to: &output) }
    output.append(UInt8(ascii: closing))
  }

  private static func newline(_ indent: Int, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent * 2))
  }

  private static func writeCompact(_ value: JSONValue, to output: inout [UInt8]) {
    switch value {
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        writeCompact(element, to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let object):
      output.append(UInt8(ascii: "{"))
      for (index, member) in object.sortedMembers.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        JSONEscapes.write(member.key.string, to: &output)
        output.append(UInt8(ascii: ":"))
        writeCompact(member.value, to: &output)
      }
      output.append(UInt8(ascii: "}"))
    default: write(value, indent: 0, to: &output)
    }
  }
}
