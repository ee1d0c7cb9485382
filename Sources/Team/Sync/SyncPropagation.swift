import JSON
import Merging
import Platform
package import Records
package import Wording
package import Workspace

/// Looks for what an erasure covers in a tree of git, before anybody commits it.
package struct SyncPropagation: Sendable {
  private let repository: Repository
  private let marks: ErasureMarks
  private let today: CalendarDay?
  private var git: Git { repository.git }

  /// - `marks`: The erasures in history.
  /// - `today`: The day that profiles note beside claims that lose something; `nil` asks only for what goes.
  package init(_ repository: Repository, _ marks: ErasureMarks, today: CalendarDay? = nil) {
    self.repository = repository
    self.marks = marks
    self.today = today
  }

  /// What the tree of a commit needs so that everything withdrawn is gone.
  ///
  /// - Returns: New contents by path, from the workspace on; empty where nothing has come back.
  /// - Complexity: One search in the tree; only studies in which something was ever erased are read.
  package func changes(in commit: ObjectID) throws(WorkbenchError) -> [ErasurePropagation.Change] {
    try changes(in: commit, marked: markedPaths(in: commit))
  }

  /// - Parameter marked: The records that hold a mark of erasure there.
  func changes(
    in commit: ObjectID, marked: [String]
  ) throws(WorkbenchError) -> [ErasurePropagation.Change] {
    var changes: [ErasurePropagation.Change] = []
    let found = marked.compactMap { WorkspaceFile(recordAt: $0)?.study }
    var studies: [[RecordFile]] = []
    let whole = marks.studies.union(found.map { Text($0) })
    let places =
      whole.sorted().map { "Surveys/\($0.string)" }
      + marks.sharedFiles(besides: whole).sorted().map(\.string)
    for place in places {
      studies.append(try records(below: place, in: commit))
      changes += ErasurePropagation.changes(in: studies.last ?? [], marks: marks)
    }
    guard !studies.isEmpty else { return [] }
    let profiles = try records(below: "Personas/people", in: commit)
    return changes
      + ErasurePropagation.changes(ofProfiles: profiles, in: studies, marks: marks, on: today)
  }

  /// Takes out of files that are to be committed what an erasure covers that the remote knows of.
  ///
  /// - Returns: What was erased.
  func propagate(_ own: inout OwnChanges, tip: ObjectID?) throws(WorkbenchError)
    -> [ErasurePropagation.Change]
  {
    guard let tip, try !markedPaths(in: tip).isEmpty else { return [] }
    let theirs = try Blobs(git).read(own.ready.map { "\(tip):\(repository.inRepository($0.path))" })
    var files: [(path: String, content: TreeWriter.Content)] = []
    for (file, other) in zip(own.ready, theirs) where file.record != nil {
      // A version of theirs that cannot be joined erases nothing; the merge tells of it.
      let joined = other.flatMap { try? FileMerge.merge(file.bytes, $0, path: file.path) }
      files.append((repository.inRepository(file.path), .bytes(joined ?? file.bytes)))
    }
    let together = try TreeWriter(git).commit(on: tip, files)
    let mine = Set(own.ready.map { Text($0.path) })
    var erased = try changes(in: together).filter { mine.contains(Text($0.path)) }
    // What the remote has erased as a whole, and we still write to.
    let contents = try Blobs(git).read(files.map { "\(together):\($0.path)" })
    let covered = Set(erased.map { Text($0.path) })
    for (file, bytes) in zip(own.ready.filter { $0.record != nil }, contents) {
      guard let bytes, !covered.contains(Text(file.path)), let record = file.record,
        let before = record.document, let after = try? JSONReader.read(bytes),
        ErasedPlace.all(in: after).contains(where: { $0.holds(before) })
      else { continue }
      erased.append(ErasurePropagation.Change(absorbed: record.file, bytes: bytes))
    }
    for change in erased { own.replace(change.path, with: change.bytes) }
    return erased
  }

  /// The records with marks of erasure in the tree of a commit, and where they stand.
  func marked(in commit: ObjectID) throws(WorkbenchError) -> [Text: [ErasedPlace]] {
    let paths = try markedPaths(in: commit)
    let contents = try Blobs(git).read(paths.map { "\(commit):\(repository.inRepository($0))" })
    var found: [Text: [ErasedPlace]] = [:]
    for (path, bytes) in zip(paths, contents) {
      guard let bytes, let document = try? JSONReader.read(bytes) else { continue }
      let places = ErasedPlace.all(in: document)
      if !places.isEmpty { found[Text(path)] = places }
    }
    return found
  }

  /// The records that hold a mark of erasure, or that somebody took recordings back, from the workspace on.
  func markedPaths(in commit: ObjectID) throws(WorkbenchError) -> [String] {
    let outcome = try git.run([
      "grep", "-l", "-z", "-F", "--no-color", "--full-name", "-e", "\"\(SystemKey.erased)\": true",
      // Somebody who took recordings back has to be erased from sessions.
      "-e", "\"scope\": \"\(WithdrawalScope.recording.id)\"",
      commit.text, "--", repository.inRepository("Surveys"),
    ])
    guard outcome.isSuccess || outcome.ending == .exited(1) else {
      throw Git.failed(["grep"], outcome)
    }
    return outcome.parts.compactMap { part in
      // "<commit>:<path>"
      let path = part.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
      return repository.inWorkspace(path).flatMap { WorkspaceFile(recordAt: $0) }?.path
    }
  }

  private func records(
    below name: String, in commit: ObjectID
  ) throws(WorkbenchError) -> [RecordFile] {
    let folder = repository.inRepository(name)
    let files = try TreeFile.all(in: commit.text, below: [folder], git).compactMap {
      file -> (WorkspaceFile, ObjectID)? in
      repository.inWorkspace(file.path).flatMap { WorkspaceFile(recordAt: $0) }
        .map { ($0, file.id) }
    }
    let contents = try Blobs(git).read(
      files.map { ($0.1, repository.inRepository($0.0.path)) })
    return zip(files, contents).compactMap { file, bytes in
      bytes.map { RecordFile(file.0, bytes: $0) }
    }
  }
}
