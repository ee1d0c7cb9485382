import Records

/// How much two raters agree beyond chance on the places that they name.
///
/// Method: weighted κ with weight 0 for two sets that count as the same and 1 for all others; chance is what all
/// sets of one rater with all sets of the other would give. To name none is an answer too, and equals only itself.
/// Source: Cohen, Weighted Kappa, 1968.
package struct PlaceKappa: Hashable, Sendable {
  /// When two sets of places count as the same.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Where they are equal; this is Cohen's κ of 1960.
    case exact
    /// Where they have a place in common.
    case shared

    /// The name to print with the figure.
    package var name: String {
      switch self {
      case .exact: "Cohen's κ, exactly the same places"
      case .shared: "Cohen's κ, a shared place counts as the same"
      }
    }

    func isSame(_ one: PlaceSet, _ two: PlaceSet) -> Bool {
      switch self {
      case .exact: one == two
      case .shared: one.isEmpty ? two.isEmpty : !one.isDisjoint(with: two)
      }
    }
  }

  /// From −1 to 1.
  package let value: Double
  package let rule: Rule
  package let observedAgreement: Proportion
  package let items: SampleSize

  /// - Throws: ``StatisticsError/noValues`` for no pairs; ``StatisticsError/oneCategoryUsed`` where chance alone
  ///   would always agree.
  /// - Complexity: O(*n*) for the exact rule, O(*n* + *s*²) for *s* different sets otherwise.
  init(_ pairs: [(PlaceSet, PlaceSet)], _ rule: Rule) throws(StatisticsError) {
    guard !pairs.isEmpty else { throw .noValues }
    var ones: [PlaceSet: Int] = [:]
    var twos: [PlaceSet: Int] = [:]
    var differing = 0
    for (one, two) in pairs {
      ones[one, default: 0] += 1
      twos[two, default: 0] += 1
      if !rule.isSame(one, two) { differing += 1 }
    }
    var byChance = 0
    switch rule {
    case .exact:
      let same = ones.reduce(0) { $0 + $1.value * (twos[$1.key] ?? 0) }
      byChance = pairs.count * pairs.count - same
    case .shared:
      for (one, count) in ones {
        for (two, other) in twos where !rule.isSame(one, two) { byChance += count * other }
      }
    }
    guard byChance > 0 else { throw .oneCategoryUsed }
    value = 1 - Double(differing) * Double(pairs.count) / Double(byChance)
    self.rule = rule
    items = SampleSize(counted: pairs.count)
    observedAgreement = Proportion(
      rounding: Double(pairs.count - differing) / Double(pairs.count))
  }
}
