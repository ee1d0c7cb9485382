import JSON
import Localization
import Recording
import Records

/// A person who does many things to a recording, the same for the same seed.
struct SeededDeeds {
  private var state: UInt64
  private(set) var recorder: Recorder
  private var now = 1_000_000
  private var lastID = 0
  /// Every entry that went to the journal, as bytes.
  private(set) var journal: [[UInt8]] = []

  static let plan = SessionPlan(
    title: "Tram tickets", session: "S01",
    people: [.init(id: "P07-kx4d", short: "P07", technology: "VoiceOver")],
    tasks: [.init(id: "pay", title: "Pay by card"), .init(id: "buy", title: "Buy a ticket")],
    prompts: [.init(id: "price", text: "Is the price spoken?")])

  static let opening = Opening(
    purpose: .recording, study: "tram-tickets", session: "S01-aaaa", log: "log-k3w0qa",
    participants: ["P07-kx4d"], role: .moderator, sessionStart: 1_000_000, began: 1_000_000)

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    recorder = Recorder(opening: Self.opening, plan: Self.plan)
  }

  mutating func random(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func newID() -> String {
    lastID += 1
    return "id\(String(repeating: "0", count: 12 - String(lastID).count))\(lastID)"
  }

  private mutating func someNote() -> NoteKey? {
    let order = recorder.ledger.order
    return order.isEmpty ? nil : order[random(order.count)]
  }

  /// Does one thing; each typed note has a word of its own, `word17x`.
  mutating func step() {
    now += 1 + random(30_000)
    switch random(14) {
    case 0...4:
      let id = newID()
      var reading = NoteReading(plain: "word\(lastID)x and word\(lastID)y")
      if random(3) == 0 { reading.impact = .serious }
      _ = recorder.enter(reading, began: now, id: id)
    case 5: _ = recorder.undo()
    case 6: _ = recorder.redo()
    case 7: if let key = someNote() { _ = recorder.delete(key) }
    case 8:
      if let key = someNote(), let words = recorder.ledger.notes[key]?.text.words {
        let parts = words.split(separator: " ")
        guard parts.count > 1 else { return }
        let head = parts.prefix(parts.count / 2).joined(separator: " ")
        let rest = parts.dropFirst(parts.count / 2).joined(separator: " ")
        _ = recorder.split(key, head: head, rest: rest, id: newID())
      }
    case 9:
      if let one = someNote(), let other = someNote(), one != other {
        _ = recorder.join(one, into: other)
      }
    case 10: _ = recorder.startTask(random(2) == 0 ? "pay" : "buy", now: now, id: newID())
    case 11:
      if let id = recorder.running.last {
        _ = recorder.endTask(id, outcome: .done, assistance: .unassisted, now: now)
      }
    case 12:
      _ = recorder.interrupt(.connectionFault, now: now, id: newID(), note: newID())
    default:
      if let key = someNote(), let place = Place("1.4.10") { _ = recorder.tag(key, with: place) }
    }
    takeEntries()
  }

  mutating func takeEntries() {
    let entries = recorder.waitingEntries
    journal += entries.map(\.bytes)
    recorder.tookEntries(entries.count)
  }

  /// Strikes the note that was entered last.
  ///
  /// - Returns: The words that were struck.
  mutating func strike() -> [String] {
    guard let key = recorder.strikeTarget else { return [] }
    let words = recorder.ledger.notes[key]?.text.words ?? ""
    _ = recorder.strike(key)
    journal = recorder.rewrittenJournal.map(\.bytes)
    return words.split(separator: " ").filter { $0.hasPrefix("word") }.map(String.init)
  }

  mutating func undoEverything() {
    while recorder.ledger.undoLabel != nil { _ = recorder.undo() }
    takeEntries()
  }

  mutating func redoEverything() {
    while recorder.ledger.redoLabel != nil { _ = recorder.redo() }
    takeEntries()
  }
}

extension Ledger {
  /// Everything that people would see, to be compared.
  var visible: [String] {
    order.map {
      "\($0.note) \(String(decoding: JSONWriter.compact(.object(notes[$0]?.values ?? JSONObject())), as: UTF8.self))"
    }
      + attempts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      + answers.map { "\($0.key.prompt) \($0.key.participant ?? "all") \($0.value)" }.sorted()
      + interruptions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      + [task ?? "no task"]
  }
}
