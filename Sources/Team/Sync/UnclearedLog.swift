import Records
package import Workspace

/// A log with notes that nobody has cleared of names, numbers and places.
package enum UnclearedLog {
  /// Whether a file is one. Tombstones hold notes too; erased logs and those without notes do not.
  package static func isOne(_ record: RecordFile) -> Bool {
    guard record.file.role == .log, !record.isErased, let root = record.document?.root else {
      return false
    }
    if root[key: "clearedBy"]?.string != nil { return false }
    return root[key: "observations"]?.members.contains { _ in true } == true
  }
}
