/// How a person wants to read.
package enum ReadingMode: String, Hashable, Sendable, CaseIterable {
  /// Full screen, as sighted people see it.
  case standard
  /// Full screen for a screen reader or braille: one column, sentences, cursor-only moves.
  case screenReader = "screen-reader"
  /// Full screen, large and simple.
  case lowVision = "low-vision"
  /// Plain lines, one after the other.
  case linear
}

/// How much is said.
package enum Verbosity: String, Hashable, Sendable, CaseIterable {
  case full, short
  /// The prompt only; errors always speak.
  case silent
}

/// How a person reads and which keys they use; personal, never in the workspace.
package struct ReadingSettings: Hashable, Sendable {
  package var mode: ReadingMode
  package var verbosity: Verbosity
  package var keys: KeyBindings
  /// Whether colour may be used at all.
  package var allowsColour: Bool

  package init(
    mode: ReadingMode = .standard, verbosity: Verbosity = .full, keys: KeyBindings = .standard,
    allowsColour: Bool = true
  ) {
    self.mode = mode
    self.verbosity = verbosity
    self.keys = keys
    self.allowsColour = allowsColour
  }
}
