import Merging
import Platform
import Records
import Workspace

/// Changing a record in the person's editor: nothing that was typed is lost, whatever is wrong with it.
struct RecordEditing {
  let workbench: Workbench
  let format: RecordFormat
  /// Throws what would keep a patch from being written.
  let check: (RecordPatch) throws -> Void
  private var console: Console { workbench.console }

  init(
    _ workbench: Workbench, _ format: RecordFormat, check: @escaping (RecordPatch) throws -> Void
  ) {
    self.workbench = workbench
    self.format = format
    self.check = check
  }

  /// Opens the editor on a form until what is saved can be written.
  ///
  /// - Throws: ``WorkbenchError`` that says where the form was kept when the person gives up.
  func patch(for record: RecordFile) throws -> RecordPatch {
    guard let document = record.document else { return RecordPatch() }
    let object = JSONValue(document.root).object ?? JSONObject()
    let name = record.file.expectedID
    var text = RecordForm.text(object, format)
    while true {
      let saved = try console.edit(Array(text.utf8), named: "\(name).txt")
      let typed = String(decoding: saved, as: UTF8.self)
      do {
        let patch = try RecordForm.changes(typed, object, format)
        try check(patch)
        return patch
      } catch let error as WorkbenchError {
        console.report(error)
      }
      guard console.isInputTerminal, try console.confirm("Edit again?", otherwise: "") else {
        throw try kept(saved, named: name)
      }
      text = typed
    }
  }

  /// Puts a form aside in the private folder of the workspace.
  private func kept(_ form: [UInt8], named name: String) throws -> WorkbenchError {
    let folder = try PrivateFolders(environment: console.environment).state(
      "drafts", ofWorkspace: workbench.marker().id.string, at: workbench.location)
    let taken = try Files.list(folder).entries.map(\.name)
    let free = (1...).lazy.map { $0 == 1 ? "\(name).txt" : "\(name)-\($0).txt" }
      .first { !taken.contains($0) }
    let path = "\(folder)/\(free ?? name)"
    try workbench.atomicWriter.write(form, toFile: path, audience: .owner, mustBeNew: true)
    return WorkbenchError(
      .invalidData, at: "", "nothing was changed", fix: "what you typed is kept in \(path)")
  }
}
