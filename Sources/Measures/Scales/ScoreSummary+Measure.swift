import JSON
import Records
import Statistics

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
    straightLined = scored.count { $0.flags.contains(.straightLining) }
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
