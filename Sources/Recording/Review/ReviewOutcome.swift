/// What came of an answer or a command: what the journal gets before anything is said, and what is said.
package struct ReviewOutcome: Hashable, Sendable {
  package var entries: [JournalEntry]
  /// A sentence or two; empty where nothing needs saying.
  package var words: String
  /// Whether the command could not be followed; nothing changed then.
  package var isProblem: Bool

  package init(_ words: String, entries: [JournalEntry] = [], isProblem: Bool = false) {
    self.words = words
    self.entries = entries
    self.isProblem = isProblem
  }

  static func problem(_ words: String) -> ReviewOutcome {
    ReviewOutcome(words, isProblem: true)
  }

  /// This outcome followed by another.
  func then(_ next: ReviewOutcome) -> ReviewOutcome {
    let sentences = [words, next.words].filter { !$0.isEmpty }
    return ReviewOutcome(
      sentences.joined(separator: " "), entries: entries + next.entries,
      isProblem: isProblem || next.isProblem)
  }
}
