import Localization
import Records

extension Coverage {
  private var round: Int? { rounds.number }

  package var participants: RoundParticipants {
    RoundParticipants(round: round, participants: people.participants, sessions: rounds.sessions)
  }

  /// `nil` for a plan without a number of participants.
  package var planned: RoundPlanned? {
    people.planned.map {
      RoundPlanned(round: round, participants: people.participants, planned: $0)
    }
  }

  package var described: PeopleDescribed? {
    people.described > 0 ? PeopleDescribed(described: people.described) : nil
  }

  package var otherSessions: OtherRoundsSessions? {
    rounds.sessionsOfOtherRounds > 0
      ? OtherRoundsSessions(round: round, sessions: rounds.sessionsOfOtherRounds) : nil
  }

  package var targetsMet: TargetsMet { people.targetsMet(round: round) }

  package var skill: PeopleSkill {
    PeopleSkill(
      round: round, placed: people.placed, low: people.lowSkill,
      participants: people.participants)
  }

  package var technologyList: PeopleList { people.technologyList(round: round) }

  package var technologiesOfSeveral: TechnologiesOfSeveral? {
    people.technologiesOfSeveral.isEmpty
      ? nil : TechnologiesOfSeveral(round: round, technologies: people.technologiesOfSeveral)
  }

  package func claim(_ cell: NeedsByPrinciple.Cell, of row: NeedsByPrinciple) -> NeedBarriers {
    NeedBarriers(cell, of: row.dimension, round: round)
  }
}

extension PeopleCoverage {
  package func needList(round: Int?, most: Int = .max) -> PeopleList {
    PeopleList(
      round: round, .needs,
      dimensions.map {
        .init($0.dimension.id, $0.label, participants: $0.total.participants)
      }, knowledge.needs, most: most)
  }

  package func technologyList(round: Int?, most: Int = .max) -> PeopleList {
    PeopleList(
      round: round, .technologies,
      technologies.map {
        .init($0.name, "\($0.name)", participants: $0.total.participants)
      }, knowledge.technologies, most: most)
  }

  package func targetsMet(round: Int?) -> TargetsMet {
    let counted = targets.filter { $0.uncounted == nil }
    return TargetsMet(
      round: round, met: counted.count(where: \.isMetInRound),
      metInAllRounds: counted.count(where: \.isMet), targets: targets.count,
      uncounted: targets.count - counted.count)
  }

  /// The abilities in which no participant is known to have a need; `nil` without one.
  package func missingNeeds(round: Int?) -> PeopleNone? {
    let missing = dimensions.filter { $0.total.participants == 0 }
    guard participants > 0, !missing.isEmpty else { return nil }
    return PeopleNone(
      round: round, missing.map { .need($0.dimension, nil, label: $0.label) },
      unknown: knowledge.needs.notKnown.total, of: participants)
  }
}
