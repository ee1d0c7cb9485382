import Localization
import Recording
import Records
import Terminal
import Wording

/// What the commands of a review do.
extension ReviewScreen {
  func go(to typed: String) throws {
    typed.isEmpty ? try chooseNote(review.queue, "Which note?") : take(review.go(to: typed))
  }

  /// Follows `/pass`; without a name it says which passes there are.
  func walk(_ typed: String) {
    let name = PlainText.trimmed(typed).lowercased()
    guard let pass = ReviewPass(rawValue: name) else {
      let names = ReviewPass.allCases.map(\.rawValue)
      messages.append(.error("There is no such pass: write \(Sentence.list(names, .or))."))
      return
    }
    take(review.walk(pass))
  }

  func find(_ text: String) throws {
    guard !text.isEmpty else {
      messages.append(.error("Write what to look for: `/find receipt`."))
      return
    }
    let found = review.notes(with: text)
    switch found.count {
    case 0: messages.append(.outcome("No note of this session holds that."))
    case 1: take(review.visit(found[0]))
    default: try chooseNote(found, "\(found.count) notes hold that. Which one?")
    }
  }

  /// Offers notes to go to.
  private func chooseNote(_ keys: [NoteKey], _ question: Sentence) throws {
    let rows = keys.compactMap { key -> PageRow? in
      guard let note = review.ledger.notes[key] else { return nil }
      return PageRow(
        key.note, "\(Review.text(of: note))",
        details: [
          review.number(of: key).map { "note \($0)" } ?? "",
          note.kind.map { "\($0.label)" } ?? "", "\(review.ledger.terse(note.at))",
          note.reviewedBy == nil ? "" : "reviewed",
        ])
    }
    let page = Page(
      "review notes \(question)", title: question,
      list: PageList(
        .choices, noun: Noun("note", "notes"), rows: rows,
        start: review.current.flatMap(keys.firstIndex(of:)),
        whenEmpty: "No notes."),
      prompt: Prompt("Note", .choice))
    var saying: [Message] = []
    while true {
      switch try pages.show(page, saying) {
      case .chosen(let index):
        guard keys.indices.contains(index) else { continue }
        return take(review.visit(keys[index]))
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      default: saying = []
      }
    }
  }

  /// Changes the words of the note and comes back to the question.
  func edit() throws {
    guard let note = review.note else {
      messages.append(.error("No note is left to review."))
      return
    }
    let question = review.question
    let key = review.current
    let words = try pages.ask(
      "Change the words of this note.", "Words", initial: note.text.words,
      lead: ["\(review.heading)"],
      problem: { PlainText.trimmed($0).isEmpty ? "A note has words. Esc leaves it as it is." : nil }
    )
    answer(.words(Verbatim(words)))
    if review.current == key { review.ask(question) }
  }
}
