import Localization
import Records
package import Wording

/// One file that differs between two trees of git.
package struct TreeDifference: Hashable, Sendable {
  /// From the top of the repository, as git writes it.
  package let path: String
  /// The object on the first side; `nil` where the file is not there.
  package let old: ObjectID?
  /// The object on the second side; `nil` where the file is not there.
  package let new: ObjectID?
  /// What kind of file it is on either side, as git writes it, such as `100644`; zeros where it is not there.
  package let oldMode: String
  package let newMode: String

  /// Whether it is a plain file on every side where it is; no symbolic link and no other repository.
  package var isPlain: Bool {
    [oldMode, newMode].allSatisfy { $0 == Self.absent || Self.plainModes.contains($0) }
  }
  /// The object on the first side, if that is a plain file.
  package var oldFile: ObjectID? { Self.plainModes.contains(oldMode) ? old : nil }
  /// The object on the second side, if that is a plain file.
  package var newFile: ObjectID? { Self.plainModes.contains(newMode) ? new : nil }

  /// All files that differ between two trees or commits, in git's order. Renames are not looked for.
  ///
  /// - `paths`: Only files at or below these; everything by default.
  package static func between(
    _ old: String, _ new: String, below paths: [String] = [], _ git: Git
  ) throws(WorkbenchError) -> [TreeDifference] {
    try read(
      git.require(
        ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--full-index", old, new, "--"] + paths))
  }

  /// What each commit of a range changed, merges against each of their parents. A file is there once for each change, also if
  /// a later commit takes it back.
  static func each(
    since known: ObjectID, upTo tip: ObjectID, below paths: [String] = [], _ git: Git
  ) throws(WorkbenchError) -> [TreeDifference] {
    try read(
      git.require(
        [
          "log", "--diff-merges=separate", "--raw", "-z", "--no-renames", "--full-index",
          "--no-abbrev", "--format=", tip.text, "^\(known)", "--",
        ] + paths))
  }

  /// All files that differ between a tree and the index; `old` is the tree's.
  package static func staged(
    against tree: String, below paths: [String] = [], _ git: Git
  ) throws(WorkbenchError) -> [TreeDifference] {
    try read(
      git.require(
        ["diff-index", "--cached", "-z", "--raw", "--no-renames", "--full-index", tree, "--"]
          + paths))
  }

  private static let plainModes: Set<String> = [ordinary, "100755"]
  private static let absent = "000000"
  /// A file that is no program, as all of kerb's are.
  package static let ordinary = "100644"

  /// Reads git's raw form: `:modes ids status`, then the path, each ended by a zero.
  static func read(_ outcome: Git.Outcome) throws(WorkbenchError) -> [TreeDifference] {
    var found: [TreeDifference] = []
    var words: [Substring]?
    for part in outcome.parts {
      guard let header = words else {
        words = part.dropFirst().split(separator: " ")
        continue
      }
      words = nil
      guard header.count >= 5, let old = ObjectID(header[2]), let new = ObjectID(header[3]) else {
        throw WorkbenchError(
          .unreadable, at: "git diff", "git's answer is not what this version of kerb expects",
          fix: "use git 2.38 or newer")
      }
      found.append(
        TreeDifference(
          path: part, old: old.isNothing ? nil : old, new: new.isNothing ? nil : new,
          oldMode: String(header[0]), newMode: String(header[1])))
    }
    return found
  }
}

/// One file of a tree of git.
package struct TreeFile: Hashable, Sendable {
  package let path: String
  package let id: ObjectID

  /// All files of a tree or commit, in git's order.
  package static func all(
    in tree: String, below paths: [String] = [], _ git: Git
  ) throws(WorkbenchError) -> [TreeFile] {
    try git.require(["ls-tree", "-r", "-z", "--full-tree", tree, "--"] + paths).parts
      .compactMap { line in
        let halves = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        let words = halves[0].split(separator: " ")
        guard halves.count == 2, words.count == 3, words[1] == "blob", let id = ObjectID(words[2])
        else { return nil }
        return TreeFile(path: String(halves[1]), id: id)
      }
  }
}
