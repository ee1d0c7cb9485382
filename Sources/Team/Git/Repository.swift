import Localization
import Records
package import Wording
package import Workspace

/// The clone of git that a workspace lies in.
package struct Repository: Sendable {
  package let workspace: WorkspaceLocation
  /// The absolute path of the work tree.
  package let top: String
  /// The absolute path of what git keeps for this work tree.
  package let gitFolder: String
  /// The absolute path of what git keeps for all work trees of the clone.
  package let commonFolder: String
  /// The way from the work tree's top to the workspace, with a slash at its end; empty where they are the same.
  package let prefix: String
  /// Git, run at the top of the work tree.
  package let git: Git

  /// The clone around a workspace.
  ///
  /// - `surroundings`: `hook` if git itself has started us.
  /// - Returns: `nil` where the workspace lies in no work tree of git.
  /// - Throws: `WorkbenchError` when git cannot be run, or refuses the repository, such as one that belongs to
  ///   somebody else, or a bare one.
  package static func find(
    _ workspace: WorkspaceLocation, _ surroundings: Git.Surroundings = .own
  ) throws(WorkbenchError) -> Repository? {
    let git = Git(in: workspace.root, surroundings)
    let outcome = try git.run([
      "rev-parse", "--path-format=absolute", "--is-inside-work-tree", "--show-toplevel",
      "--absolute-git-dir", "--git-common-dir", "--show-prefix",
    ])
    guard outcome.isSuccess else {
      if outcome.complains(of: "not a git repository") { return nil }
      if outcome.complains(of: "must be run in a work tree") { return nil }
      if outcome.complains(of: "safe.bareRepository") { throw insideBare(workspace) }
      throw Git.failed(["rev-parse"], outcome)
    }
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard lines.count >= 5, lines[0] == "true" else { return nil }
    return Repository(
      workspace: workspace, top: lines[1], gitFolder: lines[2], commonFolder: lines[3],
      prefix: lines[4], git: Git(in: lines[1], surroundings))
  }

  /// A bare repository can lie in the work tree of a clone like any other files, settings and programs included.
  private static func insideBare(_ workspace: WorkspaceLocation) -> WorkbenchError {
    WorkbenchError(
      .noInput, at: Printable.text(workspace.root, limit: 300),
      "this workspace lies in a bare git repository, whose settings can start programs; git was not run in it",
      fix: "move the workspace to a folder of its own, then `git init` there")
  }

  /// The clone around a workspace.
  ///
  /// - Throws: `WorkbenchError` with the code `noInput` where there is none.
  package static func require(
    _ workspace: WorkspaceLocation, _ surroundings: Git.Surroundings = .own
  ) throws(WorkbenchError) -> Repository {
    if let found = try find(workspace, surroundings) { return found }
    throw WorkbenchError(
      .noInput, at: Printable.text(workspace.root), "this workspace is in no git repository",
      fix: "run `git init` here, or clone the team's repository; then `kerb team setup`")
  }

  /// The path of a file of the repository, from the workspace on; `nil` for one outside the workspace.
  package func inWorkspace(_ path: String) -> String? {
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
  }

  /// The path of a file of the workspace, from the top of the work tree on.
  package func inRepository(_ path: String) -> String { prefix + path }
}

extension Repository {
  /// The same clone; programs that git starts see these variables too.
  package func with(_ environment: [String: String?]) -> Repository {
    var git = git
    git.environment = environment
    return with(git)
  }

  /// The same clone; files that were read from git once are not read again.
  package func remembering() -> Repository {
    var git = git
    git.blobs = BlobCache()
    return with(git)
  }

  private func with(_ git: Git) -> Repository {
    Repository(
      workspace: workspace, top: top, gitFolder: gitFolder, commonFolder: commonFolder,
      prefix: prefix, git: git)
  }
}
