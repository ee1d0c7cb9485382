import Localization
import Records

/// A walk through the stops of one screen, as somebody swipes with a screen reader, and the notes that are taken there.
///
/// A pure machine, as ``Survey`` is: the caller works on a copy and keeps it only once the entries are written.
package struct StopWalk: Sendable {
  /// Where the person is.
  package enum Spot: Hashable, Sendable {
    case stop
    /// The list of all stops.
    case overview
  }

  /// What is said at each stop.
  package let stops: [String]
  private let shortcuts: Shortcuts
  /// The stop's place from 0.
  package private(set) var place = 0
  package private(set) var spot = Spot.stop
  package private(set) var hasEnded = false
  /// How often the person came somewhere, so that a stop that comes again is said again.
  package private(set) var visit = 0
  /// The notes that stand, in the order in which they were taken.
  package private(set) var notes: [StopNote] = []
  private var taken = 0

  /// - `stops`: What is said at each stop; at least one.
  package init(_ stops: [String], shortcuts: Shortcuts) {
    self.stops = stops
    self.shortcuts = shortcuts
  }

  /// The notes at a stop.
  package func notes(at stop: Int) -> [StopNote] { notes.filter { $0.stop == stop } }

  package mutating func take(_ event: StopWalkEvent) -> StopWalkOutcome {
    switch event {
    case .next: return goOn()
    case .previous: return goBack()
    case .first: return go(to: 0)
    case .last: return go(to: stops.count - 1)
    case .go(let text): return jump(to: text)
    case .find(let words): return find(words)
    case .typed(let text): return FieldText.trimmed(text).isEmpty ? goOn() : note(text)
    case .show: spot = .overview
    case .chose(let stop): return go(to: stop)
    case .undo: return undo()
    case .back:
      if spot == .stop, place == 0 { hasEnded = true }
      return spot == .stop ? goBack() : go(to: place)
    case .stop: hasEnded = true
    }
    visit += 1
    return StopWalkOutcome()
  }

  // MARK: Moving

  private mutating func go(to stop: Int) -> StopWalkOutcome {
    guard stops.indices.contains(stop) else { return StopWalkOutcome() }
    place = stop
    spot = .stop
    visit += 1
    return StopWalkOutcome()
  }

  private mutating func goOn() -> StopWalkOutcome {
    if spot == .overview { return go(to: place) }
    guard place + 1 < stops.count else {
      return .problem("This is the last stop; `/stop` ends the walk.")
    }
    return go(to: place + 1)
  }

  private mutating func goBack() -> StopWalkOutcome {
    if hasEnded { return StopWalkOutcome() }
    guard place > 0 else { return .problem("This is the first stop.") }
    return go(to: place - 1)
  }

  private mutating func jump(to text: String) -> StopWalkOutcome {
    guard let number = Int(FieldText.trimmed(text)), stops.indices.contains(number - 1) else {
      return .problem("Write a number from 1 to \(stops.count) after it: `/go 3`.")
    }
    return go(to: number - 1)
  }

  /// From the stop after this one round to this one.
  private mutating func find(_ words: String) -> StopWalkOutcome {
    let wanted = FieldText.trimmed(words).lowercased()
    guard !wanted.isEmpty else { return .problem("Write what to look for after it: `/find pay`.") }
    for step in 1...stops.count {
      let stop = (place + step) % stops.count
      if stops[stop].lowercased().contains(wanted) { return go(to: stop) }
    }
    return .problem("No stop says this.")
  }

  // MARK: Notes

  private mutating func note(_ typed: String) -> StopWalkOutcome {
    taken += 1
    let reading = Self.reading(typed, shortcuts)
    let note = StopNote(number: taken, stop: place, reading: reading)
    notes.append(note)
    visit += 1
    let parts = [reading.understood, reading.remark ?? ""].filter { !$0.isEmpty }
    let words: Sentence =
      parts.isEmpty
      ? "Noted at stop \(place + 1)."
      : "Noted at stop \(place + 1): \(parts.joined(separator: "; "))."
    return StopWalkOutcome(words, entries: [note])
  }

  /// A line as a note about the product: there is nobody whose words it could hold and no clock, so a line that says
  /// either stays as typed.
  private static func reading(_ typed: String, _ shortcuts: Shortcuts) -> NoteReading {
    let reading = NoteGrammar.read(typed, shortcuts: shortcuts)
    let isOfSession =
      reading.speaker != nil || reading.wording != nil || reading.basis != nil || reading.ago != nil
    return isOfSession ? NoteReading(plain: typed) : reading
  }

  private mutating func undo() -> StopWalkOutcome {
    guard let last = notes.popLast() else { return .problem("There is no note to take back.") }
    place = last.stop
    spot = .stop
    visit += 1
    return StopWalkOutcome(
      "Taken back: the note at stop \(last.stop + 1).",
      entries: [StopNote(number: last.number, stop: last.stop, reading: nil)])
  }
}
