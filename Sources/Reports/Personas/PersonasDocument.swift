package import Localization
package import Measures
import Records
import Wording

/// Which participants of a study came near which profile, for the team.
package enum PersonasDocument {
  package static func document(_ personas: PersonasInStudy) -> Document {
    var document = Document()
    var title: Sentence = "Personas: \(personas.title)"
    if let round = personas.round { title = title + ", round \(round)" }
    document.heading(1, title)
    if personas.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(
      "Profiles are invented. This report says which of them stand near somebody who took part, and whose needs nobody has tried. It names participants: do not pass it on."
    )
    guard !personas.rows.isEmpty else {
      document.paragraph(
        "The workspace has no profile yet: `kerb persona new NAME` makes one.")
      return document
    }
    document.list(summary(personas))
    who(personas, &document)
    pairs(personas, &document)
    gaps(personas, &document)
    foretold(personas, &document)
    reading(&document)
    return document
  }

  private static func summary(_ personas: PersonasInStudy) -> [Sentence] {
    let took: Sentence =
      "\(personas.peopleInRound, "person", "people") took part in this round, \(personas.peopleInAll) in all rounds."
    let met = personas.met
    let compared = personas.compared.count
    let near: Sentence =
      met.isEmpty
      ? "Nobody of this round came near any of the \(compared, "profile", "profiles")."
      : "Somebody of this round came near \(met.count) of \(compared, "profile", "profiles"): \(Sentence.list(met.map(\.profile.name)))."
    return [
      took, near,
      "That nobody came near a profile is usual: few people share several needs. It says where a profile was not tried, not that it is wrong.",
    ] + drafts(personas)
  }

  private static func drafts(_ personas: PersonasInStudy) -> [Sentence] {
    let names = personas.rows.filter(\.isDraftOfStudy).map(\.profile.name)
    guard !names.isEmpty else { return [] }
    return [
      "Left out: \(Sentence.list(names)), made of participants of this study. That they are like it says nothing."
    ]
  }

  private static func who(_ personas: PersonasInStudy, _ document: inout Document) {
    document.heading(2, "Who came near")
    document.table(
      "For each profile: who of this round came near, of whom it cannot be told, and who came near in other rounds.",
      none: "No profile.",
      columns: ["Profile", "Near in this round", "Cannot tell", "Near in other rounds"],
      rows: personas.compared.map { row in
        let near = row.people(.near, inRound: true)
        return [
          "\(row.profile.name)", near.isEmpty ? "nobody came near" : names(near),
          names(row.people(.cannotTell, inRound: true)), names(row.people(.near, inRound: false)),
        ]
      })
  }

  private static func names(_ people: [RecordID]) -> Sentence {
    people.isEmpty ? "nobody" : .list(people.map(\.short))
  }

  // MARK: Parts

  private static func pairs(_ personas: PersonasInStudy, _ document: inout Document) {
    let rows = personas.rows.flatMap { row in
      row.pairs.filter(isWorthTelling).map { (row.profile, $0) }
    }
    document.heading(2, "Part by part")
    document.table(
      "Everybody who came near a profile, or shares a lasting need or a kind of technology with it. The parts are never added up.",
      none: "Nobody shares a lasting need or a kind of technology with a profile.",
      columns: [
        "Profile and participant", "Took part", "Needs", "Technology", "Skill", "Circumstances",
        "Result",
      ],
      rows: rows.map { profile, pair in
        [
          "\(profile.name), \(pair.participant.short)",
          pair.isInRound ? "in this round" : "in another round", part(pair.needs),
          part(pair.technology),
          part(pair.skill), part(pair.circumstances), result(pair),
        ]
      })
    let others = personas.rows.reduce(0) { $0 + $1.pairs.count } - rows.count
    if others > 0 {
      document.paragraph(
        "\(others, "other pair shares", "other pairs share") neither, as far as that is known.")
    }
    let met = personas.rows.flatMap { row in
      row.pairs.filter { $0.outcome == .near }.compactMap { situations(row.profile, $0) }
    }
    document.list(met)
  }

  private static func isWorthTelling(_ pair: Nearness) -> Bool {
    pair.outcome == .near || !pair.sharedAbilities.isEmpty || !pair.sharedTechnology.isEmpty
  }

  /// "0.75 (1.5 of 2)", "1 (2 of 2)", "not known".
  static func part(_ part: Nearness.Part?) -> Sentence {
    guard let part else { return "not known" }
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
    let shared: [Sentence] =
      pair.sharedAbilities.map { "\($0.label)" } + pair.sharedTechnology.map { "\($0)" }
    switch pair.outcome {
    case .near: return "near"
    case .cannotTell:
      return shared.isEmpty ? "cannot tell" : "cannot tell; shares " + .entries(shared)
    case .notNear: return shared.isEmpty ? "shares none of it" : "shares " + .entries(shared)
    }
  }

  private static func situations(_ profile: Profile, _ pair: Nearness) -> Sentence? {
    guard !pair.situations.isEmpty else { return nil }
    let met: [Sentence] = pair.situations.map { dimension, met in
      "\(dimension.label) \(situation(met))"
    }
    return "Situations of \(profile.name), with \(pair.participant.short): " + .entries(met) + "."
  }

  static func situation(_ met: Nearness.Situation) -> Sentence {
    switch met {
    case .real: "met for real"
    case .staged: "met staged"
    case .notTried: "not tried"
    }
  }
}
