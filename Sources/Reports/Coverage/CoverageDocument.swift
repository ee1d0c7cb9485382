package import Localization
package import Measures
import Records
import Wording

/// The coverage report of the team as GitHub-flavoured Markdown that also reads well as plain text and aloud.
package enum CoverageDocument {
  /// The whole report; the same coverage always gives the same bytes.
  package static func document(_ coverage: Coverage) -> Document {
    var document = Document()
    head(coverage, &document)
    tookPart(coverage, &document)
    failures(coverage, &document)
    needsByPrinciple(coverage, &document)
    beyond(coverage, &document)
    otherFindings(coverage, &document)
    notRetested(coverage, &document)
    gaps(coverage, &document)
    document.appendix { appendix in
      evidence(coverage, &appendix)
      beyondEvidence(coverage, &appendix)
      furtherGaps(coverage, &appendix)
      people(coverage, &appendix)
      sections(coverage, &appendix)
      criteria(coverage, &appendix)
      automatic(coverage, &appendix)
      if let fit = coverage.target.platformFit { native(fit, coverage.target, &appendix) }
      reading(&appendix)
    }
    return document
  }

  private static func head(_ coverage: Coverage, _ document: inout Document) {
    let target = coverage.target
    var title: Sentence =
      "Coverage of WCAG \(target.version.description) \(target.level.description): \(coverage.title)"
    if let round = coverage.rounds.number { title = title + ", round \(round)" }
    document.heading(1, title)
    if coverage.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(disclaimer)
    document.list(summary(coverage))
  }

  static let disclaimer: Sentence =
    "This report shows who took part, what they tried and what is not covered. It is not a conformance claim."

  /// What the report says of itself, then its summary, for a screen.
  package static func opening(_ coverage: Coverage) -> [Sentence] {
    [disclaimer] + summary(coverage)
  }

  /// What participants did and answered at a criterion, for a screen; `nil` where there is no such sign.
  package static func signs(_ criterion: CriterionCoverage) -> Sentence? {
    guard criterion.signs.favourable + criterion.signs.unsettled > 0 else { return nil }
    let signs = criterion.signsClaim
    return criterion.state == .unclear
      ? "No evidence that it worked: \(signs). Who should look: \(criterion.criterion.whoShouldLook)."
      : "Besides barriers: \(signs)."
  }

  /// Who took part, the states of the criteria, how certain they are, and what is missing.
  static func summary(_ coverage: Coverage) -> [Sentence] {
    let (people, rounds, evidence) = (coverage.people, coverage.rounds, coverage.evidence)
    let round = rounds.number
    var lines = [whoTookPart(coverage)]
    let states = coverage.states.claim(round: round)
    lines.append(
      coverage.states.byPeople > 0 || people.participants > 0
        ? states : states.worded(coverage.states.rest))
    if people.participants == 0, rounds.sessionsWithoutParticipant == 0 {
      lines.append(evidence.byKind.withoutPeople(round: round))
    }
    if evidence.confirmedTags + evidence.proposedTags > 0 { lines.append(coverage.tags) }
    let kinds: [Gap.Kind] = [.technology, .dimension, .skill, .unmetTarget]
    let missing = kinds.compactMap { kind in coverage.gaps.first { $0.kind == kind } }.prefix(2)
    if people.participants > 0, !missing.isEmpty {
      lines.append(.joined(missing.map(\.sentence), " "))
    }
    lines += ConsentSentences.notRecorded(people.consentNotRecorded, round: round)
    lines += ConsentSentences.keptInTeam(people.keptInTeam, round: round)
    return lines + coverage.openEvidence
  }

  private static func whoTookPart(_ coverage: Coverage) -> Sentence {
    let rounds = coverage.rounds
    var parts = [coverage.participants]
    if let described = coverage.described { parts.append(described) }
    parts += PlatformSentences.elsewhere(
      rounds.otherPlatforms, target: coverage.target.platform, round: rounds.number)
    return .joined(parts, " ")
  }

  /// Which participants the results rest on, before any result.
  private static func tookPart(_ coverage: Coverage, _ document: inout Document) {
    let (people, rounds) = (coverage.people, coverage.rounds)
    guard people.participants + people.described > 0 else { return }
    document.heading(2, "Who took part", anchor: ReportPart.people.rawValue)
    var lines: [Sentence] = []
    lines += rounds.recordGaps.claims
    if rounds.pilots > 0 {
      lines.append(PeopleClaims.pilots(rounds.pilots, round: rounds.number))
    }
    if let others = coverage.otherSessions { lines.append(others) }
    lines += ConsentSentences.left(withdrawn: people.withdrawn, refused: people.refused)
    if people.waiting > 0 {
      lines.append(PeopleClaims.waiting(people.waiting))
    }
    if people.withoutRecord > 0 {
      lines.append(PeopleClaims.withoutFile(people.withoutRecord, round: rounds.number))
    }
    lines.append(coverage.technologyList)
    if !people.targets.isEmpty {
      lines.append(
        ReportPlaceWords.report(
          people.targets.met(round: rounds.number), "coverage", at: .peopleDetails))
    }
    document.table(
      "For each ability: participants with a need, participants in a situation that limits it, and what those with a need tried. \(known(people.knowledge.needs))",
      none: "", columns: ["Ability", "With a need", "In a situation", "Tried"],
      rows: people.dimensions.map { row in
        [
          row.label.capitalised, PeopleCells.count(row.total),
          PeopleCells.count(row.situational), tried(row.criteria, coverage),
        ]
      })
    document.list(lines)
  }

  static func tried(_ criteria: Int, _ coverage: Coverage) -> Sentence {
    "\(criteria) of \(coverage.states.total) criteria"
  }

  /// "Known for 4 of 6 participants (none reported by 1); 1 not asked, 1 not recorded."
  static func known(_ list: ListKnowledge) -> Sentence {
    guard list.people > 0 else { return "" }
    let none: Sentence = list.none == 0 ? "" : " (none reported by \(list.none))"
    let others: Sentence = list.notKnown.total == 0 ? "" : "; \(list.notKnown.words)"
    return
      "Known for \(list.known) of \(list.people, "participant", "participants")\(none)\(others)."
  }

  /// Barriers by need, and barriers that are tied to none.
  private static func needsByPrinciple(_ coverage: Coverage, _ document: inout Document) {
    let rows = coverage.people.needsByPrinciple.filter { $0.people > 0 }
    guard let first = rows.first else { return }
    document.heading(2, "Needs and principles", anchor: ReportPart.needs.rawValue)
    if let plot = NeedsPlot(coverage) {
      document.drawing(
        Drawing(
          name: plot.name, sentence: plot.sentence,
          elsewhere:
            "`kerb report coverage STUDY --plots FOLDER` draws it as coverage-needs.svg, with the numbers of the table.",
          element: { plot.element(in: $0) }))
    }
    document.table(
      "Participants with a need who have a barrier tied to it, of those who tried a criterion of the principle. A note that names no ability counts for the need of a participant with one; the last column counts participants with a barrier that is tied to none of their needs. Barriers without a criterion are not in this table.",
      none: "",
      columns: ["Ability"] + first.cells.compactMap { $0.principle.map { "\($0.label)" } }
        + ["Outside WCAG", "Not tied to a need"],
      rows: rows.map { row in
        [row.label.capitalised]
          + row.columns.map { row.claim($0, round: coverage.rounds.number) }
          + [row.untiedClaim(round: coverage.rounds.number)]
      })
  }

  // MARK: Gaps

  private static func gaps(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Gaps", anchor: ReportPart.gaps.rawValue)
    guard !coverage.gaps.isEmpty else {
      return document.paragraph(
        .claim(
          "gaps.none", ["round": coverage.rounds.number],
          "Every criterion is covered, and every target is met."))
    }
    document.list(coverage.gaps.map(\.sentence))
    guard !coverage.furtherGaps.isEmpty else { return }
    document.paragraph(
      ReportPlaceWords.report(
        .claim(
          "gaps.further",
          ["round": coverage.rounds.number, "gaps": coverage.furtherGaps.count],
          "\(coverage.furtherGaps.count, "further gap", "further gaps"): see the appendix."),
        "coverage", at: .furtherGaps))
  }

  private static func furtherGaps(_ coverage: Coverage, _ document: inout Document) {
    guard !coverage.furtherGaps.isEmpty else { return }
    document.heading(2, "Further gaps", anchor: ReportPart.furtherGaps.rawValue)
    document.table(
      "\(coverage.furtherGaps.count, "gap", "gaps"), with what would close it.", none: "",
      columns: ["Gap", "What would close it"],
      rows: coverage.furtherGaps.map { [$0.sentence, $0.remedy] })
  }

  /// What the words and numbers mean.
  private static func reading(_ document: inout Document) {
    document.heading(2, "How to read this")
    document.list(
      statesAndOutcomes + [
        "Unknown is never counted as none. The documentation (docs/coverage.md) has all rules."
      ])
  }

  /// What states and outcomes mean, in every edition.
  static let statesAndOutcomes: [Sentence] = [
    "A state shows how a criterion was looked at. “Worked for someone” means at least one participant; it is not a pass. “Inconclusive” means that participants tried it without evidence that it worked.",
    "An outcome is a decision: a barrier reads “cannot tell” until a reviewer confirms the criterion, then “failed”. Experts' passes count for the whole list of screens only; an automated check that finds nothing proves nothing.",
  ]
}

/// The findings of the coverage report.
extension CoverageDocument {
  /// One finding in one line.
  static func finding(_ finding: MeasuredFinding, withPlaces: Bool = false) -> Sentence {
    var parts = [FindingsDocument.named(finding)]
    if finding.kind != .strength {
      parts.append(finding.standing)
      if let row = finding.recorded, let note = row.note.nonEmpty {
        parts.append(finding.field("rounds.\(row.round).note", [note], as: "\(note)"))
      }
    } else if finding.barriersAgainst != 0 {
      parts.append(finding.strengthContradicted)
    }
    parts += [finding.ratings, finding.evidence].compactMap(\.self)
    if withPlaces { parts.append(FindingsDocument.places(finding)) }
    return .joined(parts, "; ") + "."
  }

  private static func section(
    _ heading: Sentence, _ findings: [MeasuredFinding], _ document: inout Document
  ) {
    guard !findings.isEmpty else { return }
    document.heading(2, heading)
    document.list(findings.map { finding($0, withPlaces: true) })
  }

  /// Findings that stand at no place of the target, by what became of them.
  static func otherFindings(_ coverage: Coverage, _ document: inout Document) {
    section("Other open findings", coverage.otherFindings, &document)
    for part in [FindingPart.calledFixed, .fixed] {
      section(
        FindingsDocument.heading(part, round: coverage.rounds.number),
        coverage.closedFindings.filter { $0.part == part }, &document)
    }
    section("Strengths", coverage.strengths, &document)
  }
}
