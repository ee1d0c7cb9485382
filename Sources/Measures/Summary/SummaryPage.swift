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

/// Which problems stand on a page that has room for a few.
///
/// Problems that were not retested, and fixes without a confirming retest, compete with the open ones: they may still be
/// there. All places but one are for the most severe by ``FindingOrder``; the last is for the problem that affected most
/// participants, if it is not among them.
package struct WorstProblems: Sendable {
  package let chosen: [MeasuredFinding]
  /// How many there are beside those.
  package let others: Int
  /// Whether the last one is less severe than one that is left out.
  package let endsWithMostMet: Bool

  /// - Parameter places: For how many there is room; at least 2.
  init(_ findings: FindingsSummary, places: Int = 5) {
    let all = findings.remaining
    let worst = all.prefix(places - 1)
    let rest = all.dropFirst(places - 1)
    let most = all.map { $0.met(inRound: findings.round) }.max() ?? 0
    let isThere = worst.contains { $0.met(inRound: findings.round) == most }
    let last =
      isThere ? rest.first : rest.first { $0.met(inRound: findings.round) == most }
    chosen = worst + [last].compactMap(\.self)
    others = all.count - chosen.count
    endsWithMostMet = last.map { $0.id } != rest.first.map { $0.id }
  }
}

extension MeasuredFinding {
  /// How many participants it affected in a round that is the latest one to have tried it; 0 if that was another round.
  fileprivate func met(inRound round: Int?) -> Int {
    guard let tried = lastTried, tried.round == round else { return 0 }
    return tried.frequency?.metByAll ?? 0
  }

  /// The words to show of it if there is room for one participant's: their own, of the latest round that has any, the
  /// shortest; `nil` if none may be quoted, and if all are long.
  ///
  /// - Parameter longest: In bytes of UTF-8.
  package func oneQuote(longest: Int) -> FindingQuote? {
    let own = quotes.filter { $0.isInOwnWords && $0.speaker != .assistiveTechnology }
    let latest = own.map(\.round).max()
    return own.filter { $0.round == latest && $0.words.words.utf8.count <= longest }
      .min { $0.words.words.utf8.count < $1.words.words.utf8.count }
  }
}
