import Localization
import Measures
import Records
import Wording

extension RecruitmentDocument {
  static func spreads(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Who took part")
    document.paragraph(
      "People may count in more than one row of needs, technology and circumstances, so rows do not add up."
    )
    for spread in recruitment.spreads {
      document.heading(3, spread.title)
      let rows = rows(spread, recruitment.edition)
      let unknown: Sentence =
        spread.inRound.notKnown.total == 0
        ? "" : " Not known of the others: \(spread.inRound.notKnown.words)."
      document.table(
        "Known of \(spread.inRound.known) of \(recruitment.people.inRound, "person", "people") in this round (n = \(spread.inRound.known)).\(unknown)",
        none: spread.inAll.notKnown.total == 0
          ? "Nothing is known of anybody."
          : "Nothing is known of anybody: \(spread.inAll.notKnown.words).",
        columns: ["Value", "In this round", "In all rounds"], rows: rows)
      if let words = RecruitmentWords.mixture(spread.inRound) { document.paragraph("\(words)") }
    }
  }

  private static func people(_ count: Int) -> Sentence {
    "\(count, "person", "people")"
  }

  /// A language that one or two people speak is as good as a name: outside the team they are counted together.
  private static func rows(_ spread: Spread, _ edition: Edition) -> [[Sentence]] {
    guard spread.inAll.known > 0 else { return [] }
    let isHidden = { (value: Spread.Value) in
      spread.attribute == .firstLanguage
        && (edition.hides(crossing: value.inRound) || edition.hides(crossing: value.inAll))
    }
    var rows = spread.values.filter { !isHidden($0) }.map { value in
      ["\(value.label)", people(value.inRound), people(value.inAll)] as [Sentence]
    }
    let hidden = spread.values.filter(isHidden)
    if !hidden.isEmpty {
      rows.append([
        "\(hidden.count, "other", "others")",
        "fewer than \(Edition.smallestSharedCell) people each", "not shown",
      ])
    }
    return rows
  }

  static func groups(_ recruitment: Recruitment, _ document: inout Document) {
    let (least, most) = (TechnologyGroup.advised.lowerBound, TechnologyGroup.advised.upperBound)
    document.heading(2, "Groups by assistive technology")
    document.table(
      "Commonly advised are \(least) to \(most) people for each technology; those new to it and those well practised are two groups.",
      none:
        "\(noTechnology(recruitment)) Commonly advised are \(least) to \(most) people for each technology.",
      columns: ["Technology", "In this round", "In all rounds", "Practice", "Up to \(least)"],
      rows: recruitment.technologies.map { group in
        [
          "\(group.name)", people(group.inRound), people(group.inAll),
          practice(group, recruitment.edition),
          upTo(group, recruitment.edition),
        ]
      })
  }

  /// In the words of the warning at the head of the report.
  private static func noTechnology(_ recruitment: Recruitment) -> Sentence {
    for case .noAssistiveTechnology(let notKnown, _) in recruitment.warnings {
      return KnownAbsence(notKnown: notKnown, of: recruitment.people.inRound).technology()
    }
    return recruitment.people.sessionsInRound > 0
      ? "No session names anybody." : "Nobody took part."
  }

  /// How many more it takes, apart for people new to it and for the well practised where that is known.
  private static func upTo(_ group: TechnologyGroup, _ edition: Edition) -> Sentence {
    if edition == .share {
      return group.missing == 0 ? "reached in all" : "\(group.missing) more in all"
    }
    guard group.novice + group.advanced > 0 else {
      return group.missing == 0 ? "reached" : "\(group.missing, "more", "more")"
    }
    let parts: [Sentence] = [
      (group.missing(beside: group.novice), Proficiency.novice),
      (group.missing(beside: group.advanced), Proficiency.advanced),
    ].filter { $0.0 > 0 }.map { "\($0.0) more \($0.1.label)" }
    return parts.isEmpty ? "reached" : Sentence.joined(parts, ", ")
  }

  private static func practice(_ group: TechnologyGroup, _ edition: Edition) -> Sentence {
    if group.inRound == 0 { return "none" }
    if edition.hides(crossing: group.inRound) { return PeopleCells.notShown }
    let cells = PeopleCells(edition: edition)
    let parts: [(Int, Sentence)] = [
      (group.novice, "novice"), (group.intermediate, "intermediate"), (group.advanced, "advanced"),
      (group.practiceUnknown, "not known"),
    ]
    let shown = parts.filter { $0.0 > 0 || edition == .share }
    return Sentence.joined(
      shown.map { cells.crossing($0.0, in: group.inRound) + " \($0.1)" }, ", ")
  }

  static func combinations(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Needs in several abilities at once")
    let cells = PeopleCells(edition: recruitment.edition)
    document.table(
      "Such a combination is more than its parts: somebody deafblind is not one person who does not see plus one who does not hear.",
      none: "Nobody is known to have needs in more than one ability.",
      columns: ["Abilities", "In this round", "In all rounds"],
      rows: recruitment.combinations.map { row in
        [
          Sentence.joined(row.labels, "; ").capitalised,
          cells.crossing(row.inRound, in: row.inAll), cells.crossing(row.inAll, in: row.inAll),
        ]
      })
  }

  static func minima(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Common minima")
    document.paragraph(
      "Advice from elsewhere, for this round; the study's own targets stand above.")
    document.list(recruitment.minima.map(RecruitmentWords.minimum))
  }

  /// How many people the table of the team's edition shows.
  private static let waitingLimit = 200

  static func waiting(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Registered and not met yet")
    guard recruitment.edition == .team else {
      document.paragraph(
        "\(recruitment.people.waiting, "person is", "people are") registered and in no session that counts yet."
      )
      return
    }
    let all = recruitment.waiting
    let more: Sentence =
      all.count > waitingLimit ? " The first \(waitingLimit) of \(all.count) people are shown." : ""
    document.table(
      "For each participant who was in no session that counts: needs, technology, and the targets, open over all rounds, that they would fill. This table stays with the team.\(more)",
      none: recruitment.people.inAll == 0
        ? "Nobody is registered yet: `kerb participant new STUDY`"
        : "Everybody who is registered has been in a session.",
      columns: ["Participant", "Needs", "Assistive technology", "Would fill"],
      rows: all.prefix(waitingLimit).map { person in
        [
          "\(person.id.short)",
          list(
            person.needs.map { "\($0.dimension.label), \($0.duration.label)" }, person.needsUnknown),
          list(person.technologies.map { "\($0.name)" }, person.technologiesUnknown),
          Sentence.joined(person.fills.map { "\($0)" }, "; "),
        ]
      })
  }

  /// What is said of a list about somebody: its entries, none, or why it is not known.
  private static func list(_ entries: [Sentence], _ unknown: Unknown?) -> Sentence {
    if let unknown { return "not known: \(unknown.label)" }
    return entries.isEmpty ? "none" : Sentence.joined(entries, "; ")
  }

  static func reading(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "How to read this")
    document.list([
      "A target is met when both its number and, where one is planned, its share of all who took part are reached. Situational targets count sessions with a real situation; staged ones are simulations and do not count.",
      "Not asked, declined, unknown and nothing noted are told apart. Somebody of whom something is not known does not count for a target that asks for it.",
      "Somebody is on a scale of digital skill only where they were placed on it: scales are never converted into one another. One placement a scale counts, observed before self-reported before assumed.",
      "A more mixed group is no proof that a product was tried widely: the named gaps say more than the index.",
    ])
    if recruitment.edition == .share {
      document.paragraph(
        "This edition is for sharing: it has no P-numbers, and tells no count under \(Edition.smallestSharedCell) people where two properties cross."
      )
    }
  }
}
