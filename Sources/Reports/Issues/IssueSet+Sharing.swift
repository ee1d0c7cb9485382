import Localization
package import Measures
import Records

extension IssueSet {
  /// The issues of a closed round that may leave the team: what the edition for sharing tells, and nothing else.
  ///
  /// - Parameter takesAll: Whether fixed problems and strengths are among them.
  package static func sharing(_ release: Release, takesAll: Bool) -> IssueSet {
    let taken = release.findings.filter { takesAll || isToDo($0.part, $0.kind) }
    return IssueSet(
      study: release.study, title: release.title, edition: .share, round: release.round,
      issues: taken.map { issue($0, release) }, leftOut: release.findings.count - taken.count)
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
