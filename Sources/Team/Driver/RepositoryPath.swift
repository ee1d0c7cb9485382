package import Records
import Workspace

/// A path of a git repository that lies in a workspace: where the workspace begins, and what the rest is.
package struct RepositoryPath: Hashable, Sendable {
  /// From the top of the repository to the workspace, with a slash at its end; empty where they are the same.
  package let prefix: String
  /// What the path is in its workspace.
  package let file: WorkspaceFile

  /// Finds the workspace by the words of the path alone; the outermost that fits.
  ///
  /// - Parameter path: From the top of the repository on, as git writes it.
  /// - Returns: `nil` for what is no record in any workspace.
  package init?(recordAt path: String) {
    let bytes = path.utf8
    var start = bytes.startIndex
    while true {
      let rest = bytes[start...]
      if Self.beginsPlace(rest), let file = WorkspaceFile(recordAt: String(Substring(rest))) {
        prefix = String(Substring(bytes[..<start]))
        self.file = file
        return
      }
      guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      start = bytes.index(after: slash)
    }
  }

  private static func beginsPlace(_ path: Substring.UTF8View) -> Bool {
    ["Personas/", "Surveys/", ".kerb/"].contains { path.starts(with: $0.utf8) }
  }
}
