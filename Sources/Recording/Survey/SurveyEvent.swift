package import Localization

/// What somebody does on a page of a questionnaire.
package enum SurveyEvent: Hashable, Sendable {
  /// Leaves what is said before the first question.
  case begin
  /// Takes an option, or a question from the list of answers, by its place from 0.
  case chose(Int)
  case typed(String)
  case skip, decline, unknown
  case undo
  /// Asks for all answers so far.
  case show
  /// Goes to a question by its number from 1, as typed.
  case go(to: String)
  /// Says what becomes of the questions that were left out.
  case settle(SurveyRest)
  case back
  /// Goes on another time.
  case stop
  /// Leaves the program.
  case quit
}

/// What becomes of questions without an answer.
package enum SurveyRest: Int, CaseIterable, Hashable, Sendable {
  case answerNow, withoutAnswer, stop

  /// As people choose it.
  package var words: Sentence {
    switch self {
    case .answerNow: "answer now"
    case .withoutAnswer: "leave without an answer"
    case .stop: "stop, and go on another time"
    }
  }
}
