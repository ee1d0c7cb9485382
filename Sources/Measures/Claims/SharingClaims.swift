package import Localization
package import Records

// What the sharing edition states of the participants whose notes can be shared. `docs/claims.md` defines when each is true.

/// Of which closed round a sharing edition is.
package struct SharingEdition: ClaimedValue {
  package static let id = "sharing.edition"
  let round: Int
  let closedOn: String

  package init(_ release: Release) { (round, closedOn) = (release.round, release.closedOn) }

  package var sentence: Sentence {
    "Sharing edition of round \(round), closed on \(closedOn)."
  }
}

/// How many participants the sharing edition covers.
package struct SharingParticipants: ClaimedValue {
  package static let id = "sharing.participants"
  let round: Int
  /// `null` if it is not shown.
  let participants: Int?
  let sessions: Int?
  /// Why it is not shown.
  let hidden: String?

  package init(_ release: Release) {
    round = release.round
    participants = release.people.count
    sessions = release.sessions
    hidden =
      participants != nil
      ? nil
      : release.people.silence == .changedSinceClosing
        ? "\(ReleasedPeople.Silence.changedSinceClosing)" : CoarseCount.fewID
  }

  package var sentence: Sentence {
    let whose: Sentence = "whose notes can be shared"
    guard let participants, let sessions else {
      return hidden == CoarseCount.fewID
        ? "Fewer than \(CoarseCount.least) participants \(whose) took part."
        : "The number of participants is not shown."
    }
    return
      "\(participants, "participant", "participants") \(whose) took part, in \(sessions, "session", "sessions")."
  }
}

/// Why the sharing edition shows nothing of who its participants were, or nothing of them at all.
package struct SharingHidden: ClaimedValue {
  package static let id = "sharing.hidden"
  let round: Int
  let reason: String
  /// Whether their results are hidden too.
  let results: Bool
  private let silence: ReleasedPeople.Silence

  private enum CodingKeys: CodingKey { case round, reason, results }

  /// - Returns: `nil` if nothing is hidden.
  package init?(_ release: Release) {
    guard let silence = release.people.silence else { return nil }
    round = release.round
    reason = "\(silence)"
    results = release.people.telling == .nothing
    self.silence = silence
  }

  package var sentence: Sentence {
    let what: Sentence =
      results
      ? "Participant details and results are hidden" : "Participant details are hidden"
    switch silence {
    case .tooFew:
      let least = results ? CoarseCount.least : ReleasedPeople.leastPeople
      return what + ": fewer than \(least) participants whose notes can be shared took part."
    case .earlierRoundOpen:
      return what + ": an earlier round is still open, and rounds are shared in order."
    case .tooLikeEarlierRounds:
      return what + ": comparison with an earlier round could identify a participant."
    case .changedSinceClosing:
      return what
        + ": the participants who count, or their details, have changed since the round was closed. Comparison with an earlier copy could identify a participant."
    }
  }
}

/// How many participants have each of several properties of one family.
package struct SharingPeople: ClaimedValue {
  package static let id = "sharing.people"
  let round: Int
  let family: String
  /// By their ids in the JSON, such as `need:see`.
  let properties: [String]
  /// As ``CoarseCount/id`` has it; `null` if it is not shown because of earlier rounds.
  let count: String?
  /// Whether it is recorded for every participant whether they have it; only for a count of nobody.
  let isKnown: Bool?
  private let words: Sentence

  private enum CodingKeys: CodingKey { case round, family, properties, count, isKnown }

  /// - Parameters:
  ///   - properties: Of one family, with the same count.
  ///   - isKnown: Whether the family is known of every participant.
  init(_ properties: [ReleasedProperty], isKnown: Bool, round: Int) {
    let (first, count) = (properties[0], properties[0].count)
    self.round = round
    family = first.family.rawValue
    self.properties = properties.map(\.id)
    self.count = count?.id
    self.isKnown = count == .nobody ? isKnown : nil
    let named = first.family.lead + Sentence.joined(properties.map(\.label), "; ")
    switch count {
    case nil: words = "Not shown because of earlier rounds: \(named)."
    case .nobody?: words = isKnown ? "None: \(named)." : "None known: \(named)."
    case let count?:
      let each: Sentence = properties.count > 1 ? " each" : ""
      words = named.capitalised + ": " + count.words + each + "."
    }
  }

  package var sentence: Sentence { words }
}

/// That a family of properties is not recorded for some or all participants.
package struct SharingNotRecorded: ClaimedValue {
  package static let id = "sharing.notRecorded"
  let round: Int
  let family: String
  private let label: Sentence

  private enum CodingKeys: CodingKey { case round, family }

  init(_ family: ReleasedProperty.Family, round: Int) {
    self.round = round
    self.family = family.rawValue
    label = family.label
  }

  package var sentence: Sentence { "\(label): not recorded for at least 1 participant." }
}

extension Release {
  /// What is shown of its participants, a family of properties each; empty if that is hidden.
  package var peopleClaims: [[any ClaimedValue]] {
    guard people.silence == nil else { return [] }
    return ReleasedProperty.Family.allCases.compactMap { family in
      let properties = people.properties.filter { $0.family == family }
      var counts: [CoarseCount?] = []
      for count in properties.map(\.count) where !counts.contains(count) { counts.append(count) }
      let isKnown = people.notKnown.map { !$0.contains(family) } ?? false
      // What is there comes first, what is not shown last.
      let order = counts.filter { $0 != nil && $0 != .nobody } + counts.filter { $0 == .nobody }
      var claims: [any ClaimedValue] = (order + counts.filter { $0 == nil }).map { count in
        SharingPeople(properties.filter { $0.count == count }, isKnown: isKnown, round: round)
      }
      if people.notKnown?.contains(family) ?? false {
        claims.append(SharingNotRecorded(family, round: round))
      }
      return claims.isEmpty ? nil : claims
    }
  }
}

/// Recruitment targets that participants whose notes can be shared certainly meet.
package struct SharingTargetsMet: ClaimedValue {
  package static let id = "sharing.targetsMet"
  let round: Int
  let targets: [String]
  package var sentence: Sentence {
    "Met by participants whose notes can be shared: \(targets.joined(separator: "; "))."
  }
}

/// Recruitment targets that ask for an ability in which none of these participants is known to have a need.
package struct SharingTargetsNoneKnown: ClaimedValue {
  package static let id = "sharing.targetsNoneKnown"
  let round: Int
  let targets: [String]
  package var sentence: Sentence {
    "None known among participants whose notes can be shared: \(targets.joined(separator: "; "))."
  }
}

/// How many recruitment targets are not shown, of all.
package struct SharingTargetsHidden: ClaimedValue {
  package static let id = "sharing.targetsHidden"
  let round: Int
  let targets: Int
  let planned: Int
  package var sentence: Sentence {
    "Not shown: \(targets) of \(planned, "recruitment target", "recruitment targets")."
  }
}

extension Release {
  package var targetClaims: [any ClaimedValue] {
    var claims: [any ClaimedValue] = []
    if !targets.met.isEmpty { claims.append(SharingTargetsMet(round: round, targets: targets.met)) }
    if !targets.missed.isEmpty {
      claims.append(SharingTargetsNoneKnown(round: round, targets: targets.missed))
    }
    if targets.planned == 0 { claims.append(StudyNone(.targets, round)) }
    if targets.notTold > 0 {
      claims.append(
        SharingTargetsHidden(round: round, targets: targets.notTold, planned: targets.planned))
    }
    return claims
  }
}

/// Of which permanent needs of a persona a participant has a need in the same ability.
package struct SharingPersona: ClaimedValue {
  package static let id = "sharing.persona"
  let round: Int
  let persona: String
  /// Abilities, by their ids.
  let represented: [String]
  let noneKnown: [String]
  let notShown: [String]
  private let words: Sentence

  private enum CodingKeys: CodingKey { case round, persona, represented, noneKnown, notShown }

  init(_ answer: ReleasedPersona, round: Int) {
    self.round = round
    persona = answer.id.string
    represented = answer.represented.map(\.id)
    noneKnown = answer.noneKnown.map(\.id)
    notShown = answer.notShown.map(\.id)
    func list(_ abilities: [Dimension]) -> Sentence {
      Sentence.joined(abilities.map(\.label), "; ")
    }
    let left =
      [
        answer.noneKnown.isEmpty ? nil : "none known: " + list(answer.noneKnown),
        answer.notShown.isEmpty ? nil : "not shown: " + list(answer.notShown),
      ] as [Sentence?]
    let rest = Sentence.joined(left.compactMap(\.self), "; ")
    switch answer.answer {
    case .noPermanentNeed: words = "no permanent need"
    case .yes: words = "yes"
    case .partly: words = "partly: " + list(answer.represented) + "; " + rest
    case .no: words = "no; " + rest
    case .notShown: words = "not shown"
    }
  }

  package var sentence: Sentence { words }
}

extension Release {
  package func claim(of persona: ReleasedPersona) -> SharingPersona {
    SharingPersona(persona, round: round)
  }
}

/// A note with permission to quote and to share, checked for personal details.
package struct SharingNote: ClaimedValue {
  package static let id = "sharing.note"
  let words: String
  /// Whether they are a participant's own and not an account of what happened.
  let isQuote: Bool
  let impact: Int?
  private let impactWords: Sentence?

  private enum CodingKeys: CodingKey { case words, isQuote, impact }

  /// - Parameter impact: The impact in words, if one is recorded.
  package init(_ note: ReleasedWords, impact words: Sentence?) {
    self.words = note.words.words
    isQuote = note.isQuote
    impact = note.impact?.rawValue
    impactWords = words
  }

  package var sentence: Sentence {
    let impact: Sentence = impactWords.map { "impact " + $0 + ": " } ?? ""
    return isQuote ? impact + "in a participant's own words, “\(words)”" : impact + "\(words)"
  }
}

/// The mean of one questionnaire's main score, rounded.
package struct SharingScore: ClaimedValue {
  package static let id = "sharing.score"
  let round: Int
  let questionnaire: String
  let score: String
  let task: String?
  let mean: Double
  let bound: String
  private let words: Sentence

  private enum CodingKeys: CodingKey { case round, questionnaire, score, task, mean, bound }

  /// - Parameter mean: The mean in words: "about 70".
  package init(_ score: ReleasedScore, mean: Sentence, round: Int) {
    self.round = round
    (questionnaire, self.score, task) = (score.title, score.label, score.task)
    (self.mean, bound) = (score.mean.value, score.mean.bound.rawValue)
    let task: Sentence = score.task.map { " after “\($0)”" } ?? ""
    let wording: Sentence =
      score.isOfficialWording
      ? "" : "; our wording, not the official one: compare scores with care"
    words =
      "\(score.title), \(score.label)" + task + ": mean " + mean
      + ", from \(CoarseMean.leastAnswers) or more participants" + wording + "."
  }

  package var sentence: Sentence { words }
}

/// How many questionnaires were answered of which no score is shown.
package struct SharingScoresHidden: ClaimedValue {
  package static let id = "sharing.scoresHidden"
  let round: Int
  /// `null` if nothing is shown of results.
  let scores: Int?

  package init(_ release: Release) { (round, scores) = (release.round, release.scoresNotTold) }

  package var sentence: Sentence {
    guard let scores else { return "Answers to questionnaires are not shown." }
    return scores == 0
      ? "No answers to questionnaires in this round."
      : "Not shown: \(scores, "score", "scores"), because fewer than \(CoarseMean.leastAnswers) participants answered or single answers could be worked out."
  }
}

/// The state of a criterion, and how many participants have a barrier there.
package struct SharingCriterion: ClaimedValue {
  package static let id = "sharing.criterion"
  let round: Int
  let criterion: String
  let state: String?
  /// As ``CoarseCount/id`` has it.
  let withBarrier: String?
  /// By the kind of evidence.
  let outcomes: [String: String]
  let worstOpenImpact: Int?
  private let words: Sentence

  private enum CodingKeys: CodingKey {
    case round, criterion, state, withBarrier, outcomes, worstOpenImpact
  }

  /// - Parameter outcomes: The outcomes and the worst impact in words.
  package init(_ row: ReleasedCriterion, round: Int, outcomes words: [Sentence]) {
    self.round = round
    criterion = row.criterion.number.description
    state = row.state?.rawValue
    withBarrier = row.withBarrier?.id
    outcomes = Dictionary(
      row.outcomes.map { ($0.kind.id, $0.outcome.id) }, uniquingKeysWith: { first, _ in first })
    worstOpenImpact = row.worstOpenImpact?.rawValue
    var parts = row.state.map { [$0.label.capitalised + "."] } ?? []
    if let count = row.withBarrier, count != .nobody {
      parts.append("A barrier for " + count.words + ".")
    }
    self.words = Sentence.joined(parts + words, " ")
  }

  package var sentence: Sentence { words }
}

/// A finding that names a place.
package struct SharingFindingAt: ClaimedValue {
  package static let id = "sharing.findingAt"
  let round: Int
  /// `null` for problems outside WCAG.
  let place: String?
  let finding: String
  private let title: String?

  private enum CodingKeys: CodingKey { case round, place, finding }

  package init(_ finding: String, title: String?, at place: Place?, round: Int) {
    self.round = round
    self.place = place?.description
    self.finding = finding
    self.title = title
  }

  package var sentence: Sentence {
    (title.map { "Finding \(finding), \($0)" } ?? "Finding \(finding)") + "."
  }
}

/// No barrier, failure or open problem is recorded at any criterion.
package struct SharingProblemsNone: ClaimedValue {
  package static let id = "sharing.problemsNone"
  let round: Int
  package init(round: Int) { self.round = round }
  package var sentence: Sentence {
    "No barrier recorded for participants whose notes can be shared, no failure found by an expert or tool, and no open problem. This is not a pass."
  }
}

/// No criterion was checked by an expert or a tool.
package struct SharingChecksNone: ClaimedValue {
  package static let id = "sharing.checksNone"
  let round: Int
  package init(round: Int) { self.round = round }
  package var sentence: Sentence { "No expert and no tool checked a criterion." }
}
