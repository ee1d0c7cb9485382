package import Localization
package import Measures
import Records
import Reports
package import Wording

extension Publication {
  /// A publication, and what was left out of it.
  package struct Made {
    package let publication: Publication
    /// Files of the study that were left out because something is wrong with them.
    package let faults: [WorkbenchError]
    /// What else was left out, and how to have it in; what readers are not told.
    package let remarks: [Sentence]
  }

  /// Makes the pages of one round.
  ///
  /// - `study`: The id of the study.
  /// - `round`: `nil` for the latest, in the edition for sharing the latest closed one.
  /// - Returns: `nil` where the edition is for sharing and the round is not closed.
  package static func made(
    _ study: String, round: Int?, _ edition: Edition, _ workbench: Workbench
  ) throws -> Made? {
    switch edition {
    case .team: try team(study, round, workbench)
    case .share: try sharing(study, round, workbench)
    }
  }

  private static func team(_ study: String, _ round: Int?, _ workbench: Workbench) throws -> Made {
    let loaded = try workbench.study(study)
    if let round { try loaded.records.requireRound(round) }
    let options = ReportOptions(round: round, edition: .team)
    let summary = StudySummary.measure(loaded.records, options: options)
    let publication = try Publication(
      edition: .team, round: summary.rounds.number,
      index: IndexDocument.document(summary, StudyReport.all.map(\.entry)),
      StudyReport.all.map { $0.team(loaded.records, options) },
      picture: { try workbench.kept($0) })
    return Made(publication: publication, faults: loaded.faults, remarks: [])
  }

  private static func sharing(
    _ study: String, _ round: Int?, _ workbench: Workbench
  ) throws -> Made? {
    let loaded = try SharedStudy.load(study, workbench)
    if let round { try loaded.records.requireSessions(ofRound: round) }
    guard let release = try loaded.release(round: round) else { return nil }
    let publication = Publication(
      edition: .share, round: release.round,
      index: IndexDocument.document(release, StudyReport.all.map(\.entry)),
      StudyReport.all.map { $0.sharing(release) }, picture: { _ in nil })
    return Made(
      publication: publication, faults: loaded.faults,
      remarks: loaded.remarks(of: study, round: round))
  }
}
