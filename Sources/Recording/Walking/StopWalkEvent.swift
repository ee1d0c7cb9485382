/// What somebody does while walking through the stops of a screen.
package enum StopWalkEvent: Hashable, Sendable {
  /// Goes on as a swipe does; at the last stop it stays there.
  case next
  case previous, first, last
  /// Goes to a stop by its number from 1, as typed.
  case go(to: String)
  /// Goes to the next stop whose words hold some words.
  case find(String)
  /// A note; nothing typed goes on to the next stop.
  case typed(String)
  /// Asks for all stops, or takes one of them by its place from 0.
  case show
  case chose(Int)
  /// Takes the last note back.
  case undo
  /// Steps back: to the stop before, from the list to the stop.
  case back
  /// Ends the walk.
  case stop
}

/// A note at a stop from now on; no reading where it was taken back.
package struct StopNote: Hashable, Sendable {
  /// From 1, in the order in which the notes were taken; a number is used once.
  package let number: Int
  /// The stop's place from 0.
  package let stop: Int
  package let reading: NoteReading?
}

/// What came of an event of a walk.
package typealias StopWalkOutcome = StepOutcome<StopNote>
