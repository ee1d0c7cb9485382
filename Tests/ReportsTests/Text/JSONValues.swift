import JSON

/// JSON as lines, one a value with its path: goldens of them say the same in less.
enum JSONValues {
  /// - Parameter depth: Values so many steps below the whole stand on a line of their own; what is deeper stays together.
  static func lines(_ bytes: [UInt8], depth: Int) throws -> [String] {
    lines(try JSONReader.read(bytes).root, "", depth)
  }

  /// What one has and the other has not, first the values that went and then those that came.
  static func differences(_ old: [UInt8], _ new: [UInt8]) throws -> [String] {
    let (old, new) = (try lines(old, depth: .max), try lines(new, depth: .max))
    let (kept, known) = (Set(new), Set(old))
    return old.filter { !kept.contains($0) }.map { "- \($0)" }
      + new.filter { !known.contains($0) }.map { "+ \($0)" }
  }

  private static func lines(_ node: JSONNode, _ path: String, _ depth: Int) -> [String] {
    let parts = parts(node)
    guard depth > 0, !parts.isEmpty else { return ["\(path) \(compact(node))"] }
    return parts.flatMap { lines($0.value, "\(path)/\($0.name)", depth - 1) }
  }

  private static func parts(_ node: JSONNode) -> [(name: String, value: JSONNode)] {
    switch node.kind {
    case .object: node.members.map { ($0.key.string ?? "", $0.value) }
    case .array: node.elements.enumerated().map { (String($0.offset), $0.element) }
    default: []
    }
  }

  private static func compact(_ node: JSONNode) -> String {
    switch node.kind {
    case .object:
      "{" + node.members.map { "\(compact($0.key)): \(compact($0.value))" }.joined(separator: ", ")
        + "}"
    case .array: "[" + node.elements.map(compact).joined(separator: ", ") + "]"
    case .string: "\"" + String(decoding: node.rawBytes, as: UTF8.self) + "\""
    default: node.lexeme ?? node.boolean.map { String($0) } ?? "null"
    }
  }
}
