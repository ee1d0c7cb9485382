import JSON
import Localization
import Platform
import Records
package import Wording

/// The private folder with the forms of one workspace: `$XDG_STATE_HOME/kerb/WORKSPACE/forms`.
///
/// Each form has a folder of its own, so that whatever an editor leaves beside it is known to belong to it: the text,
/// and `about.json`, which says whom it is about. While a form is open, its process holds the lock on that file.
package struct FormsFolder: Sendable {
  package static let name = "forms"
  static let subjectName = "about.json"

  private let folders: PrivateFolders
  private let workspace: String
  private let location: WorkspaceLocation

  /// - `workspace`: The id of the workspace.
  package init(_ folders: PrivateFolders, workspace: String, at location: WorkspaceLocation) {
    self.folders = folders
    self.workspace = workspace
    self.location = location
  }

  /// Where the folder lies, whether it is there or not; `nil` when there is no home.
  package var path: String? { folders.statePath(Self.name, ofWorkspace: workspace) }

  /// Puts a text into a new form and holds it.
  ///
  /// - `name`: The name of the text's file.
  /// - `token`: Random small letters and digits: the name of the form's folder.
  /// - `now`: Milliseconds since 1970 (UTC).
  /// - Throws: `WorkbenchError` with the code `cannotWrite`.
  package func make(
    _ text: [UInt8], named name: String, about subject: FormSubject, token: String, now: Int,
    with writer: AtomicWriter
  ) throws(WorkbenchError) -> Form {
    let folder =
      "\(try folders.state(Self.name, ofWorkspace: workspace, at: location))/\(token)"
    do {
      guard try Files.makeFolder(folder, mode: .privateFolder) else {
        throw SystemError.exists(folder)
      }
      // Whoever finds a text finds whom it is about: that is written first.
      try writer.write(
        subject.content(opened: now), toFile: "\(folder)/\(Self.subjectName)", audience: .owner)
      let lock = try OpenFolder(folder).existing(Self.subjectName, forWriting: true)
      guard try lock.tryLock() else { throw SystemError.exists(folder) }
      try writer.write(text, toFile: "\(folder)/\(name)", audience: .owner, mustBeNew: true)
      return Form(folder: folder, name: name, text, lock)
    } catch let error as SystemError {
      throw error.writing(Printable.text(folder))
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.cannotWrite, at: Printable.text(folder), "\(error)", fix: "")
    }
  }

  /// All forms that are there, open ones too.
  ///
  /// - Throws: `WorkbenchError` with the code `unreadable`; a folder that is not there is an empty one.
  package func list() throws(WorkbenchError) -> [KeptForm] {
    guard let path else { return [] }
    do {
      guard try Files.kind(path) == .folder else { return [] }
      return try Files.list(path).entries
        .filter { !$0.name.hasPrefix(AtomicWriter.temporaryPrefix) }
        .sorted { Text.precedes($0.name, $1.name) }
        .map { KeptForm(at: "\(path)/\($0.name)", isFolder: $0.kind == .folder) }
    } catch {
      throw error.reading(Printable.text(path))
    }
  }
}
