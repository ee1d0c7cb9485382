import Localization
import Platform
import Records
import Wording

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
    try git.require(
      ["add", "--force", "--pathspec-from-file=-", "--pathspec-file-nul"], input: list)
    let arguments = [
      "commit", "--quiet", "--only", "--message", message, "--pathspec-from-file=-",
      "--pathspec-file-nul",
    ]
    let outcome = try git.run(arguments, input: list)
    guard !outcome.isSuccess else { return }
    if outcome.text.contains("nothing to commit") || outcome.text.contains("no changes added") {
      return
    }
    if let nameless = Self.nameless(outcome) { throw nameless }
    throw WorkbenchError(
      .cannotWrite, at: "git commit", "\(outcome.complaint)",
      fix: "the files are kept as they are; mend what git or the hook names, then `kerb team sync`")
  }

  /// The error for a git that does not know who commits; `nil` for any other trouble.
  static func nameless(_ outcome: Git.Outcome) -> WorkbenchError? {
    let said = String(decoding: outcome.errorOutput, as: UTF8.self)
    let signs = ["tell me who you are", "auto-detect", "no email was given", "no name was given"]
    guard signs.contains(where: { said.contains($0) }) else { return nil }
    return WorkbenchError(
      .cannotWrite, at: "git commit", "git does not know whose commit it is",
      fix: "`git config user.name \"…\"` and `git config user.email \"…\"`, then `kerb team sync`")
  }
}
