import JSON
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
  package var words: String {
    note.map { "\(answer.label): \($0.oneLine)" } ?? answer.label
  }
}

extension ChecklistReply {
  /// Reads what was typed at a question: a number of the list or an answer, and perhaps a note behind it.
  ///
  /// - Returns: `nil` where it begins with neither.
  package init?(typed: String) {
    let text = FieldText.trimmed(typed)
    for answer in ChecklistAnswer.allCases {
      if let rest = Self.rest(of: text, after: answer.label) {
        self.init(answer, note: rest.isEmpty ? nil : rest)
        return
      }
    }
    let first = text.prefix { !$0.isWhitespace && $0 != ":" && $0 != "," }
    guard let answer = Self.answer(String(first).lowercased()) else { return nil }
    let note = Self.note(text.dropFirst(first.count))
    self.init(answer, note: note.isEmpty ? nil : note)
  }

  private static func answer(_ word: String) -> ChecklistAnswer? {
    let all = ChecklistAnswer.allCases
    if let place = Self.number(word), all.indices.contains(place - 1) { return all[place - 1] }
    switch word {
    case "y": return .yes
    case "n": return .no
    case "c", "?": return .cannotTell
    case "d", "-": return .notApplicable
    default:
      let folded = FieldText.unjoined(word)
      return all.first { Text.isSame(FieldText.unjoined($0.id), folded) }
    }
  }

  /// A number in digits of any script.
  private static func number(_ word: String) -> Int? {
    word.count == 1 ? word.first?.wholeNumberValue : nil
  }

  /// What stands behind a label; `nil` where the text does not begin with it as a whole word.
  private static func rest(of text: String, after label: String) -> String? {
    guard text.lowercased().utf8.starts(with: label.utf8) else { return nil }
    let rest = text.dropFirst(label.count)
    if let next = rest.first, next.isLetter || next.isNumber { return nil }
    return note(rest)
  }

  private static func note(_ text: Substring) -> String {
    FieldText.trimmed(String(text.drop { $0 == ":" || $0 == "," || $0.isWhitespace }))
  }
}
