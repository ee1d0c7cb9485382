package import Records

/// The scores of one instrument in groups of people, beside everybody's.
package struct QuestionnaireGroups: Sendable {
  package struct Row: Sendable {
    package let group: StudyGroup
    /// People of the group with a response.
    package let people: Int
    /// The scores; `nil` for fewer than three people.
    package let scores: [ScoreSummary]?
  }

  package let instrument: Instrument
  package let rows: [Row]

  /// By assistive technology, for each instrument whose benchmarks name the people they were measured with.
  ///
  /// - Complexity: O(*n* × *g*) for *n* responses and *g* technologies.
  static func all(
    _ questionnaires: [QuestionnaireSummary], _ groups: [StudyGroup], _ edition: Edition
  ) -> [QuestionnaireGroups] {
    let technologies = groups.filter { $0.family == .technology }
    guard !technologies.isEmpty else { return [] }
    return questionnaires.compactMap { summary in
      guard summary.task == nil, summary.instrument.benchmarks.contains(where: { $0.group != nil }),
        // A summary exists only for instruments that can be scored.
        let scoring = try? Scoring(summary.instrument)
      else { return nil }
      return QuestionnaireGroups(summary, scoring, technologies, edition)
    }
  }

  private init(
    _ summary: QuestionnaireSummary, _ scoring: Scoring, _ groups: [StudyGroup],
    _ edition: Edition
  ) {
    let responses = groups.map { group in
      summary.scored.filter { $0.response.participant.map(group.ids.contains) ?? false }
    }
    instrument = summary.instrument
    rows = groups.indices.map { index in
      let scored = responses[index]
      let people = Set(scored.compactMap(\.response.participant)).count
      return Row(
        group: groups[index], people: people,
        scores: people < Edition.smallestSharedCell
          ? nil
          : summary.instrument.scores.enumerated().map {
            ScoreSummary($1, at: $0, of: scored, scoring, edition)
          })
    }
  }
}
