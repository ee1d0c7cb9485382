/// The number of a success criterion; numbers sort as numbers, 1.4.10 after 1.4.9.
package struct CriterionNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The same number as a place that a tag may name.
  package let place: Place

  /// The number of a place that is a criterion; `nil` for a guideline or principle.
  package init?(_ place: Place) {
    guard place.kind == .criterion else { return nil }
    self.place = place
  }

  /// Reads "1.4.10"; `nil` for anything that is not the number of a criterion.
  package init?(_ text: some StringProtocol) {
    guard let place = Place(text) else { return nil }
    self.init(place)
  }

  package var description: String { place.description }

  package static func < (left: Self, right: Self) -> Bool { left.place < right.place }
}
