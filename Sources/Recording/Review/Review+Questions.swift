import JSON
package import Localization
import Records

/// Which questions a note gets, and in which order.
extension Review {
  /// The questions of the note that is asked about, as far as is known now; answers may add some and take some away.
  package var questions: [ReviewQuestion] {
    guard let current, let note else { return [] }
    switch pass {
    case .kinds: return (note.isFlag ? [.words] : []) + [.kind]
    case .barriers: return details(of: note, current)
    case .findings: return [.finding] + severities(of: current)
    case .rest: return [.criteria, .dimensions, .principles, .speaker, .wording, .basis]
    case .whole: return everything(of: note, current)
    }
  }

  /// What the second pass asks: only what decides how the note counts.
  private func details(of note: Note, _ key: NoteKey) -> [ReviewQuestion] {
    var questions: [ReviewQuestion] = []
    if note.sameMomentAs != nil || !moments(near: key).isEmpty { questions.append(.moment) }
    let isTrouble = note.kind?.isTrouble == true
    if isTrouble { questions.append(.impact) }
    if note.isBeyondWcag != true {
      questions += ofPlaces
      if isTrouble, note.confirmed.isEmpty || question == .criteria { questions.append(.criteria) }
    }
    // Of one need it is known which one the barrier concerns.
    let isOpen = note.dimensions.isEmpty && plan.needs(of: note).count > 1
    if isTrouble, isOpen || question == .dimensions { questions.append(.dimensions) }
    return questions
  }

  /// One question about several open proposals, and one about each other place of the note.
  private var ofPlaces: [ReviewQuestion] {
    (proposals.isEmpty ? [] : [.proposals]) + places.map { .criterion($0) }
  }

  private func severities(of key: NoteKey) -> [ReviewQuestion] {
    findings(of: key).map(\.path).filter {
      rating(of: $0) == nil || question == .severity($0)
    }.map { .severity($0) }
  }

  private func everything(of note: Note, _ current: NoteKey) -> [ReviewQuestion] {
    var questions: [ReviewQuestion] = []
    if note.isFlag { questions.append(.words) }
    if note.sameMomentAs != nil || !moments(near: current).isEmpty { questions.append(.moment) }
    questions.append(.kind)
    if note.kind?.isTrouble == true { questions.append(.impact) }
    if note.isBeyondWcag != true {
      questions += ofPlaces
      // What only tells the circumstances seldom shows a criterion.
      if note.kind != .context || asksMore { questions.append(.criteria) }
    }
    questions.append(.dimensions)
    let isNamed = !note.confirmed.isEmpty || note.kind == .context
    if asksMore || !isNamed || !note.principles.isEmpty { questions.append(.principles) }
    if asksMore { questions += [.speaker, .wording, .basis] }
    if note.kind != .context || asksMore || !findings(of: current).isEmpty {
      questions.append(.finding)
    }
    return questions + severities(of: current)
  }

  /// Where what is asked stands among the questions of the note, from 1, and how many there are.
  package var progress: (question: Int, of: Int) {
    let all = questions
    let before = all.firstIndex(of: question) ?? all.filter { $0.rank < question.rank }.count
    return (before + 1, all.count)
  }

  /// Begins with a note at its first question.
  mutating func enter(_ key: NoteKey?) {
    current = key
    interrupted = nil
    isChanged = false
    finishesAfterProposals = false
    guard let key, let note = ledger.notes[key] else { return }
    let open = note.undecided
    proposals = open.count > 1 ? open : []
    places = Set(note.proposed + note.confirmed).subtracting(proposals).sorted()
    question = questions.first ?? .kind
  }

  /// Goes on to the question after this one, or ends the note.
  mutating func advance() -> ReviewOutcome {
    if finishesAfterProposals, let note {
      guard let open = note.undecided.first else { return finish() }
      question = .criterion(open)
      return ReviewOutcome("")
    }
    if let before = interrupted {
      (question, interrupted) = (before, nil)
      return ReviewOutcome("")
    }
    let all = questions
    if let index = all.firstIndex(of: question) {
      guard index + 1 < all.count else { return ended() }
      question = all[index + 1]
      return ReviewOutcome("")
    }
    guard let next = all.first(where: { $0.rank > question.rank }) else { return ended() }
    question = next
    return ReviewOutcome("")
  }

  /// After the last question of a note in this pass.
  private mutating func ended() -> ReviewOutcome {
    switch pass {
    case .whole, .barriers: note?.undecided.isEmpty == false ? leave() : finish()
    case .rest: isChanged ? finish() : leave()
    case .kinds, .findings: leave()
    }
  }

  /// Marks the note as reviewed with what stands, and goes on to the next; asks about its open proposals first.
  package mutating func finish() -> ReviewOutcome {
    guard let current, var note else { return ReviewOutcome("") }
    let name = name(of: current)
    let open = note.undecided
    if !open.isEmpty, note.reviewedBy == nil || isChanged {
      finishesAfterProposals = true
      if open.count > 1 {
        proposals = open
        places.removeAll { open.contains($0) }
        question = .proposals
      } else {
        question = .criterion(open[0])
      }
      return ReviewOutcome(
        "\(name) has \(open.count, "open proposal", "open proposals"): \(Sentence.list(open.map { "\($0)" as Sentence })). Confirm or drop \(open.count == 1 ? "it" : "them") first."
      )
    }
    var outcome = ReviewOutcome(
      note.reviewedBy == nil || isChanged ? "\(name) reviewed." : "\(name) stays as it is.")
    if note.reviewedBy == nil || isChanged && note.reviewedBy != role {
      note.reviewedBy = role
      outcome.entries = perform("reviewed", [.note(current, note)], settling: [current])
    }
    settled[pass, default: []].insert(current)
    return outcome.then(goOn(after: current))
  }

  /// "Note 3", for the beginning of a sentence.
  package func name(of key: NoteKey) -> Sentence {
    if let number = number(of: key) { return "Note \(number)" }
    return "The note \(ledger.at(ledger.notes[key]?.at))"
  }
}

extension Review {
  /// Does something and notes where, so that undo leads back there.
  ///
  /// - Parameters:
  ///   - what: For undo, behind the note's name; no person's words.
  ///   - changes: What changes.
  ///   - settling: The notes that this pass need not ask about any more.
  /// - Returns: The entries for the journal.
  mutating func perform(_ what: Sentence, _ changes: [Change], settling: [NoteKey] = [])
    -> [JournalEntry]
  {
    // What stood before comes first, so that a stopped review can tell what it changed.
    let bases = changes.filter { based.insert($0.subject).inserted }.map {
      standing($0.subject, $0)
    }
    let label: Sentence = current.map { "\(name(of: $0).uncapitalised): \(what)" } ?? what
    let operation = ledger.perform(label, changes)
    if let current {
      scenes[operation.number] = Scene(
        note: current, question: question, pass: pass, settling: settling)
    }
    isChanged = true
    return (bases.isEmpty ? [] : [.stands(bases)]) + [.did(operation)]
  }

  /// What stands where a change will be.
  private func standing(_ subject: Change.Subject, _ change: Change) -> Change {
    switch subject {
    case .note(let key): .note(key, ledger.notes[key])
    case .value(let place): .value(place, ledger.values[place] ?? .null)
    case .attempt, .answer, .interruption, .mark, .task: change
    }
  }
}
