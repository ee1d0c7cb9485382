import JSON
import Localization
import Records

/// Going from note to note and from question to question; nothing here changes a note.
extension Review {
  /// The next question of this note; what stands stays, and a proposal stays one.
  package mutating func skip() -> ReviewOutcome {
    guard current != nil else { return .problem("No note is left to review.") }
    if finishesAfterProposals { return leave() }
    return advance()
  }

  /// The question before this one.
  ///
  /// - Returns: Whether there is one.
  package mutating func back() -> Bool {
    guard current != nil else { return false }
    if let before = interrupted {
      (question, interrupted) = (before, nil)
      return true
    }
    if case .replacement(let place) = question {
      question = .criterion(place)
      return true
    }
    guard let before = questions.last(where: { $0.rank < question.rank }) else { return false }
    question = before
    return true
  }

  /// Asks about the open proposals of this note one by one.
  package mutating func askOneByOne() {
    places = Set(places + proposals).sorted()
    proposals = []
    if let first = note?.undecided.first { question = .criterion(first) }
  }

  /// Asks for what to name instead of the place that is asked about.
  package mutating func replace() {
    if case .criterion(let place) = question { question = .replacement(place) }
  }

  /// Goes to a question of this note at once.
  ///
  /// One that this pass does not ask leads back to where it was asked.
  package mutating func ask(_ wanted: ReviewQuestion) {
    if interrupted == nil, pass != .whole, !questions.contains(wanted) { interrupted = question }
    question = wanted
  }

  /// The next note; this one waits as it is.
  package mutating func next() -> ReviewOutcome {
    guard let current else { return .problem("No note is left to review.") }
    return goOn(after: current)
  }

  /// The note before this one in the order of their time.
  package mutating func previous() -> ReviewOutcome {
    guard !queue.isEmpty else { return .problem("No note is left to review.") }
    guard let current else {
      enter(route.last)
      return ReviewOutcome("")
    }
    let index = route.firstIndex(of: current) ?? 0
    guard index > 0 else { return .problem("This is the first note.") }
    enter(route[index - 1])
    return ReviewOutcome("")
  }

  /// Puts the note to the end.
  package mutating func later() -> ReviewOutcome {
    guard let current else { return .problem("No note is left to review.") }
    let after = following(current)
    route.removeAll { $0 == current }
    route.append(current)
    enter(after ?? current)
    return ReviewOutcome(
      after == nil ? "It is the last one already." : "\(name(of: current)) comes at the end.")
  }

  /// Follows `/go`: a note by its number or by a time.
  package mutating func go(to typed: String) -> ReviewOutcome {
    guard !queue.isEmpty else { return .problem("No note is left to review.") }
    if let number = Int(typed) {
      guard let key = note(number) else { return .problem(missing(number)) }
      return visit(key)
    }
    guard let time = ElapsedTyping.milliseconds(typed), let near = nearest(queue, to: time) else {
      return .problem("Name a note by number or time: `/go 12`, `/go 12m31`.")
    }
    return visit(near)
  }

  /// Goes to any note of the session.
  package mutating func visit(_ key: NoteKey) -> ReviewOutcome {
    guard ledger.notes[key] != nil else { return .problem("This note is gone.") }
    enter(key)
    return ReviewOutcome("")
  }

  /// The notes of the session that hold a text, whatever its case.
  package func notes(with text: String) -> [NoteKey] {
    let wanted = Array(text.lowercased().utf8)
    guard !wanted.isEmpty else { return [] }
    return ledger.order.filter { key in
      Self.holds(Array((ledger.notes[key]?.text.words ?? "").lowercased().utf8), wanted)
    }
  }

  private static func holds(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
  }

  /// Walks reviewed notes too, or only the others again.
  package mutating func toggleAll() -> ReviewOutcome {
    walksAll.toggle()
    let here = current
    chooseQueue()
    route = queue.filter { isPart($0, of: pass) }
    if let here, queue.contains(here) {
      enter(here)
    } else {
      enter(
        here.flatMap { key in nearest(queue, to: ledger.notes[key]?.at ?? .max) } ?? queue.first)
    }
    return ReviewOutcome(
      walksAll
        ? queue.count == 1
          ? "The only note is walked, though it is reviewed."
          : "All \(queue.count) notes are walked, reviewed ones too."
        : "Only notes to review are walked: \(queue.count).")
  }

  /// Asks more about every note, or less again.
  package mutating func toggleMore() -> ReviewOutcome {
    asksMore.toggle()
    return ReviewOutcome(
      asksMore
        ? "Speaker, wording, basis and principles are asked too."
        : "Speaker, wording and basis are not asked any more.")
  }

  /// Begins again with the notes that still wait.
  package mutating func restart() {
    settled = [:]
    guard pass != .whole else { return enter(waiting.first) }
    let last = pass
    begin(.kinds)
    if current == nil { begin(last) }
  }

  /// The note after another one that is to be asked about; `nil` at the end.
  func following(_ key: NoteKey) -> NoteKey? {
    guard let index = route.firstIndex(of: key) else {
      // A note that was visited outside the walk leads back to it.
      return route.first(where: isOpen)
    }
    return route[(index + 1)...].first(where: isOpen)
  }

  /// The note with a number; `nil` where there is none, or it is deleted or not shown.
  func note(_ number: Int) -> NoteKey? {
    guard let id = plan.numbers.id(of: number) else { return nil }
    return ledger.order.first { Text.isSame($0.note, id) }
  }

  /// What is said of a number that no note has here.
  func missing(_ number: Int) -> Sentence {
    let numbers = ledger.order.compactMap(self.number(of:))
    guard let first = numbers.min(), let last = numbers.max() else { return "There are no notes." }
    if first == last { return "There is only note \(first)." }
    return (first...last).contains(number)
      ? "Note \(number) was deleted, or is not shown here."
      : "There are notes \(first) to \(last)."
  }
}
