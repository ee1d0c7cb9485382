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
  private let writer = AtomicWriter()

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
    var changed =
      try start.map { (start) throws(WorkbenchError) in
        try TreeDifference.between(start.text, "HEAD", repository.git)
      } ?? TreeDifference.staged(against: "HEAD", repository.git)
    if let known, let head {
      // Commits that take each other back leave no difference, and may have dropped what others wrote.
      changed += try TreeDifference.each(since: known, upTo: head, repository.git)
    }
    let paths = Set(changed.map { Text($0.path) }).sorted().map(\.string)
    let workspaces = repository.byWorkspace(paths + paths.compactMap(StagedFiles.recordOfPicture))
    if workspaces.isEmpty { return report }
    if repository.holdsChangesBack {
      report.messages.append(
        "Git holds changes of yours back until it has ended, so nothing was looked through: run `kerb team sync`."
      )
      return report
    }
    for workspace in workspaces {
      try surroundings.locked(workspace.location) {
        if let known, let head {
          if let others { try revive(workspace, since: known, in: head, of: others, &report) }
          try bringBack(since: known, upTo: head, workspace.location, &report)
        }
        try propagate(workspace.location, on: surroundings.today, &report)
        let made = try surroundings.refreshReports(workspace.location)
        if !made.isEmpty {
          report.messages.append(
            "Made \(made.count, "report", "reports") again; in no commit yet: `git commit -a`, or `kerb team sync`."
          )
        }
      }
    }
    return report
  }

  private func isAncestor(_ commit: ObjectID) throws(WorkbenchError) -> Bool {
    try repository.git.run(["merge-base", "--is-ancestor", commit.text, "HEAD"]).isSuccess
  }

  /// Brings back the last versions that can be read of records that commits of others broke.
  private func revive(
    _ workspace: HookWorkspace, since known: ObjectID, in head: ObjectID, of others: ObjectID,
    _ report: inout TeamHooks.Report
  ) throws {
    guard let found = try Repository.find(workspace.location, .hook) else { return }
    let revived = try BrokenRecords(found, in: head, of: others).revived(
      among: workspace.files, since: known)
    for record in revived {
      try writer.write(record.bytes, to: RecordPath(record.path), in: workspace.location)
      report.messages.append(
        record.told.words + " In no commit yet: `git commit -a`, or `kerb team sync`.")
    }
  }

  /// Puts what commits of others dropped beside what the work tree has.
  ///
  /// A file of the work tree that cannot be joined stays as it is, and so does a removal that is in no commit yet: both are
  /// work of this clone. `kerb team sync` joins the commits.
  private func bringBack(
    since known: ObjectID, upTo head: ObjectID, _ workspace: WorkspaceLocation,
    _ report: inout TeamHooks.Report
  ) throws {
    guard let found = try Repository.find(workspace, .hook) else { return }
    var files = 0
    for correction in try DroppedValues(found).corrections(since: known, upTo: head) {
      let path = try RecordPath(correction.path)
      let here: [UInt8]? =
        try Files.kind(workspace.absolute(path)) == .missing ? nil : workspace.read(path)
      guard let bytes = Self.joined(correction, with: here), bytes != here else { continue }
      try writer.write(bytes, to: path, in: workspace)
      files += 1
    }
    guard files > 0 else { return }
    report.messages.append(
      "Commits of others dropped values in \(files, "file", "files"). They stand beside what those commits left, in no commit yet: `kerb team conflicts` lists them, `kerb team sync` sends them."
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
    _ workspace: WorkspaceLocation, on today: CalendarDay?, _ report: inout TeamHooks.Report
  ) throws {
    let found = try Repository.find(workspace, .hook)
    let marks = try found.map { (repository) throws(WorkbenchError) in
      try ErasureHistory(repository).marks()
    }
    let changes = try WorkTreePropagation.changes(
      in: workspace, marks: marks ?? .none, today: today)
    for change in changes {
      try writer.write(change.bytes, to: RecordPath(change.path), in: workspace)
    }
    try PictureFiles.removeErased(in: workspace)
    let reasons = Dictionary(grouping: changes, by: \.reason)
    for (reason, files) in reasons.sorted(by: { Text.precedes($0.key.plain(), $1.key.plain()) }) {
      report.messages.append(
        ErasurePropagation.Change.done(files, because: reason)
          + ". In no commit yet: `git commit -a`, or `kerb team sync`.")
    }
    guard let lines = try found.map({ try LostPictures($0).bringBack(writer).lines }) else {
      return
    }
    report.messages += lines.map {
      $0 + " In no commit yet: `git add` and commit, or `kerb team sync`."
    }
  }
}
