package import Localization

/// Known shares of a population, with where they are from and of what day (such as 2026-11-22) they are.
package struct ReferenceShares<Category: Hashable & Sendable>: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let category: Category
    package let share: Proportion

    package init(_ category: Category, _ share: Proportion) {
      self.category = category
      self.share = share
    }
  }

  package let entries: [Entry]
  package let citation: String
  package let day: String

  /// - `entries`: Each category once; shares may miss 1 by 0.005, as published tables do.
  /// - Throws: ``StatisticsError/sharesDoNotAddUp(_:)``; ``StatisticsError/noCitation`` for an empty citation;
  ///   ``StatisticsError/repeatedCategory``.
  package init(
    _ entries: [Entry], citation: String, day: String
  ) throws(StatisticsError) {
    let sum = entries.reduce(0) { $0 + $1.share.value }
    guard abs(sum - 1) <= 0.005 else { throw .sharesDoNotAddUp(sum) }
    guard Set(entries.map(\.category)).count == entries.count else { throw .repeatedCategory }
    guard citation.contains(where: { !$0.isWhitespace }) else { throw .noCitation }
    self.entries = entries
    self.citation = citation
    self.day = day
  }
}

/// Which share of a group would have to be in another category to match a population.
///
/// 0 is the same make-up, 1 nothing in common. Source: Duncan and Duncan, A Methodological Analysis of
/// Segregation Indexes, 1955: half the sum of absolute differences.
package struct DissimilarityIndex: Hashable, Sendable {
  package let value: Proportion
  package let sampleSize: SampleSize
  package let citation: String
  package let day: String

  /// The name to print with the figure.
  package static let name: Sentence = "index of dissimilarity"

  /// - Throws: ``StatisticsError/noValues`` for nobody; ``StatisticsError/unknownCategory`` for people in a
  ///   category that the reference lacks; ``StatisticsError/impossibleCount(_:of:)`` for counts below zero.
  package init<Category>(
    _ counts: [Category: Int], against reference: ReferenceShares<Category>
  ) throws(StatisticsError) {
    let known = Set(reference.entries.map(\.category))
    guard counts.keys.allSatisfy(known.contains) else { throw .unknownCategory }
    let ordered = reference.entries.map { counts[$0.category] ?? 0 }
    let people = try CategoryCounts(ordered).sampleSize
    let whole = reference.entries.reduce(0) { $0 + $1.share.value }
    let differences = zip(ordered, reference.entries).reduce(0.0) { sum, pair in
      sum + abs(Double(pair.0) / Double(people.count) - pair.1.share.value / whole)
    }
    value = Proportion(rounding: differences / 2)
    sampleSize = people
    citation = reference.citation
    day = reference.day
  }
}
