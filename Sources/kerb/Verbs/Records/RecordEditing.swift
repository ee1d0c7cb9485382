import CommandLine
import Localization
import Records
import Wording
import Workbench

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
    try tellUnfinished(record)
    let form = try RecordFormEditing(record, format, in: workbench)
    let patch = try self.patch(form)
    do {
      let result = try write(patch)
      try form.remove()
      return result
    } catch let error as WorkbenchError {
      throw try form.kept(after: error)
    }
  }

  private func patch(_ form: RecordFormEditing) throws -> RecordPatch {
    while true {
      let typed = try form.edit()
      do {
        let patch = try form.changes(typed)
        try check(patch)
        return patch
      } catch let error as WorkbenchError {
        console.report(error)
      }
      guard try !form.isErased(), console.isInputTerminal,
        try console.confirm("Edit again?", otherwise: "")
      else {
        throw try form.kept(
          after: WorkbenchError(.invalidData, at: "", "nothing was changed", fix: ""))
      }
    }
  }

  /// Says where earlier forms of the record are that were not finished.
  private func tellUnfinished(_ record: RecordFile) throws {
    let kept = try RecordFormEditing.unfinished(of: record, in: workbench)
    guard let first = kept.first else { return }
    let names = kept.map { String($0.split(separator: "/").last ?? "") }
    let folder = first.dropLast(names[0].utf8.count + 1)
    console.message(
      kept.count == 1
        ? "An earlier form of this record was not finished. It is in \(first); remove that folder when nothing in it is needed."
        : "\(kept.count) earlier forms of this record were not finished. They are in \(folder): \(names.joined(separator: ", ")). Remove those folders when nothing in them is needed."
    )
  }
}
