/// What one page says of a round: whom the team met, the worst problems, what changed, what works, what nobody knows.
///
/// It counts nothing of its own: each figure is one of the study, findings or coverage report of the same round.
package struct SummaryPage: Sendable {
  package let study: StudySummary
  /// How many criteria of the target are in each state.
  package let states: StateCounts
  /// At most five problems that may still be there, the worst first.
  package let problems: [FindingSummary]
  /// Problems that may still be there and are not on the page.
  package let furtherProblems: Int
  /// Whether the last of the problems stands there because most people met it, before others that are worse.
  package let endsWithMostMet: Bool

  /// What changed since the round before; `nil` in the first round.
  package var before: RoundChanges? { study.changes }

  /// The same with room for fewer problems; at least 2.
  package func holding(problems places: Int) -> SummaryPage {
    let problems = WorstProblems(study.findings, places: places)
    return SummaryPage(
      study: study, states: states, problems: problems.chosen, furtherProblems: problems.others,
      endsWithMostMet: problems.endsWithMostMet)
  }

  package func findings(in part: FindingPart) -> [FindingSummary] {
    study.findings.findings(in: part)
  }
}
