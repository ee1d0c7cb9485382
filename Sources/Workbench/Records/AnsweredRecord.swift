import JSON
import Localization
import Merging
import Records
import Wording

/// A record that the first answer of somebody makes and each further one changes, as questionnaires and checklists do.
///
/// What somebody was not shown is never replaced: a change is written against the version that the answers were shown
/// from.
final class AnsweredRecord {
  private let workbench: Workbench
  private let format: RecordFormat
  /// Where the record of an id belongs.
  private let path: (RecordID) throws -> RecordPath
  /// The record, once its first answer is written.
  private(set) var id: RecordID?
  private var seen = SeenRecords()

  /// - Parameter id: The record to go on with; `nil` makes one with the first answer.
  init(
    _ workbench: Workbench, _ format: RecordFormat, id: RecordID?,
    at path: @escaping (RecordID) throws -> RecordPath
  ) throws {
    self.workbench = workbench
    self.format = format
    self.path = path
    self.id = id
    guard let id else { return }
    let path = try path(id)
    if let document = try workbench.document(path) { seen.show(document, at: path.text) }
  }

  /// Writes answers under the workspace's lock.
  ///
  /// - Parameters:
  ///   - mayWrite: Throws what keeps everything from being written.
  ///   - newID: The id of a new record; asked while nobody else can take it.
  ///   - begin: Puts into a new record what every answer is about.
  /// - Returns: Sentences about what others wrote meanwhile; it is kept.
  /// - Throws: ``WorkbenchError``; nothing is written then.
  func write(
    mayWrite: () throws -> Void, newID: () throws -> RecordID,
    begin: (inout RecordDraft) throws -> Void,
    answers: (inout RecordDraft) throws(WorkbenchError) -> Void
  ) throws -> [Sentence] {
    try workbench.transaction {
      try mayWrite()
      guard let id else {
        let new = try newID()
        var draft = RecordDraft(creating: format, id: new, ids: workbench.ids)
        try begin(&draft)
        try answers(&draft)
        let path = try path(new)
        try workbench.write(draft, to: path, isNew: true)
        seen.show(try JSONReader.read(draft.bytes), at: path.text)
        self.id = new
        return []
      }
      let path = try path(id)
      guard let document = try workbench.document(path) else {
        throw WorkbenchError(
          .noInput, at: path.text, "the file of these answers has gone",
          fix: "bring it back with git, or begin anew")
      }
      let changed = try seen.change(path, current: document, format, ids: workbench.ids, answers)
      if changed.isChanged { try workbench.write(changed.draft, to: path, isNew: false) }
      try seen.took(changed, at: path)
      return changed.remarks
    }
  }
}
