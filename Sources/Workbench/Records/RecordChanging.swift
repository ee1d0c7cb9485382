package import JSON
package import Localization
import Merging
package import Records
import Wording

/// Changes records that are there: every way that leads to a change of any field ends here.
package struct RecordChanging {
  private let workbench: Workbench
  private let kind: RecordKind
  /// The study that the record belongs to; `nil` for kinds that belong to none.
  private let study: String?

  package init(_ kind: RecordKind, study: String?, in workbench: Workbench) {
    self.kind = kind
    self.study = study
    self.workbench = workbench
  }

  /// A record that was changed.
  package struct Changed {
    /// Of its file.
    package let path: String
    /// What the file holds now.
    package let bytes: [UInt8]
    /// Whether that differs from what it held before.
    package let isChanged: Bool
    /// Sentences about who came in, about a closed round, and about what others wrote meanwhile.
    package let remarks: [Sentence]
  }

  /// Changes a record under the workspace's lock; what is the same already is no write.
  ///
  /// - `seen`: The record as the person saw it when they made the change: only values of this are replaced. `nil` if
  ///   nothing was shown.
  /// - `record`: Reads the record and refuses changes that are not allowed; called under the lock.
  /// - Throws: `WorkbenchError` where a value is wrong, or somebody is not let in.
  package func write(
    _ patch: RecordPatch, seen: JSONDocument?, to record: () throws -> RecordFile
  ) throws -> Changed {
    try workbench.askingBeforeSilence { isAllowed in
      try workbench.transaction {
        let record = try record()
        let (draft, isChanged, remarks) = try apply(patch, to: record, seen: seen)
        if isChanged {
          try workbench.refuseSilence(
            [record.file.path: draft.bytes], study: study, isAllowed: isAllowed)
          try workbench.write(draft, to: RecordPath(record.file.path), isNew: false)
        }
        return Changed(
          path: record.file.path, bytes: draft.bytes, isChanged: isChanged, remarks: remarks)
      }
    }
  }

  /// Throws what would keep a change from being written.
  package func check(_ patch: RecordPatch, on record: RecordFile) throws {
    let (draft, _, _) = try apply(patch, to: record, seen: nil)
    try workbench.check(draft, place: record.file.path)
  }

  private func apply(
    _ patch: RecordPatch, to record: RecordFile, seen: JSONDocument?
  ) throws -> (RecordDraft, isChanged: Bool, remarks: [Sentence]) {
    guard let document = record.document, !record.isErased else { throw erased(record) }
    let home = kind.role == .study ? record.file.expectedID : study
    let resolved = try ReferenceResolver.resolved(
      patch, kind.format, study: home, in: workbench, changing: document)
    let before = RecordDraft(changing: document, format: kind.format, ids: workbench.ids).bytes
    let draft = try RecordDraft.applying(
      resolved, seen: seen ?? document, current: document, kind.format, ids: workbench.ids,
      now: workbench.now)
    guard draft.bytes != before else { return (draft, false, []) }
    try FigureRefusal.check(draft, kind)
    try BasisIDs.check(draft, resolved, kind)
    let meeting = MeanwhileChange(record.file, before: document, after: draft)
    let remarks = try RecordMaking.remarks(
      draft, before: document, kind, study: study, in: workbench)
    return (draft, true, meeting.remarks + remarks)
  }
}

extension RecordChanging {
  /// Deletes records, which stay as marks, or brings them back.
  ///
  /// - `records`: Reads the records; called under the lock.
  /// - Returns: What each file holds then; `nil` for one that is so already.
  package func setDeleted(_ isDeleted: Bool, _ records: () throws -> [RecordFile]) throws
    -> [[UInt8]?]
  {
    try workbench.askingBeforeSilence { isAllowed in
      try workbench.transaction {
        let drafts = try records().map { record -> (path: String, draft: RecordDraft)? in
          // A deletion in conflict with a change can be confirmed and taken back.
          guard let document = record.document, !record.isErased,
            isDeleted ? !record.isGone : document.root[key: SystemKey.deleted]?.boolean == true
          else { return nil }
          var draft = RecordDraft(changing: document, format: kind.format, ids: workbench.ids)
          try isDeleted ? draft.delete() : draft.restore()
          return (record.file.path, draft)
        }
        let changes = drafts.compactMap(\.self).map { ($0.path, $0.draft.bytes) }
        try workbench.refuseSilence(
          Dictionary(changes, uniquingKeysWith: { first, _ in first }), study: study,
          isAllowed: isAllowed)
        for case (let path, let draft)? in drafts {
          try workbench.write(draft, to: RecordPath(path), isNew: false)
        }
        return drafts.map { $0?.draft.bytes }
      }
    }
  }

  private func erased(_ record: RecordFile) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: record.file.path, "this record was erased after a withdrawal",
      fix: "make a new one; what was erased stays erased")
  }
}
