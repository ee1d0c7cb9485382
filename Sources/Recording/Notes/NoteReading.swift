import JSON
package import Localization
package import Records

/// How a typed line was understood.
package struct NoteReading: Hashable, Sendable {
  private var typedBytes: Text
  private var textBytes: Text
  private var beforeBytes: Text?
  private var afterBytes: Text?

  package var kind: ObservationKind?
  package var impact: Impact?
  package var speaker: Speaker?
  package var wording: Wording?
  package var basis: Basis?
  /// Who speaks, by the label in front; a whole id.
  package var participant: RecordID?
  /// The criterion named as the last word, or two or three that the word means equally well, in number order.
  package var proposed: [Place] = []
  /// How many milliseconds ago it happened, for `-30s text`; 1,000 or more, at times longer than the session.
  package var ago: Int?
  /// When it happened, in milliseconds since the session's start, for `at 4m10 text`.
  package var at: Int?

  package init(plain typed: String) {
    typedBytes = Text(typed)
    textBytes = Text(typed)
  }

  /// The line exactly as typed; what stays when the interpretation is undone.
  package var typed: String {
    get { typedBytes.string }
    set { typedBytes = Text(newValue) }
  }

  /// The note's words: the line without the shortcuts that were understood.
  package var text: String {
    get { textBytes.string }
    set { textBytes = Text(newValue) }
  }

  /// What was typed before the words and understood, such as `-30s b3: `; `nil` for nothing.
  ///
  /// A label that says which person speaks stands here as `P: `, since the participant is kept apart.
  package var before: String? {
    get { beforeBytes?.string }
    set { beforeBytes = newValue.flatMap { $0.isEmpty ? nil : Text($0) } }
  }

  /// What was typed behind the words and understood, such as ` sc reflow`; `nil` for nothing.
  package var after: String? {
    get { afterBytes?.string }
    set { afterBytes = newValue.flatMap { $0.isEmpty ? nil : Text($0) } }
  }

  /// What looked like a shortcut and was none, for the outcome: `no single criterion matches "re"; kept as typed`.
  ///
  /// It repeats at most 40 characters of the line, without control characters.
  package var remark: Sentence?

  /// Whether anything was understood beyond plain words.
  package var isInterpreted: Bool {
    kind != nil || impact != nil || speaker != nil || wording != nil || basis != nil
      || participant != nil || !proposed.isEmpty || ago != nil || at != nil
  }
}
