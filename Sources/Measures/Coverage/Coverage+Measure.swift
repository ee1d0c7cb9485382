import JSON
package import Records

extension Coverage {
  /// Measures what the records of a study cover.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - `findings`: The findings of the same records and options, if they are measured already.
  /// - Complexity: O(*n*) in the number of notes, plus O(*p* × places) for *p* participants.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions(),
    findings measured: FindingsSummary? = nil
  ) -> Coverage {
    var view = StudyView(unordered, options: options)
    let findings = (measured ?? FindingsSummary.measure(view)).findings.sorted { $0.id < $1.id }
    let supports = SupportIndex(view.records.findings, measured: findings)
    let lived = tally(&view, MomentReader(supports: supports))
    return CoverageAssembly(view, lived, findings).coverage()
  }

  /// The round that reports are about where nobody asks for one.
  package static func usualRound(of records: StudyRecords) -> Int? {
    StudyView(records, options: ReportOptions()).round
  }

  private static func tally(_ view: inout StudyView, _ reader: MomentReader) -> LivedTally {
    var lived = LivedTally(study: view.records.study, participants: view.register.count)
    var trials = TaskTrials()
    for entry in view.counted.entries {
      let isEarlier = entry.round < view.round ?? 0
      let meeting = view.records.sessions[entry.index]
      var moments =
        entry.round == view.round || isEarlier
        ? reader.moments(of: meeting, at: entry.index, register: &view.register) : []
      guard entry.round != view.round else {
        add(entry, meeting, &moments, to: &lived, &view.register)
        trials.add(entry, meeting, register: &view.register)
        continue
      }
      let present = entry.present(in: meeting, register: &view.register)
      lived.grow(to: view.register.count)
      lived.addOther(entry, isEarlier: isEarlier, moments, present: present)
    }
    lived.grow(to: view.register.count)
    lived.add(trials)
    return lived
  }

  /// Counts what one session shows: its moments, attempts and answers.
  private static func add(
    _ entry: CountedSessions.Entry, _ meeting: SessionRecords, _ moments: inout [Moment],
    to lived: inout LivedTally, _ register: inout ParticipantRegister
  ) {
    let attempts = entry.attempts(of: meeting.session, register: &register)
    UnfinishedTasks(attempts).mark(&moments, of: entry)
    let present = entry.present(in: meeting, register: &register)
    lived.grow(to: register.count)
    lived.add(entry, moments, present: present)
    for (attempt, _) in attempts { lived.add(attempt) }
    for answer in meeting.session.promptAnswers
    where entry.counts(answer.participant, register) {
      let people = entry.people(of: answer.participant, register: &register)
      lived.add(answer, by: people)
    }
  }

  /// In how many sessions that count, of all rounds, somebody tried each place; by ``Place/index``.
  ///
  /// - Complexity: O(*n*) in the number of notes.
  static func sessionsTrying(_ view: StudyView) -> [Int] {
    let records = view.records
    var register = view.register
    let reader = MomentReader(supports: SupportIndex())
    var lived = LivedTally(study: records.study, participants: register.count)
    var sessions = [Int](repeating: 0, count: Place.count)
    var ofMeetings: [Int: PlaceSet] = [:]
    for entry in view.counted.entries {
      let meeting = records.sessions[entry.index]
      var moments = reader.moments(of: meeting, at: entry.index, register: &register)
      lived.tried = PlaceSet()
      add(entry, meeting, &moments, to: &lived, &register)
      var trials = TaskTrials()
      trials.add(entry, meeting, register: &register)
      lived.grow(to: register.count)
      lived.add(trials)
      var known = ofMeetings[entry.meeting] ?? PlaceSet()
      for place in lived.tried.subtracting(known).places { sessions[Int(place.index)] += 1 }
      known.formUnion(lived.tried)
      ofMeetings[entry.meeting] = known
    }
    return sessions
  }
}

extension StudyRecords {
  /// The same records in the byte order of their ids, so that no reading order shows in a report. Lines of transcripts
  /// that nobody has taken as observations are left out.
  func inOrder() -> StudyRecords {
    var result = self
    result.participants.sortIfNeeded { $0.id < $1.id }
    result.describedPeople.sortIfNeeded { $0.id < $1.id }
    result.sessions.sortIfNeeded { $0.session.id < $1.session.id }
    result.findings.sortIfNeeded { $0.id < $1.id }
    result.evidence.sortIfNeeded { $0.id < $1.id }
    result.responses.sortIfNeeded { $0.id < $1.id }
    result.instruments.sortIfNeeded { $0.id < $1.id }
    result.spectrums.sortIfNeeded { $0.id < $1.id }
    result.profiles.sortIfNeeded { $0.id < $1.id }
    for index in result.sessions.indices
    where result.sessions[index].logs.contains(where: { $0.source != nil }) {
      result.sessions[index].logs = result.sessions[index].logs.map(\.withoutUntaken)
    }
    for index in result.sessions.indices { result.sessions[index].logs.sortByContent() }
    return result
  }
}

extension [Log] {
  /// Puts notes in the order of their ids and logs in the order of their first notes: names of files decide nothing.
  fileprivate mutating func sortByContent() {
    for index in indices {
      let notes = self[index].observations
      let isInOrder = notes.indices.dropFirst().allSatisfy {
        !Text.precedes(notes[$0].id, notes[$0 - 1].id)
      }
      if !isInOrder { self[index] = self[index].inOrder }
    }
    guard count > 1 else { return }
    sort { left, right in
      guard let one = left.observations.first?.id, let other = right.observations.first?.id,
        !Text.isSame(one, other)
      else {
        return left.observations.isEmpty == right.observations.isEmpty
          ? left.id < right.id : right.observations.isEmpty
      }
      return Text.precedes(one, other)
    }
  }
}

extension Array {
  /// Sorts, unless everything is in order already; loaders usually hand records over in order.
  fileprivate mutating func sortIfNeeded(by precedes: (Element, Element) -> Bool) {
    for (one, next) in zip(self, dropFirst()) where precedes(next, one) {
      sort(by: precedes)
      return
    }
  }
}
