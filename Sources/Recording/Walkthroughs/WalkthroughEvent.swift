package import Records

/// What somebody does while a walkthrough asks.
package enum WalkthroughEvent: Hashable, Sendable {
  /// Leaves what is said before the first question.
  case begin
  case typed(String)
  /// Takes an answer, a claim, a facet or a question by its place from 0.
  case chose(Int)
  /// Another person's answer to the question that was answered last, as typed.
  case also(String)
  /// A further barrier at the question that was answered last.
  case barrier(String)
  /// Sets something aside.
  case park(String)
  /// Asks for the profile's claims, or for its facets.
  case claims, facets
  /// Asks for all answers so far.
  case show
  case skip, undo, back
  /// Goes on another time.
  case stop
  /// Leaves the program.
  case quit
}

/// What stands in a walkthrough from now on, or does not any more.
package enum WalkthroughEntry: Hashable, Sendable {
  case answer(Walkthrough.Answer)
  case barrier(Walkthrough.Barrier)
  case parked(Walkthrough.Parked)
  case noAnswer(String)
  case noBarrier(String)
  case noParked(String)
  case talk(String?)
  case finished(Bool)
}

/// What came of an event of a walkthrough.
package typealias WalkthroughOutcome = StepOutcome<WalkthroughEntry>
