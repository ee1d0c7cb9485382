/// How two raters sorted the same things into the same categories.
package struct RatingTable: Hashable, Sendable {
  /// Counts by the first rater's category (row) and the second's (column).
  package let counts: [[Int]]
  package let items: SampleSize

  /// - Parameter counts: One row and one column for each category, in the same order; for weighted agreement in
  ///   their natural order.
  /// - Throws: ``StatisticsError/tableNotSquare(rows:columns:)``; ``StatisticsError/impossibleCount(_:of:)`` for
  ///   counts below zero; ``StatisticsError/noValues`` where nothing was rated.
  package init(counts: [[Int]]) throws(StatisticsError) {
    for row in counts where row.count != counts.count {
      throw .tableNotSquare(rows: counts.count, columns: row.count)
    }
    let total = counts.joined().reduce(0, +)
    if let negative = counts.joined().first(where: { $0 < 0 }) {
      throw .impossibleCount(negative, of: total)
    }
    guard total > 0 else { throw .noValues }
    self.counts = counts
    items = SampleSize(counted: total)
  }

  /// - Parameters:
  ///   - pairs: For each thing the first rater's and the second's category.
  ///   - categories: Every category once, in natural order.
  /// - Throws: ``StatisticsError/unknownCategory`` for one that is not in the list;
  ///   ``StatisticsError/repeatedCategory`` for a list that names one twice; ``StatisticsError/noValues`` for no pairs.
  package init<Category: Hashable>(
    _ pairs: [(Category, Category)], categories: [Category]
  ) throws(StatisticsError) {
    var places: [Category: Int] = [:]
    for (place, category) in categories.enumerated() {
      guard places.updateValue(place, forKey: category) == nil else { throw .repeatedCategory }
    }
    let row = [Int](repeating: 0, count: categories.count)
    var counts = [[Int]](repeating: row, count: categories.count)
    for (first, second) in pairs {
      guard let row = places[first], let column = places[second] else { throw .unknownCategory }
      counts[row][column] += 1
    }
    try self.init(counts: counts)
  }

  /// How often both chose the same category.
  package var observedAgreement: Proportion {
    let same = counts.indices.reduce(0) { $0 + counts[$1][$1] }
    return Proportion(rounding: Double(same) / Double(items.count))
  }
}
