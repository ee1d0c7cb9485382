package import JSON
package import Localization
package import Measures
import Records
import Wording

/// Which participants of a study came near which persona, for the team.
package enum PersonasDocument {
  package static func document(_ personas: PersonasInStudy) -> Document {
    var document = Document()
    var title: Sentence = "Personas: \(personas.title)"
    if let round = personas.round { title = title + ", round \(round)" }
    document.heading(1, title)
    if personas.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(
      "Personas are invented and never counted as participants. This report names participants: do not share it."
    )
    guard !personas.rows.isEmpty else {
      document.paragraph(none)
      return document
    }
    document.list(summary(personas))
    who(personas, &document)
    pairs(personas, &document)
    gaps(personas, &document)
    predicted(personas, &document)
    document.appendix { document in
      document.heading(2, "How this is counted")
      document.paragraph(rules)
    }
    return document
  }

  private static func summary(_ personas: PersonasInStudy) -> [Sentence] {
    let drafts = personas.rows.filter(\.isDraftOfStudy)
    return [
      PeopleClaims.tookPart(
        personas.peopleInRound, sessions: personas.sessions, unnamed: personas.unnamedSessions,
        round: personas.round)
    ] + personas.recordGaps.claims + [
      PeopleClaims.inAllRounds(personas.peopleInAll),
      near(personas),
    ] + (drafts.isEmpty ? [] : [left(drafts)])
  }

  /// The personas near which a participant of the round came, of those that participants are compared with.
  private static func near(_ personas: PersonasInStudy) -> Sentence {
    let (met, all) = (personas.met, personas.compared.count)
    return .claim(
      "personas.near",
      ["round": personas.round, "personas": met.map(\.profile.id.string), "of": all],
      met.isEmpty
        ? "No participant\(personas.within) is known to have come near any of \(all, "persona", "personas")."
        : "At least 1 participant\(personas.within) came near \(met.count) of \(all, "persona", "personas"): \(Sentence.list(met.map(\.profile.name)))."
    )
  }

  /// Personas made of participants of the study: that they are alike says nothing.
  private static func left(_ drafts: [PersonasInStudy.Row]) -> Sentence {
    .claim(
      "personas.drafted", ["personas": drafts.map(\.profile.id.string)],
      "Left out: \(Sentence.list(drafts.map(\.profile.name))), made from participants of this study."
    )
  }

  private static func who(_ personas: PersonasInStudy, _ document: inout Document) {
    document.heading(2, "Who came near")
    document.table(
      "For each persona: whether participants of this round have its permanent needs, who came near, and for whom that is unknown. Without a participant near it, a persona was not tried; it is not wrong.",
      none: near(personas),
      columns: [
        "Persona", "Permanent needs represented", "Near in this round", "Unknown",
        "Near in other rounds",
      ],
      rows: personas.compared.map { row in
        [
          "\(row.profile.name)", represented(row, in: personas),
          names(row.people(.near, inRound: true)),
          names(row.people(.cannotTell, inRound: true)),
          names(row.people(.near, inRound: false)),
        ]
      })
  }

  /// Which permanent needs of a persona a participant of the round has: "yes" only if each is represented.
  private static func represented(
    _ row: PersonasInStudy.Row, in study: PersonasInStudy
  ) -> Sentence {
    let has = Sentence.joined(row.represented.map(\.label), "; ")
    let words: Sentence =
      if row.missing.isEmpty {
        row.represented.isEmpty ? "no permanent need" : "yes"
      } else if row.represented.isEmpty {
        row.missingUnknown == 0 ? "no" : "none known" + study.unknown(for: row.missingUnknown)
      } else {
        "partly: \(has); not: \(Sentence.joined(row.missing.map(\.label), "; "))\(study.unknown(for: row.missingUnknown))"
      }
    return .claim(
      "persona.represented",
      [
        "round": study.round, "persona": row.profile.id.string,
        "represented": row.represented.map(\.id), "missing": row.missing.map(\.id),
        "unknown": row.missingUnknown, "participants": study.peopleInRound,
      ], words)
  }

  private static func names(_ people: [RecordID]) -> Sentence {
    people.isEmpty ? "none" : .list(people.map(\.short))
  }

  // MARK: Parts

  private static func pairs(_ personas: PersonasInStudy, _ document: inout Document) {
    let rows = personas.rows.flatMap { row in
      row.pairs.filter(isWorthTelling).map { (row.profile, $0) }
    }
    document.heading(2, "Part by part")
    let others = personas.rows.reduce(0) { $0 + $1.pairs.count } - rows.count
    let apart = Sentence.claim(
      "personas.pairsApart", ["pairs": others],
      "\(others, "other pair shares", "other pairs share") no recorded need and no kind of technology."
    )
    document.table(
      "Participants near a persona, or with a need or a kind of technology in common. The parts are never added up.",
      none: apart,
      columns: [
        "Persona and participant", "Took part", "Needs", "Technology", "Skill", "Circumstances",
        "Result",
      ],
      rows: rows.map { profile, pair in
        [
          "\(profile.name), \(pair.participant.short)",
          pair.isInRound ? "in this round" : "in another round", part(pair.needs),
          part(pair.technology), part(pair.skill), part(pair.circumstances), result(pair),
        ]
      })
    if !rows.isEmpty, others > 0 { document.paragraph(apart) }
    document.list(
      personas.rows.flatMap { row in
        row.pairs.filter { $0.outcome == .near && !$0.situations.isEmpty }.map {
          situations(row.profile, $0)
        }
      })
  }

  /// Whether the sessions of a participant near a persona had its situations: really, staged or not at all.
  private static func situations(_ profile: Profile, _ pair: Nearness) -> Sentence {
    let met = pair.situations.map { dimension, met -> Sentence in
      switch met {
      case .real: "\(dimension.label): real"
      case .staged: "\(dimension.label): simulated"
      case .notTried: "\(dimension.label): none recorded"
      }
    }
    let byAbility = Dictionary(
      pair.situations.map { ($0.dimension.id, $0.met.rawValue) }, uniquingKeysWith: { $1 })
    return .claim(
      "persona.situations",
      [
        "persona": profile.id.string, "participant": pair.participant.string,
        "situations": byAbility,
      ],
      "Situations of \(profile.name), with \(pair.participant.short): " + .joined(met, "; ") + ".")
  }

  private static func isWorthTelling(_ pair: Nearness) -> Bool {
    pair.outcome == .near || !pair.sharedAbilities.isEmpty || !pair.sharedTechnology.isEmpty
  }

  /// "0.75 (1.5 of 2)", "1 (2 of 2)", "unknown".
  static func part(_ part: Nearness.Part?) -> Sentence {
    guard let part else { return "unknown" }
    let own = part.halves % 2 == 0 ? "\(part.halves / 2)" : "\(part.halves / 2).5"
    return "\(value(part)) (\(own) of \(String(part.of)))"
  }

  /// The share with two decimals at most: "1", "0.5", "0.67".
  static func value(_ part: Nearness.Part) -> String {
    // Hundredths, rounded half up, without binary fractions.
    let hundredths = (100 * part.halves + part.of) / (2 * part.of)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  static func result(_ pair: Nearness) -> Sentence {
    let shared = pair.sharedAbilities.map(\.label) + pair.sharedTechnology
    let list: Sentence = shared.isEmpty ? "shares none of it" : "shares " + .joined(shared, "; ")
    return switch pair.outcome {
    case .near: "near"
    case .cannotTell: shared.isEmpty ? "unknown" : "unknown; " + list
    case .notNear: list
    }
  }

  // MARK: Needs and predictions

  /// Needs of personas that no participant of the round is known to have, by ability.
  private static func gaps(_ personas: PersonasInStudy, _ document: inout Document) {
    func lines(
      _ abilities: KeyPath<PersonasInStudy.Row, [Dimension]>, isSituation: Bool
    ) -> [Sentence] {
      Set(personas.rows.flatMap { $0[keyPath: abilities] }).sorted().map { ability in
        let rows = personas.rows.filter { $0[keyPath: abilities].contains(ability) }
        let names = Sentence.list(rows.map(\.profile.name))
        let none: Sentence = personas.needsUnknown == 0 ? "none" : "none known\(personas.open)"
        return .claim(
          "personas.notTried",
          [
            "round": personas.round, "ability": ability.id, "isSituation": isSituation,
            "personas": rows.map(\.profile.id.string),
            "unknown": isSituation ? 0 : personas.needsUnknown,
            "participants": personas.peopleInRound,
          ],
          isSituation
            ? "Sessions in a situation that limits \(ability.label)\(personas.within): none recorded. Personas with one: \(names)."
            : "Participants with a need in \(ability.label)\(personas.within): \(none). Personas with one: \(names)."
        )
      }
    }
    let found =
      lines(\.abilitiesNotTried, isSituation: false)
      + lines(\.situationsNotTried, isSituation: true)
    document.section(
      2, "Needs that are not represented", found,
      none: .claim(
        "personas.allTried", ["round": personas.round],
        "At least 1 participant\(personas.within) has a need in each ability in which a persona has one."
      ))
  }

  /// What walkthroughs predicted for the round, and the barriers that were found.
  private static func predicted(_ personas: PersonasInStudy, _ document: inout Document) {
    document.heading(2, "Predictions of walkthroughs")
    guard personas.hasForetold else {
      return document.paragraph(
        .claim(
          "predicted.none", ["round": personas.round],
          "No walkthrough predicts barriers\(personas.within): `kerb persona walk NAME --study \(personas.study.string) --task TASK`."
        ))
    }
    let rows = personas.rows.filter { !$0.foretold.barriers.isEmpty }
    document.table(
      "Barriers predicted for this round, each in one column. A prediction that no participant near the persona tried is no miss.",
      none: "", columns: ["Persona", "Found", "Tried, not found", "Not tried", "Cannot tell"],
      rows: rows.map { row in
        ["\(row.profile.name)"] + Foretold.Fate.allCases.map { "\(row.foretold.count($0))" }
      })
    document.list(
      personas.rows.flatMap { row in
        row.foretold.barriers.map { line($0, row.profile) }
      })
    let notComparable = personas.rows.reduce(0) { $0 + $1.foretold.notComparable }
    if notComparable > 0 {
      document.paragraph(notCompared(notComparable, personas))
    }
    let (notPredicted, cannotTell) = (personas.metBeside.notForetold, personas.metBeside.cannotTell)
    let open: Sentence =
      cannotTell == 0
      ? "" : " Cannot tell for \(cannotTell): only a guideline or principle is named."
    document.paragraph(
      .claim(
        "predicted.beside",
        ["round": personas.round, "notPredicted": notPredicted, "cannotTell": cannotTell],
        "Not predicted, in tasks with a walkthrough: barriers at \(notPredicted, "criterion or guideline", "criteria or guidelines").\(open)"
      ))
  }

  /// Predicted barriers that cannot be compared.
  private static func notCompared(_ barriers: Int, _ personas: PersonasInStudy) -> Sentence {
    .claim(
      "predicted.notCompared", ["round": personas.round, "barriers": barriers],
      "\(barriers, "prediction is", "predictions are") not compared: without a criterion, or entered on the day of the sessions or later."
    )
  }

  /// One predicted barrier, and what became of it.
  private static func line(_ barrier: Foretold.Barrier, _ profile: Profile) -> Sentence {
    let places = barrier.places.map(\.description)
    return .claim(
      "predicted.barrier",
      [
        "persona": profile.id.string, "walkthrough": barrier.walkthrough.string,
        "task": barrier.task, "places": places, "fate": barrier.fate.rawValue,
        "reason": barrier.reason?.rawValue,
      ],
      "\(profile.name), \(barrier.task), \(Sentence.list(places)): \(barrier.text). "
        + fate(barrier) + ".")
  }

  private static func fate(_ barrier: Foretold.Barrier) -> Sentence {
    switch barrier.fate {
    case .met where barrier.reason == .criterionAndScreen:
      "A barrier was found at this criterion on this screen (not recorded whether it is this one)"
    case .met: "A barrier was found at this criterion (not recorded whether it is this one)"
    case .triedNotMet: "Tried by a participant near the persona, no such barrier"
    case .notTried: "Not tried by a participant near the persona"
    case .cannotTell:
      switch barrier.reason {
      case .countedForAnother: "Cannot tell: the barrier found there counts for another prediction"
      case .otherScreen: "Cannot tell: a barrier was found at this criterion, on another screen"
      case .placeOrTaskOpen:
        "Cannot tell: a barrier without a criterion or task may be this one"
      case .troubleAlone: "Cannot tell: trouble was noted at this criterion, but no barrier"
      case .guidelineAlone, .criterionAndScreen, .criterionAlone, nil:
        "Cannot tell: only a guideline or principle is named"
      }
    }
  }

  /// There is no persona.
  static let none: Sentence = .claim(
    "personas.empty", [:], "No personas yet. Run `kerb persona new NAME`.")

  /// How nearness is counted, with its cut-offs.
  private static let rules: Sentence =
    "Needs: of the abilities in which either has a need, those of both; the same duration counts 1, otherwise 0.5. Technology: of the kinds that either uses, those of both; the same proficiency counts 1, one step apart or unknown 0.5, two steps 0. Skill: on the same scale, at most one level apart counts 1, two levels 0.5, more 0. Near: needs and technology at least 0.5, and skill at least 0.5 or unknown; these cut-offs are ours. A prediction counts as found if a barrier was found in the same task at a criterion that both name, after the day of the prediction; one moment counts for one prediction."
}

extension PersonasInStudy {
  /// " in round 2".
  fileprivate var within: Sentence { round.map { " in round \($0)" } ?? "" }

  /// Of how many participants of the round the needs are not known.
  fileprivate var open: Sentence {
    unknown(for: needsUnknown)
  }

  fileprivate func unknown(for people: Int) -> Sentence {
    people == 0 ? "" : " (unknown for \(people) of \(peopleInRound))"
  }
}

/// Which participants came near which profile, as data for other programs; for the team.
package enum PersonasData {
  package static func value(_ personas: PersonasInStudy) -> JSONValue {
    let beside = personas.hasForetold ? personas.metBeside : nil
    return .of([
      "study": personas.study, "title": personas.title, "edition": Edition.team.rawValue,
      "peopleInvented": personas.hasInventedPeople, "round": personas.round,
      "people": JSONValue.of([
        "inRound": personas.peopleInRound, "inAllRounds": personas.peopleInAll,
      ]),
      "cutOffs": JSONValue.of(["needs": 0.5, "technology": 0.5, "skill": 0.5]),
      "profiles": personas.rows.map(row), "metNotForetold": beside?.notForetold,
      "metCannotTell": beside?.cannotTell,
    ])
  }

  private static func row(_ row: PersonasInStudy.Row) -> JSONValue {
    .of([
      "profile": row.profile.id, "name": row.profile.name, "participants": row.pairs.map(pair),
      "draftOfThisStudy": row.isDraftOfStudy,
      "permanentNeedsRepresented": row.represented.map(\.id),
      "permanentNeedsMissing": row.missing.map(\.id),
      "abilitiesNotTried": row.abilitiesNotTried.map(\.id),
      "situationsNotTried": row.situationsNotTried.map(\.id),
      "foretold": row.foretold.barriers.map { barrier in
        JSONValue.of([
          "walkthrough": barrier.walkthrough, "task": barrier.task, "text": barrier.text,
          "places": barrier.places, "fate": barrier.fate.rawValue,
          "because": barrier.reason?.rawValue,
        ])
      }, "foretoldNotCompared": row.foretold.notComparable,
    ])
  }

  private static func pair(_ pair: Nearness) -> JSONValue {
    func part(_ part: Nearness.Part?) -> JSONValue? {
      part.map { .of(["halves": $0.halves, "of": $0.of]) }
    }
    return .of([
      "participant": pair.participant, "inRound": pair.isInRound, "needs": part(pair.needs),
      "technology": part(pair.technology), "skill": part(pair.skill),
      "circumstances": part(pair.circumstances),
      "situations": JSONValue.of(pair.situations) { ($0.dimension.id, $0.met.rawValue) },
      "sharedAbilities": pair.sharedAbilities.map(\.id),
      "sharedTechnology": pair.sharedTechnology, "result": pair.outcome.rawValue,
    ])
  }

  package static func csv(_ personas: PersonasInStudy) -> String {
    func value(_ part: Nearness.Part?) -> String {
      part.map(PersonasDocument.value) ?? "not known"
    }
    let rows = personas.rows.flatMap { row in
      row.pairs.map { pair in
        let shared = pair.sharedAbilities.map(\.id) + pair.sharedTechnology.map { $0.plain() }
        return [
          row.profile.id.string, pair.participant.string, pair.isInRound ? "yes" : "no",
          value(pair.needs), value(pair.technology), value(pair.skill), value(pair.circumstances),
          pair.outcome.rawValue, shared.joined(separator: "; "),
        ]
      }
    }
    return CSVText.table(
      [
        "profile", "participant", "inRound", "needs", "technology", "skill", "circumstances",
        "result", "shares",
      ], rows)
  }
}
