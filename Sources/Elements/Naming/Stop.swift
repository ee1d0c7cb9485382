/// One place where a screen reader stops, and what it calls that place.
package struct Stop: Sendable {
  /// The element's place in the inventory.
  package let element: Int
  /// What it is called; empty where it has no name.
  package let name: String
  /// The name in small letters, without signs: what words are looked for in.
  let folded: String
  /// The name in small letters with its signs, which tell "A-" from "A+": what says whether two names are the same.
  var compared: String { name.lowercased() }
  package let source: Source
  /// What it is, as far as is known.
  package let role: Role
  /// The element that holds its state: itself, or on Android the switch inside a row that acts as a whole.
  package let stateElement: Int

  /// Where a name comes from.
  package enum Source: Sendable {
    /// Its own label, text or value.
    case own
    /// What stands in an empty field.
    case placeholder
    /// The elements inside it that are no stops of their own.
    case inside
    case none
  }

  package var hasName: Bool { source != .none }
}
