import Localization
import Merging
import Records
import Wording
import Workspace

/// A text in the person's editor. It lies in the private folder of the workspace, and only there, until what was typed
/// is safe elsewhere.
struct FormEditing {
  private let workbench: Workbench
  private let form: Form

  /// Puts a text into a form.
  ///
  /// - Parameter name: The name of the text's file, which tells the editor what kind of text it is.
  /// - Throws: ``WorkbenchError`` where no private folder can be made.
  init(
    _ text: [UInt8], named name: String, about subject: FormSubject, _ workbench: Workbench
  )
    throws
  {
    self.workbench = workbench
    form = try FormsFolder(of: workbench).make(
      text, named: name, about: subject, token: workbench.ids.text(12), now: workbench.now,
      with: workbench.atomicWriter)
  }

  /// Opens the editor.
  ///
  /// - Returns: What was saved.
  /// - Throws: ``WorkbenchError``. A form into which nothing was typed is gone then; another one stays, and the error says where.
  func edit() throws -> [UInt8] {
    do {
      try workbench.surroundings.openEditor(form.path)
      return try form.text()
    } catch let error as WorkbenchError {
      guard !form.isUntouched else {
        try form.remove()
        throw error
      }
      throw kept(after: error)
    }
  }

  /// Takes the form away, with whatever the editor has left beside it.
  func remove() throws { try form.remove() }

  /// An error that says where the form stays.
  func kept(after error: WorkbenchError) -> WorkbenchError {
    var error = error
    let before: Sentence = error.remedy.isEmpty ? "" : "\(error.remedy); "
    error.remedy = "\(before)what you typed is kept in \(form.path)"
    return error
  }
}

extension FormsFolder {
  init(of workbench: Workbench) throws {
    self.init(
      PrivateFolders(environment: workbench.surroundings.environment),
      workspace: try workbench.marker().id.string, at: workbench.location)
  }
}

extension FormSubject {
  /// The subject of the form of a record that is there.
  init(_ record: RecordFile, in workbench: Workbench) {
    self.init(record) { session in
      guard let study = record.file.study,
        let path = try? RecordPath.session(session, study: study),
        let file = WorkspaceFile(recordAt: path.text)
      else { return [] }
      return ErasurePropagation.people(of: RecordLoader.read(file, in: workbench.location))
    }
  }
}
