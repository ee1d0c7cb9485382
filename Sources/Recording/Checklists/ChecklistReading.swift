import JSON
import Localization
package import Records
import Wording

/// What a line says that somebody typed at a question of a checklist.
package enum ChecklistReading: Hashable, Sendable {
  case reply(ChecklistReply)
  /// It begins with an answer and goes on without a sign between: "no problems found" may say the opposite of "no".
  case unclear(ChecklistAnswer)
  /// It does not begin with an answer.
  case none

  /// A number of the list or an answer, and perhaps a note behind a colon, a comma or a semicolon.
  package init(_ typed: String) {
    let text = PlainText.trimmed(typed)
    for answer in ChecklistAnswer.allCases {
      if let rest = Self.rest(of: text, after: answer.label.plain()) {
        self = Self.reading(answer, rest)
        return
      }
    }
    let first = text.prefix { !$0.isWhitespace && $0 != "." && !Self.isSign($0) }
    guard let answer = Self.answer(String(first).lowercased()) else {
      self = .none
      return
    }
    self = Self.reading(answer, text.dropFirst(first.count))
  }

  private static func reading(_ answer: ChecklistAnswer, _ rest: Substring) -> ChecklistReading {
    let rest = PlainText.trimmed(String(rest))
    if rest.isEmpty || rest == "." { return .reply(ChecklistReply(answer)) }
    guard let sign = rest.first, isSign(sign) else { return .unclear(answer) }
    let note = PlainText.trimmed(String(rest.drop { isSign($0) || $0.isWhitespace }))
    return .reply(ChecklistReply(answer, note: note.isEmpty ? nil : note))
  }

  private static func isSign(_ character: Character) -> Bool { ":,;：，；、".contains(character) }

  private static func answer(_ word: String) -> ChecklistAnswer? {
    let all = ChecklistAnswer.allCases
    if let place = number(word), all.indices.contains(place - 1) { return all[place - 1] }
    switch word {
    case "y": return .yes
    case "n": return .no
    case "c", "?": return .cannotTell
    case "d", "-": return .notApplicable
    default:
      let folded = PlainText.folded(word, .unjoined)
      return all.first { Text.isSame(PlainText.folded($0.id, .unjoined), folded) }
    }
  }

  /// A number in digits of any script.
  private static func number(_ word: String) -> Int? {
    word.count == 1 ? word.first?.wholeNumberValue : nil
  }

  /// What stands behind a label; `nil` where the text does not begin with it as a whole word.
  private static func rest(of text: String, after label: String) -> Substring? {
    guard text.lowercased().utf8.starts(with: label.utf8) else { return nil }
    let rest = text.dropFirst(label.count)
    if let next = rest.first, next.isLetter || next.isNumber { return nil }
    return rest
  }
}
