/// The arithmetic mean of values with its t interval.
///
/// Source: Student, The Probable Error of a Mean, 1908. For scores of questionnaires; times are skewed and go
/// through ``TimeSummary``.
package struct Mean<Value: Quantity>: Hashable, Sendable {
  package let mean: Value
  package let low: Value
  package let high: Value
  /// The spread of single values, in their unit; `nil` for one value.
  package let standardDeviation: Double?
  package let sampleSize: SampleSize

  /// - Throws: ``StatisticsError/noValues`` for an empty list.
  package init(_ values: [Value]) throws(StatisticsError) {
    guard let low = values.min(), let high = values.max() else { throw .noValues }
    let moments = Moments(values.map(\.number))
    mean = Value(nearest: min(max(moments.mean, low.number), high.number))
    self.low = low
    self.high = high
    standardDeviation = moments.standardDeviation
    sampleSize = SampleSize(counted: values.count)
  }

  /// Between which values the true mean probably lies.
  ///
  /// - Throws: ``StatisticsError/tooFewValues(_:needed:)`` for one value, which says nothing of the spread.
  package func interval(
    _ confidence: Confidence = .ninetyFive
  ) throws(StatisticsError) -> Interval<Value> {
    guard let standardDeviation else { throw .tooFewValues(sampleSize.count, needed: 2) }
    let half = Moments.halfWidth(standardDeviation, sampleSize, confidence)
    return Interval(
      mean.number - half, mean.number + half, confidence, .tOfMean, sampleSize)
  }
}
