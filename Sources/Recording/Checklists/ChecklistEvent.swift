package import Records

/// What somebody does on a page of a checklist.
package enum ChecklistEvent: Hashable, Sendable {
  /// Leaves what is said before the first question.
  case begin
  /// Takes an answer, or a question from the list of all, by its place from 0.
  case chose(Int)
  case typed(String)
  /// Says which criteria a bad answer fails.
  case fails([Place])
  case skip, undo
  /// Asks for all answers so far.
  case show
  /// Goes to a question by its number from 1, as typed.
  case go(to: String)
  case back
  /// Goes on another time.
  case stop
  /// Leaves the program.
  case quit
}

/// What stands for one question from now on; no reply where it was taken back.
package struct ChecklistEntry: Hashable, Sendable {
  /// The question's id.
  package let question: String
  package let reply: ChecklistReply?

  package init(question: String, reply: ChecklistReply?) {
    self.question = question
    self.reply = reply
  }
}

/// What came of an event of a checklist.
package typealias ChecklistOutcome = StepOutcome<ChecklistEntry>
