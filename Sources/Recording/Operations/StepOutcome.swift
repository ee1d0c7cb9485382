package import Localization

/// What came of an event in a machine: what must be written before anything is said, and what is said.
package struct StepOutcome<Entry: Hashable & Sendable>: Hashable, Sendable {
  package var entries: [Entry]
  /// A sentence or two; empty where nothing needs saying.
  package var words: Sentence
  /// Whether the event could not be followed; nothing changed then.
  package var isProblem: Bool

  package init(_ words: Sentence = "", entries: [Entry] = [], isProblem: Bool = false) {
    self.words = words
    self.entries = entries
    self.isProblem = isProblem
  }

  static func problem(_ words: Sentence) -> StepOutcome { StepOutcome(words, isProblem: true) }

  /// This outcome followed by another.
  func then(_ next: StepOutcome) -> StepOutcome {
    let sentences = [words, next.words].filter { !$0.isEmpty }
    return StepOutcome(
      sentences.joined(separator: " "), entries: entries + next.entries,
      isProblem: isProblem || next.isProblem)
  }
}
