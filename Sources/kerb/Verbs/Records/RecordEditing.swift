import CommandLine
import JSON
import Merging
import Records
import Team
import Wording
import Workbench
import Workspace

/// Changing a record in the person's editor: nothing that was typed is lost, whatever is wrong with it.
struct RecordEditing {
  let workbench: Workbench
  let format: RecordFormat
  /// Throws what would keep a patch from being written.
  let check: (RecordPatch) throws -> Void
  private let console: Console

  init(
    _ workbench: Workbench, _ console: Console, _ format: RecordFormat,
    check: @escaping (RecordPatch) throws -> Void
  ) {
    self.workbench = workbench
    self.console = console
    self.format = format
    self.check = check
  }

  /// Opens the editor on a form until what is saved can be written, and writes it.
  ///
  /// - Parameter write: Writes the patch; the form stays until then.
  /// - Throws: ``WorkbenchError`` that says where the form was kept when the person gives up, or it cannot be written.
  func edit<Result>(_ record: RecordFile, _ write: (RecordPatch) throws -> Result) throws -> Result
  {
    let object = record.document.flatMap { JSONValue($0.root).object } ?? JSONObject()
    let subject = FormSubject(record, in: workbench)
    try tellKept(subject)
    let form = try FormEditing(
      Array(RecordForm.text(object, format).utf8), named: "\(record.file.expectedID).txt",
      about: subject, workbench)
    let patch = try self.patch(form, object, subject)
    do {
      let result = try write(patch)
      try form.remove()
      return result
    } catch let error as WorkbenchError {
      throw try kept(form, subject, after: error)
    }
  }

  private func patch(
    _ form: FormEditing, _ object: JSONObject, _ subject: FormSubject
  ) throws -> RecordPatch {
    while true {
      let typed = String(decoding: try form.edit(), as: UTF8.self)
      do {
        let patch = try RecordForm.changes(typed, object, format)
        try check(patch)
        return patch
      } catch let error as WorkbenchError {
        console.report(error)
      }
      guard try !isErased(subject), console.isInputTerminal,
        try console.confirm("Edit again?", otherwise: "")
      else {
        throw try kept(
          form, subject,
          after: WorkbenchError(.invalidData, at: "", "nothing was changed", fix: ""))
      }
    }
  }

  /// What is said of a form that stays; one about somebody who withdrew meanwhile does not.
  private func kept(
    _ form: FormEditing, _ subject: FormSubject, after error: WorkbenchError
  ) throws -> WorkbenchError {
    guard try isErased(subject) else { return form.kept(after: error) }
    try form.remove()
    return WorkbenchError(
      .invalidData, at: subject.record ?? "",
      "the person has taken everything back meanwhile, so what was typed is erased too",
      fix: "nothing is left to do")
  }

  private func isErased(_ subject: FormSubject) throws -> Bool {
    guard let study = subject.study else { return false }
    let lookup = ErasureLookup(workbench.location)
    return try subject.participants.contains { try lookup.isErased(participant: $0, study: study) }
  }

  /// Says where earlier forms of the record are that were not finished.
  private func tellKept(_ subject: FormSubject) throws {
    let kept = try FormsFolder(of: workbench).list().filter {
      !$0.isOpen && $0.subject?.record == subject.record
    }
    guard let first = kept.first else { return }
    let one = kept.count == 1
    let names = kept.map { String($0.path.split(separator: "/").last ?? "") }
    let folder = first.path.dropLast(names[0].utf8.count + 1)
    console.message(
      one
        ? "An earlier form of this record was not finished. It is in \(first.path); remove that folder when nothing in it is needed."
        : "\(kept.count) earlier forms of this record were not finished. They are in \(folder): \(names.joined(separator: ", ")). Remove those folders when nothing in them is needed."
    )
  }
}
