import Localization
import Wording

/// What is said because of how the page before was left.
extension TerminalView {
  /// In full screen for screen readers nothing else says where Esc led: the reader speaks where the cursor is.
  func sayReturn(to page: ShownPage) {
    guard leaving == .back, settings.mode == .screenReader else { return }
    let place = page.list.map { [position($0)] } ?? []
    news.append(Said(.outcome(Sentences.joined([told("Back: \(page.title)")] + place))))
  }

  /// An error about what was entered on the page, with what it comes to in a few letters.
  func refused(_ message: ShownMessage) -> ShownMessage {
    guard message.weight == .error, message.brief == nil, case .entered(let text, _) = leaving
    else {
      return message
    }
    return Message.refusal("\(message.text)", of: text).shown(in: language)
  }
}

extension Message {
  /// The refusal of an answer: "no 9." in short.
  static func refusal(_ text: Sentence, of answer: String) -> Message {
    let answer = PlainText.trimmed(answer)
    return Message(.error, text, brief: answer.isEmpty ? "no answer." : "no \(answer).")
  }
}
