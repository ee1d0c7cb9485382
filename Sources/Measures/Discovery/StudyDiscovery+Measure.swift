import JSON
package import Records
import Statistics

extension StudyDiscovery {
  /// Measures problem discovery in each round up to the reported one.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n*) in the number of notes, plus what each person met in each of their groups.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> StudyDiscovery {
    var view = StudyView(unordered, options: options)
    var rounds: [Int: RoundProblems] = [:]
    let finder = FindingBacking(view.records.findings)
    let isProblem = view.records.findings.map { $0.kind != .strength }
    let last = view.round ?? Int.max
    for entry in view.counted.entries where entry.round <= last {
      let meeting = view.records.sessions[entry.index]
      let reading = finder.read(meeting, at: entry.index, register: &view.register)
      rounds[entry.round, default: RoundProblems()].add(
        reading, of: entry, meeting, isProblem: isProblem, register: &view.register)
    }
    let rows = rounds.sorted { $0.key < $1.key }.flatMap { round, problems in
      problems.rows(of: round, view)
    }
    return StudyDiscovery(
      study: view.records.study.id, edition: view.edition, round: view.round, rows: rows)
  }
}

/// Who met which problem in one round.
private struct RoundProblems {
  /// What makes a problem one problem.
  enum Problem: Hashable {
    /// A finding, by its position in the study's list.
    case finding(Int)
    /// Barriers without a finding at the same places of one screen.
    case places(PlaceSet, screen: Text?)
    /// One barrier that names no place and belongs to no finding, by where it stands.
    case moment(session: Int, log: Int, observation: Int)

    var isFinding: Bool { if case .finding = self { true } else { false } }
  }

  private var people = RoundPeople()
  private var met: [Int: Set<Problem>] = [:]

  mutating func add(
    _ reading: FindingBacking.Reading, of entry: CountedSessions.Entry, _ meeting: SessionRecords,
    isProblem: [Bool], register: inout ParticipantRegister
  ) {
    people.add(entry, meeting, reading.moments, register: &register)
    for (index, moment) in reading.moments.enumerated() {
      let about = moment.people.isEmpty ? entry.people : moment.people
      if let findings = reading.backed[index]?.keys {
        guard moment.showsProblem else { continue }
        for finding in findings where isProblem[finding] {
          for person in about { met[person, default: []].insert(.finding(finding)) }
        }
      } else if moment.isBarrier {
        let problem = Self.problem(moment, meeting)
        for person in about { met[person, default: []].insert(problem) }
      }
    }
  }

  private static func problem(_ moment: Moment, _ meeting: SessionRecords) -> Problem {
    let address = moment.address
    guard !moment.places.isEmpty else {
      return .moment(
        session: address.session, log: address.log, observation: address.observation)
    }
    let note = meeting.logs[address.log].observations[address.observation]
    return .places(moment.places, screen: note.screen.map { Text($0) })
  }

  func rows(of round: Int, _ view: StudyView) -> [DiscoveryRow] {
    var members: [Text: [Int]] = [:]
    var names: [Text: String] = [:]
    var without: [Int] = []
    var notKnown: [Int] = []
    for person in people.present {
      let used = people.technologies(of: person, view.register, mask: view.mask)
      if used.isEmpty {
        if view.register.technologyUnknown(person) != nil {
          notKnown.append(person)
        } else {
          without.append(person)
        }
      }
      for (key, name) in used {
        if names[key].map({ Text.precedes(name, $0) }) ?? true { names[key] = name }
        members[key, default: []].append(person)
      }
    }
    var rows = members.sorted { $0.key < $1.key }.map { key, people in
      row(.technology(names[key] ?? key.string), round, people, view.edition)
    }
    if !without.isEmpty { rows.append(row(.none, round, without, view.edition)) }
    if !notKnown.isEmpty { rows.append(row(.notKnown, round, notKnown, view.edition)) }
    return rows
  }

  /// Fewer people or problems than the minimums give no forecast.
  private func forecast(
    _ group: AssistiveGroup, _ hits: ProblemHits
  ) -> Result<DiscoveryForecast, StatisticsError> {
    let (people, problems) = (hits.participants.count, hits.problems.count)
    guard problems > 0 else { return .failure(.noProblems) }
    guard Minimum.discoveryPeople.isReached(by: people) else {
      return .failure(.tooFewParticipants(people, needed: Minimum.discoveryPeople.count))
    }
    guard Minimum.discoveryProblems.isReached(by: problems) else {
      return .failure(.tooFewProblems(problems, needed: Minimum.discoveryProblems.count))
    }
    return GroupForecast(group, hits).forecast
  }

  private func row(
    _ group: AssistiveGroup, _ round: Int, _ people: [Int], _ edition: Edition
  ) -> DiscoveryRow {
    let size = SampleSize(counted: people.count)
    guard !edition.hides(exercisedBy: people.count) else {
      return DiscoveryRow(
        group: group, round: round, hits: nil, participants: size, findings: 0, looseProblems: 0,
        rate: nil, forecast: nil)
    }
    let sets = people.map { met[$0] ?? [] }
    let hits = ProblemHits(problems: sets)
    let problems = sets.reduce(into: Set<Problem>()) { $0.formUnion($1) }
    let findings = problems.count(where: \.isFinding)
    return DiscoveryRow(
      group: group, round: round, hits: hits, participants: size, findings: findings,
      looseProblems: problems.count - findings,
      rate: Result { () throws(StatisticsError) in try DiscoveryRate(hits) },
      forecast: forecast(group, hits))
  }
}
