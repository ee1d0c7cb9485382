import Platform
import Records

/// Fetching from and pushing to the remote's branch.
struct Transfer {
  private let repository: Repository
  private let remote: RepositoryState.Remote
  private let mayAsk: Bool
  private var git: Git { repository.git }

  init(_ repository: Repository, _ remote: RepositoryState.Remote, mayAsk: Bool) {
    self.repository = repository
    self.remote = remote
    self.mayAsk = mayAsk
  }

  /// Brings our copy of the remote's branch up to date; takes it away where the remote has no such branch.
  ///
  /// - Throws: ``WorkbenchError`` with the code `tryAgain` when it cannot be reached.
  func fetch() throws(WorkbenchError) {
    let branch = "+refs/heads/\(remote.branch):\(remote.tracking)"
    let outcome = try git.run(["fetch", "--quiet", "--", remote.name, branch], mayAsk: mayAsk)
    if outcome.isSuccess { return }
    if outcome.complaint.contains("couldn't find remote ref") {
      try git.require(["update-ref", "-d", remote.tracking])
      return
    }
    throw WorkbenchError(
      .tryAgain, at: Printable.text(remote.name),
      "the remote could not be reached: \(outcome.complaint)",
      fix: "everything of yours is kept here; run kerb team sync again when there is a connection")
  }

  /// Sends the branch that is checked out.
  ///
  /// - Returns: Whether it arrived; `false` where somebody else was faster.
  /// - Throws: ``WorkbenchError`` when the remote refuses for another reason.
  func push() throws(WorkbenchError) -> Bool {
    var arguments = ["push", "--porcelain", "--quiet"]
    if !remote.isConfigured { arguments.append("--set-upstream") }
    arguments += ["--", remote.name, "HEAD:refs/heads/\(remote.branch)"]
    let outcome = try git.run(arguments, mayAsk: mayAsk)
    if outcome.isSuccess { return true }
    // Git's porcelain form: "!\t<from>:<to>\t[rejected] (fetch first)".
    let refusal = outcome.lines.first { $0.hasPrefix("!") } ?? ""
    let isLate =
      refusal.contains("[rejected]")
      || outcome.complaint.contains("cannot lock ref")
      || refusal.contains("failed to update ref") || refusal.contains("cannot lock ref")
      || refusal.contains("incorrect old value")
    if isLate { return false }
    let reason = refusal.split(separator: "\t").last.map(String.init)
    throw WorkbenchError(
      .cannotWrite, at: remote.words,
      "the remote did not take it: \(Printable.text(reason ?? outcome.complaint, limit: 200))",
      fix:
        "everything is merged and committed here; mend what the remote names, then kerb team sync")
  }
}
