package import Records
package import Workspace

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
    if root[key: "clearedBy"]?.string != nil { return false }
    return root[key: "observations"]?.members.contains { _ in true } == true
  }
}
