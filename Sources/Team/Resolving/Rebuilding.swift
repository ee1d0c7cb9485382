import JSON
import Localization
import Platform
import Records
package import Wording
package import Workspace

/// Makes files whole again that git could not merge: by the real join of both sides, never by the markers' text
/// where git still has the sides.
package struct Rebuilding {
  let repository: Repository
  private let writer: AtomicWriter
  /// Keeps content of a file in a folder that only its owner can open, and says where.
  private let keep: ([UInt8], String) throws(WorkbenchError) -> String

  /// - `keep`: Is given content and the path of its file from the workspace on; gives back the path of the copy.
  package init(
    _ repository: Repository, writer: AtomicWriter,
    keep: @escaping ([UInt8], String) throws(WorkbenchError) -> String
  ) {
    self.repository = repository
    self.writer = writer
    self.keep = keep
  }

  /// Rebuilds every file that waits, and tells git so where git waits for it. Nobody else may change the workspace
  /// meanwhile.
  ///
  /// - Returns: What became of each, in git's order.
  /// - Throws: `WorkbenchError` when git fails, or a file cannot be written; everything before stays done.
  package func run() throws(WorkbenchError) -> [RebuiltFile] {
    var results: [RebuiltFile] = []
    var added: [String] = []
    let files = try PendingFile.all(in: repository)
    let waiting = Set(files.map { Text($0.path) })
    for file in files {
      let strays = try StrayVersion.all(in: file, repository)
      for stray in strays where !waiting.contains(Text(stray.path)) {
        guard let result = try bringHome(stray) else { continue }
        results.append(result)
        added.append(repository.inRepository(stray.path))
      }
      let result = try rebuild(file, without: strays)
      results.append(result)
      if result.isAdded { added.append(repository.inRepository(file.path)) }
    }
    try eraseWithdrawn(in: Set(results.map { Text($0.path) }))
    try add(added)
    return results
  }

  /// Takes out of rebuilt files what was withdrawn: git's versions of them may be older.
  private func eraseWithdrawn(in paths: Set<Text>) throws(WorkbenchError) {
    guard !paths.isEmpty else { return }
    let changes = try WorkTreePropagation.changes(
      in: repository.workspace, marks: ErasureHistory(repository).marks(), today: nil)
    for change in changes where paths.contains(Text(change.path)) {
      try writer.write(change.bytes, to: RecordPath(change.path), in: repository.workspace)
    }
  }

  /// Puts a version that git took for another file's back into its own, joined with what is there.
  ///
  /// - Returns: `nil` where its own file has everything already.
  private func bringHome(_ stray: StrayVersion) throws(WorkbenchError) -> RebuiltFile? {
    let path = try RecordPath(stray.path)
    var versions = [stray.bytes]
    do throws(SystemError) {
      let kind = try Files.kind(repository.workspace.absolute(path))
      guard kind == .file || kind == .missing else { return nil }
      if kind == .file { versions.append(try Files.read(repository.workspace.absolute(path))) }
    } catch {
      throw error.reading(Printable.text(stray.path))
    }
    let content = try SideJoin.join(
      versions, at: repository.inRepository(stray.path), named: stray.path)
    if versions.last == content, versions.count > 1 { return nil }
    try writer.write(content, to: path, in: repository.workspace)
    return RebuiltFile(path: stray.path, outcome: .kept, isAdded: true, copy: nil)
  }

  /// Tells git that files are settled as they stand now.
  ///
  /// - Parameter paths: From the workspace on.
  package func stage(_ paths: [String]) throws(WorkbenchError) {
    try add(paths.map(repository.inRepository))
  }

  private func add(_ paths: [String]) throws(WorkbenchError) {
    guard !paths.isEmpty else { return }
    var list: [UInt8] = []
    for path in paths { list += Array(path.utf8) + [0] }
    try repository.git.require(
      ["add", "--pathspec-from-file=-", "--pathspec-file-nul"], input: list)
  }

  private func rebuild(
    _ file: PendingFile, without strays: [StrayVersion]
  ) throws(WorkbenchError) -> RebuiltFile {
    guard file.isRebuilt else { return left(file, Self.notOurs(file)) }
    let versions: FileVersions
    do {
      versions = try FileVersions(file, without: strays, repository)
    } catch {
      return left(file, error)
    }
    var copy: String?
    if versions.isEditedByHand, let standing = versions.standing {
      copy = try keep(standing, file.path)
    }
    try writer.write(versions.content, to: RecordPath(file.path), in: repository.workspace)
    return RebuiltFile(
      path: file.path, outcome: versions.outcome, isAdded: file.state == .unmerged, copy: copy)
  }

  private func left(_ file: PendingFile, _ error: WorkbenchError) -> RebuiltFile {
    RebuiltFile(path: file.path, outcome: .left(error), isAdded: false, copy: nil)
  }

  private static func notOurs(_ file: PendingFile) -> WorkbenchError {
    let adding: Sentence = "settle it in an editor, then `git add -- \(ShellWord.word(file.path))`"
    return WorkbenchError(
      .invalidData, at: Printable.text(file.path, limit: 300),
      "this is no record, so kerb does not merge it",
      fix: file.state == .unmerged ? adding : "take the markers out in an editor")
  }
}
