import JSON
import Platform
import Records
import Wording
import Workspace

/// The records in the index that git is about to commit.
struct StagedFiles {
  private let repository: HookRepository
  private var git: Git { repository.git }

  init(_ repository: HookRepository) { self.repository = repository }

  /// Another version of a file that takes the place of the one in the index.
  struct Replacement {
    let file: StagedFile
    let bytes: [UInt8]
  }

  /// What is about to be committed.
  struct Found {
    /// Records that differ from the last commit, and from the commits that are being merged.
    let files: [StagedFile]
    /// The paths of the records of pictures whose files are new or changed.
    let pictures: [String]
  }

  func read() throws(WorkbenchError) -> Found {
    let head = try repository.commit("HEAD")?.text
    let tree: String
    if let head {
      tree = head
    } else {
      tree = try git.require(["hash-object", "-t", "tree", "--stdin"], input: []).line
    }
    let changes = try TreeDifference.staged(against: tree, git).filter(\.isPlain)
    let merging = head == nil ? [] : mergedCommits()
    var entries: [Text: ObjectID?] = [:]
    for change in changes { entries.updateValue(change.new, forKey: Text(change.path)) }
    for commit in merging {
      for change in try TreeDifference.staged(against: commit, git) {
        guard change.isPlain, let new = change.new else { continue }
        entries.updateValue(new, forKey: Text(change.path))
      }
    }
    let found = entries.compactMap { key, entry -> (path: String, RepositoryPath, ObjectID?)? in
      RepositoryPath(recordAt: key.string).map { (key.string, $0, entry) }
    }.sorted { Text.precedes($0.path, $1.path) }
    let pictures = changes.filter { $0.new != nil }.compactMap { Self.recordOfPicture($0.path) }
    return Found(
      files: try load(found, commits: (head.map { [$0] } ?? []) + merging), pictures: pictures)
  }

  /// The path of the record that says what a picture shows; `nil` for what is no picture of a workspace.
  static func recordOfPicture(_ path: String) -> String? {
    for kind in PictureKind.allCases where path.hasSuffix(kind.ending) {
      let record = "\(path.dropLast(kind.ending.count)).json"
      if RepositoryPath(recordAt: record)?.file.role == .attachment { return record }
    }
    return nil
  }

  private func load(
    _ found: [(path: String, place: RepositoryPath, entry: ObjectID?)], commits: [String]
  ) throws(WorkbenchError) -> [StagedFile] {
    let blobs = Blobs(git)
    let staged = found.indices.filter { found[$0].entry != nil }
    let contents = try blobs.read(
      found.compactMap { item in item.entry.map { ($0, item.path) } })
    var current = [[UInt8]?](repeating: nil, count: found.count)
    for (index, bytes) in zip(staged, contents) { current[index] = bytes }
    var versions: [[[UInt8]?]] = []
    for commit in commits { versions.append(try blobs.read(found.map { "\(commit):\($0.path)" })) }
    return found.indices.map { index in
      let item = found[index]
      return StagedFile(
        path: item.path, file: item.place.file,
        workspace: repository.workspace(item.place.prefix), entry: item.entry,
        bytes: current[index], head: versions.first?[index],
        merged: versions.dropFirst().compactMap { $0[index] })
    }
  }

  private func mergedCommits() -> [String] {
    // Without the file no merge is under way.
    guard let bytes = try? Files.read("\(repository.gitFolder)/MERGE_HEAD") else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts versions into the index, and into the work tree where it holds just what the index held.
  func replace(_ files: [Replacement]) throws(WorkbenchError) {
    guard !files.isEmpty else { return }
    var lines: [UInt8] = []
    var note = CommitNote()
    let written = try BlobWriter(git).write(files.map { ($0.file.path, $0.bytes) })
    for (change, new) in zip(files, written) {
      guard let old = change.file.entry else { continue }
      lines += Array("100644 \(new)\t\(change.file.path)".utf8) + [0]
      note.entries.append(CommitNote.Entry(path: change.file.path, old: old, new: new))
    }
    try note.write(in: repository)
    try git.require(["update-index", "-z", "--index-info"], input: lines)
    for change in files { try bringToWorkTree(change) }
    // The index learns what the files look like; git does so too when it next looks.
    _ = try git.run(["update-index", "-q", "--refresh"])
  }

  private func bringToWorkTree(_ change: Replacement) throws(WorkbenchError) {
    guard let workspace = change.file.workspace else { return }
    let path = try RecordPath(change.file.file.path)
    // A file that is not there, or holds something else, is in the hands of the person.
    guard let here = try? workspace.read(path), here == change.file.bytes else { return }
    try AtomicWriter().write(change.bytes, to: path, in: workspace)
  }
}
