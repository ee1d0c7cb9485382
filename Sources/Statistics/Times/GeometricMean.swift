/// The geometric mean of times, with a t interval on their logarithms.
///
/// Times are skewed: a few people take long. For up to 25 people it lies closer to the middle of the population
/// than mean and median do. Source: Sauro and Lewis, Average Task Times in Usability Tests: What to Report?,
/// 2010.
package struct GeometricMean: Hashable, Sendable {
  package let mean: TaskTime
  package let sampleSize: SampleSize
  private let logarithm: Double
  private let deviationOfLogarithms: Double?

  /// - Throws: ``StatisticsError/noValues`` for an empty list.
  package init(_ times: [TaskTime]) throws(StatisticsError) {
    guard let low = times.min(), let high = times.max() else { throw .noValues }
    let moments = Moments(times.map { Real.log($0.seconds) })
    let mean = Real.exp(moments.mean)
    self.mean = TaskTime(nearest: min(max(mean, low.seconds), high.seconds))
    sampleSize = SampleSize(counted: times.count)
    logarithm = moments.mean
    deviationOfLogarithms = moments.standardDeviation
  }

  /// Between which times the true geometric mean probably lies.
  ///
  /// - Throws: ``StatisticsError/tooFewValues(_:needed:)`` for one time.
  package func interval(
    _ confidence: Confidence = .ninetyFive
  ) throws(StatisticsError) -> Interval<TaskTime> {
    guard let deviationOfLogarithms else { throw .tooFewValues(sampleSize.count, needed: 2) }
    let half = Moments.halfWidth(deviationOfLogarithms, sampleSize, confidence)
    let low = min(Real.exp(logarithm - half), mean.seconds)
    let high = max(Real.exp(logarithm + half), mean.seconds)
    return Interval(low, high, confidence, .tOfLogarithms, sampleSize)
  }
}
