import JSON
package import Localization
import Merging
package import Records
import Wording

extension SeenRecords {
  /// Remembers a record whose values are shown.
  package mutating func show(_ record: RecordFile) {
    if let document = record.document { show(document, at: record.file.path) }
  }

  /// Changes a record, from what the person was shown; what is the same already is no write. What somebody else wrote
  /// into the same fields since stays beside it.
  ///
  /// - Returns: Sentences about that.
  /// - Throws: `WorkbenchError` where the record was deleted meanwhile, or a value is wrong.
  package mutating func write(
    _ patch: RecordPatch, to kind: RecordKind, _ id: String, study: String,
    in workbench: Workbench
  ) throws -> [Sentence] {
    try workbench.transaction {
      let finder = RecordFinder(workbench: workbench, kind: kind)
      // Read again: somebody may have changed it while questions were asked.
      let record = try finder.record(id, study: study)
      guard let document = record.document, !record.isGone else {
        throw WorkbenchError(
          .noInput, at: record.file.path, "this \(kind.noun) was deleted in the meantime",
          fix: "begin again with another one")
      }
      let home = kind.role == .study ? id : study
      var resolver = ReferenceResolver(try workbench.definitions(study: home), study: home)
      resolver.moment = workbench.instant
      let resolved = try resolver.resolved(patch, kind.format)
      let path = try RecordPath(record.file.path)
      let changed = try change(path, current: document, kind.format, ids: workbench.ids) {
        try resolved.apply(to: &$0, now: workbench.now)
      }
      var remarks = changed.remarks
      if changed.isChanged {
        // A participant in the room is never kept waiting: it is said and done.
        remarks += try workbench.remarks(
          ofSilencing: [path.text: changed.draft.bytes], study: home)
        try workbench.write(changed.draft, to: path, isNew: false)
      }
      try took(changed, at: path)
      return remarks
    }
  }
}
