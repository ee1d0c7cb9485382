package import Localization
import Records
import Wording

/// A walk through the stops of one screen, as with a screen reader, with notes.
package typealias StopWalk = Asking<StopScript>

/// A note at a stop from now on; no reading after it was taken back.
package struct StopNote: Hashable, Sendable {
  /// From 1, in the order in which the notes were taken; a number is used once.
  package let number: Int
  /// The stop's place from 0.
  package let stop: Int
  package let reading: NoteReading?
}

/// The stops of one screen; a line at one of them is a note.
package struct StopScript: QuestionScript {
  package typealias Entry = StopNote
  package typealias Sheet = [StopNote]
  package typealias Detail = Never

  package enum Own: Hashable, Sendable {
    case previous, first, last
  }

  /// The words of each stop.
  package let stops: [String]
  private let shortcuts: Shortcuts

  init(_ stops: [String], shortcuts: Shortcuts) {
    self.stops = stops
    self.shortcuts = shortcuts
  }

  package var count: Int { stops.count }

  package func words(of question: Int) -> String { stops[question] }

  package func isSettled(_ question: Int, _ sheet: [StopNote]) -> Bool { false }

  package func entries(from before: [StopNote], to now: [StopNote]) -> [StopNote] {
    now.filter { !before.contains($0) }
      + before.filter { !now.contains($0) }.map {
        StopNote(number: $0.number, stop: $0.stop, reading: nil)
      }
  }

  package func read(
    _ text: String, at stop: Int, in asking: inout StopWalk, _ newKey: () -> String
  ) -> Step {
    guard !PlainText.trimmed(text).isEmpty else {
      guard stop + 1 < count else {
        return .problem("This is the last stop; `/stop` ends the walk.")
      }
      asking.ask(stop + 1)
      return Step()
    }
    let reading = Self.reading(text, shortcuts)
    asking.sheet.append(StopNote(number: asking.changes + 1, stop: stop, reading: reading))
    asking.ask(stop)
    let parts = [reading.understood, reading.remark ?? ""].filter { !$0.isEmpty }
    return Step(
      parts.isEmpty
        ? "Noted at stop \(stop + 1)."
        : "Noted at stop \(stop + 1): \(parts.joined(separator: "; ")).")
  }

  package func choose(
    _ row: Int, at stop: Int, in asking: inout StopWalk, _ newKey: () -> String
  ) -> Step {
    if stops.indices.contains(row) { asking.ask(row) }
    return Step()
  }

  package func take(_ own: Own, in asking: inout StopWalk, _ newKey: () -> String) -> Step {
    switch own {
    case .first: asking.ask(0)
    case .last: asking.ask(count - 1)
    case .previous:
      guard asking.place > 0 else { return .problem("This is the first stop.") }
      asking.ask(asking.place - 1)
    }
    return Step()
  }

  package func take(
    _ event: StopWalk.Event, at detail: Never, in asking: inout StopWalk, _ newKey: () -> String
  ) -> Step {}

  package func open(_ stop: Int, in asking: inout StopWalk) {
    asking.lookedFrom = nil
    asking.ask(stop)
  }

  package func end(in asking: inout StopWalk) { asking.ending = .stopped }

  package func leaveOverview(in asking: inout StopWalk) {
    if !asking.goBackToLooked() { asking.ask(asking.place) }
  }

  package func wordsTakenBack(from before: [StopNote], in asking: inout StopWalk) -> Sentence {
    let stop = before.last?.stop ?? asking.place
    asking.ask(stop)
    return "the note at stop \(stop + 1)"
  }

  /// A line as a note about the product: there is nobody whose words it could hold and no clock, so a line with either
  /// stays as typed.
  private static func reading(_ typed: String, _ shortcuts: Shortcuts) -> NoteReading {
    let reading = NoteGrammar.read(typed, shortcuts: shortcuts)
    let isOfSession =
      reading.speaker != nil || reading.wording != nil || reading.basis != nil || reading.ago != nil
    return isOfSession ? NoteReading(plain: typed) : reading
  }
}

extension Asking where Script == StopScript {
  /// - Parameters:
  ///   - stops: The words of each stop; at least one.
  ///   - shortcuts: The words at the beginning of notes.
  package init(_ stops: [String], shortcuts: Shortcuts) {
    self.init(StopScript(stops, shortcuts: shortcuts), standing: [], at: .question(0))
  }
}
