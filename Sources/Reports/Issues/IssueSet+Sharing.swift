import Localization
package import Measures
package import Records

extension IssueSet {
  /// The issues of a closed round that may leave the team: what the edition for sharing tells, and nothing else.
  ///
  /// Where it may not be told what became of the findings, any of them may be fixed or work well: then those alone are
  /// taken whose ticket there is to update, since that may still hold what must not be told any more.
  ///
  /// - Parameters:
  ///   - takesAll: Whether all are taken, also fixed problems and strengths.
  ///   - hasTicket: Whether a finding has a ticket that the export updates.
  package static func sharing(
    _ release: Release, takesAll: Bool, hasTicket: (RecordID) -> Bool
  ) -> IssueSet {
    let taken = release.findings.filter { finding in
      takesAll
        || (finding.part == nil ? hasTicket(finding.wholeID) : isToDo(finding.part, finding.kind))
    }
    let left = release.findings.count - taken.count
    let untold = takesAll ? 0 : release.findings.count { $0.part == nil && !hasTicket($0.wholeID) }
    var set = IssueSet(
      study: release.study, title: release.title, edition: .share, round: release.round,
      issues: taken.map { issue($0, release) }, leftOut: left - untold)
    set.untold = untold
    return set
  }

  private static func issue(_ finding: ReleasedFinding, _ release: Release) -> Issue {
    let isStrength = finding.kind == .strength
    // "Met by nobody" would be true of a round in which nobody tried it, and would be read as mended.
    let frequency = finding.part == .notRetested ? nil : finding.frequency
    let affected: Sentence =
      frequency.map { "How often, in round \(release.round): \($0)." }
      ?? "How often is not told for round \(release.round)."
    let parts = IssueParts(
      study: release.study, finding: finding.wholeID, title: finding.title,
      hasInventedPeople: release.hasInventedPeople, edition: .share, round: release.round,
      isStrength: isStrength, part: finding.part, explanation: finding.explanation.nonEmpty,
      state: finding.status.map { "State: \($0)." }
        ?? "What became of it is not told outside the team.",
      concern: nil, screens: finding.screens, tasks: finding.tasks,
      affected: isStrength ? [] : [affected], severity: finding.severity,
      priority: finding.priority, places: finding.places, isBeyondWcag: finding.isBeyondWcag,
      evidence: ReleaseWords.notes(finding.words).map(\.capitalised),
      recommendation: finding.recommendation, owner: nil, goals: finding.goals,
      retest: "Somebody whom it had hurt tries it again and gets through.")
    return Issue(
      finding: finding.wholeID, study: release.study,
      title: IssueTitle.text(finding.id, finding.title), part: finding.part,
      severity: finding.severity, frequency: frequency, priority: finding.priority,
      body: parts.document)
  }
}
