import Localization
import Platform
import Records
import Wording

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
    let outcome = try git.run(
      ["fetch", "--quiet", "--no-recurse-submodules", "--", remote.name, branch], mayAsk: mayAsk)
    if outcome.isSuccess { return }
    if outcome.complains(of: "couldn't find remote ref") {
      try git.require(["update-ref", "-d", remote.tracking])
      return
    }
    throw WorkbenchError(
      .tryAgain, at: Printable.text(remote.name),
      "the remote could not be reached: \(outcome.complaint)",
      fix: "everything of yours is kept here; run `kerb team sync` again when there is a connection"
    )
  }

  /// Sends one commit, which was checked, to the remote's branch.
  ///
  /// - Returns: Whether it arrived; `false` where somebody else was faster.
  /// - Throws: ``WorkbenchError`` when the remote refuses for another reason.
  func push(_ commit: ObjectID) throws(WorkbenchError) -> Bool {
    let packing = try isOnThisMachine() ? Self.quickPacking : []
    let outcome = try git.run(
      packing + [
        "push", "--porcelain", "--quiet", "--", remote.name,
        "\(commit):refs/heads/\(remote.branch)",
      ], mayAsk: mayAsk)
    if outcome.isSuccess {
      if !remote.isConfigured {
        try git.require(["branch", "--quiet", "--set-upstream-to=\(remote.name)/\(remote.branch)"])
      }
      return true
    }
    // Git's porcelain form: "!\t<from>:<to>\t[rejected] (fetch first)".
    let refusal = outcome.lines.first { $0.hasPrefix("!") } ?? ""
    let isLate =
      refusal.contains("[rejected]") || refusal.contains("failed to update ref")
      || refusal.contains("cannot lock ref") || refusal.contains("incorrect old value")
      || outcome.complains(of: "cannot lock ref")
    if isLate { return false }
    let reason = refusal.split(separator: "\t").last.map(String.init)
    throw WorkbenchError(
      .cannotWrite, at: remote.words,
      reason == nil
        ? "it was not sent: \(Self.words(outcome, "").map { "\($0)" } ?? outcome.complaint)"
        : "the remote did not take it: \(Self.words(outcome, "remote: ") ?? Printable.text(reason ?? ""))",
      fix: "everything is merged and committed here; mend what is named, then `kerb team sync`")
  }

  /// Looking for what is alike in the files makes what goes over a network small. Where nothing goes over one, it takes
  /// longer than everything else, and git's own housekeeping does it there, later.
  private static let quickPacking = ["-c", "pack.window=0", "-c", "pack.compression=1"]

  /// Whether the remote is a folder that can be reached by its path.
  private func isOnThisMachine() throws(WorkbenchError) -> Bool {
    let found = try git.run(["remote", "get-url", "--push", remote.name])
    guard found.isSuccess, found.lines.count == 1 else { return false }
    let address = found.line
    if address.hasPrefix("file://") { return true }
    // As git tells them apart: a colon before the first slash is another machine's or another protocol's.
    return !address.prefix { $0 != "/" }.contains(":")
  }

  /// The first lines that were said with a certain beginning.
  private static func words(_ outcome: Git.Outcome, _ beginning: String) -> String? {
    let said = String(decoding: outcome.errorOutput, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix(beginning) }
      .map { PlainText.trimmed(String($0.dropFirst(beginning.count))) }
      .filter { !$0.isEmpty }
    guard !said.isEmpty else { return nil }
    return said.prefix(3).map { Printable.text($0, limit: 160) }.joined(separator: " / ")
  }
}
