import JSON
package import Localization
package import Records
package import Statistics

/// Points of a questionnaire's score; what they mean, and their range, is up to the instrument.
package struct Points: Quantity {
  package let number: Double

  package init(nearest number: Double) { self.number = number }
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

extension ScoreSummary {
  /// Summarises one score of scored responses.
  init(
    _ score: InstrumentScore, at index: Int, of scored: [ScoredResponse], _ scoring: Scoring,
    _ edition: Edition
  ) {
    let instrument = scoring.instrument
    let values = scored.compactMap { $0.values[index].number }.sorted()
    let points = values.map { Points(nearest: $0) }
    let isYesOrNo = score.rule?.isYesOrNo ?? false
    // Both throw for an empty list only; then there is no figure.
    let mean = try? Mean(points)
    let median = try? Median(points)
    self.score = score
    self.values = values
    singles =
      isYesOrNo || edition == .share || Minimum.mean.isReached(by: values.count) ? [] : values
    let isOrder = score.isOrder(in: instrument)
    let isEnough = Minimum.mean.isReached(by: values.count)
    self.mean = isOrder || (!isEnough && !isYesOrNo) ? nil : mean?.mean.number
    self.median = isYesOrNo || !isEnough ? nil : median?.median.number
    // One value has no interval, and equal ones tell nothing about the spread; nor do sheets with one answer throughout.
    straightLined = scored.count {
      $0.values[index].number != nil && $0.flags.contains(.straightLining)
    }
    let hasInterval =
      straightLined == 0 && isEnough && !isYesOrNo && !isOrder && values.first != values.last
    let found = hasInterval ? try? mean?.interval() : nil
    let interval = found.map { $0.clamped(to: scoring.limits(of: index)) }
    self.interval = interval
    yes = isYesOrNo ? values.count { $0 >= 1 } : nil
    let bands = instrument.bands.filter {
      $0.judges == .person && Text.isSame($0.score, score.id)
    }.sorted { $0.from < $1.from }
    self.bands = bands.enumerated().map { place, band in
      let end = place + 1 < bands.count ? bands[place + 1].from : Double.infinity
      return (band, values.count { $0 >= band.from && $0 < end })
    }
    func judged(_ value: Double?) -> Judgement? {
      value.map { value in
        Judgement(
          band: Scoring.band(of: value, score, .study, instrument),
          percentile: Self.percentile(of: value, score, instrument))
      }
    }
    let isJudged = Minimum.judgement.isReached(by: values.count)
    judgement = isOrder || !isJudged ? nil : judged(mean?.mean.number)
    judgementAtLow = isJudged ? judged(interval?.low.number) : nil
    judgementAtHigh = isJudged ? judged(interval?.high.number) : nil
    let elsewhere = instrument.benchmarks.filter {
      $0.group == nil && Text.isSame($0.score, score.id)
    }
    benchmarks = isJudged ? elsewhere : []
    isTooFewToJudge =
      !isJudged && !values.isEmpty
      && (!elsewhere.isEmpty
        || instrument.norms.contains { Text.isSame($0.score, score.id) }
        || instrument.bands.contains { $0.judges == .study && Text.isSame($0.score, score.id) })
    withoutValue = scored.count - values.count
  }

  /// The rank in the table of a mean rounded to a whole number, halves to the even one, as the makers of such tables do.
  static func percentile(
    of mean: Double, _ score: InstrumentScore, _ instrument: Instrument
  ) -> Double? {
    let norms = instrument.norms.filter { Text.isSame($0.score, score.id) }
    return norms.first { $0.from == mean.rounded(.toNearestOrEven) }?.percentile
  }
}

extension Interval where Value == Points {
  /// The interval without what a score cannot reach.
  func clamped(to limits: ClosedRange<Double>?) -> Interval {
    guard let limits else { return self }
    let (least, greatest) = (limits.lowerBound, limits.upperBound)
    guard low.number < least || high.number > greatest else { return self }
    return Interval(
      min(max(low.number, least), greatest), min(max(high.number, least), greatest), confidence,
      method, sides: sides, sampleSize, isCut: true)
  }
}

extension InstrumentScore {
  /// Whether its values are steps in an order, each with a name, and no amounts: then a mean says nothing.
  func isOrder(in instrument: Instrument) -> Bool {
    guard rule == .lowest || rule == .highest else { return false }
    return instrument.bands.contains { $0.judges == .person && Text.isSame($0.score, id) }
  }
}
