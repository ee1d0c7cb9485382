import Localization

/// A ranking that adds how bad a problem is and how many met it, from 2 to 8.
///
/// Source: Rubin, Handbook of Usability Testing, 1994. Reports keep severity and frequency apart; this is for
/// teams that rank by it already.
package struct RubinPriority: Hashable, Sendable {
  /// From 1 (irritant) to 4 (unusable).
  package let impact: Int
  /// The share of people who met the problem.
  package let frequency: Proportion

  /// - Throws: ``StatisticsError/outOfRange(_:allowed:)`` for an impact that is not 1 to 4.
  package init(impact: Int, frequency: Proportion) throws(StatisticsError) {
    guard (1...4).contains(impact) else {
      throw .outOfRange("the impact \(impact)", allowed: "1 to 4")
    }
    self.impact = impact
    self.frequency = frequency
  }

  /// 4 from 90 %, 3 above 50 %, 2 above 10 %, otherwise 1.
  package var frequencyRank: Int {
    frequency.value >= 0.9 ? 4 : frequency.value > 0.5 ? 3 : frequency.value > 0.1 ? 2 : 1
  }

  package var priority: Int { impact + frequencyRank }
}
