/// Agreement beyond chance: 1 is full, 0 what chance gives, below 0 less than chance.
package struct KappaValue: Quantity {
  package let number: Double

  package init(nearest number: Double) { self.number = min(1, max(-1, number)) }
}

/// The interval of a κ with any weights.
///
/// Method: the large-sample variance of Fleiss, Cohen and Everitt, Large Sample Standard Errors of Kappa and Weighted
/// Kappa, 1969, and the normal distribution. It is written here in disagreements instead of agreements, which gives
/// the same.
package struct KappaInterval {
  /// How many pairs chose one category and another.
  package struct Cell {
    let count: Int
    let disagreement: Double
    /// The mean disagreement of the first rater's category with all that the second chose, and the other way
    /// round, added.
    let expected: Double

    package init(count: Int, disagreement: Double, expected: Double) {
      self.count = count
      self.disagreement = disagreement
      self.expected = expected
    }
  }

  /// The mean disagreement seen, and by chance.
  let seen: Double
  let byChance: Double
  let items: SampleSize

  package init(seen: Double, byChance: Double, items: SampleSize) {
    self.seen = seen
    self.byChance = byChance
    self.items = items
  }

  /// - `cells`: Those with a pair in them.
  /// - Throws: ``StatisticsError/tooFewPairs(_:needed:)``; ``StatisticsError/noSpread`` where the pairs do not
  ///   differ among themselves, such as where all agree.
  package func around(
    _ value: Double, _ cells: [Cell], _ confidence: Confidence = .ninetyFive
  ) throws(StatisticsError) -> Interval<KappaValue> {
    let least = Minimum.agreementInterval
    guard least.isReached(by: items.count) else {
      throw .tooFewPairs(items.count, needed: least.count)
    }
    let n = Double(items.count)
    let squares = cells.reduce(0.0) { sum, cell in
      let part = cell.disagreement * byChance - seen * cell.expected
      return sum + Double(cell.count) / n * part * part
    }
    let spread = squares - seen * byChance * seen * byChance
    let fourth = byChance * byChance * byChance * byChance
    let variance = spread / fourth / n
    guard variance > 1e-12 else { throw .noSpread }
    let half = confidence.normalReach(.both) * variance.squareRoot()
    return Interval(
      value - half, value + half, confidence, .largeSampleKappa, items,
      isCut: value - half < -1 || value + half > 1)
  }
}
