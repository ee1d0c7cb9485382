import Records

/// How far the study's recruitment targets are met.
struct RecruitmentMeasure {
  let people: PeopleMeasure
  private let skill: SkillMeasure

  init(people: PeopleMeasure) {
    self.people = people
    skill = SkillMeasure(people: people)
  }

  func rows() -> [TargetRow] {
    let ever = people.lived.tookPartEver.indices.filter { people.lived.tookPartEver[$0] }
    return people.records.study.recruitmentTargets.map { target in
      target.duration == .situational ? sessions(target) : participants(target, ever)
    }
  }

  private func participants(_ target: RecruitmentTarget, _ ever: [Int]) -> TargetRow {
    let all = ever.filter { fits($0, target) }
    let now = all.filter { people.lived.tookPart[$0] }
    return row(
      target, now: now.count, all: all.count, people: now, ever: all.count, countsSessions: false)
  }

  /// A situational target counts sessions with a real circumstance; staged ones are simulations.
  private func sessions(_ target: RecruitmentTarget) -> TargetRow {
    let all = people.counted.entries.filter { entry in
      let session = people.records.sessions[entry.index].session
      let hasCircumstance = session.circumstances.contains { circumstance in
        circumstance.basis == .real
          && (target.dimension == nil || circumstance.dimension == target.dimension)
      }
      guard hasCircumstance else { return false }
      return !hasPersonalCondition(target) || entry.people.contains { fitsPersonally($0, target) }
    }
    let now = all.filter { $0.round == people.round }
    return row(
      target, now: now.count, all: all.count, people: Array(Set(now.flatMap(\.people))),
      ever: Set(all.flatMap(\.people)).count, countsSessions: true)
  }

  private func row(
    _ target: RecruitmentTarget, now: Int, all: Int, people numbers: [Int], ever: Int,
    countsSessions: Bool
  ) -> TargetRow {
    let places = numbers.reduce(into: PlaceSet()) { $0.formUnion(people.lived.exercisedBy[$1]) }
    return TargetRow(
      label: people.mask.text(target.label), planned: target.minimum, metInRound: now,
      metInAll: all,
      peopleInRound: numbers.count, peopleInAll: ever, countsSessions: countsSessions,
      criteria: people.criteriaCount(places),
      hasCondition: hasPersonalCondition(target) || target.dimension != nil
        || target.duration != nil,
      isCrossing: conditions(target) > 1)
  }

  private func hasPersonalCondition(_ target: RecruitmentTarget) -> Bool {
    personalConditions(target) > 0
  }

  private func conditions(_ target: RecruitmentTarget) -> Int {
    [target.dimension != nil, target.duration != nil].count { $0 } + personalConditions(target)
  }

  /// A scale and the highest level on it are one condition.
  private func personalConditions(_ target: RecruitmentTarget) -> Int {
    [
      target.assistiveTechnology != nil, target.proficiency != nil,
      target.skillScale != nil || target.skillAtMost != nil, target.ageBand != nil,
      target.circumstance != nil,
    ].count { $0 }
  }

  private func fits(_ number: Int, _ target: RecruitmentTarget) -> Bool {
    if target.dimension != nil || target.duration != nil {
      let needs = people.register.records[number]?.needs ?? []
      let hasNeed = needs.contains { need in
        if let dimension = target.dimension, need.dimension != dimension { return false }
        switch target.duration {
        case nil: return true
        case .changing: return need.fluctuates == .yes
        case let duration?: return need.duration == duration
        }
      }
      guard hasNeed else { return false }
    }
    return fitsPersonally(number, target)
  }

  /// Every condition but need and situation.
  private func fitsPersonally(_ number: Int, _ target: RecruitmentTarget) -> Bool {
    let record = people.register.records[number]
    if target.assistiveTechnology != nil || target.proficiency != nil {
      let wanted = target.assistiveTechnology.map { Array($0.lowercased().utf8) } ?? []
      let isAny = wanted.isEmpty || wanted.elementsEqual("any".utf8)
      let uses = people.technologies(of: number).contains { technology in
        if let proficiency = target.proficiency, technology.proficiency != proficiency {
          return false
        }
        return !technology.name.isEmpty
          && (isAny || Array(technology.name.lowercased().utf8).contains(wanted))
      }
      guard uses else { return false }
    }
    if let band = target.ageBand, record?.ageBand != band { return false }
    if let kind = target.circumstance {
      guard record?.lastingCircumstances.contains(where: { $0.kind == kind }) == true else {
        return false
      }
    }
    return fitsSkill(record, target)
  }

  /// Somebody whose level nobody can compare does not count.
  private func fitsSkill(_ record: Participant?, _ target: RecruitmentTarget) -> Bool {
    guard target.skillScale != nil || target.skillAtMost != nil else { return true }
    return SkillMeasure.best(record?.skillPlacements ?? []).contains { placement in
      if let scale = target.skillScale, !Text.isSame(scale, placement.scale) { return false }
      guard let limit = target.skillAtMost else { return true }
      return skill.isLevel(placement.value, atMost: limit, onScale: placement.scale) == true
    }
  }
}
