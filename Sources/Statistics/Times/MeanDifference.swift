/// One mean less another: of two groups of people, or of pairs of values of the same people.
///
/// Methods: the t interval of Welch, which does not take the spread of both groups to be the same, with the degrees
/// of freedom of Satterthwaite; for pairs the t interval of the mean of their differences. Sources: Welch, The
/// Generalization of Student's Problem when Several Different Population Variances are Involved, 1947; Student 1908.
package struct MeanDifference: Hashable, Sendable {
  /// The first mean less the second.
  package let difference: Double
  package let method: IntervalMethod
  package let sampleSize: SampleSize
  private let standardError: Double
  private let degreesOfFreedom: Double

  /// Of values of different people.
  ///
  /// - Throws: ``StatisticsError/tooFewValues(_:needed:)`` below two values on a side.
  package init(_ first: [Double], less second: [Double]) throws(StatisticsError) {
    let (one, two) = (Moments(first), Moments(second))
    guard let spread = one.standardDeviation, let other = two.standardDeviation else {
      throw .tooFewValues(min(first.count, second.count), needed: 2)
    }
    let a = spread * spread / Double(first.count)
    let b = other * other / Double(second.count)
    let below =
      a * a / Double(first.count - 1) + b * b / Double(second.count - 1)
    difference = one.mean - two.mean
    method = .welch
    sampleSize = SampleSize(counted: first.count + second.count)
    standardError = (a + b).squareRoot()
    degreesOfFreedom = below > 0 ? (a + b) * (a + b) / below : 0
  }

  /// Of pairs of values of the same people.
  ///
  /// - Throws: ``StatisticsError/tooFewValues(_:needed:)`` below two pairs.
  package init(ofPairs pairs: [(first: Double, second: Double)]) throws(StatisticsError) {
    let moments = Moments(pairs.map { $0.first - $0.second })
    guard let spread = moments.standardDeviation else {
      throw .tooFewValues(pairs.count, needed: 2)
    }
    difference = moments.mean
    method = .tOfPairs
    sampleSize = SampleSize(counted: pairs.count)
    standardError = spread / Double(pairs.count).squareRoot()
    degreesOfFreedom = Double(pairs.count - 1)
  }

  /// Between which values the true difference probably lies.
  ///
  /// - Throws: ``StatisticsError/noSpread`` where the values do not differ among themselves.
  package func interval(
    _ confidence: Confidence = .ninetyFive
  ) throws(StatisticsError) -> Interval<ValueDifference> {
    let half = try halfWidth(confidence)
    return Interval(difference - half, difference + half, confidence, method, sampleSize)
  }

  /// The same of logarithms of times, as how many times as long the first took.
  ///
  /// - Throws: ``StatisticsError/noSpread`` where the times do not differ among themselves.
  package func ratio(
    _ confidence: Confidence = .ninetyFive
  ) throws(StatisticsError) -> Interval<TimeRatio> {
    let half = try halfWidth(confidence)
    return Interval(
      Real.exp(difference - half), Real.exp(difference + half), confidence,
      method == .welch ? .welchOfLogarithms : .tOfLogarithmPairs, sampleSize)
  }

  private func halfWidth(_ confidence: Confidence) throws(StatisticsError) -> Double {
    guard standardError > 0, degreesOfFreedom > 0 else { throw .noSpread }
    return standardError
      * TDistribution(checked: degreesOfFreedom).upperQuantile(confidence.tail(.both))
  }
}

extension MeanDifference {
  /// Of times of different people, on their logarithms, so that ``ratio(_:)`` tells how many times as long.
  package init(_ first: [TaskTime], less second: [TaskTime]) throws(StatisticsError) {
    try self.init(first.map { Real.log($0.seconds) }, less: second.map { Real.log($0.seconds) })
  }

  /// Of times of the same people, on their logarithms.
  package init(
    ofPairs pairs: [(first: TaskTime, second: TaskTime)]
  ) throws(StatisticsError) {
    try self.init(
      ofPairs: pairs.map { (Real.log($0.first.seconds), Real.log($0.second.seconds)) })
  }

  /// How many times as long the first took, where the values are logarithms.
  package var ratio: TimeRatio { TimeRatio(nearest: Real.exp(difference)) }
}
