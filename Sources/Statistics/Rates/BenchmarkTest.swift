package import Localization

/// Whether a rate of success lies above a benchmark, for small numbers.
///
/// Method: exact binomial probabilities, and mid-p, which counts half of what was seen. Source: Sauro and Lewis,
/// Quantifying the User Experience, who recommend mid-p; Fagerland, Lydersen and Laake, Statistical Analysis of
/// Contingency Tables, for two sides.
package struct BenchmarkTest: Hashable, Sendable {
  package let count: SuccessCount
  package let benchmark: Proportion

  /// - Throws: ``StatisticsError/noAttempts`` for none of none.
  package init(_ count: SuccessCount, against benchmark: Proportion) throws(StatisticsError) {
    guard count.attempts.count > 0 else { throw .noAttempts }
    self.count = count
    self.benchmark = benchmark
  }

  /// The name to print with its figures.
  package static let name: Sentence = "mid-p benchmark test"

  /// How likely as many successes or more are when the true rate equals the benchmark; what was seen counts half.
  package var midP: Probability { distribution.upperMidTail(count.successes) }

  /// How likely as many successes or more are when the true rate equals the benchmark.
  package var exact: Probability { distribution.upperTail(count.successes - 1) }

  /// How likely fewer successes, and half of as many, are when the true rate equals the benchmark.
  ///
  /// Sauro and Lewis print it as the confidence that the rate lies above the benchmark.
  package var confidenceAbove: Probability { distribution.lowerMidTail(count.successes) }

  /// How likely fewer successes are when the true rate equals the benchmark; no mid-p.
  package var exactBelow: Probability { distribution.cumulative(count.successes - 1) }

  /// Twice the smaller mid-p tail, at most 1.
  package var twoSidedMidP: Probability {
    Probability(rounding: 2 * min(midP, confidenceAbove).value)
  }

  /// Twice the smaller exact tail, at most 1.
  package var twoSidedExact: Probability {
    Probability(rounding: 2 * min(exact, distribution.cumulative(count.successes)).value)
  }

  private var distribution: BinomialDistribution {
    BinomialDistribution(attempts: count.attempts, rate: benchmark)
  }
}
