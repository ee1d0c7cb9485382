import Records
package import Wording

/// What git still holds of files whose content was erased.
package struct HistoryTraces: Sendable {
  /// Commits that changed one of the files, the latest first.
  package let commits: [ObjectID]
  /// Full names of branches, tags, remote branches and the stash whose history has such a commit;
  /// as git knows them, not yet safe to show.
  package let references: [String]
  /// Remotes that have one of these branches; as git knows them, not yet safe to show.
  package let remotes: [String]

  package var isEmpty: Bool { commits.isEmpty }

  /// How many references are looked at.
  private static let mostReferences = 500

  /// Looks through everything that a name in the clone leads to.
  ///
  /// - `paths`: Files, from the workspace on.
  /// - `earlier`: Files under which git held them before, from the top of the repository on.
  package static func find(
    _ paths: [String], earlier: [String] = [], in repository: Repository
  ) throws(WorkbenchError) -> HistoryTraces {
    let git = repository.git
    let files = paths.map(repository.inRepository) + earlier
    guard !files.isEmpty else { return HistoryTraces(commits: [], references: [], remotes: []) }
    let found = try git.require(["log", "--all", "--format=%H", "--full-history", "--"] + files)
    let commits = found.lines.compactMap { ObjectID($0) }
    guard !commits.isEmpty else { return HistoryTraces(commits: [], references: [], remotes: []) }
    let names = try git.require(["for-each-ref", "--format=%(refname)"]).lines
    var references: [String] = []
    for name in names.prefix(mostReferences) where !name.hasSuffix("/HEAD") {
      let one = try git.run(["rev-list", "-n", "1", name, "--"] + files)
      if one.isSuccess, !one.line.isEmpty { references.append(name) }
    }
    let remotes = try git.require(["remote"]).lines.filter { remote in
      references.contains { $0.hasPrefix("refs/remotes/\(remote)/") }
    }
    return HistoryTraces(commits: commits, references: references, remotes: remotes)
  }
}

/// Branches with commits about a study that are not merged here.
package struct UnmergedBranch: Hashable, Sendable {
  /// Such as `origin/main`, safe to show.
  package let name: String
  package let commits: Int

  package static func all(
    study: String, in repository: Repository
  ) throws(WorkbenchError) -> [UnmergedBranch] {
    let git = repository.git
    let head = try git.run(["rev-parse", "-q", "--verify", "HEAD^{commit}"])
    guard head.isSuccess else { return [] }
    let listed = try git.require([
      "for-each-ref", "--no-merged", "HEAD", "--format=%(refname)", "refs/heads", "refs/remotes",
    ])
    var found: [UnmergedBranch] = []
    for name in listed.lines where !name.hasSuffix("/HEAD") {
      let count = try git.run([
        "rev-list", "--count", "HEAD..\(name)", "--", repository.inRepository("Surveys/\(study)"),
      ])
      guard count.isSuccess, let commits = Int(count.line), commits > 0 else { continue }
      let short = name.split(separator: "/").dropFirst(2).joined(separator: "/")
      found.append(UnmergedBranch(name: Printable.text(short), commits: commits))
    }
    return found
  }
}
