import JSON
import Platform
import Records
import Wording

/// The commands that take the old content of erased files out of a clone's history.
///
/// They keep the erased versions: every older version of the files disappears from all commits, so that merges of
/// other clones still meet the marks. The old versions are told apart by their ids alone, which are looked up when the
/// commands run.
package struct HistoryRemoval: Sendable {
  /// What rewrites the commits.
  package enum Tool: Hashable, Sendable {
    /// `git filter-repo`, a program of its own.
    case filterRepo
    /// `git filter-branch`, which comes with git and is slower.
    case filterBranch

    /// The better one of those that are installed.
    package static func found(by git: Git) -> Tool {
      (try? git.run(["filter-repo", "--version"]))?.isSuccess == true ? .filterRepo : .filterBranch
    }
  }

  package let tool: Tool
  /// Commands for sh, to be run after the erasure is committed: lines of one list, which ends at the first that fails.
  package let commands: [String]

  /// - `paths`: Files, from the workspace on.
  /// - `earlier`: Files under which git held them before, from the top of the repository on.
  /// - `references`: Full names of what leads to the files' history; branches of remotes among them are rewritten and
  ///   sent as they are there, so that nobody's commits are lost.
  /// - `tool`: `nil` for the better one that is installed.
  package init(
    _ paths: [String], earlier: [String] = [], _ repository: Repository, remotes: [String],
    references: [String], tool: Tool? = nil
  ) {
    let tool = tool ?? Tool.found(by: repository.git)
    self.tool = tool
    let files = (paths.map(repository.inRepository) + earlier).map { ShellWord.word($0) }
      .joined(separator: " ")
    let old = ShellWord.word("\(repository.commonFolder)/old")
    let there = remotes.map { remote in
      (remote, references.filter { $0.utf8.starts(with: "refs/remotes/\(remote)/".utf8) })
    }
    var lines = ["cd \(ShellWord.word(repository.top))", "git diff --quiet HEAD"]
    let trees = Self.workTrees(repository)
    lines += [
      "git stash clear",
      "git --literal-pathspecs rev-list --objects --no-object-names --all --full-history --not \(ShellWord.word("HEAD^{tree}")) -- \(files) > \(old)",
    ]
    // The first one cannot be removed, and from a linked one that is removed nothing can go on.
    if let main = trees.first, !Text.isSame(main, repository.top) {
      lines.append("cd \(ShellWord.word(main))")
    }
    lines += trees.dropFirst().map { "git worktree remove \(ShellWord.word($0))" }
    switch tool {
    case .filterRepo:
      lines.append(
        "git filter-repo --force --partial --prune-empty never --replace-refs delete-no-add --strip-blobs-with-ids \(old)"
      )
    case .filterBranch:
      let inside =
        "git ls-files -s | grep -F -f \(old) | sed \"s/^[0-9]*/0/\" | git update-index --index-info"
      let rewritten = ["--branches", "--tags"] + there.flatMap(\.1).map(ShellWord.word)
      lines += [
        "git filter-branch -f --index-filter \(ShellWord.word(inside)) --tag-name-filter cat -- \(rewritten.joined(separator: " "))",
        "git for-each-ref --format='delete %(refname)' refs/original | git update-ref --stdin",
      ]
    }
    for (remote, branches) in there {
      let moves = branches.map { branch in
        ShellWord.word("\(branch):refs/heads/\(branch.dropFirst("refs/remotes/\(remote)/".count))")
      }
      lines.append("git push --force \(ShellWord.word(remote)) \(moves.joined(separator: " "))")
    }
    let leftOver = ["rr-cache", "lost-found"].map { "\(repository.commonFolder)/\($0)" }
      .filter { (try? Files.kind($0)) == .folder }
    lines.append((["rm -rf", old] + leftOver.map(ShellWord.word)).joined(separator: " "))
    lines += ["git reflog expire --expire=now --all", "git gc --prune=now"]
    commands = lines.dropLast().map { $0 + " &&" } + lines.suffix(1)
  }

  /// The paths of the clone's work trees, the main one first: their indexes hold old versions too.
  private static func workTrees(_ repository: Repository) -> [String] {
    guard let listed = try? repository.git.run(["worktree", "list", "--porcelain", "-z"]),
      listed.isSuccess
    else { return [] }
    return listed.parts.filter { $0.utf8.starts(with: "worktree ".utf8) }
      .map { String($0.dropFirst("worktree ".count)) }
  }
}
