package import Localization
import Records
import Wording

/// The declaration of one kind of questions: how an answer is read, and the differences from other kinds.
///
/// ``Asking`` does the rest: moving, skipping, the list of all questions, undo, and the entries to write.
package protocol QuestionScript: Sendable {
  /// The answers so far.
  associatedtype Sheet: Hashable & Sendable
  /// A page beside the questions, such as a note on a bad answer.
  associatedtype Detail: Hashable & Sendable
  /// Actions that other kinds of questions do not have.
  associatedtype Own: Hashable & Sendable
  /// A change to write.
  associatedtype Entry: Hashable & Sendable

  typealias Step = StepOutcome<Entry>

  /// The number of questions.
  var count: Int { get }

  /// The words of a question, for finding it.
  func words(of question: Int) -> String

  /// Whether a question has its answer.
  func isSettled(_ question: Int, _ sheet: Sheet) -> Bool

  /// The changes that make the second sheet of the first one.
  func entries(from before: Sheet, to now: Sheet) -> [Entry]

  /// Takes a line that was typed at a question.
  func read(
    _ text: String, at question: Int, in asking: inout Asking<Self>, _ newKey: () -> String
  ) -> Step

  /// Takes a row that was chosen at a question.
  func choose(
    _ row: Int, at question: Int, in asking: inout Asking<Self>, _ newKey: () -> String
  ) -> Step

  /// Takes an action of this kind of questions.
  func take(_ own: Own, in asking: inout Asking<Self>, _ newKey: () -> String) -> Step

  /// Takes an event on a page beside the questions.
  func take(
    _ event: QuestionEvent<Own>, at detail: Detail, in asking: inout Asking<Self>,
    _ newKey: () -> String
  ) -> Step

  /// Whether a page beside the questions takes words.
  func takesWords(at detail: Detail) -> Bool

  /// Goes on from a question that was answered or skipped; from -1, to the first one.
  func goOn(from question: Int, in asking: inout Asking<Self>)

  /// Goes to the page after the last question.
  func end(in asking: inout Asking<Self>)

  /// Leaves the first question backwards.
  func goBackFromFirst(in asking: inout Asking<Self>) -> Step

  /// Opens a question that was chosen in the list of all.
  func open(_ question: Int, in asking: inout Asking<Self>)

  /// Leaves the list of all questions.
  func leaveOverview(in asking: inout Asking<Self>)

  /// Takes back an answer of an earlier call.
  ///
  /// - Returns: Whether there was one.
  func undoEarlier(in asking: inout Asking<Self>) -> Bool

  /// Goes to the question of an answer that was taken back.
  ///
  /// - Parameters:
  ///   - before: The answers before it was taken back.
  ///   - asking: The questions, with the answers after it.
  /// - Returns: The change in words: "the answer to question 3".
  func wordsTakenBack(from before: Sheet, in asking: inout Asking<Self>) -> Sentence
}

extension QuestionScript {
  package func takesWords(at _: Detail) -> Bool { true }

  package func goOn(from question: Int, in asking: inout Asking<Self>) {
    if let next = asking.left.first(where: { $0 > question }) {
      asking.ask(next)
    } else {
      end(in: &asking)
    }
  }

  package func goBackFromFirst(in asking: inout Asking<Self>) -> Step {
    asking.ending = .stopped
    return Step()
  }

  package func open(_ question: Int, in asking: inout Asking<Self>) {
    asking.ask(question, returns: true)
  }

  package func undoEarlier(in asking: inout Asking<Self>) -> Bool { false }
}

/// Questions with one answer each.
package protocol AnswerListScript: QuestionScript
where Sheet == [Answer?], Entry == QuestionEntry<Answer> {
  associatedtype Answer: Hashable & Sendable

  func id(of question: Int) -> String
}

extension AnswerListScript {
  package func isSettled(_ question: Int, _ sheet: Sheet) -> Bool { sheet[question] != nil }

  package func entries(from before: Sheet, to now: Sheet) -> [Entry] {
    changed(from: before, to: now).map { Entry(question: id(of: $0), answer: now[$0]) }
  }

  package func wordsTakenBack(from before: Sheet, in asking: inout Asking<Self>) -> Sentence {
    let changed = changed(from: before, to: asking.sheet)
    asking.lookedFrom = nil
    asking.ask(changed.first ?? asking.place)
    let numbers = Sentence.list(changed.map { String($0 + 1) })
    return changed.count == 1
      ? "the answer to question \(numbers)" : "the answers to questions \(numbers)"
  }

  private func changed(from before: Sheet, to now: Sheet) -> [Int] {
    now.indices.filter { before[$0] != now[$0] }
  }
}

extension Asking where Script: AnswerListScript {
  /// Whether an empty line keeps the answer that is there.
  mutating func keeps(_ text: String, at question: Int) -> Bool {
    guard PlainText.trimmed(text).isEmpty, sheet[question] != nil else { return false }
    advance()
    return true
  }

  /// Keeps an answer and goes on.
  mutating func put(_ answer: Script.Answer, at question: Int) {
    sheet[question] = answer
    advance()
  }
}
