package import JSON
package import Records
import Workspace

/// A log with notes that nobody has cleared of names, numbers and places.
package enum UnclearedLog {
  /// Whether a file is one.
  package static func isOne(_ record: RecordFile) -> Bool {
    guard record.file.role == .log, let document = record.document else { return false }
    return isOne(document)
  }

  /// Whether the document of a log is one. Tombstones hold notes too; erased logs and those without notes do not.
  package static func isOne(_ document: JSONDocument) -> Bool {
    let root = document.root
    if root[key: SystemKey.erased]?.boolean == true { return false }
    if Clearing.isCleared(root) { return false }
    return root[\Log.observations]?.members.contains { _ in true } == true
  }

  /// Whether every text of a log stands in another version of it too.
  static func holdsNoMore(_ bytes: [UInt8], than other: [UInt8]) -> Bool {
    guard let own = try? JSONReader.read(bytes), let theirs = try? JSONReader.read(other) else {
      return false
    }
    return texts(own.root).isSubset(of: texts(theirs.root))
  }

  private static func texts(_ node: JSONNode) -> Set<Text> {
    switch node.kind {
    case .string: Set([node.string.map { Text($0) }].compactMap(\.self))
    case .array: node.elements.reduce(into: []) { $0.formUnion(texts($1)) }
    case .object:
      node.members.reduce(into: []) { found, member in
        if !member.key.isString(SystemKey.sync) { return found.formUnion(texts(member.value)) }
        guard member.value.kind == .object else { return }
        // Beside the ids of writes, which are nobody's words, it has the values beside the standing one.
        for (_, entry) in member.value.members where entry.kind == .object {
          if let others = entry[key: "also"] { found.formUnion(texts(others)) }
        }
      }
    default: []
    }
  }
}
