import Localization
package import Records
import Team
package import Wording
import Workspace

/// A record in the person's editor, as a form to fill in: nothing that was typed is lost, whatever is wrong with it.
package struct RecordFormEditing {
  private let workbench: Workbench
  private let record: RecordFile
  private let format: RecordFormat
  private let subject: FormSubject
  private let form: FormEditing

  /// Puts a record into a form.
  package init(_ record: RecordFile, _ format: RecordFormat, in workbench: Workbench) throws {
    self.workbench = workbench
    self.record = record
    self.format = format
    subject = FormSubject(record, in: workbench)
    form = try FormEditing(
      Array(RecordForm.text(record.object, format).utf8), named: "\(record.file.expectedID).txt",
      about: subject, workbench)
  }

  /// The folders of forms of the same record that were not finished and that nobody has open.
  package static func unfinished(of record: RecordFile, in workbench: Workbench) throws
    -> [String]
  {
    let subject = FormSubject(record, in: workbench)
    return try FormsFolder(of: workbench).list().filter {
      !$0.isOpen && $0.subject?.record == subject.record
    }.map(\.path)
  }

  /// Opens the editor.
  ///
  /// - Returns: What was saved.
  /// - Throws: `WorkbenchError`; a form into which something was typed stays, and the error says where.
  package func edit() throws -> String { String(decoding: try form.edit(), as: UTF8.self) }

  /// What a person changed in the form.
  ///
  /// - Throws: `WorkbenchError` that names the line.
  package func changes(_ typed: String) throws -> RecordPatch {
    try RecordForm.changes(typed, record.object, format)
  }

  /// Takes the form away, with whatever the editor has left beside it.
  package func remove() throws { try form.remove() }

  /// Whether somebody whom the form is about has taken everything back since.
  package func isErased() throws -> Bool {
    guard let study = subject.study else { return false }
    let lookup = ErasureLookup(workbench.location)
    return try subject.participants.contains { try lookup.isErased(participant: $0, study: study) }
  }

  /// What is said of a form that stays; one about somebody who withdrew meanwhile goes.
  package func kept(after error: WorkbenchError) throws -> WorkbenchError {
    guard try isErased() else { return form.kept(after: error) }
    try form.remove()
    return WorkbenchError(
      .invalidData, at: subject.record ?? "",
      "the person has taken everything back meanwhile, so what was typed is erased too",
      fix: "nothing is left to do")
  }
}
