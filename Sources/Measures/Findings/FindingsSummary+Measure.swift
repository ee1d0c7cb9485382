package import Records

extension FindingsSummary {
  /// Measures the findings of a study as they stand in one round.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n*) in the number of notes, plus O(*f* log *f*) for *f* findings.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> FindingsSummary {
    var view = StudyView(unordered, options: options)
    let evidence = FindingEvidence(&view)
    let facts = FindingFacts.list(&view)
    let assembly = FindingAssembly(view: view, evidence: evidence)
    let findings = zip(view.records.findings.indices, facts).compactMap { index, facts in
      facts.map { assembly.summary(of: index, $0) }
    }
    let here = view.round.flatMap { evidence.rounds[$0] }
    return FindingsSummary(
      study: view.records.study.id, title: view.mask.text(view.records.study.title),
      hasInventedPeople: view.records.study.hasInventedPeople,
      consentNotRecorded: here?.present.count(where: view.register.lacksConsentRecord) ?? 0,
      edition: view.edition, round: view.round, rounds: view.counted.rounds,
      sessions: here?.sessions ?? 0, participants: here?.present.count ?? 0,
      findings: findings.sorted(by: FindingOrder.precedes),
      laterFindings: facts.count { $0 == nil }, looseBarriers: assembly.looseBarriers(),
      evidenceBarriers: BatchTally(view.records, round: view.round, mask: view.mask)
        .troubles.filter(\.isBarrier))
  }
}

/// What the sessions up to the reported round say of findings.
struct FindingEvidence {
  /// For each finding, in the order of the study's list, the moments that support it.
  private(set) var backing: [[BackingMoment]]
  private(set) var rounds: [Int: RoundPeople] = [:]
  /// Barriers of the reported round.
  private(set) var barriers: [Moment] = []
  /// Barriers that belong to no finding, session by session.
  private(set) var loose: [(session: Int, round: Int, moments: [Moment])] = []

  init(_ view: inout StudyView) {
    backing = Array(repeating: [], count: view.records.findings.count)
    let finder = FindingBacking(view.records.findings)
    let last = view.round ?? Int.max
    for entry in view.counted.entries where entry.round <= last {
      let meeting = view.records.sessions[entry.index]
      let reading = finder.read(meeting, at: entry.index, register: &view.register)
      rounds[entry.round, default: RoundPeople()].add(
        entry, meeting, reading.moments, register: &view.register)
      add(reading, of: entry)
      if entry.round == view.round {
        barriers += reading.moments.filter(\.isBarrier)
      }
    }
  }

  private mutating func add(_ reading: FindingBacking.Reading, of entry: CountedSessions.Entry) {
    var loose: [Moment] = []
    for (index, moment) in reading.moments.enumerated() {
      guard let findings = reading.backed[index] else {
        if moment.isBarrier { loose.append(moment) }
        continue
      }
      let people = moment.people.isEmpty ? entry.people : moment.people
      for (finding, notes) in findings {
        backing[finding].append(
          BackingMoment(round: entry.round, moment: moment, people: people, notes: notes))
      }
    }
    if !loose.isEmpty { self.loose.append((entry.index, entry.round, loose)) }
  }
}
