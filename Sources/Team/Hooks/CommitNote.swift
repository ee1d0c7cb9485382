import Platform
import Records
import Wording
import Workspace

/// What the hook before a commit put into the index, for the hook after it.
///
/// `git commit FILE` commits from an index of its own, made before the hook runs. The real one still holds the version
/// from before, and would take the hook's change back with the next commit.
package struct CommitNote {
  struct Entry: Hashable {
    let path: String
    let old: ObjectID
    let new: ObjectID
  }

  var entries: [Entry] = []

  private static let name = "kerb-commit-note"

  /// Where the note lies while a commit is under way, or after one that was given up.
  package static func path(in repository: Repository) -> String {
    "\(repository.gitFolder)/\(name)"
  }

  /// Leaves the note in git's own folder.
  func write(in repository: HookRepository) throws(WorkbenchError) {
    var bytes: [UInt8] = []
    for entry in entries { bytes += Array("\(entry.old) \(entry.new) \(entry.path)".utf8) + [0] }
    try AtomicWriter().write(bytes, toFile: "\(repository.gitFolder)/\(Self.name)")
  }

  /// Brings the real index up to what was committed, and removes the note.
  ///
  /// A note of a commit that was given up changes nothing: the last commit then holds other versions.
  static func settle(in repository: HookRepository) throws(WorkbenchError) {
    let path = "\(repository.gitFolder)/\(name)"
    guard let bytes = try? Files.read(path) else { return }
    defer { try? Files.remove(path) }
    let entries = bytes.split(separator: 0).compactMap { line -> Entry? in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
        .map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, let old = ObjectID(words[0]), let new = ObjectID(words[1]) else {
        return nil
      }
      return Entry(path: words[2], old: old, new: new)
    }
    let wanted = Set(entries)
    var lines: [UInt8] = []
    // Where the index still differs from the commit in just this way, the commit is right.
    for change in try TreeDifference.staged(against: "HEAD", repository.git) {
      guard let committed = change.old, let left = change.new,
        wanted.contains(Entry(path: change.path, old: left, new: committed))
      else { continue }
      lines += Array("100644 \(committed)\t\(change.path)".utf8) + [0]
    }
    guard !lines.isEmpty else { return }
    try repository.git.require(["update-index", "-z", "--index-info"], input: lines)
    _ = try repository.git.run(["update-index", "-q", "--refresh"])
  }
}
