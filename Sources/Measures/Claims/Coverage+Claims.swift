package import Localization
import Records

extension Coverage {
  private var round: Int? { rounds.number }

  package var participants: Sentence {
    PeopleClaims.tookPart(
      people.participants, sessions: rounds.sessions, unnamed: rounds.sessionsWithoutParticipant,
      round: round)
  }

  package var described: Sentence? {
    people.described == 0
      ? nil
      : .claim(
        "people.described", ["described": people.described],
        "\(people.described, "person is", "people are") described in a source and did not take part."
      )
  }

  package var otherSessions: Sentence? {
    let sessions = rounds.sessionsOfOtherRounds
    return sessions == 0
      ? nil
      : .claim(
        "round.otherSessions", ["round": round, "sessions": sessions],
        "\(sessions, "session belongs", "sessions belong") to other rounds.")
  }

  package var skill: Sentence {
    let (placed, low, participants) = (people.placed, people.lowSkill, people.participants)
    return .claim(
      "people.skill",
      ["round": round, "placed": placed, "low": low, "participants": participants],
      placed == 0
        ? "No participant\(within(round)) has a level on a skill scale."
        : "\(placed) of \(participants, "participant", "participants")\(within(round)) \(placed == 1 ? "has" : "have" as Sentence) a level on a skill scale, \(low) a low one."
    )
  }

  package var technologyList: Sentence { people.technologyList(round: round) }

  /// Technologies of sessions with several participants: the files do not say who used them.
  package var technologiesOfSeveral: Sentence? {
    people.technologiesOfSeveral.isEmpty
      ? nil
      : .claim(
        "people.technologiesOfSeveral",
        ["round": round, "technologies": people.technologiesOfSeveral],
        "Used in sessions with several participants, not recorded by whom: \(Sentence.list(people.technologiesOfSeveral))."
      )
  }
}

extension PeopleCoverage {
  /// - `most`: How many entries a page has room for; those of most people are shown.
  package func needList(round: Int?, most: Int = .max) -> Sentence {
    PeopleClaims.list(
      "needs", "Needs", dimensions.map { ($0.dimension.id, $0.label, $0.total.participants) },
      knowledge.needs, most: most, round: round)
  }

  /// - `most`: As for needs.
  package func technologyList(round: Int?, most: Int = .max) -> Sentence {
    PeopleClaims.list(
      "technologies", "Assistive technology",
      technologies.map { ($0.name, "\($0.name)", $0.total.participants) },
      knowledge.technologies, most: most, round: round)
  }

  /// The abilities in which no participant is known to have a need; `nil` without one.
  package func missingNeeds(round: Int?) -> Sentence? {
    let missing = dimensions.filter { $0.total.participants == 0 }
    guard participants > 0, !missing.isEmpty else { return nil }
    return PeopleClaims.none(
      missing.map { .need($0.dimension, nil, label: $0.label) },
      unknown: knowledge.needs.notKnown.total, of: participants, round: round)
  }
}
