package import Localization
package import Measures
import Records
import Wording

/// The recruitment report of the team as GitHub-flavoured Markdown that also reads well as plain text and aloud.
package enum RecruitmentDocument {
  /// The whole report; the same records always give the same bytes.
  package static func document(_ recruitment: Recruitment) -> Document {
    var document = Document()
    head(recruitment, &document)
    missing(recruitment, &document)
    targets(recruitment, &document)
    overRepresented(recruitment, &document)
    spreads(recruitment, &document)
    groups(recruitment, &document)
    combinations(recruitment, &document)
    document.heading(2, "Common minima")
    document.list(
      recruitment.minima.map { $0.claim(round: recruitment.round) })
    waiting(recruitment, &document)
    document.heading(2, "How to read this")
    document.list([
      "A target is met when its number and, if one is planned, its share of all participants are reached. Situational targets count sessions with a real situation, not simulated ones.",
      "Unknown is never counted: a participant counts for a target only if the property is on record. Scales of digital skill are never converted into one another.",
    ])
    return document
  }

  private static func head(_ recruitment: Recruitment, _ document: inout Document) {
    var title: Sentence = "Recruitment: \(recruitment.title)"
    if let round = recruitment.round { title = title + ", round \(round)" }
    document.heading(1, title)
    if recruitment.hasInventedPeople { document.notice(ReportHead.invented) }
    for warning in recruitment.warnings { document.notice(warning) }
    document.list(summary(recruitment))
  }

  private static func summary(_ recruitment: Recruitment) -> [Sentence] {
    let (people, round) = (recruitment.people, recruitment.round)
    var lines = [people.tookPart(round: round)]
    lines += people.recordGaps.claims
    if recruitment.rounds.count > 1 { lines.append(PeopleClaims.inAllRounds(people.inAll)) }
    lines.append(recruitment.targets.met(round: round))
    if people.waiting > 0 { lines.append(PeopleClaims.waiting(people.waiting)) }
    lines += ConsentSentences.left(withdrawn: people.withdrawn, refused: people.refused)
    lines += ConsentSentences.notRecorded(people.consentNotRecorded, round: round)
    if people.withoutFile > 0 {
      lines.append(PeopleClaims.withoutFile(people.withoutFile, round: round))
    }
    if people.pilots > 0 { lines.append(PeopleClaims.pilots(people.pilots, round: round)) }
    return lines
  }

  private static func missing(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Still missing", anchor: ReportPart.missing.rawValue)
    let lines = recruitment.openInRound.compactMap { target -> Sentence? in
      guard let words = RecruitmentWords.missing(target, target.inRound) else { return nil }
      let inAll: Sentence =
        recruitment.rounds.count > 1 && target.inAll.isMet
        ? " The target is met over all rounds." : ""
      let unknown: Sentence =
        RecruitmentWords.notKnown(target.inRound.notKnown).map { " " + $0 } ?? ""
      return target.claim(round: recruitment.round).worded("\(words)\(inAll)\(unknown)")
    }
    let uncounted = recruitment.targets.compactMap(\.uncountedClaim)
    if !(lines + uncounted).isEmpty { return document.list(lines + uncounted) }
    document.paragraph(recruitment.targets.met(round: recruitment.round))
    if recruitment.targets.isEmpty {
      document.paragraph(
        "To add a target: `kerb study edit STUDY --recruit \"label=VoiceOver advanced,minimum=2,assistiveTechnology=VoiceOver,proficiency=advanced\"`"
      )
    }
  }

  private static func targets(_ recruitment: Recruitment, _ document: inout Document) {
    guard !recruitment.targets.isEmpty else { return }
    document.heading(2, "Targets")
    document.table(
      "For each target: who is meant, how many are planned, and how far this round and all rounds meet it.",
      none: "",
      columns: ["Target", "Means", "Met in this round", "Met in all rounds", "Target met"],
      rows: recruitment.targets.map { target in
        [
          "\(target.label)", "\(target.wanted.all)",
          (target.uncountedClaim ?? target.claim(round: recruitment.round))
            .worded(RecruitmentWords.met(target, target.inRound)),
          RecruitmentWords.met(target, target.inAll), PeopleCells.isMet(target),
        ]
      })
  }

  private static func overRepresented(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Over-represented")
    let lines = RecruitmentWords.over(recruitment)
    document.list(lines)
    if lines.isEmpty {
      document.paragraph(
        .claim(
          "people.overNone", ["round": recruitment.round],
          "No value is over-represented among the participants for whom it is known, and no target is."
        ))
    }
    document.paragraph(RecruitmentWords.overRule)
  }

  private static func spreads(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Who took part")
    for spread in recruitment.spreads {
      document.heading(3, spread.title)
      document.table(
        known(spread, recruitment)
          + (spread.attribute.allowsSeveral ? " A participant may count in several rows." : ""),
        none: spread.knownClaim(round: recruitment.round, of: recruitment.people.inRound),
        columns: ["Value", "In this round", "In all rounds"],
        rows: spread.inAll.known == 0
          ? []
          : spread.values.map {
            [$0.label, PeopleCells.people($0.inRound), PeopleCells.people($0.inAll)]
          })
      if let mixture = spread.mixture(round: recruitment.round) { document.paragraph(mixture) }
    }
  }

  private static func known(_ spread: Spread, _ recruitment: Recruitment) -> Sentence {
    let unknown: Sentence =
      spread.inRound.notKnown.total == 0 ? "" : "; \(spread.inRound.notKnown.words)"
    return
      "Known for \(spread.inRound.known) of \(recruitment.people.inRound, "participant", "participants") in this round\(unknown)."
  }

  private static func groups(_ recruitment: Recruitment, _ document: inout Document) {
    let (least, most) = (TechnologyGroup.advised.lowerBound, TechnologyGroup.advised.upperBound)
    document.heading(2, "Groups by assistive technology")
    document.table(
      "\(least) to \(most) participants for each technology are commonly advised; novices and advanced users are two groups.",
      none: recruitment.people.inRound == 0
        ? recruitment.people.tookPart(round: recruitment.round)
        : none(.technology, .assistiveTechnology, recruitment),
      columns: ["Technology", "In this round", "In all rounds", "Practice", "Up to \(least)"],
      rows: recruitment.technologies.map { group in
        [
          "\(group.name)", PeopleCells.people(group.inRound.total.participants),
          PeopleCells.people(group.inAll), group.inRound.practice, upTo(group),
        ]
      })
  }

  /// Said where nobody of the round is of a kind, as far as one of the properties is known.
  private static func none(
    _ kind: PeopleKind, _ attribute: Spread.Attribute, _ recruitment: Recruitment
  ) -> Sentence {
    PeopleClaims.none(
      [kind], unknown: recruitment.unknown(attribute), of: recruitment.people.inRound,
      round: recruitment.round)
  }

  /// How many more it takes, apart for novices and advanced users if that is known.
  private static func upTo(_ group: TechnologyGroup) -> Sentence {
    guard group.inRound.novice + group.inRound.advanced > 0 else {
      return group.missing == 0 ? "reached" : .count(group.missing, "more", "more")
    }
    let parts: [Sentence] = [
      (group.missing(beside: group.inRound.novice), Proficiency.novice),
      (group.missing(beside: group.inRound.advanced), Proficiency.advanced),
    ].filter { $0.0 > 0 }.map { "\($0.0) more \($0.1.label)" }
    return parts.isEmpty ? "reached" : .joined(parts, ", ")
  }

  private static func combinations(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Needs in several abilities at once")
    let needs = recruitment.spreads.first { $0.attribute == .needs }
    document.table(
      "A combination is more than its parts.\(needs.map { " " + known($0, recruitment) } ?? "")",
      none: none(.severalNeeds, .needs, recruitment),
      columns: ["Abilities", "In this round", "In all rounds"],
      rows: recruitment.combinations.map { row in
        [
          Sentence.joined(row.labels, "; ").capitalised, PeopleCells.people(row.inRound),
          PeopleCells.people(row.inAll),
        ]
      })
  }

  /// How many people the table shows.
  private static let waitingLimit = 200

  private static func waiting(_ recruitment: Recruitment, _ document: inout Document) {
    document.heading(2, "Registered, no session yet")
    let all = recruitment.waiting
    let more: Sentence =
      all.count > waitingLimit ? " The first \(waitingLimit) of \(all.count) are shown." : ""
    document.table(
      "For each participant without a counted session: needs, technology, and the open targets that they would fill. Do not share this table.\(more)",
      none: PeopleClaims.waiting(0),
      columns: ["Participant", "Needs", "Assistive technology", "Would fill"],
      rows: all.prefix(waitingLimit).map { person in
        [
          "\(person.id.short)",
          PeopleCells.list(
            person.needs.map { "\($0.dimension.label), \($0.duration.label)" }, person.needsUnknown),
          PeopleCells.list(
            person.technologies.map { "\($0.name)" }, person.technologiesUnknown),
          .joined(person.fills.map { "\($0)" }, "; "),
        ]
      })
  }
}
