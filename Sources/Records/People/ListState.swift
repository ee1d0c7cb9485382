/// What a list about a person tells: an empty list alone tells nothing.
package enum ListState: Hashable, Sendable {
  /// It has entries.
  case said
  /// The person said that there is nothing.
  case none
  /// Nothing is known, with the reason; `nil` where nobody noted one.
  case notKnown(Absence?)

  /// What the fields of a list say together.
  ///
  /// A reason for not knowing weighs more than "none": where the two contradict each other, nothing is known.
  init(hasEntries: Bool, saidNone: Bool, absence: Absence?) {
    if hasEntries {
      self = .said
    } else if saidNone, absence == nil {
      self = .none
    } else {
      self = .notKnown(absence)
    }
  }
}
