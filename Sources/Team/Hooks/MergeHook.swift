import JSON
import Localization
import Merging
import Platform
import Records
import Wording
import Workspace

/// After a merge, a pull or a rebase: records that the commits broke come back, what was withdrawn is erased wherever it
/// came back, what the commits dropped is put beside what they left, and reports are made again.
struct MergeHook {
  private let repository: HookRepository

  init(_ repository: HookRepository) { self.repository = repository }

  /// - Parameter isSquash: Whether the merge left its result in the index and made no commit.
  func afterMerge(
    isSquash: Bool, _ surroundings: TeamHooks.Surroundings
  ) throws -> TeamHooks.Report {
    let start = isSquash ? nil : try repository.commit("ORIG_HEAD")
    return try lookThrough(since: start, others: try repository.commit("HEAD"), surroundings)
  }

  /// - Parameter input: The old and new name of each commit that was made anew, a line each.
  func afterRebase(
    _ input: [UInt8], _ surroundings: TeamHooks.Surroundings
  ) throws -> TeamHooks.Report {
    let lines = input.split(separator: UInt8(ascii: "\n"))
    let old = lines.last?.split(separator: UInt8(ascii: " ")).first.flatMap {
      ObjectID(String(decoding: $0, as: UTF8.self))
    }
    var start: ObjectID?
    if let old {
      start = ObjectID(try repository.git.run(["merge-base", old.text, "HEAD"]).line)
    }
    let first = lines.first?.split(separator: UInt8(ascii: " ")).last.map {
      String(decoding: $0, as: UTF8.self)
    }
    let others = try first.flatMap { (name) throws(WorkbenchError) in
      try repository.commit("\(name)^")
    }
    return try lookThrough(since: start, others: others, surroundings)
  }

  /// - Parameters:
  ///   - start: What was checked out before; `nil` where the index tells what changed.
  ///   - others: The last commit that is nobody's of this clone.
  private func lookThrough(
    since start: ObjectID?, others: ObjectID?, _ surroundings: TeamHooks.Surroundings
  ) throws -> TeamHooks.Report {
    var report = TeamHooks.Report()
    let head = try repository.commit("HEAD")
    let known = try start.flatMap { start in try isAncestor(start) ? start : nil }
    let changed: [TreeDifference] =
      if let known, let head {
        // Commits that take each other back leave no difference, and may have dropped what others wrote.
        try TreeDifference.each(since: known, upTo: head, repository.git)
      } else if let start {
        try TreeDifference.between(start.text, "HEAD", repository.git)
      } else {
        try TreeDifference.staged(against: "HEAD", repository.git)
      }
    let paths = Set(changed.map { Text($0.path) }).sorted().map(\.string)
    let workspaces = repository.byWorkspace(paths + paths.compactMap(StagedFiles.recordOfPicture))
    if workspaces.isEmpty { return report }
    let held = try repository.heldBack()
    for workspace in workspaces {
      try surroundings.locked(workspace.location) {
        let files = HookFiles(workspace, without: held)
        if let known, let head {
          if let others { try revive(files, since: known, in: head, of: others, &report) }
          try bringBack(since: known, upTo: head, files, &report)
        }
        try propagate(files, on: surroundings.today, &report)
        // Reports would be made without what git holds back.
        guard held.isEmpty else { return }
        let made = try surroundings.refreshReports(workspace.location)
        if !made.isEmpty {
          report.messages.append(
            "Made \(made.count, "report", "reports") again; in no commit yet: `git commit -a`, or `kerb team sync`."
          )
        }
      }
    }
    if !held.isEmpty {
      report.messages.append(
        "Git held changes of yours in \(held.count, "file", "files") back. kerb left these files alone and made no reports: run `kerb team sync`."
      )
    }
    return report
  }

  private func isAncestor(_ commit: ObjectID) throws(WorkbenchError) -> Bool {
    try repository.git.run(["merge-base", "--is-ancestor", commit.text, "HEAD"]).isSuccess
  }

  /// Brings back the last versions that can be read of records that commits of others broke.
  private func revive(
    _ files: HookFiles, since known: ObjectID, in head: ObjectID, of others: ObjectID,
    _ report: inout TeamHooks.Report
  ) throws {
    guard let found = try Repository.find(files.location, .hook) else { return }
    let revived = try BrokenRecords(found, in: head, of: others).revived(
      among: files.workspace.files, since: known)
    for record in revived {
      guard try files.write(record.bytes, to: record.path) else { continue }
      report.messages.append(
        record.told.words + " In no commit yet: `git commit -a`, or `kerb team sync`.")
    }
  }

  /// Puts what commits of others dropped beside what the work tree has.
  ///
  /// A file of the work tree that cannot be joined stays as it is, and so does a removal that is in no commit yet: both are
  /// work of this clone. `kerb team sync` joins the commits.
  private func bringBack(
    since known: ObjectID, upTo head: ObjectID, _ files: HookFiles,
    _ report: inout TeamHooks.Report
  ) throws {
    guard let found = try Repository.find(files.location, .hook) else { return }
    var count = 0
    for correction in try DroppedValues(found).corrections(since: known, upTo: head) {
      let path = try RecordPath(correction.path)
      let here: [UInt8]? =
        try Files.kind(files.location.absolute(path)) == .missing
        ? nil : files.location.read(path)
      guard let bytes = Self.joined(correction, with: here), bytes != here,
        try files.write(bytes, to: correction.path)
      else { continue }
      count += 1
    }
    guard count > 0 else { return }
    report.messages.append(
      "Commits of others undid changes in \(count, "file", "files"). kerb joined both versions and committed nothing: `kerb team conflicts` lists different values, `kerb team sync` sends the files."
    )
  }

  /// - Returns: `nil` where the file of the work tree has to stay as it is.
  private static func joined(
    _ correction: DroppedValues.Correction, with here: [UInt8]?
  ) -> [UInt8]? {
    guard let here else { return correction.isGone ? correction.bytes : nil }
    guard let document = try? JSONReader.read(here),
      let other = try? JSONReader.read(correction.bytes)
    else { return nil }
    return try? RecordJoin.join(document, other)
  }

  private func propagate(
    _ files: HookFiles, on today: CalendarDay?, _ report: inout TeamHooks.Report
  ) throws {
    let found = try Repository.find(files.location, .hook)
    let marks = try found.map { (repository) throws(WorkbenchError) in
      try ErasureHistory(repository).marks()
    }
    let changes = try WorkTreePropagation.changes(
      in: files.location, marks: marks ?? .none, today: today
    ).filter { try files.write($0.bytes, to: $0.path) }
    let reasons = Dictionary(grouping: changes, by: \.reason)
    for (reason, files) in reasons.sorted(by: { Text.precedes($0.key.plain(), $1.key.plain()) }) {
      report.messages.append(
        ErasurePropagation.Change.done(files, because: reason)
          + ". In no commit yet: `git commit -a`, or `kerb team sync`.")
    }
    // A sync looks after pictures if git holds anything back.
    guard files.areAllFree else { return }
    try PictureFiles.removeErased(in: files.location)
    guard let lines = try found.map({ try LostPictures($0).bringBack(files.writer).lines }) else {
      return
    }
    report.messages += lines.map {
      $0 + " In no commit yet: `git add` and commit, or `kerb team sync`."
    }
  }
}

/// The files of a workspace that a hook may write: all but those of which git holds changes back.
private struct HookFiles {
  let workspace: HookWorkspace
  let writer = AtomicWriter()
  private let held: Set<Text>

  init(_ workspace: HookWorkspace, without held: Set<Text>) {
    self.workspace = workspace
    self.held = held
  }

  var location: WorkspaceLocation { workspace.location }
  var areAllFree: Bool { held.isEmpty }

  /// Writes a file, unless git holds changes of it back.
  ///
  /// - `path`: From the workspace on.
  /// - Returns: Whether it was written.
  func write(_ bytes: [UInt8], to path: String) throws -> Bool {
    guard !held.contains(Text(workspace.prefix + path)) else { return false }
    try writer.write(bytes, to: RecordPath(path), in: location)
    return true
  }
}
