package import Records

/// What one page says of a round: whom the team met, the worst problems, what changed, what works, what nobody knows.
///
/// It counts nothing of its own: each figure is one of the study, findings or coverage report of the same round.
package struct SummaryPage: Sendable {
  package let study: StudySummary
  /// How many criteria of the target are in each state.
  package let states: StateCounts
  /// The problems that have room on the page.
  package let worst: WorstProblems

  /// What changed since the round before; `nil` in the first round.
  package var before: RoundChanges? { study.changes }

  /// The same with room for fewer problems; at least 2.
  package func holding(problems places: Int) -> SummaryPage {
    SummaryPage(
      study: study, states: states, worst: WorstProblems(study.findings, places: places))
  }

  package func findings(in part: FindingPart) -> [MeasuredFinding] {
    study.findings.findings(in: part)
  }

  /// Measures what one page says of one round, for the team.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n* log *n*) in the number of notes, attempts and answers.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> SummaryPage {
    let beside = StudySummary.Beside(unordered, options: options)
    let study = StudySummary.measure(unordered, options: options, beside: { beside })
    return SummaryPage(
      study: study, states: beside.coverage.states, worst: WorstProblems(study.findings))
  }
}
