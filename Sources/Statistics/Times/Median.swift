/// The middle of values: as many lie below as above.
package struct Median<Value: Quantity>: Hashable, Sendable {
  /// Every value, in order.
  package let values: [Value]
  package let median: Value

  /// - Throws: ``StatisticsError/noValues`` for an empty list.
  package init(_ values: [Value]) throws(StatisticsError) {
    // Places are sorted by plain numbers: comparing values of any kind takes several times as long.
    let numbers = values.map(\.number)
    let sorted = numbers.indices.sorted { numbers[$0] < numbers[$1] }.map { values[$0] }
    guard !sorted.isEmpty else { throw .noValues }
    let low = sorted[(sorted.count - 1) / 2]
    let high = sorted[sorted.count / 2]
    self.values = sorted
    median = Value(nearest: low.number + (high.number - low.number) / 2)
  }

  package var sampleSize: SampleSize { SampleSize(counted: values.count) }

  /// Between which values the true median lies with at least the confidence asked for.
  ///
  /// Method: two of the values themselves, by exact binomial probabilities; nothing is assumed of their
  /// distribution. Source: Conover, Practical Nonparametric Statistics, 1999, section 3.2.
  ///
  /// - Throws: ``StatisticsError/tooFewValues(_:needed:)`` where not even the least and the greatest suffice:
  ///   below 6 values for 95 %.
  package func interval(
    _ confidence: Confidence = .ninetyFive
  ) throws(StatisticsError) -> Interval<Value> {
    let rank = self.rank(confidence)
    guard rank > 0 else {
      throw .tooFewValues(values.count, needed: Self.fewest(confidence))
    }
    return Interval(
      values[rank - 1].number, values[values.count - rank].number, confidence, .orderStatistics,
      sampleSize)
  }

  /// How often an interval between these values holds the true median; `nil` where there is none.
  package func coverage(_ confidence: Confidence = .ninetyFive) -> Probability? {
    let rank = self.rank(confidence)
    guard rank > 0 else { return nil }
    return Probability(rounding: 1 - 2 * coins.cumulative(rank - 1).value)
  }

  /// How many values from either end the interval begins; 0 where there is none.
  private func rank(_ confidence: Confidence) -> Int {
    let tail = confidence.tail(.both)
    var rank = 0
    while rank < (values.count + 1) / 2, coins.cumulative(rank).value <= tail { rank += 1 }
    return rank
  }

  private var coins: BinomialDistribution {
    BinomialDistribution(attempts: sampleSize, rate: Proportion(rounding: 0.5))
  }

  /// How few values allow an interval at all.
  private static func fewest(_ confidence: Confidence) -> Int {
    let tail = confidence.tail(.both)
    var beyond = 0.5
    var count = 1
    while beyond > tail {
      beyond /= 2
      count += 1
    }
    return count
  }
}
