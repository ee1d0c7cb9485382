package import Localization
package import Records
import Statistics

/// " in round 2", or nothing if no round is known.
package func within(_ round: Int?) -> Sentence { round.map { " in round \($0)" } ?? "" }

/// What reports state about the people of a round. `docs/claims.md` defines when each is true.
package enum PeopleClaims {
  /// - `unnamed`: The sessions that name no participant; the claim adds that participants of these do not count.
  package static func tookPart(
    _ participants: Int, sessions: Int, unnamed: Int, round: Int?
  ) -> Sentence {
    let held = Sentence.count(sessions, "session", "sessions")
    let words: Sentence =
      sessions == 0
      ? "No participants took part\(within(round)): no session counts yet."
      : participants == 0
        ? "No session\(within(round)) names a participant (\(held))."
        : "\(participants, "participant", "participants") took part\(within(round)), in \(held)."
    let claim = Sentence.claim(
      "round.participants",
      ["round": round, "participants": participants, "sessions": sessions], words)
    return participants == 0 || unnamed == 0
      ? claim : claim + " " + unnamedSessions(unnamed, round: round)
  }

  package static func inAllRounds(_ participants: Int) -> Sentence {
    .claim(
      "study.participants", ["participants": participants],
      "\(participants, "participant", "participants") took part over all rounds.")
  }

  package static func pilots(_ sessions: Int, round: Int?) -> Sentence {
    .claim(
      "round.pilots", ["round": round, "sessions": sessions],
      "\(sessions, "pilot session", "pilot sessions")\(within(round)) \(sessions == 1 ? "is" : "are" as Sentence) excluded."
    )
  }

  private static func unnamedSessions(_ sessions: Int, round: Int?) -> Sentence {
    .claim(
      "round.unnamedSessions", ["round": round, "sessions": sessions],
      "\(sessions, "session", "sessions")\(within(round)) \(sessions == 1 ? "names" : "name" as Sentence) no participant: whoever took part is not counted as a participant."
    )
  }

  // MARK: Consent

  package static func consentNotRecorded(_ participants: Int, round: Int?) -> Sentence {
    .claim(
      "consent.notRecorded", ["round": round, "participants": participants],
      participants == 0
        ? "Consent to observation is on record for all participants\(within(round))."
        : "Consent is not on record for \(participants, "participant", "participants")\(within(round)): counted, not quoted."
    )
  }

  package static func keptInTeam(_ ids: [RecordID], round: Int?) -> Sentence {
    let participants = ids.map(\.short)
    return .claim(
      "consent.keptInTeam", ["round": round, "participants": participants],
      participants.isEmpty
        ? "No participant\(within(round)) declined consent to sharing."
        : "\(Sentence.list(participants)) did not consent to sharing: the sharing edition leaves \(participants.count == 1 ? "this participant" : "these participants" as Sentence) out."
    )
  }

  package static func withdrew(_ participants: Int) -> Sentence {
    .claim(
      "consent.withdrawn", ["participants": participants],
      "\(participants, "participant", "participants") withdrew consent and \(participants == 1 ? "is" : "are" as Sentence) excluded."
    )
  }

  package static func refused(_ participants: Int) -> Sentence {
    .claim(
      "consent.refused", ["participants": participants],
      "\(participants, "participant", "participants") did not consent to observation and \(participants == 1 ? "is" : "are" as Sentence) excluded; run `kerb check`."
    )
  }

  package static func waiting(_ participants: Int) -> Sentence {
    .claim(
      "people.waiting", ["participants": participants],
      participants == 0
        ? "No registered participant who counts is without a counted session."
        : "\(participants, "registered participant has", "registered participants have") not taken part in a counted session."
    )
  }

  package static func withoutFile(_ participants: Int, round: Int?) -> Sentence {
    .claim(
      "people.withoutFile", ["round": round, "participants": participants],
      "\(participants, "participant", "participants")\(within(round)) \(participants == 1 ? "has" : "have" as Sentence) no file: needs and technology unknown."
    )
  }
  // MARK: Who took part

  /// No participant of a round is known to be of any of some kinds: unknown is not none.
  package static func none(
    _ kinds: [PeopleKind], unknown: Int, of participants: Int, round: Int?
  ) -> Sentence {
    let abilities = kinds.compactMap(\.ability)
    let list = Sentence.joined(abilities, "; ")
    let none: Sentence =
      unknown == 0 ? "none" : "none known (unknown for \(unknown) of \(participants))"
    let words: Sentence =
      if abilities.count < 2 || abilities.count < kinds.count {
        "Participants \(Sentence.list(kinds.map(\.words), .or))\(within(round)): \(none)."
      } else if unknown == 0 {
        "No participants\(within(round)) with a need in: \(list)."
      } else {
        "No participants\(within(round)) known to have a need (unknown for \(unknown) of \(participants)) in: \(list)."
      }
    return .claim(
      "people.none",
      [
        "round": round, "kinds": kinds.map(\.id), "unknown": unknown, "participants": participants,
      ], words)
  }

  /// How many participants of a round have each entry of a list about people, and for how many the list is known.
  ///
  /// - Parameters:
  ///   - entries: In the order of reports; those that nobody has are left out.
  ///   - most: How many entries a page has room for; those of most people are shown.
  static func list(
    _ list: String, _ title: Sentence, _ entries: [(id: String, label: Sentence, people: Int)],
    _ known: ListKnowledge, most: Int, round: Int?
  ) -> Sentence {
    let entries = entries.filter { $0.people > 0 }
    let (unknown, participants) = (known.notKnown.total, known.people)
    // One more is as short as "1 other".
    let shown =
      entries.count <= most || entries.count == most + 1
      ? entries
      : entries.enumerated().sorted {
        ($1.element.people, $0.offset) < ($0.element.people, $1.offset)
      }.prefix(most).map(\.element)
    var parts: [Sentence] = shown.map { "\($0.label) (\($0.people))" }
    if shown.count < entries.count {
      parts.append("\(entries.count - shown.count, "other", "others")")
    }
    if known.none > 0 { parts.append("none reported (\(known.none))") }
    if unknown > 0 { parts.append("unknown for \(unknown) of \(participants)") }
    if parts.isEmpty { parts = ["none"] }
    return .claim(
      "people.list",
      [
        "round": round, "list": list,
        "entries": entries.map { Entry(id: $0.id, participants: $0.people) },
        "none": known.none, "unknown": unknown, "participants": participants,
      ], "\(title): " + .joined(parts, "; ") + ".")
  }

  private struct Entry: Encodable, Hashable {
    let id: String
    let participants: Int
  }
}

/// A kind of participant that a study may miss.
package enum PeopleKind: Hashable, Sendable {
  case need(Dimension, NeedDuration?, label: Sentence)
  /// Sessions in a real situation that bears on the ability.
  case situation(Dimension, label: Sentence)
  case technology
  case lowSkill
  case severalNeeds
  case circumstance

  /// "need:see", "need:see:permanent".
  var id: String {
    switch self {
    case .need(let ability, let duration, _):
      "need:\(ability.id)" + (duration.map { ":" + $0.id } ?? "")
    case .situation(let ability, _): "situation:\(ability.id)"
    case .technology: "technology"
    case .lowSkill: "lowSkill"
    case .severalNeeds: "severalNeeds"
    case .circumstance: "circumstance"
    }
  }

  /// Who is meant, behind "participants".
  fileprivate var words: Sentence {
    switch self {
    case .need(_, let duration, let label):
      duration.map { "with a \($0.label) need in \(label)" } ?? "with a need in \(label)"
    case .situation(_, let label): "in a session with a recorded situation that limits \(label)"
    case .technology: "using assistive technology"
    case .lowSkill: "with low digital skill"
    case .severalNeeds: "with needs in more than one ability"
    case .circumstance: "with a recorded circumstance"
    }
  }

  fileprivate var ability: Sentence? {
    if case .need(_, nil, let label) = self { label } else { nil }
  }
}
