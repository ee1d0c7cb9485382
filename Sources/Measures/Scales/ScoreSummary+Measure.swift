import Records

extension ScoreSummary {
  /// Summarises one score of scored responses.
  init(_ score: InstrumentScore, at index: Int, of scored: [ScoredResponse], _ scoring: Scoring) {
    let instrument = scoring.instrument
    let values = scored.compactMap { $0.values[index].number }.sorted()
    let points = values.map { Points(nearest: $0) }
    let isYesOrNo = score.rule?.isYesOrNo ?? false
    // Both throw for an empty list only; then there is no figure.
    let mean = try? Mean(points)
    let median = try? Median(points)
    self.score = score
    self.values = values
    self.mean = mean?.mean.number
    self.median = isYesOrNo ? nil : median?.median.number
    // One value has no interval; that is told by its absence.
    let interval = isYesOrNo ? nil : try? mean?.interval()
    self.interval = interval.map { $0.clamped(to: scoring.limits(of: index)) }
    yes = isYesOrNo ? values.count { $0 >= 1 } : nil
    let bands = instrument.bands.filter {
      $0.judges == .person && Text.isSame($0.score, score.id)
    }.sorted { $0.from < $1.from }
    self.bands = bands.enumerated().map { place, band in
      let end = place + 1 < bands.count ? bands[place + 1].from : Double.infinity
      return (band, values.count { $0 >= band.from && $0 < end })
    }
    studyBand = mean.flatMap { Scoring.band(of: $0.mean.number, score, .study, instrument) }
    percentile = mean.flatMap { Self.percentile(of: $0.mean.number, score, instrument) }
    benchmarks = instrument.benchmarks.filter { Text.isSame($0.score, score.id) }
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
    return Interval(
      min(max(low.number, limits.lowerBound), limits.upperBound),
      min(max(high.number, limits.lowerBound), limits.upperBound), confidence, method,
      sides: sides, sampleSize)
  }
}
