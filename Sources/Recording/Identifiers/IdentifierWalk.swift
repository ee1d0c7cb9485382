package import JSON
import Localization
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
    /// Whether it is probably an ordinary word: asked last, together with others like it.
    package var isOrdinary: Bool
  }

  /// What a person decides.
  package enum Answer: Hashable, Sendable {
    case namesNobody
    case replace(String)
    case leave
  }

  private enum Step: Sendable {
    case settled(Text)
    /// Ordinary words: those that name nobody, and those that are asked about one by one after all.
    case group(settled: [Text], named: [Text])
    case left(Text)
    case replaced
  }

  /// The log, its notes and what has to be written.
  package private(set) var review: Review
  package let source: ReviewPlan.Source
  private let sessionTexts: [RecordValue]
  private let finder: IdentifierFinder
  /// What names nobody, by the answers so far.
  package private(set) var settled: Set<Text>
  /// Ordinary words of which somebody said that they name somebody.
  private var named: Set<Text> = []
  private var left: Set<Text> = []
  private var done: [Step] = []
  private var undone: [Step] = []
  private var items: [Item] = []
  /// Every word that stands in small letters somewhere.
  private var small: Set<Text> = []
  /// Words of names that stand in these texts or stood there, in small letters.
  private var names: Set<Text> = []

  /// - Parameters:
  ///   - plan: A plan with this log alone.
  ///   - role: The role of the reviewer, never a name.
  ///   - sessionTexts: Texts of the session's record that are walked with this log.
  ///   - known: Titles and names of the study.
  ///   - participants: Names in the participant key.
  ///   - settled: What names nobody by answers for another log of the session; it is not asked again.
  package init(
    _ plan: ReviewPlan, role: String, sessionTexts: [(RecordValue, String)] = [], known: [String],
    participants: ParticipantNames = ParticipantNames(), settled: Set<Text> = []
  ) {
    self.settled = settled
    review = Review(plan, role: role)
    review.current = nil
    source = plan.sources.first ?? .init(log: "", path: "", recorder: "", notes: [])
    self.sessionTexts = sessionTexts.map(\.0)
    finder = IdentifierFinder(known: known, participants: participants)
    for (place, text) in sessionTexts { review.ledger.seed(.value(place, .string(text))) }
    items = found()
  }

  /// How many ordinary words are asked about at once.
  private static let groupSize = 40

  private func isOpen(_ item: Item) -> Bool {
    !settled.contains(item.candidate.key) && !left.contains(item.candidate.key)
  }

  private func isAlone(_ item: Item) -> Bool {
    !item.isOrdinary || named.contains(item.candidate.key)
  }

  /// What is asked next, alone; `nil` when only ordinary words are left, or nothing.
  package var item: Item? { items.first { isOpen($0) && isAlone($0) } }

  /// The ordinary words that are asked about together when nothing else is left; empty where there are none.
  package var group: [Item] {
    guard item == nil else { return [] }
    return Array(items.lazy.filter { isOpen($0) }.prefix(Self.groupSize))
  }

  /// How many questions there are, and how many have an answer.
  package var progress: (answered: Int, of: Int) {
    let open = items.filter(isOpen)
    let alone = open.count(where: isAlone)
    let groups = (open.count - alone + Self.groupSize - 1) / Self.groupSize
    return (done.count, done.count + alone + groups)
  }

  /// Answers for all words of ``group`` at once.
  ///
  /// - Parameters:
  ///   - names: Those that name somebody, by their places in the group; each is asked about alone then.
  ///   - shown: Those that were on the screen, by their places in the group; the others stay open.
  package mutating func answer(group names: Set<Int>, shown: Set<Int>) -> ReviewOutcome {
    let keys = group.map(\.candidate.key)
    guard !keys.isEmpty else { return .problem("Everything was looked at.") }
    let naming = keys.indices.filter(names.contains).map { keys[$0] }
    let others = keys.indices.filter { shown.contains($0) && !names.contains($0) }.map { keys[$0] }
    guard !naming.isEmpty || !others.isEmpty else { return .problem("No word was shown yet.") }
    undone = []
    settled.formUnion(others)
    named.formUnion(naming)
    done.append(.group(settled: others, named: naming))
    let words = Sentence.count(others.count, "word names nobody.", "words name nobody.")
    let open = keys.count - naming.count - others.count
    let rest: Sentence =
      open == 0
      ? ""
      : " \(open, "word was not shown yet and follows.", "words were not shown yet and follow.")"
    return ReviewOutcome((others.isEmpty ? "Each is asked about." : words) + rest)
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
    case .group(let settled, let named):
      self.settled.subtract(settled)
      self.named.subtract(named)
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
    case .group(let settled, let named):
      self.settled.formUnion(settled)
      self.named.formUnion(named)
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
        .value(
          RecordValue(record: source.path, path: Holder<Log>().field(\.clearedBy)),
          .string(review.role)),
        .value(
          RecordValue(record: source.path, path: Holder<Log>().field(\.clearedAt)),
          .string(Instant(milliseconds: now).text)),
      ])
  }

  /// Takes the mark of ``clear(now:)`` back, because it could not be written.
  package mutating func unclear() -> ReviewOutcome {
    ReviewOutcome("The log is not marked as cleared.", entries: review.undo().entries)
  }

  /// Says that the records hold everything up to now.
  package mutating func wroteEverything() -> [JournalEntry] { review.wroteEverything() }

  /// The words of whole names, in small letters: "anna becker" is meant where "Anna Becker" stands elsewhere.
  private func wholeNames() -> Set<Text> {
    var names: Set<Text> = []
    for source in sources {
      for candidate in finder.candidates(in: text(of: source))
      where candidate.kind == .name && !candidate.isOrdinary {
        let words = IdentifierText(candidate.words).words
        guard words.count > 1 else { continue }
        let parts = words.filter { $0.isCapitalised && $0.text.utf8.count > 3 }
        names.formUnion(parts.map { Text($0.lower) })
      }
    }
    return names.subtracting(IdentifierWords.common).subtracting(IdentifierOrdinary.words)
  }

  /// Every word that stands in small letters somewhere.
  private func smallWords() -> Set<Text> {
    var small: Set<Text> = []
    for source in sources {
      for word in IdentifierText(text(of: source)).words
      where word.text.unicodeScalars.first?.properties.isLowercase ?? false {
        small.insert(Text(word.text))
      }
    }
    return small
  }

  /// Everything in a text that may name somebody: first words of sentences only where they stand nowhere in small letters.
  private func candidates(in text: String) -> [IdentifierCandidate] {
    let sure = finder.candidates(in: text, names: names)
    let begin = finder.beginnings(in: text).filter { one in
      !small.contains(one.key) && !sure.contains { $0.range.overlaps(one.range) }
    }
    return (sure + begin).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func found() -> [Item] {
    // A name that was replaced in one place is still one in others.
    names.formUnion(wholeNames())
    var items: [Item] = []
    var places: [Text: Int] = [:]
    small = smallWords()
    for source in sources {
      for candidate in candidates(in: text(of: source)) {
        let isSmallElsewhere =
          candidate.kind == .name && candidate.participants.isEmpty && small.contains(candidate.key)
          && !IdentifierWords.firstNames.contains(candidate.key) && !names.contains(candidate.key)
        let isOrdinary = candidate.isOrdinary || isSmallElsewhere
        guard let place = places[candidate.key] else {
          places[candidate.key] = items.count
          items.append(
            Item(candidate: candidate, sources: [source], count: 1, isOrdinary: isOrdinary))
          continue
        }
        items[place].count += 1
        for id in candidate.participants where !items[place].candidate.participants.contains(id) {
          items[place].candidate.participants.append(id)
        }
        // A word that is a name in one place is asked about alone.
        if !isOrdinary { items[place].isOrdinary = false }
        if items[place].sources.last != source { items[place].sources.append(source) }
      }
    }
    return items
  }

  private func replacing(_ key: Text, in source: Source, _ words: String) -> Change {
    let text = text(of: source)
    var scalars = Array(text.unicodeScalars)
    for candidate in candidates(in: text).reversed() where candidate.key == key {
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
