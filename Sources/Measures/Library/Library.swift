import JSON
package import Localization
package import Records

/// What all studies of a workspace know together, for the team.
///
/// Each study is counted by itself, by the rules of its own reports. People of several studies are never added up: their
/// numbers belong to one study each, so nobody can tell who came to two.
package struct Library: Sendable {
  /// In the order of their ids.
  package let studies: [LibraryStudy]
  /// Every criterion that is in the target of a study, in number order.
  package let criteria: [LibraryCriterion]
  /// Pairs of problems that may be one.
  package let returned: [ReturnedProblem]
  /// Participant ids that stand in more than one study.
  package let sharedIDs: [RecordID]
}

/// One study, over all its rounds.
package struct LibraryStudy: Sendable {
  package let id: RecordID
  package let title: String
  package let product: String?
  package let hasInventedPeople: Bool
  package let target: WCAGTarget
  /// Rounds with a session that counts.
  package let rounds: [Int]
  package let sessions: Int
  /// Of these, sessions that name nobody: whoever was there counts as nobody.
  package let sessionsWithoutParticipant: Int
  /// Everybody of whom something counts in some round, each once.
  package let people: Int
  /// People with a need, by ability; every ability that the study knows of is there.
  package let abilities: [LibraryCount]
  /// People who use a technology, by its name in small letters.
  package let technologies: [LibraryCount]
  /// People of whom needs, or technologies, are not known; nobody can say that they have none.
  package let needsUnknown: Int
  package let technologiesUnknown: Int
  /// The names of the technologies of each participant, in no order.
  let technologyLists: [[String]]
  /// People of whom no scale tells whether their digital skill is low.
  package let skillUnknown: Int
  /// Whether a round has somebody who counts as low, and somebody whose skill is known at all.
  package let hasLowSkill: Bool
  package let isSkillKnown: Bool
  /// Technologies that recruitment targets name.
  package let wantedTechnologies: [String]
  /// Participants of sessions that count.
  let counted: Set<RecordID>
  /// The strongest state of each criterion of the target over all rounds.
  let states: [Criterion: CriterionState]
  /// In how many sessions somebody tried each place.
  let sessionsTrying: [Int]
  let findings: FindingsSummary
}

/// How many people of a study have something.
package struct LibraryCount: Sendable {
  /// What is the same in all studies.
  package let key: String
  package let label: Sentence
  package let people: Int
}

/// One criterion over all studies; studies are named by their ids.
package struct LibraryCriterion: Sendable {
  package let criterion: Criterion
  /// The studies whose target has it.
  package let targetOf: [RecordID]
  /// The studies whose strongest state of all rounds is this one.
  package let states: [CriterionState: [RecordID]]
  /// Sessions of all studies in which somebody tried it.
  package let sessions: Int

  /// The strongest state of all studies.
  package var state: CriterionState { states.keys.min() ?? .notLookedAt }

  package func studies(_ state: CriterionState) -> [RecordID] { states[state] ?? [] }

  /// Where people tried it in some round, whatever came of it.
  package var triedIn: [RecordID] {
    targetOf.filter { id in states.contains { $0.key.countsAsPeople && $0.value.contains(id) } }
  }
}

// MARK: - Measuring

extension Library {
  /// Measures all studies of a workspace, each by itself.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n*) in the number of notes, times the rounds of a study; O(*f*²) in the number of findings.
  package static func measure(_ unordered: [StudyRecords]) -> Library {
    let studies = unordered.sorted { $0.study.id < $1.study.id }.map(LibraryStudy.init)
    var known: [Place: Criterion] = [:]
    for criterion in studies.flatMap(\.states.keys) { known[criterion.place] = criterion }
    let criteria = known.sorted { $0.key < $1.key }.map { place, criterion in
      let here = studies.filter { $0.states[criterion] != nil }
      return LibraryCriterion(
        criterion: criterion, targetOf: here.map(\.id),
        states: Dictionary(grouping: here) { $0.states[criterion] ?? .notLookedAt }
          .mapValues { $0.map(\.id) },
        sessions: here.reduce(0) { $0 + $1.sessionsTrying[Int(place.index)] })
    }
    var studiesOf: [RecordID: Int] = [:]
    for id in studies.flatMap(\.counted) { studiesOf[id, default: 0] += 1 }
    return Library(
      studies: studies, criteria: criteria,
      returned: ReturnedProblems(studies.map { ($0.id, $0.findings) }).list(),
      sharedIDs: studiesOf.filter { $0.value > 1 }.keys.sorted())
  }
}

extension LibraryStudy {
  init(_ records: StudyRecords) {
    let study = records.study
    let view = StudyView(records, options: ReportOptions())
    let usual = Coverage.measure(records)
    let rounds =
      usual.rounds.reportable.isEmpty
      ? [usual]
      : usual.rounds.reportable.map {
        $0 == view.round
          ? usual : Coverage.measure(records, options: ReportOptions(round: $0))
      }
    counted = Set(view.counted.entries.flatMap(\.people).map { view.register.ids[$0] })
    sessionsTrying = Coverage.sessionsTrying(view)
    findings = FindingsSummary.measure(records)
    var states: [Criterion: CriterionState] = [:]
    for row in rounds.flatMap(\.criteria) {
      states[row.criterion] = min(states[row.criterion] ?? .notLookedAt, row.state)
    }
    self.states = states
    id = study.id
    title = study.title
    product = study.product
    hasInventedPeople = study.hasInventedPeople
    target = study.target
    self.rounds = rounds.first?.rounds.all ?? []
    sessions = rounds.reduce(0) { $0 + $1.rounds.sessions }
    sessionsWithoutParticipant = rounds.reduce(0) { $0 + $1.rounds.sessionsWithoutParticipant }
    var rows: [RecordID: [RosterRow]] = [:]
    for row in rounds.flatMap(\.people.roster) { rows[row.id, default: []].append(row) }
    people = rows.count
    var seen: Set<Dimension> = []
    let dimensions = rounds.reversed().flatMap(\.people.dimensions)
      .filter { seen.insert($0.dimension).inserted }
    abilities = dimensions.map { dimension in
      LibraryCount(
        key: dimension.dimension.id, label: dimension.label,
        people: rows.values.count { person in
          person.contains { row in row.needs.contains { $0.dimension == dimension.dimension } }
        })
    }
    technologies = Self.technologies(rows)
    needsUnknown = rows.values.count { person in
      person.allSatisfy { $0.needs.isEmpty && $0.needsUnknown != nil }
    }
    technologyLists = rows.values.map { $0.flatMap(\.technologies).map(\.name) }
    technologiesUnknown = rows.values.count { person in
      person.allSatisfy { $0.technologies.isEmpty && $0.technologiesUnknown != nil }
    }
    skillUnknown = rows.values.count { person in person.allSatisfy { !$0.isSkillJudged } }
    hasLowSkill = rounds.contains { $0.people.lowSkill > 0 }
    isSkillKnown = rounds.contains { $0.people.judgedSkill > 0 }
    wantedTechnologies = study.recruitmentTargets.compactMap(\.assistiveTechnology)
  }

  /// Participants of whom it is unknown whether they use what is asked for: also those whose technology may be it.
  package func unknown(_ query: TechnologyQuery) -> Int {
    technologiesUnknown
      + technologyLists.count { names in
        let matches = names.map(query.match)
        return !matches.contains(.yes) && matches.contains(.unknown)
      }
  }

  /// Each name once, whatever its capitals.
  private static func technologies(_ rows: [RecordID: [RosterRow]]) -> [LibraryCount] {
    var names = Spellings()
    var users: [Text: Set<RecordID>] = [:]
    for (id, person) in rows {
      for technology in person.flatMap(\.technologies) {
        if let key = names.add(technology.name) { users[key, default: []].insert(id) }
      }
    }
    return users.sorted { $0.key < $1.key }.map { key, people in
      LibraryCount(key: key.string, label: "\(names[key])", people: people.count)
    }
  }
}
