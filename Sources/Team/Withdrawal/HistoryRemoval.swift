import Records

/// The commands that take the old content of erased files out of a clone's history.
///
/// They keep the erased versions: every older version of the files disappears from all commits, so that merges of
/// other clones still meet the marks.
package struct HistoryRemoval: Sendable {
  /// Commands of git alone for sh, to be run after the erasure is committed: lines of one list, which ends at the first
  /// that fails.
  package let commands: [String]

  /// - Parameters:
  ///   - paths: Files, from the workspace on.
  ///   - references: Full names of what leads to the files' history; branches of remotes among them are rewritten and
  ///     sent as they are there, so that nobody's commits are lost.
  package init(
    _ paths: [String], _ repository: Repository, remotes: [String], references: [String]
  ) {
    let files = paths.map { ShellWord.word(repository.inRepository($0)) }.joined(separator: " ")
    let kept = ShellWord.word("\(repository.commonFolder)/kept")
    let inside =
      "git ls-files -s -- \(files) | grep -v -F -f \(kept) | sed \"s/^[0-9]*/0/\""
      + " | git update-index --index-info"
    var push: [String] = []
    var there: [String] = []
    for remote in remotes {
      let prefix = "refs/remotes/\(remote)/"
      let branches = references.filter { $0.utf8.starts(with: prefix.utf8) }
      there += branches
      let moves = branches.map { branch in
        ShellWord.word("\(branch):refs/heads/\(branch.dropFirst(prefix.count))")
      }
      push.append("git push --force \(ShellWord.word(remote)) \(moves.joined(separator: " "))")
    }
    let rewritten = (["--branches", "--tags"] + there.map(ShellWord.word)).joined(separator: " ")
    let lines =
      [
        "cd \(ShellWord.word(repository.top))", "git diff --quiet HEAD -- \(files)",
        "git ls-tree -r HEAD -- \(files) | awk '{print $3}' > \(kept)",
        "git filter-branch -f --index-filter \(ShellWord.word(inside)) --tag-name-filter cat -- \(rewritten)",
        "git for-each-ref --format='delete %(refname)' refs/original | git update-ref --stdin",
        "git stash clear",
      ] + push + ["rm \(kept)", "git reflog expire --expire=now --all", "git gc --prune=now"]
    commands = lines.dropLast().map { $0 + " &&" } + lines.suffix(1)
  }
}
