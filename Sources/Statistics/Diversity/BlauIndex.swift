package import Localization

/// How likely two of a group, drawn with return, fall into different categories.
///
/// It has no meaning without the most that this many people in this many categories can reach, so that both are
/// one value. Source: Blau, Inequality and Heterogeneity, 1977: 1 − Σp².
package struct BlauIndex: Hashable, Sendable {
  package let value: Proportion
  /// What the most even split of as many people would give.
  package let attainableMaximum: Proportion
  package let sampleSize: SampleSize
  package let categories: Int

  /// The name to print with the figure.
  package static let name: Sentence = "Blau's index"

  package init(_ counts: CategoryCounts) {
    let people = counts.sampleSize.count
    categories = counts.counts.count
    sampleSize = counts.sampleSize
    value = Self.unlikeness(counts.counts, of: people)
    let (each, more) = people.quotientAndRemainder(dividingBy: categories)
    attainableMaximum = Self.unlikeness(
      (0..<categories).map { $0 < more ? each + 1 : each }, of: people)
  }

  /// The value as a share of the attainable maximum; `nil` for one person or one category.
  package var relative: Proportion? {
    attainableMaximum.value == 0
      ? nil : Proportion(rounding: value.value / attainableMaximum.value)
  }

  private static func unlikeness(_ counts: [Int], of people: Int) -> Proportion {
    let alike = counts.reduce(0) { $0 + Double($1) * Double($1) }
    return Proportion(rounding: 1 - alike / (Double(people) * Double(people)))
  }
}
