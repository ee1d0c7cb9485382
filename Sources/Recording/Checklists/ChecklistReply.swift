package import Localization
package import Records
import Wording

/// What somebody answers to one question of a checklist.
package struct ChecklistReply: Hashable, Sendable {
  package var answer: ChecklistAnswer
  /// What was noticed, in a sentence; `nil` where nothing was written.
  package var note: String?
  /// The criteria that a bad answer fails; `nil` for all of the question's, empty where the trouble lies beyond WCAG.
  package var failing: [Place]?

  package init(_ answer: ChecklistAnswer, note: String? = nil, failing: [Place]? = nil) {
    self.answer = answer
    self.note = note
    self.failing = failing
  }

  /// "no: Pay is passed over".
  package var words: Sentence {
    note.map { "\(answer.label): \($0.oneLine)" } ?? "\(answer.label)"
  }
}
