import JSON
import Localization
import Records
import Wording

/// What was erased and has come back, in all studies of a workspace.
struct PropagationFindings: Sendable {
  /// By the path of the file.
  private let changes: [Text: ErasurePropagation.Change]
  private let linked: Set<Text>

  /// - Parameters:
  ///   - marks: What history says was erased.
  ///   - today: The day that profiles note beside claims that lose something.
  /// - Complexity: Only studies in which something was erased are read again.
  init(
    _ files: [WorkspaceFile], _ checks: [FileCheck?], _ marks: ErasureMarks,
    today: CalendarDay?, in workspace: WorkspaceLocation
  ) throws(WorkbenchError) {
    var studies = marks.studies
    for case let check? in checks where check.holdsErasure {
      if let study = check.file.study { studies.insert(Text(study)) }
    }
    var changes: [Text: ErasurePropagation.Change] = [:]
    var byStudy: [[RecordFile]] = []
    let shared = marks.sharedFiles(besides: studies)
    let parts =
      studies.sorted().map { study in files.filter { Text($0.study ?? "") == study } }
      + files.filter { shared.contains(Text($0.path)) }.map { [$0] }
    for own in parts {
      let records = try RecordLoader.map(own, in: workspace) { $0 }.compactMap { $0 }
      for change in ErasurePropagation.changes(in: records, marks: marks) {
        changes[Text(change.path)] = change
      }
      byStudy.append(records)
    }
    if !byStudy.isEmpty {
      let profiles = try RecordLoader.map(
        files.filter { $0.role == .profile }, in: workspace
      ) { $0 }.compactMap { $0 }
      for change in ErasurePropagation.changes(
        ofProfiles: profiles, in: byStudy, marks: marks, on: today)
      {
        changes[Text(change.path)] = change
      }
    }
    self.changes = changes
    linked = Set(files.filter(\.isBehindLink).map { Text($0.path) })
  }

  func change(_ path: String) -> ErasurePropagation.Change? {
    changes.isEmpty ? nil : changes[Text(path)]
  }

  /// Whether a fault of a file goes with what is erased in it.
  func covers(_ finding: CheckFinding, in path: String) -> Bool {
    guard let change = change(path) else { return false }
    return !linked.contains(Text(path)) && !finding.isFixable
      && (change.isWholeRecord || finding.problem == RecordFault.leftInErased)
  }

  /// Whether a reference goes, or may go, with what is erased in a file; what is left is checked after that.
  func covers(_ name: FileReferences.Name, in path: String) -> Bool {
    guard let change = change(path), !linked.contains(Text(path)) else { return false }
    return change.isWholeRecord
      || [.participant, .session, .observation].contains(name.target)
  }

  /// Files that are gone and have to be there again with a mark.
  func missing(_ files: [WorkspaceFile]) -> [CheckFinding] {
    let present = Set(files.map { Text($0.path) })
    return changes.keys.filter { !present.contains($0) }.sorted().compactMap { finding($0.string) }
  }

  func finding(_ path: String) -> CheckFinding? {
    guard let change = change(path) else { return nil }
    let isLinked = linked.contains(Text(path))
    return CheckFinding(
      WorkbenchError(
        .invalidData, at: path, change.problem,
        fix: isLinked
          ? "this is a symbolic link, which kerb never writes through; erase what it leads to"
          : "run `kerb check --fix`, or `kerb team sync`"),
      isFixable: !isLinked)
  }

  /// Writes the changes of the files whose findings are wanted.
  ///
  /// - Returns: The paths that were written.
  func write(
    _ wanted: Set<Text>, in workspace: WorkspaceLocation, _ writer: AtomicWriter
  ) throws(WorkbenchError) -> [String] {
    var written: [String] = []
    for (path, change) in changes.sorted(by: { $0.key < $1.key })
    where wanted.contains(path) && !linked.contains(path) {
      try writer.write(change.bytes, to: RecordPath(change.path), in: workspace)
      written.append(change.path)
    }
    return written
  }
}
