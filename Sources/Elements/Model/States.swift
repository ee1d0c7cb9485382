/// What a source says of an element with yes or no; what it does not say is unknown.
package struct States: Hashable, Sendable {
  package struct Flag: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let enabled = Flag(rawValue: 1 << 0)
    /// On the screen, as far as the source can tell.
    package static let visible = Flag(rawValue: 1 << 1)
    /// Hidden from assistive technology, with everything below it.
    package static let hidden = Flag(rawValue: 1 << 2)
    /// Nothing outside it can be reached.
    package static let modal = Flag(rawValue: 1 << 3)
    /// A screen reader stops here, and what is below belongs to this stop.
    package static let stop = Flag(rawValue: 1 << 4)
    package static let clickable = Flag(rawValue: 1 << 5)
    package static let longClickable = Flag(rawValue: 1 << 6)
    package static let focusable = Flag(rawValue: 1 << 7)
    package static let checkable = Flag(rawValue: 1 << 8)
    package static let checked = Flag(rawValue: 1 << 9)
    package static let selected = Flag(rawValue: 1 << 10)
    package static let scrollable = Flag(rawValue: 1 << 11)
    package static let password = Flag(rawValue: 1 << 12)
    package static let focused = Flag(rawValue: 1 << 13)
    package static let expanded = Flag(rawValue: 1 << 14)
    package static let heading = Flag(rawValue: 1 << 15)
    /// What it shows changes by itself.
    package static let changes = Flag(rawValue: 1 << 16)
    /// The escape gesture leaves it.
    package static let escape = Flag(rawValue: 1 << 17)
  }

  private(set) var known: Flag = []
  private(set) var yes: Flag = []

  package init() {}

  /// Whether it holds; `nil` where nobody said.
  package subscript(flag: Flag) -> Bool? {
    get { known.isDisjoint(with: flag) ? nil : !yes.isDisjoint(with: flag) }
    set {
      known.subtract(flag)
      yes.subtract(flag)
      guard let newValue else { return }
      known.formUnion(flag)
      if newValue { yes.formUnion(flag) }
    }
  }

  /// Takes over what others say; what they do not say stays.
  mutating func take(_ other: States) {
    known.formUnion(other.known)
    yes.subtract(other.known)
    yes.formUnion(other.yes)
  }

  /// Whether it is said to hold.
  package func holds(_ flag: Flag) -> Bool { !yes.isDisjoint(with: flag) }

  /// Whether it is said not to hold.
  package func isNot(_ flag: Flag) -> Bool {
    !known.isDisjoint(with: flag) && yes.isDisjoint(with: flag)
  }

  package static let named: [(flag: Flag, name: String)] = [
    (.enabled, "enabled"), (.visible, "visible"), (.hidden, "hidden"), (.modal, "modal"),
    (.stop, "stop"), (.clickable, "clickable"), (.longClickable, "longClickable"),
    (.focusable, "focusable"), (.checkable, "checkable"), (.checked, "checked"),
    (.selected, "selected"), (.scrollable, "scrollable"), (.password, "password"),
    (.focused, "focused"), (.expanded, "expanded"), (.heading, "heading"),
    (.changes, "changes"), (.escape, "escape"),
  ]
}
