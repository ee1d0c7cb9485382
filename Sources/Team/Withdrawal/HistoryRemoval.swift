/// The commands that take the old content of erased files out of a clone's history.
///
/// They keep the erased versions: every older version of the files disappears from all commits, so that merges of
/// other clones still meet the marks.
package struct HistoryRemoval: Sendable {
  /// Commands of git alone, a line each, for sh, to be run after the erasure is committed.
  package let commands: [String]

  /// - Parameters:
  ///   - paths: Files, from the workspace on.
  ///   - remotes: Names of remotes that are to be overwritten too.
  package init(_ paths: [String], _ repository: Repository, remotes: [String]) {
    let files = paths.map { Self.quoted(repository.inRepository($0)) }.joined(separator: " ")
    let kept = Self.quoted("\(repository.commonFolder)/kept")
    let inside =
      "git ls-files -s -- \(files) | grep -v -F -f \(kept) | sed \"s/^[0-9]*/0/\""
      + " | git update-index --index-info"
    let push = remotes.flatMap { remote in
      let name = Self.quoted(remote)
      return ["git push --force \(name) --all", "git push --force \(name) --tags"]
    }
    commands =
      [
        "cd \(Self.quoted(repository.top))",
        "git ls-tree -r HEAD -- \(files) | awk '{print $3}' > \(kept)",
        "git filter-branch -f --index-filter \(Self.quoted(inside)) --tag-name-filter cat -- --branches --tags",
        "git for-each-ref --format='delete %(refname)' refs/original | git update-ref --stdin",
        "git stash clear",
      ] + push + ["rm \(kept)", "git reflog expire --expire=now --all", "git gc --prune=now"]
  }

  /// A word for sh.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
        || [0x2d, 0x2e, 0x2f, 0x5f].contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
