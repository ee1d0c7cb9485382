/// What came of an event: what must be written before anything is said, and what is said.
package struct SurveyOutcome: Hashable, Sendable {
  package var entries: [SurveyEntry]
  /// A sentence or two; empty where nothing needs saying.
  package var words: String
  /// Whether the event could not be followed; nothing changed then.
  package var isProblem: Bool

  init(_ words: String = "", entries: [SurveyEntry] = [], isProblem: Bool = false) {
    self.words = words
    self.entries = entries
    self.isProblem = isProblem
  }

  static func problem(_ words: String) -> SurveyOutcome { SurveyOutcome(words, isProblem: true) }
}

/// What stands for one item from now on.
package struct SurveyEntry: Hashable, Sendable {
  /// The item's id.
  package let item: String
  package let answer: SurveySheet.Answer
  /// When it was given, milliseconds since 1970.
  package let at: Int

  package init(item: String, answer: SurveySheet.Answer, at: Int) {
    self.item = item
    self.answer = answer
    self.at = at
  }
}
