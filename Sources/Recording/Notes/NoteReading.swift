package import Records

/// How a typed line was understood.
package struct NoteReading: Hashable, Sendable {
  /// The line exactly as typed; what stays when the interpretation is undone.
  package var typed: String
  /// The note's words: the line without the shortcuts that were understood.
  package var text: String
  package var kind: ObservationKind?
  package var impact: Impact?
  package var speaker: Speaker?
  package var wording: Wording?
  /// The criterion named as the last word, if it is exactly one.
  package var proposed: Place?
  /// How many milliseconds ago it happened, for `-30 text`.
  package var ago: Int?

  package init(plain typed: String) {
    self.typed = typed
    text = typed
  }

  /// Whether anything was understood beyond plain words.
  package var isInterpreted: Bool {
    kind != nil || impact != nil || speaker != nil || wording != nil || proposed != nil
      || ago != nil
  }
}
