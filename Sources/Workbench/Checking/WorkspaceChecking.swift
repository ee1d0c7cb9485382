package import Localization
import Measures
import Records
import Team
package import Wording
import Workspace

/// Looks through a whole workspace, and through what lies beside it: reports, history, private files on this machine.
package struct WorkspaceChecking {
  private let workbench: Workbench
  /// From the workspace on; empty for everything.
  private let paths: [String]

  /// - `typed`: Only what lies there is reported; everything where none is named.
  /// - Throws: `WorkbenchError` for a path that is not there, or lies outside.
  package init(_ typed: [String] = [], in workbench: Workbench) throws {
    let named = try typed.map { try workbench.pathInside($0) }
    paths = named.contains("") ? [] : named
    self.workbench = workbench
  }

  /// What was found.
  package struct Report {
    package internal(set) var findings: [CheckFinding]
    /// What is worth knowing, and no fault yet.
    package internal(set) var remarks: [CheckFinding]
    /// How many files were looked at.
    package let files: Int
    /// The paths of what was put right.
    package internal(set) var repaired: [String] = []
    /// The paths of pictures that were restored from git's history.
    package internal(set) var restoredPictures: [String] = []
    /// The paths of records that were deleted, because no commit has their pictures.
    package internal(set) var deletedRecords: [String] = []
    /// What became of pictures whose files were gone, a sentence each.
    package internal(set) var told: [Sentence] = []
  }

  /// Looks, and changes nothing but to forget published folders that were deleted.
  package func look() throws -> Report {
    let repository = try Repository.find(workbench.location)
    let (marks, gap) = try history(repository)
    let result = try WorkspaceCheck.run(
      in: workbench.location, paths: paths, today: workbench.today, marks: marks,
      hasHistory: repository != nil && gap == nil)
    var report = Report(
      findings: result.findings, remarks: result.remarks, files: result.files)
    report.findings += try Self.copies(in: workbench.location, marks).filter { copy in
      isAsked(copy) && !report.findings.contains(copy)
    }
    if let gap { report.remarks.append(CheckFinding(gap, isFixable: false)) }
    report.remarks += try emptySessions()
    if paths.isEmpty {
      report.findings += TraceFindings.all(workbench)
      report.findings += try KnownFolder.findings(workbench)
    }
    for study in try workbench.studies() {
      // The fault of a study that cannot be read is reported with its file.
      guard isAsked("Surveys/\(study)"), let loaded = try? workbench.study(study) else { continue }
      report.findings += ContradictedFixes(study, loaded.records).checked.filter(isAsked)
      report.remarks += try silentRounds(study, loaded.records).filter(isAsked)
    }
    report.findings += try staleReports().map { try finding($0) }
    return report
  }

  /// Whether a folder lies in what is looked at, or around it.
  private func isAsked(_ folder: String) -> Bool {
    paths.isEmpty || paths.contains { folder.hasPrefix($0) || $0.hasPrefix(folder) }
  }

  private func isAsked(_ finding: CheckFinding) -> Bool { isAsked(file: finding.place) }

  private func isAsked(file: String) -> Bool {
    paths.isEmpty || paths.contains { file == $0 || file.hasPrefix("\($0)/") }
  }

  /// Closed rounds of which the sharing edition hides the participants, because they are not as they were closed.
  private func silentRounds(_ study: String, _ records: StudyRecords) throws -> [CheckFinding] {
    guard !records.study.closedRounds.isEmpty else { return [] }
    let changes = Release.changes(try SharedStudy.load(study, workbench).records)
    return changes.sorted { $0.key < $1.key }.map { round, change in
      CheckFinding(
        WorkbenchError(
          .invalidData, at: "Surveys/\(study)/study.json",
          "the sharing edition hides the participants of round \(round): \(change.words)",
          fix: change.fix(ShellWord.word(study), round: round)
        ), isFixable: false)
    }
  }

  /// Puts right what can be without losing anything, then looks again.
  package func repair() throws -> Report {
    try workbench.transaction {
      let repository = try Repository.find(workbench.location)
      let (marks, _) = try history(repository)
      let first = try WorkspaceCheck.run(
        in: workbench.location, paths: paths, today: workbench.today, marks: marks)
      var written = try WorkspaceCheck.repair(
        first.findings, in: workbench.location, writer: workbench.atomicWriter,
        today: workbench.today, marks: marks)
      let pictures = try repository.map { repository in
        try LostPictures(repository).bringBack(workbench.atomicWriter, where: isAsked(file:))
      }
      for file in try staleReports() {
        try ExportFiles.put(file, workbench)
        written.append(file.path.text)
      }
      var report = try look()
      report.repaired = written
      report.restoredPictures = pictures?.restored ?? []
      report.deletedRecords = pictures?.deleted ?? []
      report.told = pictures?.lines ?? []
      return report
    }
  }

  /// Copies of erased records that are known by what history has of them.
  ///
  /// - Parameter marks: What history says was erased; `nil` where it is to be looked up.
  static func copies(
    in workspace: WorkspaceLocation, _ marks: ErasureMarks? = nil
  ) throws -> [CheckFinding] {
    guard let repository = try Repository.find(workspace) else { return [] }
    let known = try marks ?? ErasureHistory(repository).marks()
    return try ErasedCopies(repository).find(known).map(CopyFindings.finding)
  }

  /// What was ever erased, and why this clone cannot know all of it.
  private func history(_ repository: Repository?) throws -> (ErasureMarks, gap: WorkbenchError?) {
    guard let repository else { return (.none, nil) }
    let history = ErasureHistory(repository)
    let marks = try history.marks()
    return (marks, try history.gap(marks))
  }

  /// Sessions that began and in which nothing is.
  private func emptySessions() throws -> [CheckFinding] {
    var remarks: [CheckFinding] = []
    for study in try workbench.studies() {
      guard isAsked("Surveys/\(study)") else { continue }
      for session in try SessionTidying(study, in: workbench).slipsByListing() {
        let path = try RecordPath.session(session.id.string, study: study).text
        guard paths.isEmpty || paths.contains(where: { path == $0 || path.hasPrefix("\($0)/") })
        else { continue }
        remarks.append(
          CheckFinding(
            WorkbenchError(
              .invalidData, at: path,
              "nothing is in this session, which began on \(session.day(in: workbench.surroundings.zone) ?? "")",
              fix: "`kerb session tidy \(ShellWord.word(study))`, if it was a slip"),
            isFixable: false
          ))
      }
    }
    return remarks
  }

  private func staleReports() throws -> [ExportFiles.File] {
    try ExportFiles.stale(in: workbench).filter { file in
      paths.isEmpty
        || paths.contains { file.path.text == $0 || file.path.text.hasPrefix("\($0)/") }
    }
  }

  private func finding(_ file: ExportFiles.File) throws -> CheckFinding {
    let problem: Sentence =
      file.bytes == nil
      ? "this report is not made any more: only closed rounds are shared"
      : try workbench.isThere(file.path)
        ? "the report is not what the data say now" : "the report has not been made yet"
    return CheckFinding(
      WorkbenchError(
        .invalidData, at: file.path.text, problem,
        fix: file.bytes == nil
          ? "run `kerb check --fix` to take it away"
          : "run `kerb check --fix` or `kerb report all` to write it again"),
      isFixable: true)
  }
}
