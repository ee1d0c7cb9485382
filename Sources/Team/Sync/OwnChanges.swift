import JSON
package import Merging
import Platform
package import Records
package import Wording
import Workspace

/// What this work tree holds that is in no commit yet, sorted by what becomes of it.
package struct OwnChanges: Sendable {
  /// One file that is to be committed.
  package struct File: Sendable {
    /// From the workspace on.
    package let path: String
    /// Its record; `nil` for reports and settings.
    package let record: RecordFile?
    /// The last commit's version; `nil` for a new file.
    package let old: [UInt8]?
    package let bytes: [UInt8]
    /// Whether the work tree holds something else: a change by hand or a rollback was put into merging form.
    package let isReconciled: Bool
    /// Whether the last commit has it as the work tree does, and only its form for merging is not there yet.
    package let isCommitted: Bool
  }

  /// Files to commit, in the order of their paths.
  package fileprivate(set) var ready: [File] = []
  /// Logs that stay here until somebody has cleared them, and the pictures that wait with them.
  package fileprivate(set) var held: [String] = []
  /// Pictures, each with its record, that stay here because they may show participants who refused that.
  package fileprivate(set) var refused: [String] = []
  /// Records with faults: they stay here.
  package fileprivate(set) var faults: [WorkbenchError] = []
  /// Records in which git does not look for changes, each with the command that makes it look again.
  package fileprivate(set) var unwatched: [WorkbenchError] = []
  /// Records, and pictures of records that live, whose files are gone from the work tree.
  package fileprivate(set) var missing: [String] = []
  /// Pictures that went with their records, after a withdrawal.
  package fileprivate(set) var removed: [String] = []
  /// Files that are none of kerb's, in the workspace's folder.
  package fileprivate(set) var foreign: [String] = []

  package var isEmpty: Bool { ready.isEmpty && removed.isEmpty }

  /// Of ``ready``, those that git's own status names too.
  package var uncommitted: [File] { ready.filter { !$0.isCommitted } }

  /// Of ``ready``, those that commits changed without kerb, and that the next commit puts into merging form.
  package var unformed: [File] { ready.filter(\.isCommitted) }

  /// Puts other content into a file that is to be committed.
  mutating func replace(_ path: String, with bytes: [UInt8]) {
    guard let index = ready.firstIndex(where: { Text.isSame($0.path, path) }) else { return }
    let file = ready[index]
    ready[index] = File(
      path: file.path, record: file.record.map { RecordFile($0.file, bytes: bytes) }, old: file.old,
      bytes: bytes, isReconciled: true, isCommitted: file.isCommitted)
  }

  /// What the files that are to be committed change, counted.
  package var difference: RecordDifference { Self.difference(ready) }

  /// What some of the files change, counted.
  package static func difference(_ files: [File]) -> RecordDifference {
    let parts = concurrentMap(files.count) { index -> RecordDifference in
      let file = files[index]
      guard let new = file.record?.document else { return RecordDifference() }
      // An old version that cannot be read counts as none.
      let old = file.old.flatMap { try? JSONReader.read($0) }
      return RecordDifference(from: old, to: new, file.record?.format)
    }
    return parts.reduce(into: RecordDifference()) { $0 += $1 }
  }
}

/// Collects what is in no commit yet.
package struct OwnChangesReader: Sendable {
  private let repository: Repository
  private let maySendRawNotes: Bool
  private let head: ObjectID?
  private let tip: ObjectID?
  private let history: UnsentHistory

  package init(
    _ repository: Repository, head: ObjectID?, tip: ObjectID?, history: UnsentHistory,
    maySendRawNotes: Bool
  ) {
    self.tip = tip
    self.repository = repository
    self.head = head
    self.history = history
    self.maySendRawNotes = maySendRawNotes
  }

  package func read(_ status: WorkTreeStatus) throws(WorkbenchError) -> OwnChanges {
    var changes = OwnChanges()
    var records: [String] = []
    var plain: [String] = []
    let folders = ["Personas", "Surveys", WorkspaceLocation.marker]
    let ignored = try WorkTreeStatus.ignoredRecords(repository, below: folders)
    changes.unwatched = try WorkTreeStatus.unwatchedRecords(repository, below: folders)
    for entry in status.entries + ignored {
      guard let path = repository.inWorkspace(entry.path) else { continue }
      let isRecord = WorkspaceFile(recordAt: path) != nil
      if !entry.isMissing, try kind(path) != .file {
        changes.foreign.append(path)
      } else if entry.isMissing {
        if isRecord {
          changes.missing.append(path)
        } else if let picture = WorkspaceFile(pictureAt: path) {
          let isErased = PictureFiles.isErased(picture, in: repository.workspace)
          if isErased { changes.removed.append(path) } else { changes.missing.append(path) }
        } else {
          changes.foreign.append(path)
        }
      } else if isRecord {
        records.append(path)
      } else if try isKerbs(path) {
        plain.append(path)
      } else {
        changes.foreign.append(path)
      }
    }
    try addRecords(records, changes.missing, &changes)
    let waiting = Set(changes.held.map { Text($0) })
    for path in plain {
      if let picture = WorkspaceFile(pictureAt: path) {
        if waiting.contains(Text(picture.recordOfPicture)) {
          changes.held.append(path)
          continue
        }
        if isRefused(picture) {
          changes.refused.append(path)
          continue
        }
      }
      changes.ready.append(
        OwnChanges.File(
          path: path, record: nil, old: nil,
          bytes: try repository.workspace.read(RecordPath(path)), isReconciled: false,
          isCommitted: false))
    }
    changes.ready.sort { Text.precedes($0.path, $1.path) }
    changes.held.sort(by: Text.precedes)
    changes.refused.sort(by: Text.precedes)
    return changes
  }

  private func isRefused(_ picture: WorkspaceFile) -> Bool {
    guard let file = WorkspaceFile(recordAt: picture.recordOfPicture) else { return false }
    return isRefused(RecordLoader.read(file, in: repository.workspace))
  }

  /// Whether a picture may show participants who refused that, here or in what the remote has by now.
  private func isRefused(_ record: RecordFile) -> Bool {
    guard record.file.role == .attachment else { return false }
    return !PictureFiles.refusers(of: record, in: repository.workspace).isEmpty
      || tip.map { UnclearedPicture.isRefused(record, in: $0, repository) } ?? false
  }

  /// Files that kerb writes and that are no records; a file of such a name that kerb did not write is none.
  private func isKerbs(_ path: String) throws(WorkbenchError) -> Bool {
    if [".gitattributes", ".kerb/.gitignore"].contains(path) { return true }
    if ["Exports/.gitkeep", "Personas/people/.gitkeep", "Surveys/.gitkeep"].contains(path) {
      return try repository.workspace.read(RecordPath(path)).isEmpty
    }
    if let picture = WorkspaceFile(pictureAt: path) {
      return PictureFiles.isKept(picture, in: repository.workspace)
    }
    guard GeneratedReport.isOne(path) else { return false }
    let study = path.split(separator: "/")[1]
    return try kind("Surveys/\(study)/study.json") == .file
  }

  /// What lies at a path, links not followed.
  private func kind(_ path: String) throws(WorkbenchError) -> FileKind {
    do throws(SystemError) {
      return try Files.kind("\(repository.workspace.root)/\(path)")
    } catch {
      throw error.reading(Printable.text(path))
    }
  }

  /// Sorts records that differ from the last commit, and looks at every one that an unsent commit rolled back.
  private func addRecords(
    _ paths: [String], _ missing: [String], _ changes: inout OwnChanges
  ) throws(WorkbenchError) {
    let gone = Set(missing.map { Text($0) })
    let changed = Set(paths.map { Text($0) })
    let all = changed.union(history.replaced.keys).subtracting(gone).sorted().map(\.string)
    let replaced = try replacedVersions()
    let committed = try committedVersions(all)
    var found: [OwnVersion] = []
    for (path, old) in zip(all, committed) {
      let parents = replaced[Text(path)] ?? []
      guard let file = WorkspaceFile(recordAt: path) else { continue }
      if let here = try content(path) {
        found.append(
          OwnVersion(
            file: file, here: here, old: old, parents: parents,
            isChanged: changed.contains(Text(path))))
        continue
      }
      // Its file was taken away with git: it stays as a deleted record, or a merge would bring it back.
      // What nobody else ever had needs no mark.
      if old == nil, try isSent(path), let last = parents.first, let bytes = try tombstone(last) {
        changes.ready.append(
          OwnChanges.File(
            path: path, record: RecordFile(file, bytes: bytes), old: nil, bytes: bytes,
            isReconciled: true, isCommitted: true))
      }
    }
    add(found, &changes)
  }

  /// Looks at versions of the work tree on all processors, and sorts them in their order.
  private func add(_ found: [OwnVersion], _ changes: inout OwnChanges) {
    let (maySend, workspace) = (maySendRawNotes, repository.workspace)
    let verdicts = concurrentMap(found.count) { index in
      found[index].verdict(maySendRawNotes: maySend, in: workspace, isRefused: isRefused)
    }
    for verdict in verdicts {
      switch verdict {
      case .same: break
      case .faulty(let fault): changes.faults.append(fault)
      case .held(let path): changes.held.append(path)
      case .refused(let path): changes.refused.append(path)
      case .ready(let file): changes.ready.append(file)
      }
    }
  }

  /// What unsent commits replaced, read in one run of git.
  private func replacedVersions() throws(WorkbenchError) -> [Text: [[UInt8]]] {
    let wanted = history.replaced.flatMap { path, ids in ids.map { (path, $0) } }
    let contents = try Blobs(repository.git).read(
      wanted.map { ($0.1, repository.inRepository($0.0.string)) })
    var found: [Text: [[UInt8]]] = [:]
    for ((path, _), bytes) in zip(wanted, contents) {
      if let bytes { found[path, default: []].append(bytes) }
    }
    return found
  }

  /// Whether the remote has a file.
  private func isSent(_ path: String) throws(WorkbenchError) -> Bool {
    guard let tip else { return false }
    return try Blobs(repository.git).read(["\(tip):\(repository.inRepository(path))"])[0] != nil
  }

  private func tombstone(_ last: [UInt8]) throws(WorkbenchError) -> [UInt8]? {
    guard let document = try? JSONReader.read(last), document.root.kind == .object else {
      return nil
    }
    return RecordRewriting.tombstone(of: document)
  }

  /// What the last commit has at some paths; `nil` where it has nothing.
  private func committedVersions(_ paths: [String]) throws(WorkbenchError) -> [[UInt8]?] {
    var contents = [[UInt8]?](repeating: nil, count: paths.count)
    guard head != nil else { return contents }
    let blobs = Blobs(repository.git)
    let ids = paths.map { history.latest[Text($0)] }
    let known = paths.indices.filter { ids[$0] != nil }
    let others = paths.indices.filter { ids[$0] == nil }
    let files = known.compactMap { index in
      ids[index].map { ($0, repository.inRepository(paths[index])) }
    }
    for (index, bytes) in zip(known, try blobs.read(files)) { contents[index] = bytes }
    let names = others.map { "HEAD:\(repository.inRepository(paths[$0]))" }
    for (index, bytes) in zip(others, try blobs.read(names)) { contents[index] = bytes }
    return contents
  }

  private func content(_ path: String) throws(WorkbenchError) -> [UInt8]? {
    guard try kind(path) == .file else { return nil }
    return try repository.workspace.read(RecordPath(path))
  }
}
