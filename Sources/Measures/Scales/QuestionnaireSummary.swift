import JSON
package import Localization
package import Records
package import Statistics

/// What the responses to one instrument come to in one round of a study.
package struct QuestionnaireSummary: Sendable {
  package let instrument: Instrument
  /// The task after which it was asked; `nil` where it was asked once, or nobody wrote the task down.
  package let task: String?
  /// How many responses count: one a person, the newest.
  package let responses: Int
  /// How many different participants gave them; responses without a participant are not among them.
  package let participants: Int
  /// In the instrument's order; the first one is the main one.
  package let scores: [ScoreSummary]
  /// Means from elsewhere that were measured with one group of people, beside such people only.
  package let groupBenchmarks: [GroupBenchmark]
  /// The responses that count, scored, in the order of their ids.
  package let scored: [ScoredResponse]
  /// Responses that count and are unusual.
  package let flags: [ResponsesUnusual]
  /// Responses that do not count.
  package let leftOut: [ResponsesUnusual]
}

/// One score over a group of people.
package struct ScoreSummary: Sendable {
  package let score: InstrumentScore
  /// Every value, from lowest to highest; for a yes or no 1 and 0.
  package let values: [Double]
  /// The same where there are too few for a mean, so that each is told by itself; empty in the edition for sharing.
  package let singles: [Double]
  /// The arithmetic mean; for a yes or no the share of yes; `nil` below `Minimum.mean`, and for steps in an order,
  /// such as the greatest of several difficulties.
  package let mean: Double?
  /// A t interval, 95 %, cut to the range that the score can have; `nil` where there is no mean or for a yes or no.
  package let interval: Interval<Points>?
  /// `nil` below `Minimum.mean`.
  package let median: Double?
  /// How many of a yes-or-no score are yes; `nil` for numbers.
  package let yes: Int?
  /// How many people's scores lie in each band that judges people, from the lowest band on.
  package let bands: [(band: ScoreBand, count: Int)]
  /// Where the mean stands, in the instrument's bands for means of studies and in its table of percentiles; `nil`
  /// below `Minimum.judgement`.
  package let judgement: Judgement?
  /// Where the ends of the interval stand: few people do not tell one band from another.
  package let judgementAtLow: Judgement?
  package let judgementAtHigh: Judgement?
  /// Means from elsewhere that were measured with everybody; empty below `Minimum.judgement`.
  package let benchmarks: [ScoreBenchmark]
  /// Whether the instrument has something to set a mean beside, and there are too few values for it.
  package let isTooFewToJudge: Bool
  /// How many responses have the same answer to every item; beside them there is no interval.
  package let straightLined: Int
  /// How many responses have no value because too many answers are missing.
  package let withoutValue: Int

  package struct Judgement: Sendable {
    package let band: ScoreBand?
    /// 0 to 100.
    package let percentile: Double?
  }

  package var studyBand: ScoreBand? { judgement?.band }
  package var percentile: Double? { judgement?.percentile }

  /// "The interval reaches from the band F to the band A+"; `nil` where it stays in one band, or there is none.
  package var reach: Sentence? {
    guard let low = judgementAtLow, let high = judgementAtHigh else {
      return judgement?.band == nil && judgement?.percentile == nil
        ? nil : "without an interval nobody can tell how sure that is"
    }
    if let one = low.band, let other = high.band, !Text.isSame(one.id, other.id) {
      return "the interval reaches from “\(one.label)” to “\(other.label)”"
    }
    return nil
  }

  /// Whether there are values, and too few for a mean: then each is told by itself.
  package var isSingleValues: Bool {
    yes == nil && !values.isEmpty && !Minimum.mean.isReached(by: values.count)
  }

  /// Why nothing stands beside the mean; `nil` where something does, or where there is nothing to set beside it.
  package var refusalToJudge: Sentence? {
    guard isTooFewToJudge else { return nil }
    let values = Sentence.count(values.count, "value is", "values are")
    return
      "no grade, percentile rank or mean from elsewhere: \(values) too few, it takes \(Minimum.judgement.count)"
  }

  package var sampleSize: SampleSize { SampleSize(counted: values.count) }
  package var lowest: Double? { values.first }
  package var highest: Double? { values.last }
}
