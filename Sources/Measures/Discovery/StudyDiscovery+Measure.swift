import JSON
package import Records
import Statistics

extension StudyDiscovery {
  /// Measures problem discovery in the reported round.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n*) in the number of notes, plus what each person met in each of their groups.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> StudyDiscovery {
    var view = StudyView(unordered, options: options)
    var problems = RoundProblems(view.records.findings)
    for entry in view.counted.entries where entry.round == view.round {
      problems.add(entry, view.records.sessions[entry.index], register: &view.register)
    }
    let tasks = view.records.study.tasks.map { task in
      (
        task: TaskExposure(
          id: task.id, title: view.mask.text(task.title),
          tried: problems.people.trials[task.id].tried.count),
        rows: problems.rows(of: task, view)
      )
    }
    return StudyDiscovery(
      study: view.records.study.id, round: view.round,
      tasks: tasks.map(\.task).filter { $0.tried > 0 }, rows: tasks.flatMap(\.rows))
  }
}

/// Who met which problem during which task in one round.
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

  private(set) var people = RoundPeople()
  /// By task and person; ids are ASCII, so `String` compares their bytes.
  private var met: [String: [Int: Set<Problem>]] = [:]
  private let findings: [Finding]
  private let finder: FindingBacking

  init(_ findings: [Finding]) {
    self.findings = findings
    finder = FindingBacking(findings)
  }

  mutating func add(
    _ entry: CountedSessions.Entry, _ meeting: SessionRecords, register: inout ParticipantRegister
  ) {
    let reading = finder.read(meeting, at: entry.index, register: &register)
    people.add(entry, meeting, reading.moments, register: &register)
    for (index, moment) in reading.moments.enumerated() {
      let about = moment.people.isEmpty ? entry.people : moment.people
      let address = moment.address
      let note = meeting.logs[address.log].observations[address.observation]
      if let backed = reading.backed[index]?.keys {
        guard moment.showsProblem else { continue }
        for finding in backed where findings[finding].kind != .strength {
          for task in note.task.map({ [$0] }) ?? findings[finding].tasks {
            add(.finding(finding), of: task, to: about)
          }
        }
      } else if moment.isBarrier, let task = note.task {
        let problem: Problem =
          moment.places.isEmpty
          ? .moment(
            session: address.session, log: address.log, observation: address.observation)
          : .places(moment.places, screen: note.screen.map { Text($0) })
        add(problem, of: task, to: about)
      }
    }
  }

  private mutating func add(_ problem: Problem, of task: String, to people: [Int]) {
    for person in people { met[task, default: [:]][person, default: []].insert(problem) }
  }

  func rows(of task: StudyTask, _ view: StudyView) -> [DiscoveryRow] {
    let tried = people.trials[task.id].tried
    let exposure = TaskExposure(
      id: task.id, title: view.mask.text(task.title), tried: tried.count)
    var members: [Text: [Int]] = [:]
    var names: [Text: String] = [:]
    var (without, notKnown): ([Int], [Int]) = ([], [])
    for person in tried.sorted() {
      let used = people.technologies(of: person, view.register, mask: view.mask)
      if used.isEmpty {
        if view.register.technologyUnknown(person) == nil {
          without.append(person)
        } else {
          notKnown.append(person)
        }
      }
      for (key, name) in used {
        if names[key].map({ Text.precedes(name, $0) }) ?? true { names[key] = name }
        members[key, default: []].append(person)
      }
    }
    let groups =
      members.sorted { $0.key < $1.key }.map { key, people in
        (AssistiveGroup.technology(names[key] ?? key.string), people)
      } + [(.none, without), (.notKnown, notKnown)]
    return groups.filter { !$0.1.isEmpty }.map { row(exposure, $0, $1) }
  }

  private func row(_ task: TaskExposure, _ group: AssistiveGroup, _ people: [Int]) -> DiscoveryRow {
    let sets = people.map { met[task.id]?[$0] ?? [] }
    let hits = ProblemHits(problems: sets)
    let problems = sets.reduce(into: Set<Problem>()) { $0.formUnion($1) }
    return DiscoveryRow(
      task: task, group: group, hits: hits, findings: problems.count(where: \.isFinding),
      rate: Result { () throws(StatisticsError) in try DiscoveryRate(hits) },
      forecast: forecast(group, hits))
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
}
