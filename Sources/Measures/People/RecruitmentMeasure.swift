import JSON
import Records

/// How far the study's recruitment targets are met.
struct RecruitmentMeasure {
  let people: PeopleMeasure
  /// Everybody of the register, ready for matching; numbers as in the register.
  let persons: [RecruitedPerson]
  /// The same with what they used in sessions of other rounds.
  let personsInAll: [RecruitedPerson]
  let matches: [TargetMatch]

  init(people: PeopleMeasure) {
    self.people = people
    let skill = SkillMeasure(people: people)
    persons = Self.persons(people)
    personsInAll = Self.persons(people.inAllRounds)
    let used = Set(personsInAll.flatMap(\.technologies).map { Text($0.name) }).sorted()
    matches = people.records.study.recruitmentTargets.map {
      TargetMatch($0, skill: skill, used: used.map(\.string))
    }
  }

  private static func persons(_ people: PeopleMeasure) -> [RecruitedPerson] {
    people.register.ids.indices.map {
      RecruitedPerson(people.register.records[$0], technologies: people.technologies(of: $0))
    }
  }

  /// Who counts for a target, by register numbers.
  struct Count {
    let match: TargetMatch
    /// People, or sessions for a situational target.
    var metInRound = 0
    var metInAll = 0
    var peopleInRound: [Int] = []
    var peopleInAll: [Int] = []
    /// Positions of the sessions in the study's list; empty for a target that counts people.
    var sessionsInRound: [Int] = []
    var sessionsInAll: [Int] = []
    /// People of the round of whom it is not known whether they count.
    var notKnownInRound = UnknownCounts()
    var notKnownInAll = UnknownCounts()
  }

  /// One count a target, in the study's order.
  ///
  /// - Complexity: O(targets × people).
  func counts() -> [Count] {
    let ever = people.lived.tookPartEver.indices.filter { people.lived.tookPartEver[$0] }
    return matches.map {
      $0.uncounted != nil
        ? Count(match: $0) : $0.countsSessions ? sessions($0) : participants($0, ever)
    }
  }

  func rows() -> [TargetRow] { counts().map(row) }

  private func participants(_ match: TargetMatch, _ ever: [Int]) -> Count {
    var count = Count(match: match)
    for number in ever {
      switch match.fit(personsInAll[number]) {
      case .fits: count.peopleInAll.append(number)
      case .notKnown(let reason): count.notKnownInAll.add(reason)
      case .differs: break
      }
      guard people.lived.tookPart[number] else { continue }
      switch match.fit(persons[number]) {
      case .fits: count.peopleInRound.append(number)
      case .notKnown(let reason): count.notKnownInRound.add(reason)
      case .differs: break
      }
    }
    count.metInRound = count.peopleInRound.count
    count.metInAll = count.peopleInAll.count
    return count
  }

  /// A situational target counts sessions with a real circumstance; staged ones are simulations.
  private func sessions(_ match: TargetMatch) -> Count {
    let target = match.target
    var meetings: Set<Int> = []
    let all = people.counted.entries.filter { entry in
      let session = people.records.sessions[entry.index].session
      let hasCircumstance = session.circumstances.contains { circumstance in
        circumstance.basis == .real
          && (target.dimension == nil || circumstance.dimension == target.dimension)
      }
      guard hasCircumstance else { return false }
      guard
        match.personalConditions == 0
          || entry.people.contains(where: { match.personalFit(persons[$0]) == .fits })
      else { return false }
      // A meeting that was written down in parts is one.
      return meetings.insert(entry.meeting).inserted
    }
    let now = all.filter { $0.round == people.round }
    var count = Count(match: match)
    count.sessionsInRound = now.map(\.index)
    count.sessionsInAll = all.map(\.index)
    count.metInRound = now.count
    count.metInAll = all.count
    count.peopleInRound = Set(now.flatMap(\.people)).sorted()
    count.peopleInAll = Set(all.flatMap(\.people)).sorted()
    return count
  }

  private func row(_ count: Count) -> TargetRow {
    let (match, target) = (count.match, count.match.target)
    let places = count.peopleInRound.reduce(into: PlaceSet()) {
      $0.formUnion(people.lived.triedBy[$1])
    }
    return TargetRow(
      label: people.mask.text(target.label), planned: target.minimum,
      share: target.minimumShare.map {
        TargetShare(
          percent: $0, tookPartInRound: people.lived.tookPart.count { $0 },
          tookPartInAll: people.lived.tookPartEver.count { $0 })
      },
      metInRound: count.metInRound,
      metInAll: count.metInAll, notKnownInRound: count.notKnownInRound.total,
      peopleInRound: count.peopleInRound.count, peopleInAll: count.peopleInAll.count,
      countsSessions: match.countsSessions, criteria: people.criteriaCount(places),
      hasCondition: match.conditions > 0, isCrossing: match.conditions > 1,
      uncounted: match.uncounted)
  }
}
