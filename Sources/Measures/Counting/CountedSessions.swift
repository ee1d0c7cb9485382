import Records

/// The sessions that may count: no pilots, and somebody in them counts.
struct CountedSessions {
  struct Entry {
    /// The position in the study's list of sessions.
    let index: Int
    let round: Int
    /// Register numbers of the participants who count.
    let people: [Int]
    /// Whether it names somebody of whom nothing counts: what does not say whose it is may be theirs.
    let namesExcluded: Bool
    /// Whether it names participants at all.
    let namesPeople: Bool
    /// The position of the first part of the meeting among the sessions that count; its own for a whole meeting.
    let meeting: Int
    /// Whether an earlier part stands for the meeting where sessions are counted.
    var isFurtherPart: Bool { meeting != index }

    /// Whose something is: the person that it names, or else everybody; nobody where it is, or may be, of somebody
    /// of whom nothing counts.
    func people(of id: RecordID?, register: inout ParticipantRegister) -> [Int] {
      guard let id else { return namesExcluded ? [] : people }
      return register.counting(id).map { [$0] } ?? []
    }

    /// Whether something counts: not where it is, or may be, of somebody of whom nothing does.
    func counts(_ id: RecordID?, _ register: ParticipantRegister) -> Bool {
      register.counts(id, namesExcluded: namesExcluded)
    }

    /// The participants present: those whom the session or a record in it names, and who count.
    func present(
      in meeting: SessionRecords, register: inout ParticipantRegister
    ) -> Set<Int> {
      var found = Set(people)
      func add(_ id: RecordID?, _ register: inout ParticipantRegister) {
        if let id, let number = register.counting(id) { found.insert(number) }
      }
      for attempt in meeting.session.attempts { add(attempt.participant, &register) }
      for answer in meeting.session.promptAnswers { add(answer.participant, &register) }
      for log in meeting.logs {
        for index in log.observations.indices {
          add(log.observations[index].participant, &register)
        }
      }
      return found
    }

    /// The attempts of the session that count, with the people whose they are.
    func attempts(
      of session: Session, register: inout ParticipantRegister
    ) -> [(attempt: Attempt, people: [Int])] {
      var found: [(attempt: Attempt, people: [Int])] = []
      for attempt in session.attempts where counts(attempt.participant, register) {
        found.append((attempt, people(of: attempt.participant, register: &register)))
      }
      return found
    }
  }

  private(set) var entries: [Entry] = []
  private var pilots: [Int: Int] = [:]
  /// The rounds of all entries, in order.
  private(set) var rounds: [Int] = []

  init(_ sessions: [SessionRecords], register: inout ParticipantRegister) {
    entries.reserveCapacity(sessions.count)
    var seen: Set<Int> = []
    let meetings = Meetings(sessions.map(\.session))
    // Parts of a meeting have the same people, so all of them count or none.
    for (index, records) in sessions.enumerated() {
      let session = records.session
      if session.isPilot {
        if !meetings.isFurtherPart(index) { pilots[session.round, default: 0] += 1 }
        continue
      }
      var people: [Int] = []
      people.reserveCapacity(session.participants.count)
      for id in session.participants {
        if let number = register.counting(id) { people.append(number) }
      }
      guard !people.isEmpty || session.participants.isEmpty else { continue }
      entries.append(
        Entry(
          index: index, round: session.round, people: people,
          namesExcluded: people.count < session.participants.count,
          namesPeople: !session.participants.isEmpty, meeting: meetings.first(of: index)))
      seen.insert(session.round)
    }
    rounds = seen.sorted()
  }

  /// Pilot sessions of a round; of all rounds where none is reported.
  func pilots(of round: Int?) -> Int {
    round.map { pilots[$0] ?? 0 } ?? pilots.values.reduce(0, +)
  }

  /// The meetings of a round, each with the parts of which it was written down; mostly one.
  func meetings(of round: Int?) -> [[Entry]] {
    var places: [Int: Int] = [:]
    var found: [[Entry]] = []
    for entry in entries where entry.round == round {
      if let place = places[entry.meeting] {
        found[place].append(entry)
      } else {
        places[entry.meeting] = found.count
        found.append([entry])
      }
    }
    return found
  }

  /// The people of the session at a position in the study's list; nobody if it does not count.
  ///
  /// - Complexity: O(log *n*), since entries stand in the order of the list.
  func people(ofSessionAt index: Int) -> [Int] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].index == index ? entries[low].people : []
  }
}

extension SessionRecords {
  /// Whether anything that happened in the session is recorded.
  var holdsRecords: Bool {
    !logs.isEmpty || !session.attempts.isEmpty || !session.promptAnswers.isEmpty
      || !session.interruptions.isEmpty || !session.media.isEmpty
  }
}
