import JSON
import Localization
import Platform
import Records
package import Wording
package import Workspace

/// Brings branch, index and work tree to a commit, and keeps what is in the work tree only.
///
/// A record with changes that are in no commit is joined with its new version. Anything else with such changes stops
/// the update before anything is touched. It can be broken off anywhere: what is half done is content that the next
/// run finds and commits.
package struct WorkTreeUpdate: Sendable {
  private let repository: Repository
  private let writer: AtomicWriter
  private var git: Git { repository.git }

  package init(_ repository: Repository, writer: AtomicWriter) {
    self.repository = repository
    self.writer = writer
  }

  /// Moves from one commit to another.
  ///
  /// - Parameters:
  ///   - old: What is checked out; `nil` before the first commit.
  ///   - new: The commit to check out.
  ///   - status: What differs in the work tree now.
  ///   - reason: For git's own record of where the branch was.
  /// - Throws: `WorkbenchError` that names the files in the way.
  package func move(
    from old: ObjectID?, to new: ObjectID, _ status: WorkTreeStatus, reason: String
  ) throws(WorkbenchError) {
    let start: String
    if let old { start = old.text } else { start = try emptyTree() }
    let changed = try TreeDifference.between(start, new.text, git)
    let dirty = Set(status.entries.filter { !$0.isMissing }.map { Text($0.path) })
    let inTheWay = changed.filter { dirty.contains(Text($0.path)) }
    try keep(inTheWay)
    try unstageRemovals(of: changed, status)
    if !inTheWay.isEmpty { try stage(inTheWay) }
    try git.require(["read-tree", "-m", "-u", start, new.text])
    try git.require(["update-ref", "-m", reason, "HEAD", new.text] + (old.map { [$0.text] } ?? []))
  }

  private func emptyTree() throws(WorkbenchError) -> String {
    try git.require(["hash-object", "-t", "tree", "--stdin"], input: []).line
  }

  /// Joins files of the work tree that are in no commit with their new versions.
  private func keep(_ files: [TreeDifference]) throws(WorkbenchError) {
    let contents = try Blobs(git).read(
      files.compactMap { file in file.new.map { ($0, file.path) } })
    guard files.allSatisfy({ $0.new != nil }), contents.count == files.count else {
      throw inTheWay(files.filter { $0.new == nil })
    }
    var joined: [(RecordPath, [UInt8])] = []
    for (file, new) in zip(files, contents) {
      // The other side of a run that was broken off lies here already.
      if file.isPlain, let new, try here(file.path) == new { continue }
      guard file.isPlain, let path = repository.inWorkspace(file.path),
        WorkspaceFile(recordAt: path) != nil, let new
      else { throw inTheWay([file]) }
      let place = try RecordPath(path)
      do {
        joined.append(
          (place, try FileMerge.merge(repository.workspace.read(place), new, path: path)))
      } catch {
        throw WorkbenchError(
          error.code, at: error.place, error.problem,
          fix:
            "mend the file, or `git restore` it to drop what you changed in it; then `kerb team sync`"
        )
      }
    }
    for (place, bytes) in joined { try writer.write(bytes, to: place, in: repository.workspace) }
  }

  /// Takes back what is staged as removed and changed by the other side; a removal that is in no commit is none.
  private func unstageRemovals(
    of changed: [TreeDifference], _ status: WorkTreeStatus
  ) throws(WorkbenchError) {
    let removed = Set(status.entries.filter { $0.staged == "D" }.map { Text($0.path) })
    let paths = changed.map(\.path).filter { removed.contains(Text($0)) }
    guard !paths.isEmpty else { return }
    try git.require(
      ["reset", "--quiet", "--pathspec-from-file=-", "--pathspec-file-nul"], input: Git.list(paths))
  }

  /// What lies in the work tree; `nil` where it cannot be read as a file.
  private func here(_ path: String) throws(WorkbenchError) -> [UInt8]? {
    do throws(SystemError) {
      guard try Files.kind("\(repository.top)/\(path)") == .file else { return nil }
      return try Files.read("\(repository.top)/\(path)")
    } catch {
      throw error.reading(Printable.text(path))
    }
  }

  /// Puts the new versions into the index, so that git leaves the work tree's own alone.
  private func stage(_ files: [TreeDifference]) throws(WorkbenchError) {
    var lines: [UInt8] = []
    for file in files {
      guard let id = file.new else { continue }
      lines += Array("\(file.newMode) \(id)\t\(file.path)".utf8) + [0]
    }
    try git.require(["update-index", "-z", "--index-info"], input: lines)
  }

  private func inTheWay(_ files: [TreeDifference]) -> WorkbenchError {
    let names = files.prefix(3).map { Printable.text($0.path) }.joined(separator: ", ")
    return WorkbenchError(
      .cannotWrite, at: names,
      "your change is in no commit, and the merge would change the same file",
      fix: "commit it or `git stash` it, then `kerb team sync` again; nothing was changed")
  }
}
