import JSON
package import Localization
import Platform
import Records
package import Wording

/// Where a clone stands: what is checked out, what it is compared with, and what git is in the middle of.
package struct RepositoryState: Sendable {
  /// Something that git has begun and that a person has to end.
  package enum Operation: String, Sendable, CaseIterable {
    case merge, rebase, cherryPick, revert, patches, bisect

    /// "a merge".
    package var words: Sentence {
      switch self {
      case .merge: "a merge"
      case .rebase: "a rebase"
      case .cherryPick: "a cherry-pick"
      case .revert: "a revert"
      case .patches: "`git am`"
      case .bisect: "`git bisect`"
      }
    }

    /// The command that ends it once everything is settled.
    package var continuing: String {
      switch self {
      case .merge: "git merge --continue"
      case .rebase: "git rebase --continue"
      case .cherryPick: "git cherry-pick --continue"
      case .revert: "git revert --continue"
      case .patches: "git am --continue"
      case .bisect: "git bisect reset"
      }
    }

    /// The command that takes it back.
    package var aborting: String {
      self == .bisect ? "git bisect reset" : continuing.replacingEnd("--continue", by: "--abort")
    }
  }

  /// Where this branch is sent to and fetched from.
  package struct Remote: Hashable, Sendable {
    /// Such as `origin`.
    package let name: String
    /// The branch there, without `refs/heads/`.
    package let branch: String
    /// The full name of our copy of that branch.
    package let tracking: String
    /// Whether git's configuration says so, or it is what we would choose.
    package let isConfigured: Bool

    /// "origin/main", safe to show.
    package var words: String { Printable.text("\(name)/\(branch)") }
  }

  /// The commit that is checked out; `nil` before the first.
  package let head: ObjectID?
  /// Without `refs/heads/`; `nil` when no branch is checked out.
  package let branch: String?
  package let remote: Remote?
  package let operation: Operation?

  package static func read(_ repository: Repository) throws(WorkbenchError) -> RepositoryState {
    let git = repository.git
    let head = try head(git)
    let symbolic = try git.run(["symbolic-ref", "-q", "HEAD"])
    let prefix = "refs/heads/"
    let reference = symbolic.isSuccess ? symbolic.line : ""
    let branch = reference.hasPrefix(prefix) ? String(reference.dropFirst(prefix.count)) : nil
    return RepositoryState(
      head: head, branch: branch,
      remote: try branch.flatMap { (name) throws(WorkbenchError) in
        try remote(of: name, git)
      },
      operation: operation(in: repository.gitFolder))
  }

  /// Where the clone stands now. The remote is the same as before unless another branch is checked out.
  package func now(_ repository: Repository) throws(WorkbenchError) -> RepositoryState {
    let symbolic = try repository.git.run(["symbolic-ref", "-q", "HEAD"])
    guard let branch, symbolic.isSuccess, Text.isSame(symbolic.line, "refs/heads/\(branch)") else {
      return try Self.read(repository)
    }
    return RepositoryState(
      head: try Self.head(repository.git), branch: branch, remote: remote,
      operation: Self.operation(in: repository.gitFolder))
  }

  /// The commit that is checked out; `nil` before the first.
  package static func head(_ git: Git) throws(WorkbenchError) -> ObjectID? {
    let found = try git.run(["rev-parse", "-q", "--verify", "HEAD^{commit}"])
    return found.isSuccess ? ObjectID(found.line) : nil
  }

  /// The commit that our copy of the remote's branch shows; `nil` where there is none yet.
  package func tip(_ git: Git) throws(WorkbenchError) -> ObjectID? {
    guard let remote else { return nil }
    let found = try git.run(["rev-parse", "-q", "--verify", "\(remote.tracking)^{commit}"])
    return found.isSuccess ? ObjectID(found.line) : nil
  }

  private static func remote(of branch: String, _ git: Git) throws(WorkbenchError) -> Remote? {
    let remotes = try git.require(["remote"]).lines
    func configured(_ key: String) throws(WorkbenchError) -> String? {
      let found = try git.run(["config", "--get", "branch.\(branch).\(key)"])
      return found.isSuccess ? found.line : nil
    }
    let prefix = "refs/heads/"
    if let name = try configured("remote"), let merge = try configured("merge"),
      remotes.contains(where: { Text.isSame($0, name) }), merge.hasPrefix(prefix)
    {
      let there = String(merge.dropFirst(prefix.count))
      let upstream = try git.run(["rev-parse", "-q", "--symbolic-full-name", "@{upstream}"])
      let usual = "refs/remotes/\(name)/\(there)"
      let isOurs = upstream.isSuccess && upstream.line.hasPrefix("refs/remotes/")
      let tracking = isOurs ? upstream.line : usual
      return Remote(name: name, branch: there, tracking: tracking, isConfigured: true)
    }
    guard let name = remotes.count == 1 ? remotes[0] : remotes.first(where: { $0 == "origin" })
    else { return nil }
    return Remote(
      name: name, branch: branch, tracking: "refs/remotes/\(name)/\(branch)", isConfigured: false)
  }

  /// What git keeps while it is in the middle of something.
  private static func operation(in folder: String) -> Operation? {
    func has(_ name: String) -> Bool {
      // What cannot be looked at is not there for git either.
      (try? Files.kind("\(folder)/\(name)")).map { $0 != .missing } ?? false
    }
    if has("rebase-merge") { return .rebase }
    if has("rebase-apply") { return has("rebase-apply/applying") ? .patches : .rebase }
    if has("MERGE_HEAD") { return .merge }
    if has("CHERRY_PICK_HEAD") { return .cherryPick }
    if has("REVERT_HEAD") { return .revert }
    if has("sequencer/todo") { return steps(in: folder) }
    return has("BISECT_LOG") ? .bisect : nil
  }

  /// What the steps are that git has left to do, after one of them was committed by hand.
  private static func steps(in folder: String) -> Operation {
    // Git names each step by its first word; where the list cannot be read, picking is what is usual.
    let list = (try? Files.read("\(folder)/sequencer/todo")) ?? []
    return list.starts(with: "revert ".utf8) ? .revert : .cherryPick
  }
}

extension String {
  fileprivate func replacingEnd(_ old: String, by new: String) -> String {
    hasSuffix(old) ? dropLast(old.count) + new : self
  }
}
