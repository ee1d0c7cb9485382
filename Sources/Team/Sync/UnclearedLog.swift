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
    if isCleared(root) { return false }
    return root[key: "observations"]?.members.contains { _ in true } == true
  }

  /// Whether everybody who wrote the field said so: somebody who took the clearing back had words that the one who
  /// cleared the log at the same time has not seen.
  private static func isCleared(_ root: JSONNode) -> Bool {
    guard root[key: "clearedBy"]?.string != nil else { return false }
    let others = root[key: SystemKey.sync]?[key: "/clearedBy"]?[key: "also"]
    return others?.members.allSatisfy { $0.1.string != nil } ?? true
  }
}
