package import Localization
package import Measures
package import Records

/// One finding as a text for a tracker, in either edition.
package struct Issue: Sendable {
  package let study: RecordID
  let round: Int?
  let hasInventedPeople: Bool
  package let finding: MeasuredFinding

  /// "F05 Large text hides the price and Pay", safe to be a title.
  package var title: String { IssueTitle.text(finding.id.short, finding.title) }

  /// What a second export knows it by: "tram-tickets/F05-n76t".
  package var reference: String { "\(study.string)/\(finding.id.string)" }

  /// The name of its file without an ending: "f05-n76t".
  package var name: String { finding.id.folded }
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
  /// - `takesAll`: Whether fixed problems and strengths are among them.
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
  /// - `takesAll`: Whether all are taken, also fixed problems and strengths.
  /// - `hasTicket`: Whether a finding has a ticket that the export updates.
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
      Issue(study: study, round: round, hasInventedPeople: hasInventedPeople, finding: $0)
    }
    untold =
      takesAll ? 0 : findings.count { $0.part == .untold && !hasTicket($0.id) }
    leftOut = findings.count - taken.count - untold
  }

  /// How many fixed problems and strengths an export leaves out; `nil` for none.
  var leftOutClaim: Sentence? {
    guard leftOut > 0 else { return nil }
    return .claim(
      "issues.leftOut", ["findings": leftOut],
      "Left out: \(leftOut, "finding", "findings") confirmed as fixed, or strengths.")
  }

  /// How many findings an export leaves out because it is not told what became of them; `nil` for none.
  package var untoldClaim: Sentence? {
    guard untold > 0 else { return nil }
    return .claim(
      "issues.untold", ["findings": untold],
      "Left out: \(untold, "finding", "findings") without a ticket to update. The sharing edition does not tell what became of them: they may be fixed already."
    )
  }
}

/// The title of an issue. Hosts show a title as it is: nothing in it can be escaped.
package enum IssueTitle {
  /// Trackers take 255 or 256 characters.
  static let longest = 200

  /// "F05 Large text hides the price and Pay".
  ///
  /// Signs that would mention somebody or point to something get a space behind them.
  static func text(_ id: String, _ title: String) -> String {
    id + " " + apart(cut(VisibleText.oneLine(title)))
  }

  /// Whether the title is too long to be one.
  static func isCut(_ title: String) -> Bool { title.unicodeScalars.count > longest }

  private static func cut(_ title: String) -> String {
    guard isCut(title) else { return title }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: title.unicodeScalars.prefix(longest - 1))
    scalars.append("…")
    return String(scalars)
  }

  private static func apart(_ title: String) -> String {
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for scalar in title.unicodeScalars {
      if let before, signs.contains(before), !scalar.properties.isWhitespace { result.append(" ") }
      result.append(scalar)
      before = scalar
    }
    return String(result)
  }

  private static let signs = Set("@#!$%&~^".unicodeScalars)
}
