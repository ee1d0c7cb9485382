/// An action of a person on a page of questions.
package enum QuestionEvent<Own: Hashable & Sendable>: Hashable, Sendable {
  /// Leaves the page before the first question.
  case begin
  case typed(String)
  /// Takes a row of the page by its place from 0: an option, or a question of the list of all.
  case chose(Int)
  case skip, undo
  /// Opens the list of all questions.
  case show
  /// Goes to a question by its number from 1, as typed.
  case go(to: String)
  /// Goes to the next question with these words.
  case find(String)
  case back
  /// Leaves, to go on another time.
  case stop
  /// Leaves the program.
  case quit
  /// An action that only one kind of questions has.
  case own(Own)
}

/// The answer to one question from now on; none after it was taken back.
package struct QuestionEntry<Answer: Hashable & Sendable>: Hashable, Sendable {
  /// The question's id.
  package let question: String
  package let answer: Answer?

  package init(question: String, answer: Answer?) {
    self.question = question
    self.answer = answer
  }
}
