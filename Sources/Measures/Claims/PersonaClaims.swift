package import Localization
package import Records

// What the persona report of a study states. `docs/claims.md` defines when each is true.

package struct PersonasEmpty: ClaimedValue {
  package static let id = "personas.empty"
  package init() {}
  package var sentence: Sentence { "No personas yet. Run `kerb persona new NAME`." }
}

/// The personas near which a participant of the round came.
package struct PersonasNear: ClaimedValue {
  package static let id = "personas.near"
  let round: Int?
  let personas: [String]
  /// Personas that participants are compared with.
  let of: Int
  private let names: [String]

  package init(_ study: PersonasInStudy) {
    round = study.round
    personas = study.met.map(\.profile.id.string)
    names = study.met.map(\.profile.name)
    of = study.compared.count
  }

  package var sentence: Sentence {
    names.isEmpty
      ? "No participant\(within(round)) came near any of \(of, "persona", "personas")."
      : "At least 1 participant\(within(round)) came near \(names.count) of \(of, "persona", "personas"): \(Sentence.list(names))."
  }

  private enum CodingKeys: CodingKey { case round, personas, of }
}

/// Personas made of participants of the study: that they are alike says nothing.
package struct PersonasDrafted: ClaimedValue {
  package static let id = "personas.drafted"
  let personas: [String]
  private let names: [String]

  package init(_ rows: [PersonasInStudy.Row]) {
    personas = rows.map(\.profile.id.string)
    names = rows.map(\.profile.name)
  }

  package var sentence: Sentence {
    "Left out: \(Sentence.list(names)), made from participants of this study."
  }

  private enum CodingKeys: CodingKey { case personas }
}

/// Which permanent needs of a persona a participant of the round has.
package struct PersonaRepresented: ClaimedValue {
  package static let id = "persona.represented"
  let round: Int?
  let persona: String
  let represented: [String]
  let missing: [String]
  let unknown: Int
  let participants: Int
  private let labels: (represented: [Sentence], missing: [Sentence])

  package init(_ row: PersonasInStudy.Row, in study: PersonasInStudy) {
    round = study.round
    persona = row.profile.id.string
    represented = row.represented.map(\.id)
    missing = row.missing.map(\.id)
    unknown = study.needsUnknown
    participants = study.peopleInRound
    labels = (row.represented.map(\.label), row.missing.map(\.label))
  }

  /// "yes" only if every permanent need is represented.
  package var sentence: Sentence {
    if labels.missing.isEmpty {
      return labels.represented.isEmpty ? "no permanent need" : "yes"
    }
    let open: Sentence = unknown == 0 ? "" : " (unknown for \(unknown) of \(participants))"
    if labels.represented.isEmpty { return "no\(open)" }
    return
      "partly: \(Sentence.joined(labels.represented, "; ")); not: \(Sentence.joined(labels.missing, "; "))\(open)"
  }

  private enum CodingKeys: CodingKey {
    case round, persona, represented, missing, unknown, participants
  }
}

/// Pairs of a persona and a participant that share neither a need nor a kind of technology.
package struct PersonaPairsApart: ClaimedValue {
  package static let id = "personas.pairsApart"
  let pairs: Int
  package init(pairs: Int) { self.pairs = pairs }
  package var sentence: Sentence {
    "\(pairs, "other pair shares", "other pairs share") no recorded need and no kind of technology."
  }
}

/// Whether the sessions of a participant near a persona had its situations.
package struct PersonaSituations: ClaimedValue {
  package static let id = "persona.situations"
  let persona: String
  let participant: String
  /// By ability: real, staged or not tried.
  let situations: [String: String]
  private let words: Sentence

  /// - Returns: `nil` for a persona without situational needs.
  package init?(_ profile: Profile, _ pair: Nearness) {
    guard !pair.situations.isEmpty else { return nil }
    persona = profile.id.string
    participant = pair.participant.string
    situations = Dictionary(
      pair.situations.map { ($0.dimension.id, $0.met.rawValue) }, uniquingKeysWith: { $1 })
    let met = pair.situations.map { dimension, met -> Sentence in
      switch met {
      case .real: "\(dimension.label): real"
      case .staged: "\(dimension.label): simulated"
      case .notTried: "\(dimension.label): not tried"
      }
    }
    words =
      "Situations of \(profile.name), with \(pair.participant.short): " + .joined(met, "; ") + "."
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case persona, participant, situations }
}

/// Personas with a need, or a situation, in an ability that the round does not represent.
package struct PersonaNeedsNotTried: ClaimedValue {
  package static let id = "personas.notTried"
  let round: Int?
  let ability: String
  let isSituation: Bool
  let personas: [String]
  let unknown: Int
  let participants: Int
  private let label: Sentence
  private let names: [String]

  package init(
    _ ability: Dimension, isSituation: Bool, _ rows: [PersonasInStudy.Row],
    in study: PersonasInStudy
  ) {
    round = study.round
    self.ability = ability.id
    self.isSituation = isSituation
    personas = rows.map(\.profile.id.string)
    unknown = isSituation ? 0 : study.needsUnknown
    participants = study.peopleInRound
    label = ability.label
    names = rows.map(\.profile.name)
  }

  package var sentence: Sentence {
    let none: Sentence =
      unknown == 0 ? "none" : "none known (unknown for \(unknown) of \(participants))"
    return isSituation
      ? "Sessions in a situation that limits \(label)\(within(round)): none. Personas with one: \(Sentence.list(names))."
      : "Participants with a need in \(label)\(within(round)): \(none). Personas with one: \(Sentence.list(names))."
  }

  private enum CodingKeys: CodingKey {
    case round, ability, isSituation, personas, unknown, participants
  }
}

package struct PersonaNeedsAllTried: ClaimedValue {
  package static let id = "personas.allTried"
  let round: Int?
  package init(round: Int?) { self.round = round }
  package var sentence: Sentence {
    "At least 1 participant\(within(round)) has a need in each ability in which a persona has one."
  }
}

// MARK: - Predictions

/// No walkthrough predicts barriers for the round.
package struct PredictedNone: ClaimedValue {
  package static let id = "predicted.none"
  let round: Int?
  private let study: String

  package init(_ study: PersonasInStudy) {
    round = study.round
    self.study = study.study.string
  }

  package var sentence: Sentence {
    "No walkthrough predicts barriers\(within(round)): `kerb persona walk NAME --study \(study) --task TASK`."
  }

  private enum CodingKeys: CodingKey { case round }
}

/// One predicted barrier, and what became of it.
package struct PredictedBarrier: ClaimedValue {
  package static let id = "predicted.barrier"
  let persona: String
  let walkthrough: String
  let task: String
  let places: [String]
  let fate: String
  let reason: String?
  private let words: Sentence

  package init(_ barrier: Foretold.Barrier, _ profile: Profile) {
    persona = profile.id.string
    walkthrough = barrier.walkthrough.string
    task = barrier.task
    places = barrier.places.map(\.description)
    fate = barrier.fate.rawValue
    reason = barrier.reason?.rawValue
    words =
      "\(profile.name), \(barrier.task), \(Sentence.list(barrier.places.map(\.description))): \(barrier.text). "
      + barrier.words + "."
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case persona, walkthrough, task, places, fate, reason }
}

extension Foretold.Barrier {
  /// What became of it.
  package var words: Sentence {
    switch fate {
    case .met where reason == .criterionAndScreen:
      "A barrier was found at this criterion on this screen (not recorded whether it is this one)"
    case .met: "A barrier was found at this criterion (not recorded whether it is this one)"
    case .triedNotMet: "Tried by a participant near the persona, no such barrier"
    case .notTried: "Not tried by a participant near the persona"
    case .cannotTell:
      switch reason {
      case .countedForAnother: "Cannot tell: the barrier found there counts for another prediction"
      case .otherScreen: "Cannot tell: a barrier was found at this criterion, on another screen"
      default: "Cannot tell: only a guideline or principle is named"
      }
    }
  }
}

/// Predicted barriers that cannot be compared.
package struct PredictedNotCompared: ClaimedValue {
  package static let id = "predicted.notCompared"
  let round: Int?
  let barriers: Int
  package init(round: Int?, barriers: Int) {
    self.round = round
    self.barriers = barriers
  }
  package var sentence: Sentence {
    "\(barriers, "prediction is", "predictions are") not compared: without a criterion, or entered on the day of the sessions or later."
  }
}

/// Criteria with a barrier that no walkthrough of the task predicted.
package struct PredictedBeside: ClaimedValue {
  package static let id = "predicted.beside"
  let round: Int?
  let notPredicted: Int
  let cannotTell: Int

  package init(_ study: PersonasInStudy) {
    round = study.round
    notPredicted = study.metBeside.notForetold
    cannotTell = study.metBeside.cannotTell
  }

  package var sentence: Sentence {
    let open: Sentence =
      cannotTell == 0
      ? "" : " Cannot tell for \(cannotTell): only a guideline or principle is named."
    return
      "Not predicted, in tasks with a walkthrough: barriers at \(notPredicted, "criterion or guideline", "criteria or guidelines").\(open)"
  }
}
