import Platform
package import Records
package import Wording

/// Reads files that were listed, from any number of threads.
package final class WorkspaceReader: Sendable {
  private let workspace: WorkspaceLocation
  private let root: OpenFolder

  /// - Throws: `WorkbenchError` when the workspace's own folder cannot be opened.
  package init(_ workspace: WorkspaceLocation) throws(WorkbenchError) {
    self.workspace = workspace
    do {
      root = try OpenFolder(workspace.root)
    } catch {
      throw error.reading(Printable.text(workspace.root))
    }
  }

  /// The content of a file. It relies on the listing for the folders on the way; the file itself is never followed
  /// when it has become a symbolic link since.
  ///
  /// - Throws: `WorkbenchError` with the code `noInput` or `unreadable`.
  package func read(_ file: WorkspaceFile) throws(WorkbenchError) -> [UInt8] {
    guard !file.isBehindLink else { return try workspace.read(RecordPath(file.path)) }
    do {
      return try root.read(file.path)
    } catch {
      throw error.reading(Printable.text(file.path))
    }
  }
}
