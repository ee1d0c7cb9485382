/// One thing a person did on the keyboard.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    /// What was typed: one character as people see it, never a control.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F24.
    case function(Int)
    /// A whole pasted text, as it came, line ends as `\n`.
    case paste(String)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A letter with the control key: `.control("c")`.
  package static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
}
