package import Localization

/// How much two raters agree beyond what their habits alone would give.
///
/// 1 is full agreement, 0 what chance gives, below 0 less than chance. Source: Cohen, A Coefficient of Agreement
/// for Nominal Scales, 1960, and Weighted Kappa, 1968.
package struct Kappa: Hashable, Sendable {
  /// How much two different categories disagree.
  package enum Weights: String, Hashable, Sendable, CaseIterable {
    /// All differences alike, for categories without order.
    case none
    /// As far as they are apart.
    case linear
    /// The square of how far they are apart.
    case quadratic

    /// The name to print with the figure.
    package var name: Sentence {
      switch self {
      case .none: "Cohen's κ"
      case .linear: "Cohen's κ, linear weights"
      case .quadratic: "Cohen's κ, quadratic weights"
      }
    }

    fileprivate func disagreement(_ distance: Int) -> Double {
      switch self {
      case .none: distance == 0 ? 0 : 1
      case .linear: Double(distance)
      case .quadratic: Double(distance * distance)
      }
    }
  }

  /// From −1 to 1.
  package let value: Double
  package let weights: Weights
  /// How often both chose the same category, to print beside κ.
  package let observedAgreement: Proportion
  package let items: SampleSize
  /// 95 %; `nil` where there is none, and `missing` then says why.
  package let interval: Interval<KappaValue>?
  package let missing: StatisticsError?

  /// - Throws: ``StatisticsError/oneCategoryUsed`` where both put everything in one category: κ is then 0 ÷ 0.
  package init(_ table: RatingTable, weights: Weights = .none) throws(StatisticsError) {
    let counts = table.counts
    let rows = counts.map { Double($0.reduce(0, +)) }
    let columns = counts.indices.map { column in
      Double(counts.reduce(0) { $0 + $1[column] })
    }
    var seen = 0.0
    var byChance = 0.0
    for row in counts.indices {
      for column in counts.indices {
        let weight = weights.disagreement(abs(row - column))
        seen += weight * Double(counts[row][column])
        byChance += weight * rows[row] * columns[column]
      }
    }
    guard byChance > 0 else { throw .oneCategoryUsed }
    let value = 1 - seen * Double(table.items.count) / byChance
    self.value = value
    self.weights = weights
    observedAgreement = table.observedAgreement
    items = table.items
    let total = Double(table.items.count)
    do {
      interval = try KappaInterval(
        seen: seen / total, byChance: byChance / total / total, items: table.items
      ).around(value, Self.cells(table, rows, columns, weights))
      missing = nil
    } catch {
      interval = nil
      missing = error
    }
  }

  private static func cells(
    _ table: RatingTable, _ rows: [Double], _ columns: [Double], _ weights: Weights
  ) -> [KappaInterval.Cell] {
    let total = Double(table.items.count)
    func mean(_ category: Int, _ shares: [Double]) -> Double {
      shares.indices.reduce(0) {
        $0 + weights.disagreement(abs(category - $1)) * shares[$1] / total
      }
    }
    let byRow = rows.indices.map { mean($0, columns) }
    let byColumn = columns.indices.map { mean($0, rows) }
    return table.counts.indices.flatMap { row in
      table.counts.indices.compactMap { column in
        let count = table.counts[row][column]
        return count == 0
          ? nil
          : KappaInterval.Cell(
            count: count, disagreement: weights.disagreement(abs(row - column)),
            expected: byRow[row] + byColumn[column])
      }
    }
  }
}
