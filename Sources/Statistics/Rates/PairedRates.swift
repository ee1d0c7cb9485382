/// Two rates of success of the same people, compared: who succeeded both times, once, or never.
///
/// Method: the adjusted Wald interval for matched pairs, with z²/8 added to each of the four counts. Source: Agresti
/// and Min, Simple Improved Confidence Intervals for Comparing Matched Proportions, 2005, who add a half; Sauro and
/// Lewis, Quantifying the User Experience, chapter 5, take z²/8, which is a half at 95 %.
package struct PairedRates: Hashable, Sendable {
  package let both: Int
  package let onlyFirst: Int
  package let onlySecond: Int
  package let neither: Int

  /// - Throws: ``StatisticsError/noAttempts`` without a pair, ``StatisticsError/impossibleCount(_:of:)`` for a count
  ///   below zero.
  package init(
    both: Int, onlyFirst: Int, onlySecond: Int, neither: Int
  ) throws(StatisticsError) {
    let counts = [both, onlyFirst, onlySecond, neither]
    if let wrong = counts.first(where: { $0 < 0 }) {
      throw .impossibleCount(wrong, of: counts.reduce(0, +))
    }
    guard counts.contains(where: { $0 > 0 }) else { throw .noAttempts }
    self.both = both
    self.onlyFirst = onlyFirst
    self.onlySecond = onlySecond
    self.neither = neither
  }

  package var sampleSize: SampleSize {
    SampleSize(counted: both + onlyFirst + onlySecond + neither)
  }

  /// The first share less the second.
  package var difference: RateDifference {
    RateDifference(nearest: Double(onlyFirst - onlySecond) / Double(sampleSize.count))
  }

  /// Between which values the true difference probably lies.
  package func interval(_ confidence: Confidence = .ninetyFive) -> Interval<RateDifference> {
    let reach = confidence.normalReach(.both)
    let added = reach * reach / 8
    let size = Double(sampleSize.count) + 4 * added
    let first = (Double(onlyFirst) + added) / size
    let second = (Double(onlySecond) + added) / size
    let middle = first - second
    let half = reach * ((first + second - middle * middle) / size).squareRoot()
    return Interval(
      middle - half, middle + half, confidence, .adjustedWaldOfPairs, sampleSize)
  }
}
