import JSON
import Localization
import Records

/// Counts who took part and who is described, property by property.
struct PeopleMeasure {
  let records: StudyRecords
  let register: ParticipantRegister
  let lived: LivedTally
  let counted: CountedSessions
  let round: Int?
  let mask: NumberMask
  /// The criteria of the target: what people exercised elsewhere is not counted.
  let criteria: PlaceSet
  /// The team's own dimensions, by the title of their spectrum.
  let labels: [Dimension: Sentence]
  /// Technologies that were used in a participant's sessions of the reported round.
  private(set) var sessionTechnologies: [Int: [AssistiveTechnology]]
  /// The same of their sessions of all rounds.
  private let technologiesOfAllSessions: [Int: [AssistiveTechnology]]

  init(_ view: StudyView, register: ParticipantRegister, lived: LivedTally) {
    let (records, mask) = (view.records, view.mask)
    self.records = records
    self.register = register
    self.lived = lived
    self.mask = mask
    counted = view.counted
    round = view.round
    labels = Dictionary(
      records.spectrums.filter { !Dimension.builtIn.contains($0.dimension) }.map {
        ($0.dimension, "\(mask.text($0.title.isEmpty ? $0.dimension.id : $0.title))")
      }, uniquingKeysWith: { one, _ in one })
    criteria = PlaceSet(records.study.target.criteria.map(\.place))
    var technologies: [Int: [AssistiveTechnology]] = [:]
    var ofAll: [Int: [AssistiveTechnology]] = [:]
    for entry in counted.entries {
      let used = records.sessions[entry.index].session.assistiveTechnologies
      guard !used.isEmpty, entry.people.count == 1, !entry.namesExcluded else { continue }
      ofAll[entry.people[0], default: []] += used
      if entry.round == round { technologies[entry.people[0], default: []] += used }
    }
    sessionTechnologies = technologies
    technologiesOfAllSessions = ofAll
  }

  /// Everybody whom the study names, as if nobody had taken part.
  init(_ view: StudyView) {
    self.init(
      view, register: view.register,
      lived: LivedTally(study: view.records.study, participants: view.register.count))
  }

  init(_ view: StudyView, _ tookPart: TookPart) {
    self.init(view, register: tookPart.register, lived: tookPart.lived)
  }

  /// The same people with the technologies of their sessions of all rounds.
  var inAllRounds: PeopleMeasure {
    var copy = self
    copy.sessionTechnologies = technologiesOfAllSessions
    return copy
  }

  /// Register numbers of those who took part in the reported round.
  var present: [Int] { lived.tookPart.indices.filter { lived.tookPart[$0] } }

  /// Register numbers of those who took part in any round.
  var ever: [Int] { lived.tookPartEver.indices.filter { lived.tookPartEver[$0] } }

  /// Register numbers of people with a file who were in no session that counts.
  var waiting: [Int] {
    register.ids.indices.filter { register.isRegistered($0) && !lived.tookPartEver[$0] }
  }

  /// What an ability is called: ours, or the title of the team's spectrum.
  func label(_ dimension: Dimension) -> Sentence { labels[dimension] ?? dimension.label }

  func measure(edition: Edition) -> PeopleCoverage {
    let present = present
    let (dimensions, permanence, combinations) = needs(present)
    let technologies = technologies(present)
    let skills = SkillMeasure(people: self)
    let lows = present.map(skills.lows)
    let targets = RecruitmentMeasure(people: self).targets(edition)
    return PeopleCoverage(
      participants: present.count, described: records.describedPeople.count,
      waiting: waiting.count,
      withdrawn: register.count(of: .withdrawn), refused: register.count(of: .refused),
      keptInTeam: keptInTeam(),
      consentNotRecorded: present.count(where: register.lacksConsentRecord),
      withoutRecord: present.count { register.records[$0] == nil },
      dimensions: dimensions, needsByPrinciple: needsByPrinciple(present, dimensions),
      permanence: permanence, technologies: technologies,
      technologiesOfSeveral: technologiesOfSeveral(),
      circumstances: circumstances(present), knowledge: knowledge(present),
      scales: skills.rows(present),
      placed: present.count { !skills.placements(of: $0).isEmpty },
      lowSkill: lows.count { $0.contains(true) }, judgedSkill: lows.count { !$0.isEmpty },
      combinations: combinations, targets: targets,
      roster: edition == .team ? present.map { rosterRow($0, skills) }.sorted { $0.id < $1.id } : []
    )
  }

  /// In sessions of several people nobody noted who used what.
  private func technologiesOfSeveral() -> [String] {
    var names = Spellings()
    for entry in counted.entries where entry.round == round && entry.people.count > 1 {
      guard !entry.namesExcluded else { continue }
      for technology in records.sessions[entry.index].session.assistiveTechnologies {
        names.add(mask.text(technology.name))
      }
    }
    return names.sorted
  }

  private func rosterRow(_ number: Int, _ skill: SkillMeasure) -> RosterRow {
    let record = register.records[number]
    let placements = skill.placements(of: number)
    let needs = (record?.needs ?? []).sorted { $0.dimension < $1.dimension }
    return RosterRow(
      id: register.ids[number], needs: needs,
      needsUnknown: needs.isEmpty ? register.needsUnknown(number) : nil,
      technologiesUnknown: technologies(of: number).isEmpty
        ? register.technologyUnknown(number) : nil,
      technologies: technologies(of: number),
      placements: placements,
      isSkillJudged: placements.contains { skill.isLow($0) != nil },
      criteria: criteriaCount(lived.triedBy[number]),
      barriers: criteriaCount(lived.barriersOf[number]))
  }

  /// How many criteria of the target a union of places holds.
  func criteriaCount(_ places: PlaceSet) -> Int { places.intersection(criteria).count }

  /// How many criteria of the target any of some people tried.
  func criteriaTried(by people: [Int]) -> Int {
    criteriaCount(people.reduce(into: PlaceSet()) { $0.formUnion(lived.triedBy[$1]) })
  }

  /// Everything somebody uses, from their file and from their sessions.
  ///
  /// Each technology once, with the most practised of its entries.
  func technologies(of number: Int) -> [AssistiveTechnology] {
    let all =
      (register.records[number]?.assistiveTechnologies ?? []) + (sessionTechnologies[number] ?? [])
    guard all.count > 1 else { return all }
    var places: [Text: Int] = [:]
    var result: [AssistiveTechnology] = []
    for technology in all {
      let key = Text(technology.name.lowercased())
      if let place = places[key] {
        if result[place].proficiency.isLess(than: technology.proficiency) {
          result[place] = technology
        }
      } else {
        places[key] = result.count
        result.append(technology)
      }
    }
    return result
  }

  /// Of how many people the lists are known.
  private func knowledge(_ present: [Int]) -> PeopleKnowledge {
    var knowledge = PeopleKnowledge()
    for number in present {
      let record = register.records[number]
      knowledge.needs.add(hasEntries: !(record?.needs.isEmpty ?? true), Unknown(record?.needsState))
      knowledge.technologies.add(
        hasEntries: !technologies(of: number).isEmpty,
        Unknown(record?.assistiveTechnologiesState))
      knowledge.circumstances.add(
        hasEntries: !(record?.lastingCircumstances.isEmpty ?? true),
        Unknown(record?.lastingCircumstancesState))
    }
    return knowledge
  }

  /// People of the round of whom notes must not leave the team, by their numbers; nobody in the edition for sharing.
  private func keptInTeam() -> [RecordID] {
    present.filter(register.keepsNotesInTeam).map { register.ids[$0] }.sorted()
  }

  private func circumstances(_ present: [Int]) -> [CircumstanceRow] {
    LastingCircumstance.allCases.compactMap { kind in
      let people = present.filter { number in
        register.records[number]?.lastingCircumstances.contains { $0.kind == kind } ?? false
      }
      return people.isEmpty
        ? nil
        : CircumstanceRow(
          kind: kind, participants: people.count, criteria: criteriaTried(by: people))
    }
  }
  /// Technologies by name, capital and small letters alike.
  func technologies(_ present: [Int]) -> [TechnologyRow] {
    var names = Spellings()
    var rows: [Text: TechnologyRow] = [:]
    var places: [Text: PlaceSet] = [:]
    func note(_ used: [AssistiveTechnology]) -> [Text: Proficiency] {
      var best: [Text: Proficiency] = [:]
      for technology in used {
        guard let key = names.add(mask.text(technology.name)) else { continue }
        if best[key].map({ $0.isLess(than: technology.proficiency) }) ?? true {
          best[key] = technology.proficiency
        }
      }
      return best
    }
    for number in present {
      for (key, proficiency) in note(technologies(of: number)) {
        rows[key, default: TechnologyRow()].add(proficiency)
        places[key, default: PlaceSet()].formUnion(lived.triedBy[number])
      }
    }
    for person in records.describedPeople {
      for key in note(person.assistiveTechnologies).keys {
        rows[key, default: TechnologyRow()].total.described += 1
      }
    }
    return rows.sorted { $0.key < $1.key }.map { key, row in
      var row = row
      row.name = names[key]
      row.criteria = criteriaCount(places[key] ?? PlaceSet())
      return row
    }
  }
}

extension Proficiency {
  /// Whether somebody is less practised; of whom that is not known is least.
  fileprivate func isLess(than other: Proficiency) -> Bool { rank < other.rank }

  private var rank: Int {
    switch self {
    case .unknown: 0
    case .novice: 1
    case .intermediate: 2
    case .advanced: 3
    }
  }
}

extension TechnologyRow {
  fileprivate mutating func add(_ proficiency: Proficiency) {
    total.participants += 1
    switch proficiency {
    case .novice: novice += 1
    case .intermediate: intermediate += 1
    case .advanced: advanced += 1
    case .unknown: unknown += 1
    }
  }
}

/// One spelling for each name, capital and small letters alike: the first in byte order.
struct Spellings {
  private var names: [Text: String] = [:]

  /// - Returns: The name in small letters; `nil` for an empty one.
  @discardableResult
  mutating func add(_ name: String) -> Text? {
    guard !name.isEmpty else { return nil }
    let key = Text(name.lowercased())
    if names[key].map({ Text.precedes(name, $0) }) ?? true { names[key] = name }
    return key
  }

  subscript(key: Text) -> String { names[key] ?? key.string }

  var isEmpty: Bool { names.isEmpty }
  /// The names in small letters.
  var keys: some Collection<Text> { names.keys }

  mutating func add(_ others: Spellings) { for name in others.names.values { add(name) } }

  var sorted: [String] { names.sorted { $0.key < $1.key }.map(\.value) }
}

/// Who took part, by the rules of the coverage report, without counting what they tried.
struct TookPart {
  private(set) var lived: LivedTally
  private(set) var register: ParticipantRegister

  /// - Complexity: O(*n*) in the number of notes.
  init(_ view: StudyView) {
    var register = view.register
    var lived = LivedTally(study: view.records.study, participants: register.count)
    for entry in view.counted.entries {
      let present = entry.present(in: view.records.sessions[entry.index], register: &register)
      lived.grow(to: register.count)
      for number in present {
        lived.tookPartEver[number] = true
        if entry.round == view.round { lived.tookPart[number] = true }
      }
    }
    self.lived = lived
    self.register = register
  }
}
