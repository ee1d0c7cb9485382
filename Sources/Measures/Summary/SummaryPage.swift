package import Statistics

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
  /// The round before, as far as it can be set beside this one; `nil` in the first round.
  package let before: EarlierRound?

  package func findings(in part: FindingPart) -> [FindingSummary] {
    study.findings.findings(in: part)
  }
}

/// The round before the reported one.
package struct EarlierRound: Sendable {
  package let number: Int
  /// People who took part in both rounds.
  package let peopleOfBoth: Int
  /// The tasks that people tried in both rounds, in the order of the plan.
  package let tasks: [TaskChange]
}

/// How a task went in two rounds: the first attempt of each person in each.
package struct TaskChange: Sendable {
  package let title: String
  /// Done without help, of everybody who tried.
  package let before: SuccessCount
  package let now: SuccessCount
  /// Of the difference, this round less the one before: adjusted Wald, 95 %, as if nobody had come to both rounds.
  package let interval: Interval<RateDifference>

  /// Whether the true difference may be none.
  package var mayBeChance: Bool { interval.low.value <= 0 && interval.high.value >= 0 }
}
