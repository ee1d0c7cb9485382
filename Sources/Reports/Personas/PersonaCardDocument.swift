import JSON
package import Localization
package import Measures
package import Records
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
    part("Does", does, of: card, most: Most.does, &document)
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

  /// The same with a heading; nothing without a claim.
  private static func part(
    _ title: Sentence, _ claims: [ClaimReading], of card: PersonaCard, most: Int,
    _ document: inout Document, _ line: (ClaimReading) -> Sentence = { "\($0.words)" }
  ) {
    guard !claims.isEmpty else { return }
    document.heading(2, title)
    lines(claims, of: card, most: most, &document, line)
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
    switch ability.mark(duration) {
    case .stands: "yes"
    case .comesAndGoes: "comes and goes"
    case .notSaid: "not said"
    }
  }

  private static func skills(_ card: PersonaCard, _ document: inout Document) {
    document.section(
      2, "Digital skill",
      card.skills.prefix(Most.skills).map { skill in
        "\(skill.words). Placed by \(skill.placedBy), \(skill.basis.label)."
      }, none: "Not said.")
  }

  // MARK: Set-up and circumstances

  private static func setUp(_ card: PersonaCard, _ document: inout Document) {
    document.heading(2, "Set-up")
    let technologies = card.claims(.technology)
    if technologies.isEmpty { document.paragraph("Assistive technology: not said.") }
    lines(technologies + card.claims(.setUp), of: card, most: Most.setUp, &document)
  }

  private static func circumstances(_ card: PersonaCard, _ document: inout Document) {
    part(
      "Circumstances", card.claims(.circumstance), of: card, most: Most.circumstances, &document)
  }

  // MARK: Known and assumed

  /// What is known and what is assumed, apart.
  static func standing(_ card: PersonaCard, _ document: inout Document) {
    document.heading(2, "Known")
    let (known, doubtful) = (card.claims(.known), card.claims(.openToDoubt))
    if known.isEmpty {
      document.paragraph(
        doubtful.isEmpty ? "Nothing: no claim rests on people or documents yet." : "Nothing.")
    }
    lines(known, of: card, most: Most.standing, &document, ClaimSentences.line)
    if card.restsOnInventedPeople {
      document.paragraph("People of an example study are invented, and so is what rests on them.")
    }
    part(
      "Open to doubt", doubtful, of: card, most: Most.standing, &document, ClaimSentences.line)
    document.heading(2, "Assumed")
    let assumed = card.claims(.assumed)
    let named = assumed.filter { $0.claim.kind == .assumption }
    lines(named, of: card, most: Most.standing, &document)
    let others = assumed.count - named.count
    if others > 0 {
      document.paragraph(
        others == 1
          ? "1 other claim on this card rests on nothing recorded: it is assumed too."
          : "\(others) other claims on this card rest on nothing recorded: they are assumed too.")
    }
    if assumed.isEmpty {
      document.paragraph(
        card.claims.isEmpty ? "Everything on this card." : "Everything else on this card.")
    }
    sources(card.profile, &document)
    let checked = card.claims.count { $0.bases.contains { $0.counts && $0.basis.kind == .checked } }
    if checked > 0 {
      document.paragraph(
        "\(checked, "claim was", "claims were") checked by a person with lived experience.")
    }
    if card.claims.contains(where: { !$0.bases.isEmpty }) {
      document.paragraph("This card is for the team: what rests on people stays in the team.")
    }
  }

  /// The same for people outside the team: nothing that follows from single people.
  static func shared(_ profile: Profile, _ document: inout Document) {
    document.heading(2, "Known and assumed")
    document.paragraph(
      "Which of this rests on research with people is told in the team only. Take all of it as assumed."
    )
    sources(profile, &document)
  }

  private static func sources(_ profile: Profile, _ document: inout Document) {
    document.paragraph(
      profile.checkedBy.isEmpty
        ? "No person with lived experience has checked the whole card."
        : "Checked by \(Sentence.list(profile.checkedBy)).")
  }
}

/// The set of profiles on one page, which leads to their cards.
package enum PersonaSheetDocument {
  /// The name of somebody's page in a folder of cards, in small letters; the first page of the folder is `index`.
  package static func page(of id: RecordID) -> String {
    Text.isSame(id.folded, "index") ? "profile-index" : id.folded
  }

  package static func document(_ sheet: PersonaSheet) -> Document {
    var document = Document()
    document.heading(1, "\(sheet.profiles.count, "profile", "profiles")")
    let drafts = sheet.profiles.count(where: \.isDraft)
    document.notice(
      drafts == 0
        ? "All of them are invented; each is one example, others with these needs differ."
        : "\(drafts, "is a draft", "are drafts") of what participants share, and \(drafts == 1 ? "stays" : "stay" as Sentence) in the team; the others are invented."
    )
    document.section(
      2, "Who is there",
      sheet.profiles.map { profile in
        // Two people of the same name are told apart by their ids.
        let isShared = sheet.profiles.count { Text.isSame($0.name, profile.name) } > 1
        let name: Sentence = isShared ? "\(profile.name) (\(profile.id.string))" : "\(profile.name)"
        let link = name.marked(.link(ReportPlace(report: page(of: profile.id))))
        return profile.summary.map { link + ": \($0)" } ?? link
      }, none: "Nobody yet.")
    document.heading(2, "Where on the persona spectrum")
    document.table(
      "Who of the set stands in each cell.", none: "The workspace has no spectrum.",
      columns: [
        "Ability", "permanent", "temporary", "situational", "changing", "duration not said",
      ],
      rows: sheet.rows.map(row))
    document.heading(2, "Where nobody of the set stands")
    document.list(
      sheet.nobody.map { "\($0.dimension.label), \($0.duration.label)" })
    if !sheet.unsettled.isEmpty {
      document.paragraph("Not known, since somebody has a need there whose duration is not said:")
      document.list(sheet.unsettled.map { "\($0.dimension.label): \(Sentence.list(unsaid($0)))" })
    }
    if sheet.nobody.isEmpty, sheet.unsettled.isEmpty, !sheet.rows.isEmpty {
      document.paragraph("In each cell stands somebody. That is no sign that nobody is missing.")
    }
    return document
  }

  private static func row(_ row: PersonaSheet.Row) -> [Sentence] {
    // Who stands in one of the empty cells is not known where a duration is not said.
    let nobody: Sentence = unsaid(row).isEmpty ? "nobody" : "not known"
    let cells = NeedDuration.ofExamples.map { duration -> Sentence in
      row.names[duration].map { Sentence.list($0) } ?? nobody
    }
    let last: Sentence = unsaid(row).isEmpty ? "nobody" : Sentence.list(unsaid(row))
    return ["\(row.dimension.label)"] + cells + [last]
  }

  /// The names of those whose need has no duration.
  private static func unsaid(_ row: PersonaSheet.Row) -> [String] { row.names[.unknown] ?? [] }
}
