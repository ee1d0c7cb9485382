package import Localization
package import Records

/// One thing that somebody did to a recording or a review, as it stands in the journal: it can be undone and done again.
package struct Operation: Hashable, Sendable {
  /// Counts from 1 in one journal.
  package var number: Int
  /// What was done, in words for undo: "note at 12m31", "Pay by card: partly done". Never holds a person's words.
  ///
  /// A journal keeps it in English.
  package var label: Sentence
  package var changes: [Change]
  /// The line as it was typed, where the note holds something else, so that the interpretation can be taken back.
  package var typed: Typed?
  /// Whether it keeps the line that was typed, so that no unfinished line is left.
  package var isLine: Bool

  package struct Typed: Hashable, Sendable {
    package var line: Verbatim
    /// When it was typed, milliseconds since the session's start.
    package var at: Int
    package init(line: Verbatim, at: Int) {
      self.line = line
      self.at = at
    }
  }

  package init(
    number: Int, label: Sentence, changes: [Change], typed: Typed? = nil, isLine: Bool = false
  ) {
    self.number = number
    self.label = label
    self.changes = changes
    self.typed = typed
    self.isLine = isLine
  }
}
