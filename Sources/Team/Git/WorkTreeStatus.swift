import Localization
import Platform
import Records
package import Wording
import Workspace

/// What differs between the last commit, the index and the work tree.
package struct WorkTreeStatus: Sendable {
  /// One path that differs.
  package struct Entry: Hashable, Sendable {
    /// From the top of the repository.
    package let path: String
    /// Git's letter for the index against the last commit; `.` for no difference.
    package let staged: Character
    /// Git's letter for the work tree against the index; `.` for no difference.
    package let unstaged: Character
    package let isUntracked: Bool
    /// Whether git holds several versions of it, after a merge that it could not finish.
    package let isUnmerged: Bool

    /// Whether the file is gone from the work tree.
    package var isMissing: Bool { unstaged == "D" || (staged == "D" && unstaged == ".") }
  }

  package let entries: [Entry]

  /// What has changed inside a submodule is not looked for: git would run there, with the settings of that repository.
  ///
  /// - `folder`: Only files below it, from the top of the repository; everything by default.
  package static func read(
    _ repository: Repository, below folder: String = ""
  ) throws(WorkbenchError) -> WorkTreeStatus {
    var arguments = [
      "status", "--porcelain=v2", "-z", "--untracked-files=all", "--no-renames",
      "--ignore-submodules=dirty",
    ]
    if !folder.isEmpty { arguments += ["--", folder] }
    return WorkTreeStatus(entries: try repository.git.require(arguments).parts.compactMap(entry))
  }

  /// Records and pictures that a pattern keeps out of git, as if they were untracked: a team's records belong in it.
  package static func ignoredRecords(
    _ repository: Repository, below folders: [String]
  ) throws(WorkbenchError) -> [Entry] {
    let arguments =
      ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--"]
      + folders.map { repository.inRepository($0) }
    return try repository.git.require(arguments).parts.compactMap { path in
      guard let inside = repository.inWorkspace(path),
        WorkspaceFile(recordAt: inside) != nil || WorkspaceFile(pictureAt: inside) != nil
      else { return nil }
      return Entry(
        path: path, staged: ".", unstaged: ".", isUntracked: true, isUnmerged: false)
    }
  }

  /// Records in which git does not look for changes (`skip-worktree`, `assume-unchanged`): they would never be sent. What
  /// a sparse checkout leaves out has no file and is not among them.
  ///
  /// - Returns: Faults with the command that makes git look again.
  package static func unwatchedRecords(
    _ repository: Repository, below folders: [String]
  ) throws(WorkbenchError) -> [WorkbenchError] {
    let arguments = ["ls-files", "-z", "-v", "--"] + folders.map { repository.inRepository($0) }
    return try repository.git.require(arguments).parts.compactMap { line in
      guard let flag = line.first, flag == "S" || flag.isLowercase,
        let path = repository.inWorkspace(String(line.dropFirst(2))),
        WorkspaceFile(recordAt: path) != nil,
        (try? Files.kind("\(repository.workspace.root)/\(path)")) == .file
      else { return nil }
      let (root, name) = (ShellWord.word(repository.workspace.root), ShellWord.word(path))
      // Git takes one of the two in a call.
      let option = flag == "S" ? "--no-skip-worktree" : "--no-assume-unchanged"
      return WorkbenchError(
        .invalidData, at: Printable.text(path),
        "git ignores changes in this file, so they are never sent",
        fix: "`git -C \(root) update-index \(option) -- \(name)`")
    }
  }

  /// Reads one line of git's second porcelain form.
  private static func entry(_ line: String) -> Entry? {
    // Fields before the path: 8 of an ordinary change, 10 of an unmerged one, 1 of an untracked file.
    let fields: Int
    switch line.first {
    case "1": fields = 8
    case "u": fields = 10
    case "?": fields = 1
    default: return nil
    }
    let words = line.split(separator: " ", maxSplits: fields, omittingEmptySubsequences: false)
    guard words.count == fields + 1, let path = words.last.map(String.init) else { return nil }
    let letters = fields == 1 ? [] : Array(words[1])
    return Entry(
      path: path, staged: letters.first ?? ".", unstaged: letters.last ?? ".",
      isUntracked: fields == 1, isUnmerged: fields == 10)
  }
}
