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
      document.paragraph(Sentence(PersonasEmpty()))
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
        personas.peopleInRound, sessions: personas.sessions, round: personas.round),
      PeopleClaims.inAllRounds(personas.peopleInAll),
      Sentence(PersonasNear(personas)),
    ] + (drafts.isEmpty ? [] : [Sentence(PersonasDrafted(drafts))])
  }

  private static func who(_ personas: PersonasInStudy, _ document: inout Document) {
    document.heading(2, "Who came near")
    document.table(
      "For each persona: whether participants of this round have its permanent needs, who came near, and for whom that is unknown. Without a participant near it, a persona was not tried; it is not wrong.",
      none: Sentence(PersonasNear(personas)),
      columns: [
        "Persona", "Permanent needs represented", "Near in this round", "Unknown",
        "Near in other rounds",
      ],
      rows: personas.compared.map { row in
        [
          "\(row.profile.name)", Sentence(PersonaRepresented(row, in: personas)),
          names(row.people(.near, inRound: true)),
          names(row.people(.cannotTell, inRound: true)),
          names(row.people(.near, inRound: false)),
        ]
      })
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
    document.table(
      "Participants near a persona, or with a need or a kind of technology in common. The parts are never added up.",
      none: Sentence(PersonaPairsApart(pairs: others)),
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
    if !rows.isEmpty, others > 0 {
      document.paragraph(Sentence(PersonaPairsApart(pairs: others)))
    }
    document.list(
      personas.rows.flatMap { row in
        row.pairs.filter { $0.outcome == .near }.compactMap {
          PersonaSituations(row.profile, $0).map { Sentence($0) }
        }
      })
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
    document.heading(2, "Needs that are not represented")
    func lines(
      _ abilities: KeyPath<PersonasInStudy.Row, [Dimension]>, isSituation: Bool
    ) -> [Sentence] {
      Set(personas.rows.flatMap { $0[keyPath: abilities] }).sorted().map { ability in
        Sentence(
          PersonaNeedsNotTried(
            ability, isSituation: isSituation,
            personas.rows.filter { $0[keyPath: abilities].contains(ability) }, in: personas))
      }
    }
    let found =
      lines(\.abilitiesNotTried, isSituation: false)
      + lines(\.situationsNotTried, isSituation: true)
    document.list(found)
    if found.isEmpty {
      document.paragraph(Sentence(PersonaNeedsAllTried(round: personas.round)))
    }
  }

  /// What walkthroughs predicted for the round, and the barriers that were found.
  private static func predicted(_ personas: PersonasInStudy, _ document: inout Document) {
    document.heading(2, "Predictions of walkthroughs")
    guard personas.hasForetold else {
      return document.paragraph(Sentence(PredictedNone(personas)))
    }
    let rows = personas.rows.filter { !$0.foretold.barriers.isEmpty }
    if !rows.isEmpty {
      document.table(
        "Barriers predicted for this round, each in one column. A prediction that no participant near the persona tried is no miss.",
        none: "",
        columns: ["Persona", "Found", "Tried, not found", "Not tried", "Cannot tell"],
        rows: rows.map { row in
          ["\(row.profile.name)"] + Foretold.Fate.allCases.map { "\(row.foretold.count($0))" }
        })
    }
    document.list(
      personas.rows.flatMap { row in
        row.foretold.barriers.map { Sentence(PredictedBarrier($0, row.profile)) }
      })
    let notComparable = personas.rows.reduce(0) { $0 + $1.foretold.notComparable }
    if notComparable > 0 || rows.isEmpty {
      document.paragraph(
        Sentence(PredictedNotCompared(round: personas.round, barriers: notComparable)))
    }
    document.paragraph(Sentence(PredictedBeside(personas)))
  }

  /// How nearness is counted, with its cut-offs.
  private static let rules: Sentence =
    "Needs: of the abilities in which either has a need, those of both; the same duration counts 1, otherwise 0.5. Technology: of the kinds that either uses, those of both; the same proficiency counts 1, one step apart or unknown 0.5, two steps 0. Skill: on the same scale, at most one level apart counts 1, two levels 0.5, more 0. Near: needs and technology at least 0.5, and skill at least 0.5 or unknown; these cut-offs are ours. A prediction counts as found if a barrier was found in the same task at a criterion that both name, after the day of the prediction; one moment counts for one prediction."
}
