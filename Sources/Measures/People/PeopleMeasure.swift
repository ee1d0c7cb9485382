import JSON
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
  /// Technologies that were used in a participant's sessions of the reported round.
  private(set) var sessionTechnologies: [Int: [AssistiveTechnology]]
  /// The same of their sessions of all rounds.
  private let technologiesOfAllSessions: [Int: [AssistiveTechnology]]

  init(
    records: StudyRecords, register: ParticipantRegister, lived: LivedTally,
    counted: CountedSessions, round: Int?, mask: NumberMask
  ) {
    self.records = records
    self.register = register
    self.lived = lived
    self.counted = counted
    self.round = round
    self.mask = mask
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

  /// The same people with the technologies of their sessions of all rounds.
  var inAllRounds: PeopleMeasure {
    var copy = self
    copy.sessionTechnologies = technologiesOfAllSessions
    return copy
  }

  /// Register numbers of those who took part in the reported round.
  var present: [Int] { lived.tookPart.indices.filter { lived.tookPart[$0] } }

  func measure(edition: Edition) -> PeopleCoverage {
    let present = present
    let (dimensions, permanence, combinations) = needs(present)
    let technologies = technologies(present)
    let skills = SkillMeasure(people: self)
    let skill = skills.measure(present)
    let targets = RecruitmentMeasure(people: self).rows()
    return PeopleCoverage(
      participants: present.count, described: records.describedPeople.count,
      waiting: register.ids.indices.count {
        register.isRegistered($0) && !lived.tookPartEver[$0]
      },
      withdrawn: register.count(of: .withdrawn), refused: register.count(of: .refused),
      keptInTeam: keptInTeam(),
      consentNotRecorded: present.count(where: register.lacksConsentRecord),
      withoutRecord: present.count { register.records[$0] == nil },
      dimensions: dimensions, needsByPrinciple: needsByPrinciple(present, dimensions),
      permanence: permanence, technologies: technologies,
      technologiesOfSeveral: technologiesOfSeveral(),
      circumstances: circumstances(present), knowledge: knowledge(present), scales: skill.scales,
      placed: skill.placed, lowSkill: skill.low, judgedSkill: skill.judged,
      someScaleKnowsLow: skill.knowsLow,
      combinations: combinations, targets: targets,
      planned: targets.filter { !$0.hasCondition }.map(\.planned).max(),
      roster: edition == .team ? present.map { rosterRow($0, skills) }.sorted { $0.id < $1.id } : []
    )
  }

  /// In sessions of several people nobody noted who used what.
  private func technologiesOfSeveral() -> [String] {
    var names: [Text: String] = [:]
    for entry in counted.entries where entry.round == round && entry.people.count > 1 {
      guard !entry.namesExcluded else { continue }
      for technology in records.sessions[entry.index].session.assistiveTechnologies
      where !technology.name.isEmpty {
        let name = mask.text(technology.name)
        let key = Text(name.lowercased())
        if names[key].map({ Text.precedes(name, $0) }) ?? true { names[key] = name }
      }
    }
    return names.sorted { $0.key < $1.key }.map(\.value)
  }

  private func rosterRow(_ number: Int, _ skill: SkillMeasure) -> RosterRow {
    let record = register.records[number]
    let placements = SkillMeasure.best(record?.skillPlacements ?? [])
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

  /// Everything somebody uses, from their file and from their sessions.
  ///
  /// Each technology once; where one of the two does not know the proficiency, the other one counts.
  func technologies(of number: Int) -> [AssistiveTechnology] {
    let all =
      (register.records[number]?.assistiveTechnologies ?? []) + (sessionTechnologies[number] ?? [])
    guard all.count > 1 else { return all }
    var places: [Text: Int] = [:]
    var result: [AssistiveTechnology] = []
    for technology in all {
      let key = Text(technology.name.lowercased())
      if let place = places[key] {
        if result[place].proficiency == .unknown { result[place] = technology }
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
      guard !people.isEmpty else { return nil }
      let places = people.reduce(into: PlaceSet()) { $0.formUnion(lived.triedBy[$1]) }
      return CircumstanceRow(
        kind: kind, participants: people.count, criteria: criteriaCount(places))
    }
  }
}
