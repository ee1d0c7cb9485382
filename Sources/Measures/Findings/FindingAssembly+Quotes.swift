import Records

extension FindingAssembly {
  /// The notes that a finding would quote: those that may be, and how many may not.
  ///
  /// Quoting needs the permission to quote in both editions, also for what somebody else tells of a person.
  func quotes(_ backing: [BackingMoment]) -> (shown: [FindingQuote], withheld: Int) {
    var shown: [FindingQuote] = []
    var withheld = 0
    for backed in backing {
      for (address, isQuoted) in backed.notes where isQuoted {
        let (note, session, log) = note(at: address)
        let isTheirs = note.holdsOwnWords
        let permitted = words.words(
          note, of: backed.moment, in: session, isCleared: log.isCleared)
        guard words.mayQuote(note, in: session) || isProducts(note), let text = permitted.text
        else {
          withheld += 1
          continue
        }
        let isTeam = view.edition == .team
        shown.append(
          FindingQuote(
            note: isTeam ? reference(address) : nil,
            participant: isTeam ? speaker(of: note, in: session) : nil, round: session.round,
            speaker: note.speaker, wording: note.wording,
            language: note.language.map(view.mask.text), isInOwnWords: isTheirs, words: text))
      }
    }
    return (shown, withheld)
  }

  /// The notes behind a finding that are not marked for quoting, in the order in which they were made.
  func supporting(_ backing: [BackingMoment]) -> [NoteFacts] {
    backing.flatMap { backed -> [NoteFacts] in
      backed.notes.filter { !$0.isQuoted }.map { facts(backed.moment, at: $0.address) }
    }
  }

  /// Barriers of the round at the places of a strength: what led one person well may have misled another.
  func against(_ finding: Finding) -> [NoteFacts] {
    guard finding.kind == .strength else { return [] }
    let places = PlaceSet(finding.places)
    return evidence.barriers.filter { !$0.places.isDisjoint(with: places) }
      .sorted(by: Self.worseFirst).map { facts($0, at: $0.address) }
  }

  /// Whom a note is about; who was there where that was one person alone.
  private func speaker(of note: Observation, in session: Session) -> RecordID? {
    note.participant ?? (session.participants.count == 1 ? session.participants.first : nil)
  }

  /// What the product says is nobody's own.
  private func isProducts(_ note: Observation) -> Bool { note.speaker == .assistiveTechnology }

  /// Barriers that belong to no finding, the worst of each session first.
  func looseBarriers() -> [LooseBarriers] {
    let isTeam = view.edition == .team
    return evidence.loose.map { entry in
      LooseBarriers(
        session: isTeam ? view.records.sessions[entry.session].session.id : nil,
        round: entry.round, count: entry.moments.count,
        notes: isTeam
          ? entry.moments.sorted(by: Self.worseFirst).map { facts($0, at: $0.address) } : [])
    }
  }

  private static func worseFirst(_ left: Moment, _ right: Moment) -> Bool {
    let (one, two) = (left.impact?.rawValue ?? -1, right.impact?.rawValue ?? -1)
    return one == two ? left.address < right.address : one > two
  }

  private func facts(_ moment: Moment, at address: NoteAddress) -> NoteFacts {
    let (note, session, log) = note(at: address)
    let people =
      moment.people.isEmpty
      ? view.counted.people(ofSessionAt: moment.address.session) : moment.people
    return NoteFacts(
      session: session.id, observation: note.id,
      participants: view.edition == .team
        ? people.map { view.register.ids[$0] }.sorted() : [], impact: moment.impact,
      kind: moment.kind, round: session.round, atMilliseconds: note.atMilliseconds,
      isAddedLater: note.atMilliseconds.map(
        view.records.sessions[moment.address.session].span.isLater) ?? false,
      task: note.task.map(taskTitle), isConfirmed: !moment.confirmed.isEmpty,
      loggers: moment.loggers,
      words: words.words(note, of: moment, in: session, isCleared: log.isCleared))
  }
}

extension NoteWords {
  /// The words, where they may be shown.
  fileprivate var text: Verbatim? {
    switch self {
    case .account(let words), .quote(let words): words
    case .noPermissionToQuote, .notShared: nil
    }
  }
}
