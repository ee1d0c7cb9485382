package import Localization

/// Two rates of success of different people, compared.
///
/// Method: the N − 1 two-proportion test, good where each expected count is at least 1. Source: Campbell,
/// Chi-squared and Fisher–Irwin Tests of Two-by-Two Tables with Small Sample Recommendations, 2007; the interval
/// is the adjusted Wald of Sauro and Lewis, with z²/4 added to successes and to failures of both.
package struct TwoRates: Hashable, Sendable {
  package let first: SuccessCount
  package let second: SuccessCount

  /// - Throws: ``StatisticsError/noAttempts`` if nobody tried on either side.
  package init(_ first: SuccessCount, _ second: SuccessCount) throws(StatisticsError) {
    guard first.attempts.count > 0, second.attempts.count > 0 else { throw .noAttempts }
    self.first = first
    self.second = second
  }

  /// The name to print with its figures.
  package static let name: Sentence = "N − 1 two-proportion test"

  /// The first share less the second.
  package var difference: RateDifference {
    RateDifference(nearest: share(first) - share(second))
  }

  /// The difference in standard errors; 0 where everybody or nobody succeeded on both sides.
  package var z: Double {
    let (one, two) = (size(first), size(second))
    let pooled = Double(first.successes + second.successes) / (one + two)
    let variance = pooled * (1 - pooled) * (1 / one + 1 / two)
    guard variance > 0 else { return 0 }
    return difference.value * ((one + two - 1) / (one + two) / variance).squareRoot()
  }

  /// How likely a difference at least as large, in either direction, is between equal rates.
  package var twoSidedP: Probability {
    Probability(rounding: 2 * NormalDistribution.upperTail(abs(z)).value)
  }

  /// Between which values the true difference probably lies.
  package func interval(_ confidence: Confidence = .ninetyFive) -> Interval<RateDifference> {
    let reach = confidence.normalReach(.both)
    let one = adjusted(first, reach * reach)
    let two = adjusted(second, reach * reach)
    let half = reach * (one.variance + two.variance).squareRoot()
    let middle = one.share - two.share
    return Interval(
      middle - half, middle + half, confidence, .adjustedWaldOfDifference,
      SampleSize(counted: first.attempts.count + second.attempts.count))
  }

  private func size(_ count: SuccessCount) -> Double { Double(count.attempts.count) }

  private func share(_ count: SuccessCount) -> Double { Double(count.successes) / size(count) }

  private func adjusted(
    _ count: SuccessCount, _ square: Double
  ) -> (share: Double, variance: Double) {
    let attempts = size(count) + square / 2
    let share = (Double(count.successes) + square / 4) / attempts
    return (share, share * (1 - share) / attempts)
  }
}
