import Localization
import Platform
package import Records
package import Wording

/// The files of a workspace, without reading them.
package enum WorkspaceFiles {
  /// Which files are wanted.
  package enum Scope: Hashable, Sendable {
    case everything
    /// Only the files of one study.
    case study(String)
  }

  /// Lists all files in the folders of a workspace, in the order of the UTF-8 bytes of their paths.
  ///
  /// Files of editors and of the system are left out: names that begin with a dot or `#`, or end in `~`, `.orig`,
  /// `.rej`, `.bak` or `.swp`. What fits no place is listed as unknown, so that it can be told.
  ///
  /// - Throws: `WorkbenchError` when the workspace's own folder cannot be read, or the study is not there;
  ///   anything below is listed as unknown with the reason.
  /// - Complexity: One listing for each folder, no call for each file.
  package static func list(
    in workspace: WorkspaceLocation, _ scope: Scope = .everything
  ) throws(WorkbenchError) -> [WorkspaceFile] {
    var walk = WorkspaceWalk(workspace)
    do {
      switch scope {
      case .everything:
        try walk.visit(.personas, ["Personas"])
        try walk.visit(.surveys, ["Surveys"])
      case .study(let study):
        try RecordPath.checkStudy(study)
        let folder = "Surveys/\(study)"
        guard try Files.kind("\(workspace.root)/\(folder)") != .missing else {
          throw WorkbenchError(
            .noInput, at: folder, "there is no such study",
            fix: "\"`kerb study list`\" names the studies.")
        }
        try walk.visit(.study, ["Surveys", study], study: study)
      }
      return walk.found
    } catch let error as WorkbenchError {
      throw error
    } catch let error as SystemError {
      throw error.reading(Printable.text(workspace.root))
    } catch {
      throw WorkbenchError(.unreadable, at: Printable.text(workspace.root), "\(error)", fix: "")
    }
  }
}
