package import Records

extension RecorderAgreement {
  /// Compares the logs of each session that counts, up to the reported round, or of one session.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Parameters:
  ///   - window: How far apart in time two notes of one moment may lie.
  ///   - session: Only this session, whatever its round, and also if it is a pilot.
  /// - Complexity: O(*n*) in the number of notes of other sessions, and what pairing costs in those compared.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions(),
    window: AgreementWindow = .halfAMinute, session: RecordID? = nil
  ) -> RecorderAgreement {
    var view = StudyView(unordered, options: options)
    let words = WordsPermission(edition: view.edition, register: view.register, mask: view.mask)
    let indices: [Int]
    if let session {
      indices = view.records.sessions.indices.filter {
        view.records.sessions[$0].session.id == session
      }
    } else {
      let last = view.round ?? Int.max
      indices = view.counted.entries.filter { $0.round <= last }.map(\.index)
    }
    var sessions: [SessionAgreement] = []
    var all = AgreementTally()
    for index in indices where view.records.sessions[index].logs.count > 1 {
      let comparison = SessionComparison(
        meeting: view.records.sessions[index], words: words, window: window)
      if let found = comparison.compare(at: index, register: &view.register, &all) {
        sessions.append(found)
      }
    }
    let hasPairs = sessions.contains { !$0.pairs.isEmpty }
    return RecorderAgreement(
      study: view.records.study.id, title: view.mask.text(view.records.study.title),
      hasInventedPeople: view.records.study.hasInventedPeople,
      edition: view.edition, round: view.round, window: window, sessions: sessions,
      together: hasPairs ? all.figures() : nil)
  }
}

/// Compares the logs of one session, each with each.
private struct SessionComparison {
  let meeting: SessionRecords
  let words: WordsPermission
  let window: AgreementWindow

  /// `nil` where fewer than two logs have notes.
  func compare(
    at index: Int, register: inout ParticipantRegister, _ all: inout AgreementTally
  ) -> SessionAgreement? {
    let logs = RecorderLog.list(meeting, at: index, register: &register)
    guard logs.count > 1 else { return nil }
    var pairs: [PairAgreement] = []
    var inSequence = 0
    for (position, first) in logs.enumerated() {
      for second in logs[(position + 1)...] {
        if RecorderPairing.isSequence(first, second) {
          inSequence += 1
        } else {
          pairs.append(pair(first, second, &all))
        }
      }
    }
    return SessionAgreement(
      session: words.edition == .team ? meeting.session.id : nil, round: meeting.session.round,
      isPilot: meeting.session.isPilot, pairs: pairs, inSequence: inSequence)
  }

  private func pair(
    _ first: RecorderLog, _ second: RecorderLog, _ all: inout AgreementTally
  ) -> PairAgreement {
    let pairing = RecorderPairing(first, second, window: window)
    var tally = AgreementTally()
    var disagreements: [RecorderDisagreement] = []
    let isTeam = words.edition == .team
    for (one, two) in pairing.pairs {
      let (one, two) = (first.units[one], second.units[two])
      tally.add(one, two)
      let matters = Self.matters(one, two)
      guard isTeam, !matters.isEmpty else { continue }
      disagreements.append(
        RecorderDisagreement(
          first: moment(one), second: moment(two), matters: matters,
          isLinked: one.head == two.head))
    }
    tally.close(
      onlyFirst: pairing.onlyFirst.count, onlySecond: pairing.onlySecond.count,
      pairs: pairing.pairs.count)
    all.join(tally)
    return PairAgreement(
      first: first.recorder, second: second.recorder, marks: pairing.marks,
      offset: pairing.offset, linked: pairing.linked, closeOnly: pairing.closeOnly,
      figures: tally.figures(),
      disagreements: disagreements,
      onlyFirst: isTeam ? pairing.onlyFirst.map { moment(first.units[$0]) } : [],
      onlySecond: isTeam ? pairing.onlySecond.map { moment(second.units[$0]) } : [])
  }

  private static func matters(
    _ one: RecorderUnit, _ two: RecorderUnit
  ) -> [RecorderDisagreement.Matter] {
    RecorderDisagreement.Matter.allCases.filter { matter in
      switch matter {
      case .kind: one.kind != two.kind
      // Where only one of them rated it, κ leaves the pair out.
      case .impact: one.impact.flatMap { rated in two.impact.map { $0 != rated } } ?? false
      case .places: one.places != two.places
      }
    }
  }

  private func moment(_ unit: RecorderUnit) -> RecordedMoment {
    let log = meeting.logs[unit.address.log]
    let note = log.observations[unit.address.observation]
    return RecordedMoment(
      note: "\(meeting.session.id.string)/\(unit.id)", atMilliseconds: unit.at,
      isAddedLater: unit.isAddedLater, kind: unit.kind,
      impact: unit.impact, places: unit.places.places,
      words: words.words(note, of: unit.moment, in: meeting.session, isCleared: log.isCleared))
  }
}
