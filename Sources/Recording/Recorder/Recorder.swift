package import JSON
package import Localization
import Records

/// A running recording: what was noted so far, and what each thing somebody does turns it into.
///
/// A pure machine. Each change leaves entries for the journal, which the caller takes with `takeEntries()` and makes
/// safe before anything is called saved. Time and ids are handed in.
package struct Recorder: Sendable {
  package private(set) var opening: Opening
  package var plan: SessionPlan
  package internal(set) var ledger: Ledger
  /// While true nothing is written: what is typed is dropped.
  package internal(set) var isOff = false
  /// Planned breaks come after so many milliseconds of session time; `nil` for none.
  package internal(set) var breakEvery: Int?
  /// Notes in the order in which they were entered, the newest last.
  var entered: [NoteKey] = []
  package internal(set) var recentTags = RecentTags()

  /// How many planned breaks were announced.
  var announcedBreaks = 0
  private var entries: [JournalEntry] = []

  /// Begins a recording.
  package init(opening: Opening, plan: SessionPlan) {
    self.opening = opening
    self.plan = plan
    ledger = Ledger()
    entries = [.opened(opening)]
  }

  /// Goes on with one that stopped.
  ///
  /// - `now`: Milliseconds since 1970.
  package init(resuming replay: JournalReplay, plan: SessionPlan, now: Int) {
    opening = replay.opening
    self.plan = plan
    ledger = replay.ledger
    entered = ledger.enteredNotes
    for key in entered {
      for place in ledger.notes[key]?.proposed ?? [] { recentTags.use(place) }
    }
    isOff = replay.isOff
    breakEvery = replay.breakEvery
    announcedBreaks =
      opening.isAfterwards ? 0 : breakEvery.map { max(0, now - opening.sessionStart) / $0 } ?? 0
    entries = [.resumed(at: now)]
  }

  /// Entries that wait for the journal, in order.
  package var waitingEntries: [JournalEntry] { entries }

  /// Hands the waiting entries over; call it when they are safe.
  package mutating func tookEntries(_ count: Int) { entries.removeFirst(min(count, entries.count)) }

  /// The log record's id.
  package var log: String { opening.log }

  /// Milliseconds since the session's start.
  package func elapsed(at now: Int) -> Int { max(0, now - opening.sessionStart) }

  /// Whether a session that is over is typed up, without a clock.
  package var isAfterwards: Bool { opening.isAfterwards }

  /// When something happens that happens now; `nil` where no clock runs.
  func moment(_ now: Int, ago: Int = 0) -> Int? {
    isAfterwards ? nil : max(0, elapsed(at: now) - ago)
  }

  /// Does something that can be undone.
  mutating func perform(
    _ label: Sentence, _ changes: [Change], typed: Operation.Typed? = nil,
    isLine: Bool = false
  ) {
    entries.append(.did(ledger.perform(label, changes, typed: typed, isLine: isLine)))
  }

  /// Says whether this recorder keeps the tasks from now on.
  package mutating func keepTasks(_ keeps: Bool) {
    opening.keepsTasks = keeps
    entries.append(.opened(opening))
  }

  /// Takes up what the session's record holds already, so that undo brings it back and prompts are not asked twice.
  package mutating func find(_ changes: [Change]) {
    guard !changes.isEmpty else { return }
    ledger.find(changes)
    entries.append(.found(changes))
  }

  /// Keeps a value of a record, such as how the person is today.
  package mutating func keep(_ value: JSONValue, at place: RecordValue, _ label: Sentence) {
    perform(label, [.value(place, value)])
  }

  mutating func append(_ entry: JournalEntry) { entries.append(entry) }

  /// Drops what waits and begins the journal's content anew, without what was erased.
  package mutating func dropWaiting() { entries.removeAll() }

  /// The whole journal as it must stand after something was erased.
  package var rewrittenJournal: [JournalEntry] {
    ledger.entries(opening: opening) + (isOff ? [.off(true)] : [])
      + (breakEvery == nil ? [] : [.breaks(every: breakEvery)])
  }

  /// Says that the records in the workspace hold everything.
  package mutating func wroteRecords() {
    ledger.wroteEverything()
    entries.append(.written)
  }
}
