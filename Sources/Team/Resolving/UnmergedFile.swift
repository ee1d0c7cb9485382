import JSON
import Records
import Wording

/// A file of which git keeps several versions, because it could not merge them.
struct UnmergedFile: Hashable, Sendable {
  /// From the top of the work tree.
  let path: String
  /// What all sides come from, ours and theirs; each `nil` where it has no such file.
  private(set) var base: ObjectID?
  private(set) var ours: ObjectID?
  private(set) var theirs: ObjectID?
  /// Whether all versions are plain files.
  private(set) var isPlain = true

  /// All unmerged files of a repository, in git's order.
  static func all(in repository: Repository) throws(WorkbenchError) -> [UnmergedFile] {
    var files: [UnmergedFile] = []
    // "<mode> <id> <stage>\t<path>", each ended by a zero.
    for part in try repository.git.require(["ls-files", "-u", "-z"]).parts {
      let halves = part.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      let words = halves[0].split(separator: " ")
      guard halves.count == 2, words.count == 3, let id = ObjectID(words[1]) else { continue }
      let path = String(halves[1])
      if files.last.map({ !Text.isSame($0.path, path) }) ?? true {
        files.append(UnmergedFile(path: path))
      }
      files[files.count - 1].add(id, stage: words[2], mode: words[0])
    }
    return files
  }

  private init(path: String) { self.path = path }

  /// The same file where some versions are none of its own.
  func without(_ ids: [ObjectID]) -> UnmergedFile {
    var file = self
    if let base, ids.contains(base) { file.base = nil }
    if let ours, ids.contains(ours) { file.ours = nil }
    if let theirs, ids.contains(theirs) { file.theirs = nil }
    return file
  }

  private mutating func add(_ id: ObjectID, stage: Substring, mode: Substring) {
    if mode != "100644", mode != "100755" { isPlain = false }
    switch stage {
    case "1": base = id
    case "2": ours = id
    default: theirs = id
    }
  }
}
