package import Localization
package import Records

/// What several people think of how badly a finding hurts, every rating kept.
package struct SeverityRatings: Hashable, Sendable {
  /// One person's rating.
  package struct Rating: Hashable, Encodable, Sendable {
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

  /// - Returns: `nil` where nobody has rated.
  package init?(_ ratings: [Rating]) {
    let severities = ratings.map(\.severity)
    guard let low = severities.min(), let high = severities.max() else { return nil }
    self.ratings = ratings
    self.low = low
    self.high = high
  }

  /// "2.3 (1 to 4, 3 raters)": the mean, which is steadier than any one rating and is never told without its range;
  /// halves are rounded up; `nil` for a single rating.
  ///
  /// Source: Nielsen, Reliability of Severity Estimates for Usability Problems, 1995.
  package var mean: Sentence? {
    let count = ratings.count
    guard count > 1 else { return nil }
    let tenths = (20 * ratings.reduce(0) { $0 + $1.severity.rawValue } + count) / (2 * count)
    return
      "\(tenths / 10).\(tenths % 10) (\(low.rawValue) to \(high.rawValue), \(count, "rating", "ratings"))"
  }

  /// The sum of the two ratings in the middle, of which the median is the half.
  package var doubledMedian: Int {
    let sorted = ratings.map(\.severity.rawValue).sorted()
    return sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
  }
}
