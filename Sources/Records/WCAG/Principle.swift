/// One of the four principles.
package struct Principle: Hashable, Sendable {
  package let place: Place
  /// The anchor in the specification: "perceivable".
  package let id: String
  /// The short name: "Perceivable".
  package let name: String
}

/// One of the thirteen guidelines.
package struct Guideline: Hashable, Sendable {
  package let place: Place
  /// The anchor in the specification: "text-alternatives".
  package let id: String
  /// The short name: "Text Alternatives".
  package let name: String

  /// The principle it belongs to.
  package var principle: Place { place.principle }
}
