package import Localization
package import Measures
import Records
package import Reports
package import Wording

/// The findings of one round as texts for a tracker.
package struct IssueExport {
  package let set: IssueSet
  package let files: IssueFiles
  /// Files of the study that were left out because something is wrong with them.
  package let faults: [WorkbenchError]
  /// What else was left out, and how to have it in.
  package let remark: Sentence?

  /// What it writes into a folder.
  package var contents: FolderContents {
    FolderContents(
      kind: .issues, edition: set.edition,
      files: files.all.map { FolderContents.File(path: $0.name, bytes: Array($0.text.utf8)) })
  }

  /// - `study`: The id of the study.
  /// - `round`: `nil` for the latest, in the edition for sharing the latest closed one.
  /// - `takesAll`: Whether fixed problems and strengths are among them.
  /// - Returns: `nil` where the edition is for sharing and the round is not closed.
  package static func made(
    _ study: String, round: Int?, _ edition: Edition, _ format: IssueFormat, takesAll: Bool,
    _ workbench: Workbench
  ) throws -> IssueExport? {
    switch edition {
    case .team:
      let loaded = try workbench.study(study)
      if let round { try loaded.records.requireRound(round) }
      let options = ReportOptions(round: round, edition: .team)
      let summary = FindingsSummary.measure(loaded.records, options: options)
      return IssueExport(
        .team(summary, takesAll: takesAll), format, loaded.records, loaded.faults, remark: nil)
    case .share:
      let loaded = try SharedStudy.load(study, workbench)
      if let round { try loaded.records.requireSessions(ofRound: round) }
      guard let release = try loaded.release(round: round) else { return nil }
      let tickets = Self.tickets(loaded.records)
      let set = IssueSet.sharing(release, takesAll: takesAll) {
        !format.own(tickets[$0] ?? []).isEmpty
      }
      return IssueExport(
        set, format, loaded.records, loaded.faults,
        remark: loaded.remark(of: study))
    }
  }

  private init(
    _ set: IssueSet, _ format: IssueFormat, _ records: StudyRecords, _ faults: [WorkbenchError],
    remark: Sentence?
  ) {
    self.set = set
    self.faults = faults
    self.remark = remark
    files = IssueFiles(set, format, tickets: Self.tickets(records))
  }

  private static func tickets(_ records: StudyRecords) -> [RecordID: [WebAddress]] {
    Dictionary(
      records.findings.map { ($0.id, $0.tickets) }, uniquingKeysWith: { first, _ in first })
  }
}

extension FolderKind {
  /// Texts for a tracker.
  static let issues = FolderKind(
    list: "kerb-issues.json", madeBy: "kerb export issues", noun: "a file of the export",
    plural: "files", below: [], mayWrite: { IssueFiles.mayWrite($0) })
}
