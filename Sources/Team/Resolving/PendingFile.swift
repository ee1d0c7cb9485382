import JSON
package import Records
package import Wording
import Workspace

/// A file that is no record as it stands: git waits for it to be merged, or somebody committed conflict markers.
package struct PendingFile: Sendable {
  package enum State: Hashable, Sendable {
    /// Git holds it unmerged.
    case unmerged
    /// There are markers in it, and git knows of no conflict any more.
    case marked
  }

  /// What the file is for the workbench.
  package enum Kind: Sendable {
    case record(WorkspaceFile)
    /// A generated report of a study.
    case export(study: String)
    /// Nothing that the workbench can merge.
    case other
  }

  /// From the workspace on; from the top of the work tree for a file outside of it.
  package let path: String
  package let state: State
  package let kind: Kind
  let unmerged: UnmergedFile?

  /// Whether the workbench makes it whole again by itself.
  package var isRebuilt: Bool {
    if case .other = kind { false } else { true }
  }

  /// The study that it belongs to; `nil` for what all studies share.
  package var study: String? {
    switch kind {
    case .record(let file): file.study
    case .export(let study): study
    case .other: nil
    }
  }

  /// All files of a repository that wait, the unmerged ones first.
  package static func all(in repository: Repository) throws(WorkbenchError) -> [PendingFile] {
    let unmerged = try UnmergedFile.all(in: repository)
    let known = Set(unmerged.map { Text($0.path) })
    let marked = try marked(in: repository).filter { !known.contains(Text($0)) }
    return unmerged.map { file in
      let path = repository.inWorkspace(file.path)
      return PendingFile(
        path: path ?? file.path, state: .unmerged,
        kind: file.isPlain ? path.map(kind) ?? .other : .other, unmerged: file)
    }
      + marked.compactMap { name in
        guard let path = repository.inWorkspace(name) else { return nil }
        return PendingFile(path: path, state: .marked, kind: kind(of: path), unmerged: nil)
      }
  }

  /// The tracked files of the workspace's own folders in which a line begins a conflict.
  private static func marked(in repository: Repository) throws(WorkbenchError) -> [String] {
    let folders = [WorkspaceLocation.marker, "Personas", "Surveys", "Exports"]
    let found = try repository.git.run(
      ["grep", "-l", "-z", "-a", "--full-name", "-E", "^<{7,}( |$)", "--"]
        + folders.map(repository.inRepository))
    // It ends with 1 where nothing is found.
    guard found.isSuccess || found.errorOutput.isEmpty else {
      throw Git.failed(["grep"], found)
    }
    return found.parts
  }

  private static func kind(of path: String) -> Kind {
    if let file = WorkspaceFile(recordAt: path) { return .record(file) }
    let parts = path.split(separator: "/")
    if parts.count > 2, parts[0] == "Exports" { return .export(study: String(parts[1])) }
    return .other
  }
}
