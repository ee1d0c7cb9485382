import Localization
package import Records
import Wording

extension AnswerRule {
  /// Whether options are called by numbers that are not their places in the list: what is typed then means those.
  package var hasOwnNumbers: Bool {
    options.enumerated().contains { place, option in
      Int(option.id).map { $0 != place + 1 } ?? false
    }
  }

  /// What an answer must be, as a sentence.
  var expected: Sentence {
    if isOpen { return "Write one line." }
    return hasOwnNumbers || range != nil
      ? "Write \(allowed)." : "Write a number from 1 to \(options.count)."
  }

  /// Reads what was typed at a question: digits of every script, and the beginning of one label.
  func reading(typed text: String) -> AnswerReader.Reading {
    AnswerReader(self).read(whole(Self.digits(text)))
  }

  /// The label that only one option begins with what was typed; else what was typed.
  private func whole(_ text: String) -> String {
    let typed = PlainText.trimmed(text).lowercased()
    guard Int(typed) == nil else { return text }
    let fitting = options.filter { $0.label.lowercased().utf8.starts(with: typed.utf8) }
    return fitting.count == 1 ? fitting[0].id : text
  }

  /// Digits of every script as ASCII ones.
  private static func digits(_ text: String) -> String {
    text.map { character in
      character.wholeNumberValue.flatMap { (0...9).contains($0) ? String($0) : nil }
        ?? String(character)
    }.joined()
  }
}
