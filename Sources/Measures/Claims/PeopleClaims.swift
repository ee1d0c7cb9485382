package import Localization
package import Records
import Statistics

// What reports state about the people of a round. `docs/claims.md` defines when each is true.

/// " in round 2", or nothing if no round is known.
package func within(_ round: Int?) -> Sentence { round.map { " in round \($0)" } ?? "" }

/// The people of a study are invented.
package struct StudyInvented: ClaimedValue {
  package static let id = "study.invented"
  package init() {}
  package var sentence: Sentence { "The people of this study are invented. It is an example." }
}

package struct RoundParticipants: ClaimedValue {
  package static let id = "round.participants"
  let round: Int?
  let participants: Int
  let sessions: Int

  package init(round: Int?, participants: Int, sessions: Int) {
    self.round = round
    self.participants = participants
    self.sessions = sessions
  }

  package var sentence: Sentence {
    if sessions == 0 { return "No participants took part\(within(round)): no session counts yet." }
    let held = Sentence.count(sessions, "session", "sessions")
    return participants == 0
      ? "No session\(within(round)) names a participant (\(held))."
      : "\(participants, "participant", "participants") took part\(within(round)), in \(held)."
  }
}

package struct ParticipantsInAllRounds: ClaimedValue {
  package static let id = "study.participants"
  let participants: Int
  package init(participants: Int) { self.participants = participants }
  package var sentence: Sentence {
    "\(participants, "participant", "participants") took part over all rounds."
  }
}

package struct RoundPlanned: ClaimedValue {
  package static let id = "round.planned"
  let round: Int?
  let participants: Int
  let planned: Int

  package var sentence: Sentence {
    "The plan asks for \(planned, "participant", "participants"); \(participants) took part\(within(round))."
  }
}

package struct RoundUnnamedSessions: ClaimedValue {
  package static let id = "round.unnamedSessions"
  let round: Int?
  let sessions: Int

  package init(round: Int?, sessions: Int) {
    self.round = round
    self.sessions = sessions
  }

  package var sentence: Sentence {
    "\(sessions, "session", "sessions")\(within(round)) \(sessions == 1 ? "names" : "name" as Sentence) no participant: whoever took part is not counted as a participant."
  }
}

package struct RoundPilots: ClaimedValue {
  package static let id = "round.pilots"
  let round: Int?
  let sessions: Int
  package init(round: Int?, sessions: Int) {
    self.round = round
    self.sessions = sessions
  }
  package var sentence: Sentence {
    "\(sessions, "pilot session", "pilot sessions")\(within(round)) \(sessions == 1 ? "is" : "are" as Sentence) excluded."
  }
}

package struct OtherRoundsSessions: ClaimedValue {
  package static let id = "round.otherSessions"
  let round: Int?
  let sessions: Int
  package var sentence: Sentence {
    "\(sessions, "session belongs", "sessions belong") to other rounds."
  }
}

package struct RoundOtherPlatform: ClaimedValue {
  package static let id = "round.otherPlatform"
  let round: Int?
  let platform: String
  let target: String
  let sessions: Int
  private let words: Sentence

  package init(_ other: OtherPlatform, target: ProductPlatform, round: Int?) {
    self.round = round
    platform = other.platform.rawValue
    self.target = target.rawValue
    sessions = other.sessions
    words =
      "\(other.sessions, "session was", "sessions were") on \(other.platform.label), not on \(target.label) as the target asks; the notes count all the same."
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case round, platform, target, sessions }
}

// MARK: - Consent

package struct ConsentNotRecorded: ClaimedValue {
  package static let id = "consent.notRecorded"
  let round: Int?
  let participants: Int

  package init(round: Int?, participants: Int) {
    self.round = round
    self.participants = participants
  }

  package var sentence: Sentence {
    participants == 0
      ? "Consent to observation is on record for all participants\(within(round))."
      : "Consent is not on record for \(participants, "participant", "participants")\(within(round)): counted, not quoted."
  }
}

package struct ConsentKeptInTeam: ClaimedValue {
  package static let id = "consent.keptInTeam"
  let round: Int?
  let participants: [String]

  package init(round: Int?, participants: [RecordID]) {
    self.round = round
    self.participants = participants.map(\.short)
  }

  package var sentence: Sentence {
    participants.isEmpty
      ? "No participant\(within(round)) declined consent to sharing."
      : "\(Sentence.list(participants)) did not consent to sharing: the sharing edition leaves \(participants.count == 1 ? "this participant" : "these participants" as Sentence) out."
  }
}

package struct ConsentWithdrawn: ClaimedValue {
  package static let id = "consent.withdrawn"
  let participants: Int
  package init(participants: Int) { self.participants = participants }
  package var sentence: Sentence {
    "\(participants, "participant", "participants") withdrew consent and \(participants == 1 ? "is" : "are" as Sentence) excluded."
  }
}

package struct ConsentRefused: ClaimedValue {
  package static let id = "consent.refused"
  let participants: Int
  package init(participants: Int) { self.participants = participants }
  package var sentence: Sentence {
    "\(participants, "participant", "participants") did not consent to observation and \(participants == 1 ? "is" : "are" as Sentence) excluded; run `kerb check`."
  }
}

// MARK: - Who took part

/// A kind of participant that a study may miss.
package enum PeopleKind: Hashable, Sendable, Encodable {
  case need(Dimension, NeedDuration?, label: Sentence)
  /// Sessions in a real situation that bears on the ability.
  case situation(Dimension, label: Sentence)
  case technology(String?)
  case lowSkill
  case severalNeeds
  case circumstance

  /// "need:see", "need:see:permanent", "technology:voiceover".
  package var id: String {
    switch self {
    case .need(let ability, let duration, _):
      "need:\(ability.id)" + (duration.map { ":" + $0.id } ?? "")
    case .situation(let ability, _): "situation:\(ability.id)"
    case .technology(let name): "technology" + (name.map { ":" + $0 } ?? "")
    case .lowSkill: "lowSkill"
    case .severalNeeds: "severalNeeds"
    case .circumstance: "circumstance"
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }

  /// Who is meant, behind "participants".
  fileprivate var words: Sentence {
    switch self {
    case .need(_, let duration, let label):
      duration.map { "with a \($0.label) need in \(label)" } ?? "with a need in \(label)"
    case .situation(_, let label): "in a situation that limits \(label)"
    case .technology(let name): name.map { "using \($0)" } ?? "using assistive technology"
    case .lowSkill: "with low digital skill"
    case .severalNeeds: "with needs in more than one ability"
    case .circumstance: "with a recorded circumstance"
    }
  }

  fileprivate var ability: Sentence? {
    if case .need(_, nil, let label) = self { label } else { nil }
  }
}

/// No participant of a round is known to be of any of some kinds: unknown is not none.
package struct PeopleNone: ClaimedValue {
  package static let id = "people.none"
  let round: Int?
  let kinds: [PeopleKind]
  let unknown: Int
  let participants: Int

  package init(round: Int?, _ kinds: [PeopleKind], unknown: Int, of participants: Int) {
    self.round = round
    self.kinds = kinds
    self.unknown = unknown
    self.participants = participants
  }

  package var sentence: Sentence {
    let abilities = kinds.compactMap(\.ability)
    guard abilities.count > 1, abilities.count == kinds.count else {
      let none: Sentence =
        unknown == 0 ? "none" : "none known (unknown for \(unknown) of \(participants))"
      return "Participants \(Sentence.list(kinds.map(\.words), .or))\(within(round)): \(none)."
    }
    let list = Sentence.joined(abilities, "; ")
    return unknown == 0
      ? "No participants\(within(round)) with a need in: \(list)."
      : "No participants\(within(round)) known to have a need (unknown for \(unknown) of \(participants)) in: \(list)."
  }
}

/// How many participants of a round have each entry of a list about people, and for how many the list is known.
package struct PeopleList: ClaimedValue {
  package enum List: String, Encodable, Sendable { case needs, technologies, circumstances }

  package struct Entry: Encodable, Sendable {
    let id: String
    let participants: Int
    let label: Sentence

    package init(_ id: String, _ label: Sentence, participants: Int) {
      self.id = id
      self.label = label
      self.participants = participants
    }

    private enum CodingKeys: CodingKey { case id, participants }
  }

  package static let id = "people.list"
  let round: Int?
  let list: List
  /// In the order of reports, without those that nobody has.
  let entries: [Entry]
  let none: Int
  let unknown: Int
  let participants: Int
  /// How many entries a page has room for; those of most people first.
  private let most: Int

  package init(
    round: Int?, _ list: List, _ entries: [Entry], _ known: ListKnowledge, most: Int = .max
  ) {
    self.round = round
    self.list = list
    self.entries = entries.filter { $0.participants > 0 }
    none = known.none
    unknown = known.notKnown.total
    participants = known.people
    self.most = most
  }

  package var sentence: Sentence {
    // One more is as short as "1 other".
    let shown =
      entries.count <= most || entries.count == most + 1
      ? entries
      : entries.enumerated().sorted {
        ($1.element.participants, $0.offset) < ($0.element.participants, $1.offset)
      }.prefix(most).map(\.element)
    var parts: [Sentence] = shown.map { "\($0.label) (\($0.participants))" }
    if shown.count < entries.count {
      parts.append("\(entries.count - shown.count, "other", "others")")
    }
    if none > 0 { parts.append("none reported (\(none))") }
    if unknown > 0 { parts.append("unknown for \(unknown) of \(participants)") }
    if parts.isEmpty { parts = ["none"] }
    return "\(title): " + .joined(parts, "; ") + "."
  }

  private var title: Sentence {
    switch list {
    case .needs: "Needs"
    case .technologies: "Assistive technology"
    case .circumstances: "Circumstances"
    }
  }

  private enum CodingKeys: CodingKey { case round, list, entries, none, unknown, participants }
}

package struct PeopleDescribed: ClaimedValue {
  package static let id = "people.described"
  let described: Int
  package var sentence: Sentence {
    "\(described, "person is", "people are") described in a source and did not take part."
  }
}

package struct PeopleWaiting: ClaimedValue {
  package static let id = "people.waiting"
  let participants: Int
  package init(participants: Int) { self.participants = participants }
  package var sentence: Sentence {
    participants == 0
      ? "Every registered participant has taken part in a counted session."
      : "\(participants, "registered participant has", "registered participants have") not taken part in a counted session."
  }
}

package struct PeopleWithoutFile: ClaimedValue {
  package static let id = "people.withoutFile"
  let round: Int?
  let participants: Int

  package init(round: Int?, participants: Int) {
    self.round = round
    self.participants = participants
  }

  package var sentence: Sentence {
    "\(participants, "participant", "participants")\(within(round)) \(participants == 1 ? "has" : "have" as Sentence) no file: needs and technology unknown."
  }
}

package struct PeopleSkill: ClaimedValue {
  package static let id = "people.skill"
  let round: Int?
  let placed: Int
  let low: Int
  let participants: Int

  package var sentence: Sentence {
    placed == 0
      ? "No participant\(within(round)) has a level on a skill scale."
      : "\(placed) of \(participants, "participant", "participants")\(within(round)) \(placed == 1 ? "has" : "have" as Sentence) a level on a skill scale, \(low) a low one."
  }
}

/// Technologies of sessions with several participants: the files do not say who used them.
package struct TechnologiesOfSeveral: ClaimedValue {
  package static let id = "people.technologiesOfSeveral"
  let round: Int?
  let technologies: [String]

  package var sentence: Sentence {
    "Used in sessions with several participants, not recorded by whom: \(Sentence.list(technologies))."
  }
}

// MARK: - Needs and barriers

/// A cell of the table of needs and principles.
package struct NeedBarriers: ClaimedValue {
  package static let id = "need.barriers"
  let round: Int?
  let ability: String
  /// The number of the principle; `nil` for barriers outside WCAG.
  let principle: String?
  let tried: Int
  let met: Int
  let untied: Int

  private let words: Sentence

  init(_ cell: NeedsByPrinciple.Cell, of dimension: Dimension, round: Int?) {
    self.round = round
    ability = dimension.id
    principle = cell.principle?.description
    (tried, met, untied) = (cell.tried, cell.met, cell.untied)
    words = cell.words
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case round, ability, principle, tried, met, untied }
}

/// How many participants with a need have a barrier that is tied to no need.
package struct NeedUntied: ClaimedValue {
  package static let id = "need.untied"
  let round: Int?
  let ability: String
  let untied: Int
  let participants: Int

  package init(_ row: NeedsByPrinciple, round: Int?) {
    self.round = round
    ability = row.dimension.id
    untied = row.untied
    participants = row.people
  }

  package var sentence: Sentence { "\(untied) of \(participants)" }
}

// MARK: - Recruitment

package struct TargetsMet: ClaimedValue {
  package static let id = "targets.met"
  let round: Int?
  let met: Int
  let metInAllRounds: Int
  let targets: Int
  /// Targets that cannot be counted; they are among `targets`.
  let uncounted: Int

  package init(round: Int?, met: Int, metInAllRounds: Int, targets: Int, uncounted: Int) {
    self.round = round
    self.met = met
    self.metInAllRounds = metInAllRounds
    self.targets = targets
    self.uncounted = uncounted
  }

  package var sentence: Sentence {
    if targets == 0 { return "The study has no recruitment targets." }
    let more: Sentence = metInAllRounds == met ? "" : ", \(metInAllRounds) over all rounds"
    return
      "\(met) of \(targets, "recruitment target", "recruitment targets") met\(within(round))\(more)\(left)."
  }

  /// For a page about one round.
  package var inShort: Sentence {
    "\(met) of \(targets, "recruitment target", "recruitment targets") met\(left)."
  }

  private var left: Sentence { uncounted == 0 ? "" : "; \(uncounted) cannot be counted" }
}

/// A target without a condition that can be counted.
package struct TargetUncounted: ClaimedValue {
  package static let id = "target.uncounted"
  let target: String
  let reason: Sentence
  private let words: Sentence

  package init?(_ state: TargetState) { self.init(state.label, state.uncounted) }

  package init?(_ row: TargetRow) { self.init(row.label, row.uncounted) }

  private init?(_ label: String, _ uncounted: UncountedTarget?) {
    guard let uncounted else { return nil }
    (target, reason, words) = (label, uncounted.reason, uncounted.words)
  }

  package var sentence: Sentence { "\(target): \(words)." }

  private enum CodingKeys: String, CodingKey { case target, reason }
}

/// How far one target is met.
package struct TargetMet: ClaimedValue {
  package static let id = "target.met"
  let round: Int?
  let target: String
  let counts: String
  let met: Int
  let planned: Int
  let unknown: Int
  let metInAllRounds: Int
  /// The planned share in per cent, and whom it is of; `nil` for a target without one.
  let share: Int?
  let people: Int
  let participants: Int
  private let isMet: Bool

  package init(_ row: TargetRow, round: Int?) {
    self.round = round
    target = row.label
    counts = row.countsSessions ? "sessions" : "people"
    (met, planned, unknown) = (row.metInRound, row.planned, row.notKnownInRound)
    metInAllRounds = row.metInAll
    share = row.share?.percent
    people = row.peopleInRound
    participants = row.share?.tookPartInRound ?? 0
    isMet = row.isMetInRound
  }

  package init(_ state: TargetState, round: Int?) {
    self.round = round
    target = state.label
    counts = state.countsSessions ? "sessions" : "people"
    (met, planned, unknown) = (state.inRound.met, state.minimum, state.inRound.notKnown.total)
    metInAllRounds = state.inAll.met
    share = state.minimumShare
    people = state.inRound.people
    participants = state.inRound.everybody
    isMet = state.inRound.shortfall.isMet
  }

  package var sentence: Sentence {
    let noun: Sentence =
      counts == "sessions"
      ? (planned == 1 ? "session" : "sessions") : planned == 1 ? "participant" : "participants"
    let all: Sentence = metInAllRounds == met ? "" : ", \(metInAllRounds) over all rounds"
    let part: Sentence =
      share.map { "; \(people) of all \(participants), at least \($0)% planned" } ?? ""
    let open: Sentence = unknown == 0 ? "" : " (unknown for \(unknown))"
    return "\(target): \(met) of \(planned) planned \(noun)\(within(round))\(all)\(part)\(open)."
  }

  private enum CodingKeys: CodingKey {
    case round, target, counts, met, planned, unknown, metInAllRounds, share, people, participants
  }
}

/// A value that more than two thirds of the people share of whom it is known.
package struct PeopleOver: ClaimedValue {
  package static let id = "people.over"
  let round: Int?
  let property: String
  let value: Sentence
  let participants: Int
  let known: Int
  private let words: Sentence

  package init(_ spread: Spread, _ value: Spread.Value, round: Int?) {
    self.round = round
    property = spread.property
    self.value = value.label
    participants = value.inRound
    known = spread.inRound.known
    let isNone = value.label == Spread.noneLabel
    let have: Sentence =
      switch spread.attribute {
      case .needs: isNone ? "reported no need" : "have a need in \(value.label)"
      case .assistiveTechnology:
        isNone ? "use no assistive technology" : "use \(value.label)"
      case .digitalSkill: "are at \(value.label) on \(spread.title)"
      case .ageBand: "are aged \(value.label)"
      case .firstLanguage: "have \(value.label) as first language"
      case .circumstances: isNone ? "reported no circumstance" : "live with: \(value.label)"
      }
    words = "\(value.inRound) of \(spread.inRound.known) participants (known) \(have)."
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case round, property, value, participants, known }
}

/// A target with more than twice the planned people while another one is open.
package struct TargetOver: ClaimedValue {
  package static let id = "target.over"
  let round: Int?
  let target: String
  let met: Int
  let planned: Int

  package init(_ target: TargetState, round: Int?) {
    self.round = round
    self.target = target.label
    met = target.inRound.met
    planned = target.minimum
  }

  package var sentence: Sentence {
    "\(target): \(met, "participant", "participants"), \(planned) planned, and other targets are open."
  }
}

/// No value and no target is over-represented.
package struct NobodyOver: ClaimedValue {
  package static let id = "people.overNone"
  let round: Int?
  package init(round: Int?) { self.round = round }
  package var sentence: Sentence { "No value and no target is over-represented." }
}

/// A property of which nothing is known.
package struct PeopleKnown: ClaimedValue {
  package static let id = "people.known"
  let round: Int?
  let property: String
  let known: Int
  let participants: Int
  private let words: Sentence

  package init(_ spread: Spread, round: Int?, of participants: Int) {
    self.round = round
    property = spread.property
    known = spread.inRound.known
    self.participants = participants
    let reasons: Sentence =
      spread.inRound.notKnown.total == 0 ? "" : ": \(spread.inRound.notKnown.words)"
    words = "Known for \(known) of \(participants, "participant", "participants")\(reasons)."
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case round, property, known, participants }
}

/// How mixed the people of a round are in one property.
package struct PeopleMixture: ClaimedValue {
  package static let id = "people.mixture"
  let round: Int?
  let property: String
  let n: Int
  let categories: Int
  /// The probability that two people drawn with replacement differ, 0 to 1, and the most that is possible.
  let index: Double
  let maximum: Double
  private let words: Sentence

  /// - Parameter round: `nil` for all rounds together.
  /// - Returns: `nil` without an index, or for one person.
  package init?(_ spread: Spread, round: Int?) {
    guard let index = (round == nil ? spread.inAll : spread.inRound).index,
      index.sampleSize.count > 1
    else { return nil }
    self.round = round
    property = spread.property
    n = index.sampleSize.count
    categories = index.categories
    self.index = index.value.value
    maximum = index.attainableMaximum.value
    words =
      "Two participants drawn at random, with replacement, differ with a probability of \(index.value.words); \(n) people in \(categories) categories can reach \(index.attainableMaximum.words) (Blau index, \(index.sampleSize.description))."
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case round, property, n, categories, index, maximum }
}

/// A minimum that is commonly advised, beside what the round has.
package struct PeopleMinimum: ClaimedValue {
  package static let id = "people.minimum"
  let round: Int?
  let kind: String
  let percent: Int
  let met: Int
  let known: Int
  let unknown: Int
  /// How many more would reach it.
  let missing: Int

  package init(_ minimum: CommonMinimum, round: Int?) {
    self.round = round
    kind = minimum.kind.rawValue
    percent = minimum.percent
    (met, known) = (minimum.inRound.met, minimum.inRound.known)
    (unknown, missing) = (minimum.inRound.notKnown, minimum.inRound.missing)
  }

  package var sentence: Sentence {
    let open: Sentence = unknown == 0 ? "" : " (unknown for \(unknown))"
    let state: Sentence =
      missing > 0
      ? " \(missing, "more participant", "more participants") would reach it."
      : known == 0 ? "" : " Reached."
    let isNeeds = kind == CommonMinimum.Kind.accessNeeds.rawValue
    let title: Sentence = isNeeds ? "Access needs" : "Low digital skill"
    let advice: Sentence =
      isNeeds
      ? "At least one in five is commonly advised."
      : "Half is commonly advised for a public service."
    return "\(title): \(met) of \(known, "participant", "participants")\(open). \(advice)\(state)"
  }
}
