/// How many people or things fall into each of some categories; empty categories count too.
package struct CategoryCounts: Hashable, Sendable {
  package let counts: [Int]
  package let sampleSize: SampleSize

  /// - Throws: ``StatisticsError/impossibleCount(_:of:)`` for counts below zero; ``StatisticsError/noValues``
  ///   where all are empty.
  package init(_ counts: [Int]) throws(StatisticsError) {
    let total = counts.reduce(0, +)
    if let negative = counts.first(where: { $0 < 0 }) {
      throw .impossibleCount(negative, of: total)
    }
    guard total > 0 else { throw .noValues }
    self.counts = counts
    sampleSize = SampleSize(counted: total)
  }

  /// How likely the next one falls into a category that was already seen: 1 − N₁/N.
  ///
  /// Here N₁ counts the categories that hold one only. Source: Good, The Population Frequencies of Species, 1953.
  package var coverage: Proportion {
    Proportion(
      rounding: 1 - Double(counts.count { $0 == 1 }) / Double(sampleSize.count))
  }
}
