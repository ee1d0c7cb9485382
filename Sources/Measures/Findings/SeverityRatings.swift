package import Localization
package import Records
package import Statistics

/// What several people think of how badly a finding hurts, every rating kept.
package struct SeverityRatings: Hashable, Sendable {
  /// One person's rating.
  package struct Rating: Hashable, Sendable {
    /// The role of who rated, never a name.
    package let rater: String
    package let severity: Impact

    package init(rater: String, severity: Impact) {
      self.rater = rater
      self.severity = severity
    }
  }

  /// As they were given.
  package let ratings: [Rating]
  package let low: Impact
  package let high: Impact

  /// - Throws: ``StatisticsError/noValues`` where nobody has rated.
  package init(_ ratings: [Rating]) throws(StatisticsError) {
    let severities = ratings.map(\.severity)
    guard let low = severities.min(), let high = severities.max() else { throw .noValues }
    self.ratings = ratings
    self.low = low
    self.high = high
  }

  package var raters: SampleSize { SampleSize(counted: ratings.count) }

  /// How many steps of the scale lie between the lowest and the highest rating.
  package var steps: Int { high.rawValue - low.rawValue }

  /// The mean, which is steadier than any one rating, with its range; `nil` for a single rating.
  ///
  /// Source: Nielsen, Reliability of Severity Estimates for Usability Problems, 1995.
  package var mean: MeanSeverity? { ratings.count > 1 ? MeanSeverity(self) : nil }

  /// The sum of the two ratings in the middle, of which the median is the half.
  package var doubledMedian: Int {
    let sorted = ratings.map(\.severity.rawValue).sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
  }
}

/// A mean of severities that cannot be told without its range and the number of raters.
package struct MeanSeverity: Hashable, Sendable, CustomStringConvertible {
  package let ratings: SeverityRatings

  fileprivate init(_ ratings: SeverityRatings) { self.ratings = ratings }

  /// From 0 to 4.
  package var value: Double { Double(sum) / Double(ratings.raters.count) }

  /// "2.3 (1 to 4, 3 raters)"; halves are rounded up.
  package var words: Sentence {
    let count = ratings.raters.count
    let tenths = (20 * sum + count) / (2 * count)
    let (low, high) = (ratings.low.rawValue, ratings.high.rawValue)
    return "\(tenths / 10).\(tenths % 10) (\(low) to \(high), \(count, "rater", "raters"))"
  }

  package var description: String { words.plain() }

  private var sum: Int { ratings.ratings.reduce(0) { $0 + $1.severity.rawValue } }
}
