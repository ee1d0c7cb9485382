import JSON
package import Localization
package import Measures
import Records
import Wording

/// A profile as one page that somebody pins up.
///
/// What a profile does not say is left out, or said as not said. The edition for sharing is made of the profile alone:
/// it tells nothing that rests on participants, so nobody who took part, or took consent back, can change a byte of it.
package enum PersonaCardDocument {
  package static func document(_ card: PersonaCard, _ edition: Edition) -> Document {
    var document = Document(isOnePage: true, hasShortLines: true)
    head(card, &document)
    if let day = card.profile.day {
      document.heading(2, "A day (invented)")
      document.paragraph("\(day)")
    }
    purpose(card, &document)
    abilities(card, &document)
    skills(card, &document)
    setUp(card, &document)
    circumstances(card, &document)
    switch edition {
    case .team: standing(card, &document)
    case .share: shared(card.profile, &document)
    }
    if let tryIt = card.profile.tryIt {
      document.heading(2, "How to try it")
      document.paragraph("\(tryIt)")
      document.paragraph(
        "It shows where the product gets in the way, not what such a life is like. Then ask somebody to try it who uses technology this way every day."
      )
    }
    return document
  }

  package static let invented: Sentence = "Invented; one example, others with these needs differ."

  static let draft: Sentence =
    "A draft of what several participants share; not invented yet. It stays in the team."

  private static func head(_ card: PersonaCard, _ document: inout Document) {
    let profile = card.profile
    document.heading(1, "\(profile.name)")
    document.notice(profile.isDraft ? draft : invented)
    if let summary = profile.summary { document.paragraph("\(summary)") }
    var facts: [Sentence] = []
    // Words of the profile keep their letters, wherever they stand.
    if let age = profile.ageBand { facts.append("Age \(age.label)") }
    if !profile.pronouns.isEmpty { facts.append(.list(profile.pronouns)) }
    if let language = profile.firstLanguage {
      facts.append(facts.isEmpty ? "First language \(language)" : "first language \(language)")
    }
    var sentences = facts.isEmpty ? [] : [Sentence.joined(facts, "; ") + "."]
    let others = profile.languages.filter { !Text.isSame($0, profile.firstLanguage ?? "") }
    if !others.isEmpty {
      sentences.append(
        "Also uses " + Sentence.joined(others.map { Sentence(text: $0) }, "; ") + ".")
    }
    if !sentences.isEmpty { document.paragraph(Sentence.joined(sentences, " ")) }
    if let work = profile.work { document.paragraph("\(work)") }
  }

  private static func purpose(_ card: PersonaCard, _ document: inout Document) {
    let (wants, does) = (card.claims(.want), card.claims(.does))
    if !wants.isEmpty {
      document.heading(2, "Wants from technology")
      if wants.count == 1 {
        document.paragraph("\(wants[0].words)")
      } else {
        lines(wants, of: card, most: Most.wants, &document)
      }
      if let reason = card.profile.useReason {
        document.paragraph(use(reason))
      }
    }
    let inTheWay = card.claims(.inTheWay)
    if !inTheWay.isEmpty || card.profile.fit != nil {
      document.heading(2, "What stands in the way")
      if let fit = card.profile.fit { document.paragraph("\(fit)") }
      lines(inTheWay, of: card, most: Most.inTheWay, &document)
    }
    if !does.isEmpty {
      document.heading(2, "Does")
      lines(does, of: card, most: Most.does, &document)
    }
  }

  private static func use(_ reason: UseReason) -> Sentence {
    switch reason {
    case .choice: "Uses the product by choice."
    case .necessity: "Uses the product of necessity."
    case .nonUse: "Does not use the product."
    }
  }

  /// How many lines each part may have, so that a card with much behind it stays one sheet.
  enum Most {
    static let wants = 3
    static let inTheWay = 3
    static let does = 5
    static let skills = 3
    static let setUp = 7
    static let circumstances = 4
    static let standing = 6
  }

  /// Claims as a list, those first that the profile has first; how many more there are, and where.
  static func lines(
    _ claims: [ClaimReading], of card: PersonaCard, most: Int, _ document: inout Document,
    _ line: (ClaimReading) -> Sentence = { "\($0.words)" }
  ) {
    let rest = claims.count - most
    guard rest > 1 else { return document.list(claims.map(line)) }
    document.list(
      claims.prefix(most).map(line) + [
        "and \(rest) more: `kerb persona evidence \(card.profile.id.string)`"
      ])
  }

  // MARK: Abilities and skill

  private static func abilities(_ card: PersonaCard, _ document: inout Document) {
    document.heading(2, "Abilities that a product must not take for granted")
    let plot = SpectrumPlot(card)
    if plot.hasMarks {
      document.drawing(
        Drawing(
          name: plot.name, sentence: "Where \(card.profile.name) stands on the persona spectrum.",
          elsewhere: "`kerb persona card \(card.profile.id.string) --format svg` draws it.",
          element: { plot.element(in: $0) }))
    }
    let columns: [Sentence] = ["permanent", "temporary", "situational", "changing"]
    document.table(
      "Where on the persona spectrum; what is not said is no sign that there is nothing.",
      none: "Not said.", columns: ["Ability"] + columns,
      rows: card.abilities.map { ability in
        ["\(ability.dimension.label)"] + NeedDuration.ofExamples.map { cell(ability, $0) }
      })
    let open = card.abilities.filter { $0.durations.contains(.unknown) }
    if !open.isEmpty {
      document.paragraph(
        "For how long is not said: \(Sentence.entries(open.map(\.dimension.label))).")
    }
  }

  private static func cell(_ ability: PersonaCard.Ability, _ duration: NeedDuration) -> Sentence {
    guard ability.durations.contains(duration) else {
      return duration == .changing && ability.comesAndGoes ? "comes and goes" : "not said"
    }
    return "yes"
  }

  private static func skills(_ card: PersonaCard, _ document: inout Document) {
    document.heading(2, "Digital skill")
    guard !card.skills.isEmpty else { return document.paragraph("Not said.") }
    document.list(
      card.skills.prefix(Most.skills).map { skill in
        "\(skill.words). Placed by \(skill.placedBy), \(skill.basis.label)."
      })
  }

  // MARK: Set-up and circumstances

  private static func setUp(_ card: PersonaCard, _ document: inout Document) {
    document.heading(2, "Set-up")
    let technologies = card.claims(.technology)
    let rest = card.claims(.setUp)
    if technologies.isEmpty {
      document.paragraph("Assistive technology: not said.")
    }
    lines(technologies + rest, of: card, most: Most.setUp, &document)
  }

  private static func circumstances(_ card: PersonaCard, _ document: inout Document) {
    let claims = card.claims(.circumstance)
    guard !claims.isEmpty else { return }
    document.heading(2, "Circumstances")
    lines(claims, of: card, most: Most.circumstances, &document)
  }
}
