package import Localization
import Records
package import Statistics

/// How much two raters agree beyond chance on the places that they name.
///
/// Method: weighted κ with weight 0 for two sets that count as the same and 1 for all others; chance is what all
/// sets of one rater with all sets of the other would give. To name none is an answer too, and equals only itself.
/// Source: Cohen, Weighted Kappa, 1968.
package struct PlaceKappa: AgreementKappa, Hashable, Sendable {
  /// When two sets of places count as the same.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Where they are equal; this is Cohen's κ of 1960.
    case exact
    /// Where they have a place in common.
    case shared

    /// The name to print with the figure.
    package var name: Sentence {
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

    /// How many of all other sets each set differs from.
    fileprivate func differing(
      _ sets: some Sequence<PlaceSet>, from others: [PlaceSet: Int], of total: Int
    ) -> [PlaceSet: Int] {
      Dictionary(
        uniqueKeysWithValues: sets.map { set in
          switch self {
          case .exact: (set, total - (others[set] ?? 0))
          case .shared:
            (set, others.reduce(0) { $0 + (isSame(set, $1.key) ? 0 : $1.value) })
          }
        })
    }
  }

  /// From −1 to 1.
  package let value: Double
  package let rule: Rule
  package var method: Sentence { rule.name }
  package let observedAgreement: Proportion
  package let items: SampleSize
  /// 95 %; `nil` where there is none, and ``missing`` then says why.
  package let interval: Interval<KappaValue>?
  package let missing: StatisticsError?

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
    let ofOnes = rule.differing(ones.keys, from: twos, of: pairs.count)
    let ofTwos = rule.differing(twos.keys, from: ones, of: pairs.count)
    let byChance = ones.reduce(0) { $0 + $1.value * (ofOnes[$1.key] ?? 0) }
    guard byChance > 0 else { throw .oneCategoryUsed }
    let n = Double(pairs.count)
    let value = 1 - Double(differing) * n / Double(byChance)
    self.value = value
    self.rule = rule
    items = SampleSize(counted: pairs.count)
    observedAgreement = Proportion(rounding: Double(pairs.count - differing) / n)
    let cells = pairs.map { one, two in
      KappaInterval.Cell(
        count: 1, disagreement: rule.isSame(one, two) ? 0 : 1,
        expected: Double((ofOnes[one] ?? 0) + (ofTwos[two] ?? 0)) / n)
    }
    do {
      interval = try KappaInterval(
        seen: Double(differing) / n, byChance: Double(byChance) / n / n, items: items
      ).around(value, cells)
      missing = nil
    } catch {
      interval = nil
      missing = error
    }
  }
}
