package import Localization
import Records
import Team
import Wording
import Workspace

/// The clone of git around a workspace, as far as a withdrawal needs it.
package struct WithdrawalClone {
  let repository: Repository
  let remotes: [String]

  /// - Returns: `nil` where the workspace lies in no git repository.
  package init?(of workbench: Workbench) throws {
    guard let repository = try Repository.find(workbench.location) else { return nil }
    self.repository = repository
    remotes = try repository.git.require(["remote"]).lines
  }

  /// Fetches what others have sent, so that what they know is known here.
  ///
  /// - Parameters:
  ///   - mayAsk: Whether git may ask for a password on the terminal.
  ///   - goOn: Asks whether to go on without a remote, and gets what is wrong with it; `nil` where nobody can answer.
  /// - Returns: Whether to go on.
  /// - Throws: `WorkbenchError` when a remote cannot be reached and nobody can be asked.
  package func fetch(
    mayAsk: Bool, goOn: ((_ problem: Sentence) throws -> Bool)?
  ) throws -> Bool {
    guard !remotes.isEmpty else { return true }
    let outcome = try repository.git.run(
      ["fetch", "--all", "--quiet", "--no-recurse-submodules"], mayAsk: mayAsk)
    if outcome.isSuccess { return true }
    let problem: Sentence = "a remote could not be reached: \(outcome.complaint)"
    guard let goOn else {
      throw WorkbenchError(
        .tryAgain, at: "git fetch", problem,
        fix:
          "try again when there is a connection, or add `--offline`: what others have is erased when it is merged"
      )
    }
    return try goOn(problem)
  }

  /// Branches with commits of the study that are not merged here, a sentence each.
  package func unmerged(_ study: String) throws -> [Sentence] {
    try UnmergedBranch.all(study: study, in: repository).map { branch in
      branch.commits == 1
        ? "\(branch.name) has 1 commit that is not merged here; what it brings is erased when it is merged."
        : "\(branch.name) has \(branch.commits) commits that are not merged here; what they bring is erased when they are merged."
    }
  }
}
