package import Localization
import Platform
import Records
import Team
package import Wording
import Workspace

/// Sends what is here to the team and takes in what the team has.
package struct TeamSynchronising {
  private let workbench: Workbench
  private let message: String?
  private let mayAsk: Bool
  private let progress: (Sentence) -> Void

  /// - `message`: The commit's message; `nil` has one made from the changes.
  /// - `mayAsk`: Whether git may ask the person for a password.
  /// - `progress`: Called with a sentence for each slow step.
  package init(
    _ workbench: Workbench, message: String?, mayAsk: Bool, progress: @escaping (Sentence) -> Void
  ) {
    self.workbench = workbench
    self.message = message
    self.mayAsk = mayAsk
    self.progress = progress
  }

  /// What came of a run.
  package struct Outcome {
    package let words: SyncWords
    /// What is wrong with files that were left out.
    package let faults: [WorkbenchError]
    /// Whether nothing is left for a person: no conflict, no fault, no record that could not be read.
    package let isClean: Bool
  }

  /// Runs until both sides are the same.
  ///
  /// - Throws: `WorkbenchError` with what stands in the way; what is committed by then stays committed.
  package func run() throws -> Outcome {
    let report = try sync.run()
    return outcome(report, findings: try report.checkFindings ?? findings())
  }

  /// Works out what a run would do, and changes nothing.
  package func rehearse() throws -> Outcome { outcome(try sync.rehearse(), findings: 0) }

  private func outcome(_ report: SyncReport, findings: Int) -> Outcome {
    Outcome(
      words: SyncWords(report, findings: findings), faults: report.faults,
      isClean: report.faults.isEmpty && report.conflicting.isEmpty && report.unreadable.isEmpty)
  }

  private func findings() throws -> Int {
    try Self.findings(in: workbench.location, workbench.today)
  }

  private static func findings(
    in location: WorkspaceLocation, _ today: CalendarDay
  ) throws -> Int {
    let found = try WorkspaceCheck.run(in: location, today: today).findings
    let copies = try WorkspaceChecking.copies(in: location)
    return found.count + copies.count { !found.contains($0) }
  }

  private var sync: TeamSync {
    TeamSync(
      workbench.location, writer: workbench.atomicWriter,
      maySendRawNotes: RawNotesPermission.agreement(in: workbench), message: message,
      TeamSync.Surroundings(
        progress: progress,
        locked: { [workbench] work in try workbench.transactionForPrograms(work) },
        refreshReports: { [workbench] in try ExportFiles.refresh(except: $0, workbench) },
        pause: { SystemClock.sleep(milliseconds: $0) }, mayAsk: mayAsk,
        today: workbench.today,
        check: { [location = workbench.location, today = workbench.today] in
          try? Self.findings(in: location, today)
        }))
  }
}
