import JSON
package import Localization
package import Records
package import Statistics

/// How many of the problems of each task the participants who tried it have probably met, for each group of technology.
///
/// A problem is a finding that is no strength, or a barrier that belongs to no finding yet. Such barriers are one
/// problem if they name the same places on the same screen, and otherwise each a problem of its own. It is a problem of
/// the task that its note names; if the note names none, of the tasks that its finding names. A participant met it if a
/// note about them during the task shows it.
///
/// Users of different assistive technologies meet different problems, and rounds try different versions: tasks, groups
/// and rounds are never pooled. Only participants who tried a task could meet its problems. A participant with two
/// technologies is in both groups; participants without any are a group of their own.
package struct StudyDiscovery: Sendable {
  package let study: RecordID
  /// The reported round; `nil` while no session counts.
  package let round: Int?
  /// Each task of the plan that a participant tried, in its order.
  package let tasks: [TaskExposure]
  /// By task in the order of the plan, and in it each group by name, last those without technology.
  package let rows: [DiscoveryRow]

  /// The method, to print with the figures.
  package static let method: Sentence = "\(Discovery.name), rate: \(DiscoveryRate.name)"
}

/// How many participants tried a task, and so could meet its problems.
package struct TaskExposure: Hashable, Sendable {
  package let id: String
  package let title: String
  package let tried: Int

  /// How likely it is that so many participants all miss a problem that affects one in ten of those who try the task,
  /// by the binomial distribution.
  package var chanceToMiss: Proportion {
    Proportion(rounding: (0..<min(tried, 1000)).reduce(1.0) { chance, _ in chance * 0.9 })
  }
}

/// One group of participants who tried one task in the reported round.
package struct DiscoveryRow: Sendable {
  package let task: TaskExposure
  package let group: AssistiveGroup
  /// Who tried the task, and how many met each problem.
  package let hits: ProblemHits
  /// Of the problems, those that are findings; the others are barriers without a finding.
  package let findings: Int
  /// How likely one participant is to meet a problem: observed, deflated, Good–Turing and their mean; for checking by
  /// hand, since it has no minimum.
  package let rate: Result<DiscoveryRate, StatisticsError>
  /// How many more participants of the group it takes to meet 85 % of its problems, and what share is met.
  package let forecast: Result<DiscoveryForecast, StatisticsError>

  package var participants: Int { hits.participants.count }

  /// Why there is no forecast, and what to do instead; `nil` where there is one.
  package var refusal: Sentence? {
    guard case .failure(let error) = forecast else { return nil }
    return switch error {
    case .neverSeen: Self.nothingLeft
    case .tooFewParticipants, .tooFewProblems: error.problem
    default: "\(error.problem). \(error.remedy)"
    }
  }

  /// The correction can take the whole rate away, where each problem was met by one person only.
  private static let nothingLeft: Sentence = """
    the corrected rate is 0: each problem affected so few participants that nothing follows for problems not seen yet. \
    Test with more participants of the group.
    """
}

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
      TaskExposure(
        id: task.id, title: view.mask.text(task.title),
        tried: problems.people.trials[task.id].tried.count)
    }
    return StudyDiscovery(
      study: view.records.study.id, round: view.round, tasks: tasks.filter { $0.tried > 0 },
      rows: tasks.flatMap { problems.rows(of: $0, view) })
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
    case moment(NoteAddress)

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
          ? .moment(address)
          : .places(moment.places, screen: note.screen.map { Text($0) })
        add(problem, of: task, to: about)
      }
    }
  }

  private mutating func add(_ problem: Problem, of task: String, to people: [Int]) {
    for person in people { met[task, default: [:]][person, default: []].insert(problem) }
  }

  func rows(of task: TaskExposure, _ view: StudyView) -> [DiscoveryRow] {
    var members: [Text: [Int]] = [:]
    var names = Spellings()
    var (without, notKnown): ([Int], [Int]) = ([], [])
    for person in people.trials[task.id].tried.sorted() {
      let used = people.technologies(of: person, view.register, mask: view.mask)
      if used.isEmpty {
        if view.register.technologyUnknown(person) == nil {
          without.append(person)
        } else {
          notKnown.append(person)
        }
      }
      names.add(used)
      for key in used.keys {
        members[key, default: []].append(person)
      }
    }
    let groups =
      members.sorted { $0.key < $1.key }.map { key, people in
        (AssistiveGroup.technology(names[key]), people)
      } + [(.none, without), (.notKnown, notKnown)]
    return groups.filter { !$0.1.isEmpty }.map { row(task, $0, $1) }
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
