import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// What the rows and the typed texts of the questions do.
extension ReviewScreen {
  /// - Returns: Whether the review goes on.
  func choose(_ meaning: ReviewPage.Meaning) throws -> Bool {
    switch meaning {
    case .answer(.confirm(let place)):
      if case .replacement(let old) = review.question {
        answer(.replace(old, with: place))
      } else {
        answer(.confirm(place))
      }
    case .answer(.severity(let path, let severity, _)):
      answer(.severity(path, severity, key: workbench.ids.entry(at: workbench.now)))
    case .answer(let known): answer(known)
    case .replace: review.replace()
    case .oneByOne: review.askOneByOne()
    case .skip: take(review.skip())
    case .newFinding: try makeFinding()
    case .anyFinding: try chooseFinding()
    case .none, .dimension, .principle: take([meaning])
    case .leave: return false
    case .goOn: review.restart()
    case .lastNote: take(review.previous())
    case .command(let command, let typed): try command.run(self, typed)
    }
    return true
  }

  /// Several rows of one question.
  func take(_ meanings: [ReviewPage.Meaning]) {
    let isNone = meanings.contains { if case .none = $0 { true } else { false } }
    switch review.question {
    case .dimensions:
      answer(
        .dimensions(
          isNone
            ? [] : meanings.compactMap { if case .dimension(let one) = $0 { one } else { nil } }))
    case .principles:
      answer(
        .principles(
          isNone
            ? [] : meanings.compactMap { if case .principle(let one) = $0 { one } else { nil } }))
    default: break
    }
  }

  /// A text that was typed; nothing at all keeps what stands.
  func type(_ text: String) {
    let typed = PlainText.trimmed(text)
    switch review.question {
    case .words where !typed.isEmpty: answer(.words(Verbatim(text)))
    case .criteria where Self.isNumber(typed), .replacement where Self.isNumber(typed):
      // A digit is a row, and nothing else.
      messages.append(
        .error("No row has this number. A criterion has a point: 4.1.2. A principle has a name."))
    case .criteria where !typed.isEmpty: name(typed) { .confirm($0) }
    case .replacement(let old) where !typed.isEmpty: name(typed) { .replace(old, with: $0) }
    case .replacement(let old): answer(.confirm(old))
    default:
      if typed.isEmpty {
        narrowed = []
        answer(.keep)
      } else {
        messages.append(.error("Choose a row by its number or name."))
      }
    }
  }

  private static func isNumber(_ typed: String) -> Bool { Int(typed) != nil }

  /// A criterion by number or words: exactly one is taken, several are offered.
  private func name(_ typed: String, _ meaning: (Place) -> ReviewAnswer) {
    let catalogue = WCAGCatalogue.shared
    if let place = catalogue.knownPlace(typed) { return answer(meaning(place)) }
    let fitting = catalogue.matches(typed).map(\.place)
    guard !fitting.isEmpty else {
      messages.append(.error("\(Review.unknown(typed))"))
      return
    }
    narrowed = Array(fitting.prefix(9))
    let words: Sentence = fitting.count == 1 ? "1 fits." : "\(fitting.count) fit."
    messages.append(
      .outcome(fitting.count > 9 ? "\(words) These are the closest; write more of it." : words))
  }

  private func makeFinding() throws {
    let title: String
    do {
      title = try pages.ask(
        "What is the problem, in one sentence? It needs no name of a person.", "Title",
        lead: review.note.map { ["\(Review.text(of: $0))"] } ?? [],
        problem: { PlainText.trimmed($0).isEmpty ? "Write a sentence, or go back." : nil })
    } catch let error as QuestionLeft where !error.quits {
      return
    }
    let id = try newFindingID()
    let path = try RecordPath.finding(id, study: review.plan.study)
    answer(.newFinding(id: id, path: path.text, title: PlainText.trimmed(title)))
  }

  /// The next number among the files and among what this review has not written yet.
  private func newFindingID() throws -> String {
    let files = try RecordKind.finding.files(in: workbench, study: review.plan.study)
    let taken = files.map(\.expectedID) + review.findings.map(\.id)
    return "F\(Digits.padded(RecordID.nextNumber("F", after: taken), 2))-\(workbench.ids.tail())"
  }

  private func chooseFinding() throws {
    let view = ReviewPage.anyFinding(review)
    while true {
      let saying = messages
      messages = []
      switch try pages.show(view.page, saying) {
      case .action(.answer(let known), _): return answer(known)
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }
}
