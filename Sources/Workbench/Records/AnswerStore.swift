import JSON
package import Localization
package import Merging
package import Records
package import Wording
import Workspace

/// The declaration of a record that answers of one kind become.
package protocol AnsweredRecord {
  /// A change of the record.
  associatedtype Entry

  static var format: RecordFormat { get }

  var study: String { get }

  /// The place of the record.
  func path(_ id: RecordID) throws -> RecordPath

  /// Throws what keeps everything from being written; called under the lock of the workspace.
  func check(in workbench: Workbench) throws

  /// The id of a new record; asked while nobody else can take it.
  func newID(in workbench: Workbench) throws -> RecordID

  /// Puts into a new record what every answer is about.
  func begin(_ draft: inout RecordDraft, in workbench: Workbench) throws

  func put(
    _ entry: Entry, into draft: inout RecordDraft, in workbench: Workbench
  ) throws(WorkbenchError)

  /// Where a new record is remembered as begun here, and what the next call begins if that fails; `nil` to remember
  /// none.
  static var own: (folder: String, next: Sentence)? { get }
}

extension AnsweredRecord {
  package static var own: (folder: String, next: Sentence)? { nil }
}

/// Keeps answers in a record: the first one makes it, and each further one changes it at once.
///
/// A value that was not shown is never replaced: a change is written against the version that the answers were shown
/// from.
package final class AnswerStore<Record: AnsweredRecord> {
  private let workbench: Workbench
  private let record: Record
  private let before: () throws -> Void
  /// The record, once its first answer is written.
  package private(set) var id: RecordID?
  private var seen = SeenRecords()

  /// - Parameters:
  ///   - workbench: The workspace.
  ///   - record: The declaration of the record.
  ///   - id: The record to go on with; `nil` makes one with the first answer.
  ///   - before: Throws what keeps everything from being written; asked while nobody else can write.
  package init(
    _ workbench: Workbench, _ record: Record, id: RecordID? = nil,
    before: @escaping () throws -> Void = {}
  ) throws {
    self.workbench = workbench
    self.record = record
    self.id = id
    self.before = before
    guard let id else { return }
    let path = try record.path(id)
    if let document = try workbench.document(path) { seen.show(document, at: path.text) }
  }

  /// Writes changes under the workspace's lock.
  ///
  /// - Returns: Sentences about what others wrote meanwhile; it is kept.
  /// - Throws: `WorkbenchError`; nothing is written then.
  package func write(_ entries: [Record.Entry]) throws -> [Sentence] {
    if entries.isEmpty { return [] }
    let isNew = id == nil
    let remarks = try workbench.transaction {
      try before()
      try record.check(in: workbench)
      return try id.map { try change($0, entries) } ?? make(entries)
    }
    return isNew ? remarks + remember() : remarks
  }

  private func make(_ entries: [Record.Entry]) throws -> [Sentence] {
    let new = try record.newID(in: workbench)
    var draft = RecordDraft(creating: Record.format, id: new, ids: workbench.ids)
    try record.begin(&draft, in: workbench)
    for entry in entries { try record.put(entry, into: &draft, in: workbench) }
    let path = try record.path(new)
    try workbench.write(draft, to: path, isNew: true)
    seen.show(try JSONReader.read(draft.bytes), at: path.text)
    id = new
    return []
  }

  private func change(_ id: RecordID, _ entries: [Record.Entry]) throws -> [Sentence] {
    let path = try record.path(id)
    guard let document = try workbench.document(path) else {
      throw WorkbenchError(
        .noInput, at: path.text, "the file of these answers has gone",
        fix: "bring it back with git, or begin anew")
    }
    let changed = try seen.change(path, current: document, Record.format, ids: workbench.ids) {
      draft throws(WorkbenchError) in
      for entry in entries { try record.put(entry, into: &draft, in: workbench) }
    }
    if changed.isChanged { try workbench.write(changed.draft, to: path, isNew: false) }
    try seen.took(changed, at: path)
    return changed.remarks
  }

  /// Remembers a new record as begun here; the answers are written, whatever comes of that.
  private func remember() -> [Sentence] {
    guard let id, let own = Record.own else { return [] }
    let why: Sentence
    do {
      try OwnBatches(of: record.study, in: workbench, folder: own.folder).keep(id)
      return []
    } catch let error as WorkbenchError {
      why = error.sentence
    } catch {
      why = "\(error)."
    }
    return ["The answers are kept, but \(own.next): \(why)"]
  }
}
