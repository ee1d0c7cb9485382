package import Localization
package import Measures
package import Records

/// One finding as a text for a tracker, in either edition.
package struct Issue: Sendable {
  package let study: RecordID
  package let finding: MeasuredFinding
  /// How often it was met, in words; `nil` if that is not told, and for a strength.
  package let frequency: Sentence?
  package let body: Document

  /// "F05 Large text hides the price and Pay", safe to be a title.
  package var title: String { IssueTitle.text(finding.id.short, finding.title) }

  /// What a second export knows it by: "tram-tickets/F05-n76t".
  package var reference: String { "\(study.string)/\(finding.id.string)" }

  /// The name of its file without an ending: "f05-n76t".
  package var name: String { finding.id.folded }

  fileprivate init(
    _ finding: MeasuredFinding, study: RecordID, round: Int?, hasInventedPeople: Bool
  ) {
    self.study = study
    self.finding = finding
    let body = IssueBody(
      study: study, round: round, hasInventedPeople: hasInventedPeople, finding: finding)
    frequency = body.frequency
    self.body = body.document
  }
}

/// The issues of one round.
package struct IssueSet: Sendable {
  package let study: RecordID
  package let title: String
  package let edition: Edition
  /// `nil` if no session counts yet.
  package let round: Int?
  /// In the order of the findings report.
  package let issues: [Issue]
  /// Fixed problems and strengths that were not asked for.
  package let leftOut: Int
  /// Findings of which it is not told what became of them, and that have no ticket to update: they may be fixed.
  package let untold: Int

  /// The issues of a round for a tracker that only the team reads.
  ///
  /// - Parameter takesAll: Whether fixed problems and strengths are among them.
  package static func team(_ summary: FindingsSummary, takesAll: Bool) -> IssueSet {
    IssueSet(
      summary.findings, study: summary.study, title: summary.title, edition: .team,
      round: summary.round, hasInventedPeople: summary.hasInventedPeople, takesAll: takesAll
    ) { _ in false }
  }

  /// The issues of a closed round that may leave the team: what the sharing edition states, and nothing else.
  ///
  /// If it may not be told what became of the findings, any of them may be fixed: then those alone are taken whose
  /// ticket there is to update, since that may still hold what must not be told any more.
  ///
  /// - Parameters:
  ///   - takesAll: Whether all are taken, also fixed problems and strengths.
  ///   - hasTicket: Whether a finding has a ticket that the export updates.
  package static func sharing(
    _ release: Release, takesAll: Bool, hasTicket: (RecordID) -> Bool
  ) -> IssueSet {
    IssueSet(
      release.findings, study: release.study, title: release.title, edition: .share,
      round: release.round, hasInventedPeople: release.hasInventedPeople, takesAll: takesAll,
      hasTicket: hasTicket)
  }

  private init(
    _ findings: [MeasuredFinding], study: RecordID, title: String, edition: Edition, round: Int?,
    hasInventedPeople: Bool, takesAll: Bool, hasTicket: (RecordID) -> Bool
  ) {
    let taken = findings.filter { finding in
      takesAll || finding.part.mayRemain || finding.part == .untold && hasTicket(finding.id)
    }
    self.study = study
    self.title = title
    self.edition = edition
    self.round = round
    issues = taken.map {
      Issue($0, study: study, round: round, hasInventedPeople: hasInventedPeople)
    }
    untold =
      takesAll ? 0 : findings.count { $0.part == .untold && !hasTicket($0.id) }
    leftOut = findings.count - taken.count - untold
  }
}
