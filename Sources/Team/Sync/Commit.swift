import Platform
import Records

/// Commits files of the work tree, and leaves alone whatever else is staged.
struct Commit {
  private let repository: Repository
  private var git: Git { repository.git }

  init(_ repository: Repository) { self.repository = repository }

  /// Commits these files as they are in the work tree, with the person's own hooks.
  ///
  /// - Parameter paths: From the top of the repository.
  /// - Throws: ``WorkbenchError`` with what git or a hook said.
  func make(of paths: [String], message: String) throws(WorkbenchError) {
    let list = Git.list(paths)
    try git.require(["add", "--pathspec-from-file=-", "--pathspec-file-nul"], input: list)
    let arguments = [
      "commit", "--quiet", "--only", "--message", message, "--pathspec-from-file=-",
      "--pathspec-file-nul",
    ]
    let outcome = try git.run(arguments, input: list)
    guard !outcome.isSuccess else { return }
    if outcome.text.contains("nothing to commit") || outcome.text.contains("no changes added") {
      return
    }
    if outcome.complaint.contains("identity") || outcome.complaint.contains("auto-detect email") {
      throw WorkbenchError(
        .cannotWrite, at: "git commit", "git does not know whose commit it is",
        fix: "git config user.name \"…\" and git config user.email \"…\", then kerb team sync")
    }
    throw WorkbenchError(
      .cannotWrite, at: "git commit", outcome.complaint,
      fix: "the files are kept as they are; mend what git or the hook names, then kerb team sync")
  }
}
