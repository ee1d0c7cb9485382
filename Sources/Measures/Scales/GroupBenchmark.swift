import JSON
package import Localization
package import Records
import Statistics

/// A mean from elsewhere that was measured with one group of people, and what such people scored here.
package struct GroupBenchmark: Sendable {
  package enum Here: Sendable {
    /// The scores of people of the group who answered.
    case scores(ScoreSummary)
    /// So many of them answered, too few to set a mean beside.
    case tooFew(Int)
    /// The instrument does not say by what people of the group are known.
    case groupNotKnown
    /// Too few, or all but too few, for the edition for sharing.
    case notTold
  }

  package let benchmark: ScoreBenchmark
  /// The people it was measured with, in the instrument's words.
  package let group: String
  package let here: Here

  /// Why it stands beside nothing; `nil` where it stands beside scores.
  package var refusal: Sentence? {
    switch here {
    case .scores: nil
    case .tooFew(0): "nobody of the group answered"
    case .tooFew(let count):
      "\(count, "person", "people") of the group answered, it takes \(Minimum.judgement.count)"
    case .groupNotKnown: "the instrument does not say what people of the group use"
    case .notTold: "too few people of the group, or all but too few"
    }
  }
}

extension QuestionnaireMeasure {
  /// Benchmarks of groups beside the scores of people who belong there; never beside everybody's.
  ///
  /// Somebody belongs to a group if the name of something that they use contains one of the names that the
  /// benchmark lists, or if it is of everybody who uses an assistive technology.
  func groupBenchmarks(_ scoring: Scoring, _ scored: [ScoredResponse]) -> [GroupBenchmark] {
    scoring.instrument.benchmarks.compactMap { benchmark in
      guard let group = benchmark.group,
        let index = scoring.instrument.scores.firstIndex(where: {
          Text.isSame($0.id, benchmark.score)
        })
      else { return nil }
      return GroupBenchmark(
        benchmark: benchmark, group: group, here: here(benchmark, at: index, scoring, scored))
    }
  }

  private func here(
    _ benchmark: ScoreBenchmark, at index: Int, _ scoring: Scoring, _ scored: [ScoredResponse]
  ) -> GroupBenchmark.Here {
    guard benchmark.isOfAnyTechnology || !benchmark.technologies.isEmpty else {
      return .groupNotKnown
    }
    let wanted = benchmark.technologies.map { Array($0.lowercased().utf8) }
    let own = scored.filter { response in
      guard let person = response.response.participant else { return false }
      let used = technologies(of: person)
      if benchmark.isOfAnyTechnology, !used.isEmpty { return true }
      return used.contains { name in wanted.contains { Array(name.utf8).contains($0) } }
    }
    let summary = ScoreSummary(
      scoring.instrument.scores[index], at: index, of: own, scoring, edition)
    let count = summary.values.count
    let isEnough = Minimum.judgement.isReached(by: count) && summary.mean != nil
    guard edition == .share else { return isEnough ? .scores(summary) : .tooFew(count) }
    let others = Set(scored.compactMap(\.response.participant)).count - count
    return isEnough && (others == 0 || others >= Edition.smallestSharedCell)
      ? .scores(summary) : .notTold
  }
}
