import JSON
import Records

/// Clearing one log of identifiers: what might name somebody, one thing after the other, each asked once.
package struct IdentifierWalk: Sendable {
  /// Where a text stands.
  package enum Source: Hashable, Sendable {
    case note(NoteKey)
    /// A text of the session's own record.
    case session(RecordValue)
  }

  /// Something that might name somebody, with every place where it stands.
  package struct Item: Sendable {
    package var candidate: IdentifierCandidate
    package var sources: [Source]
    /// How often it stands there.
    package var count: Int
  }

  /// What a person decides.
  package enum Answer: Hashable, Sendable {
    case namesNobody
    case replace(String)
    case leave
  }

  private enum Step: Sendable {
    case settled(Text)
    case left(Text)
    case replaced
  }

  /// The log, its notes and what has to be written.
  package private(set) var review: Review
  package let source: ReviewPlan.Source
  private let sessionTexts: [RecordValue]
  private let finder: IdentifierFinder
  private var settled: Set<Text> = []
  private var left: Set<Text> = []
  private var done: [Step] = []
  private var undone: [Step] = []
  private var items: [Item] = []

  /// - Parameters:
  ///   - plan: A plan with this log alone.
  ///   - sessionTexts: Texts of the session's record that are walked with this log.
  ///   - known: Titles and names of the study.
  package init(
    _ plan: ReviewPlan, role: String, sessionTexts: [(RecordValue, String)] = [], known: [String]
  ) {
    review = Review(plan, role: role)
    review.current = nil
    source = plan.sources.first ?? .init(log: "", path: "", recorder: "", notes: [])
    self.sessionTexts = sessionTexts.map(\.0)
    finder = IdentifierFinder(known: known)
    for (place, text) in sessionTexts { review.ledger.seed(.value(place, .string(text))) }
    items = found()
  }

  /// What is asked next; `nil` when everything was looked at.
  package var item: Item? {
    items.first { !settled.contains($0.candidate.key) && !left.contains($0.candidate.key) }
  }

  /// How many things there are to look at, and how many have an answer.
  package var progress: (answered: Int, of: Int) {
    let open = items.count {
      !settled.contains($0.candidate.key) && !left.contains($0.candidate.key)
    }
    return (done.count, done.count + open)
  }

  package var leftCount: Int { left.count }
  package var settledCount: Int { settled.count }
  /// How often words were replaced.
  package var replacedCount: Int {
    done.count { if case .replaced = $0 { true } else { false } }
  }

  /// The words at a place as they stand now.
  package func text(of source: Source) -> String {
    switch source {
    case .note(let key): review.ledger.notes[key]?.text.words ?? ""
    case .session(let place): review.ledger.values[place]?.string ?? ""
    }
  }

  /// Every text that is walked: those of the session, then the notes by their time.
  package var sources: [Source] {
    sessionTexts.map { .session($0) } + review.ledger.order.map { .note($0) }
  }

  package mutating func answer(_ answer: Answer) -> ReviewOutcome {
    guard let item else { return .problem("Everything was looked at.") }
    let key = item.candidate.key
    undone = []
    switch answer {
    case .namesNobody:
      settled.insert(key)
      done.append(.settled(key))
      return ReviewOutcome("It names nobody.")
    case .leave:
      left.insert(key)
      done.append(.left(key))
      return ReviewOutcome("Left for now.")
    case .replace(let words):
      let entries = review.perform(
        "\(item.candidate.kind.label) replaced", item.sources.map { replacing(key, in: $0, words) })
      done.append(.replaced)
      items = found()
      return ReviewOutcome(
        item.count == 1 ? "Replaced." : "Replaced in \(item.count) places.", entries: entries)
    }
  }

  /// Changes the words of one text by hand.
  package mutating func edit(_ source: Source, to words: String) -> ReviewOutcome {
    guard !Text.isSame(text(of: source), words) else { return ReviewOutcome("Nothing changed.") }
    undone = []
    let entries = review.perform("words changed", [change(source, to: words)])
    done.append(.replaced)
    items = found()
    return ReviewOutcome("Changed.", entries: entries)
  }

  package mutating func undo() -> ReviewOutcome {
    guard let step = done.popLast() else { return .problem("Nothing to take back.") }
    undone.append(step)
    switch step {
    case .settled(let key): settled.remove(key)
    case .left(let key): left.remove(key)
    case .replaced:
      let outcome = review.undo()
      items = found()
      return outcome
    }
    return ReviewOutcome("Took the last answer back.")
  }

  package mutating func redo() -> ReviewOutcome {
    guard let step = undone.popLast() else { return .problem("Nothing to do again.") }
    done.append(step)
    switch step {
    case .settled(let key): settled.insert(key)
    case .left(let key): left.insert(key)
    case .replaced:
      let outcome = review.redo()
      items = found()
      return outcome
    }
    return ReviewOutcome("Did the last answer again.")
  }

  /// Asks again about what was left.
  package mutating func restart() {
    left = []
    done.removeAll { if case .left = $0 { true } else { false } }
    undone = []
  }

  /// Says that a person has read every note and that none names anybody.
  ///
  /// - Parameter now: Milliseconds since 1970.
  package mutating func clear(now: Int) -> [JournalEntry] {
    review.perform(
      "log cleared",
      [
        .value(RecordValue(record: source.path, path: ["clearedBy"]), .string(review.role)),
        .value(
          RecordValue(record: source.path, path: ["clearedAt"]),
          .string(Instant(milliseconds: now).text)),
      ])
  }

  /// Takes the mark of ``clear(now:)`` back, because it could not be written.
  package mutating func unclear() -> ReviewOutcome {
    ReviewOutcome("The log is not marked as cleared.", entries: review.undo().entries)
  }

  /// Says that the records hold everything up to now.
  package mutating func wroteEverything() -> [JournalEntry] { review.wroteEverything() }

  private func found() -> [Item] {
    var items: [Item] = []
    var places: [Text: Int] = [:]
    for source in sources {
      for candidate in finder.candidates(in: text(of: source)) {
        guard let place = places[candidate.key] else {
          places[candidate.key] = items.count
          items.append(Item(candidate: candidate, sources: [source], count: 1))
          continue
        }
        items[place].count += 1
        if items[place].sources.last != source { items[place].sources.append(source) }
      }
    }
    return items
  }

  private func replacing(_ key: Text, in source: Source, _ words: String) -> Change {
    let text = text(of: source)
    var scalars = Array(text.unicodeScalars)
    for candidate in finder.candidates(in: text).reversed() where candidate.key == key {
      scalars.replaceSubrange(candidate.range, with: Array(words.unicodeScalars))
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return change(source, to: String(view))
  }

  private func change(_ source: Source, to words: String) -> Change {
    switch source {
    case .note(let key):
      var note = review.ledger.notes[key]
      note?.text = Verbatim(words)
      return .note(key, note)
    case .session(let place): return .value(place, .string(words))
    }
  }
}
