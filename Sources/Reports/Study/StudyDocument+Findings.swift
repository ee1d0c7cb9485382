import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static func findings(
    _ study: StudySummary, _ plots: StudyPlots, _ document: inout Document
  ) {
    document.heading(2, "Findings")
    let findings = study.findings
    guard !findings.findings.isEmpty else {
      document.paragraph("No finding is written down yet.")
      return loose(findings, &document)
    }
    let plot = plots.findings
    document.drawing(
      Drawing(
        name: plot.name, sentence: plot.sentence, elsewhere: link(plot.name),
        element: { plot.element(in: $0) }))
    let open: [FindingPart] = [.open, .beyondWcag]
    for part in open { table(part, findings, &document) }
    document.list(
      FindingPart.allCases.filter { !open.contains($0) }.compactMap { part in
        let names = findings.findings(in: part).map(name)
        return names.isEmpty ? nil : heading(part) + ": " + Sentence.joined(names, "; ") + "."
      })
    loose(findings, &document)
    if study.edition == .share { return }
    let against = findings.findings.filter { !$0.contradictions.isEmpty }
    guard !against.isEmpty else { return }
    document.paragraph("What the notes say against what is recorded:")
    document.list(
      against.flatMap { finding in
        finding.contradictions.map {
          FindingPlace.link("\(finding.id.short)", to: finding.id.string) + ": \($0.sentence)"
        }
      })
  }

  /// What is closed or was not tried again, and who was hurt how badly.
  static func allFindings(_ study: StudySummary, _ document: inout Document) {
    guard !study.findings.findings.isEmpty else { return }
    document.heading(2, "Findings in detail")
    let closed: [FindingPart] = [.calledFixed, .fixed, .notRetested]
    for part in closed { table(part, study.findings, &document) }
    impacts(study, &document)
  }

  private static func table(
    _ part: FindingPart, _ findings: FindingsSummary, _ document: inout Document
  ) {
    let rows = findings.findings(in: part)
    guard !rows.isEmpty else { return }
    let round: Sentence = findings.round.map { "round \($0)" } ?? "no round"
    document.table(
      "\(heading(part)): severity is every rater's, frequency is who met it in \(round), with its interval (adjusted Wald, 95 %). The two are kept apart.",
      none: "",
      columns: ["Finding", "Severity, 0 to 4", "Frequency", "Interval", "Worst impact"],
      rows: rows.map(row))
  }

  private static func heading(_ part: FindingPart) -> Sentence {
    switch part {
    case .open: "Open problems"
    case .beyondWcag: "Open problems beyond WCAG"
    case .calledFixed: "Problems that are called fixed, tried again by nobody they had hurt"
    case .fixed: "Fixed problems"
    case .notRetested: "Problems that were not retested"
    case .strength: "Strengths"
    }
  }

  /// "F05, Large text hides the price", with the way to it.
  private static func name(_ finding: FindingSummary) -> Sentence {
    FindingPlace.link("\(finding.id.short), \(finding.title)", to: finding.id.string)
  }

  private static func row(_ finding: FindingSummary) -> [Sentence] {
    let worst: Sentence = finding.impacts.worst?.words ?? "not noted"
    return [name(finding), FindingsPlot.severity(finding)]
      + FindingsPlot.frequency(finding) + [worst]
  }

  private static func impacts(_ study: StudySummary, _ document: inout Document) {
    document.heading(3, "Worst impact by need and technology")
    let problems = study.findings.findings.filter { $0.part == .open || $0.part == .beyondWcag }
    let told = problems.compactMap(impact)
    if told.isEmpty {
      document.paragraph(
        problems.contains { $0.impacts.hasHiddenRows }
          ? "Nothing can be shown: fewer than \(Edition.smallestSharedCell) people of one need or technology met each problem."
          : "No note tells what an open problem did to whom.")
      return
    }
    document.paragraph(
      "The worst that each open problem did to anybody with a need or a technology, in this round and earlier ones, and how many such people met it. Somebody may stand in several places."
        + (study.edition == .share
          ? " Needs and technologies of fewer than \(Edition.smallestSharedCell) people are not shown."
          : ""))
    document.list(told)
  }

  /// "F05: 4 of 4, blocks: seeing, permanent (1 person); 2 of 4, slows: VoiceOver (2 people)."
  private static func impact(_ finding: FindingSummary) -> Sentence? {
    let rows =
      finding.impacts.byNeed.map { ($0.group.label, $0.people, $0.worst) }
      + finding.impacts.byTechnology.map { ($0.group.label, $0.people, $0.worst) }
    guard !rows.isEmpty else { return nil }
    let levels: [Impact?] = Impact.allCases.reversed() + [nil]
    let parts = levels.compactMap { level -> Sentence? in
      let here = rows.filter { $0.2 == level }.map { label, people, _ -> Sentence in
        "\(label) (\(people, "person", "people"))"
      }
      guard !here.isEmpty else { return nil }
      let name: Sentence = level?.words ?? "impact not noted"
      return name + ": " + Sentence.joined(here, "; ")
    }
    return FindingPlace.link("\(finding.id.short)", to: finding.id.string) + ", "
      + Sentence.joined(parts, ". ") + "."
  }

  private static func loose(_ findings: FindingsSummary, _ document: inout Document) {
    guard findings.looseBarrierCount > 0 else { return }
    document.paragraph(
      "\(findings.looseBarrierCount, "barrier of this round and earlier ones belongs", "barriers of this round and earlier ones belong") to no finding yet, so nothing is told of them here."
    )
  }

  /// How many quotes stand under one finding.
  static let quoteLimit = 3

  static func quotes(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Quotes")
    let quoted = study.findings.findings.compactMap {
      finding -> (FindingSummary, [FindingQuote])? in
      let quotes = chosenQuotes(finding)
      return quotes.isEmpty ? nil : (finding, quotes)
    }
    guard !quoted.isEmpty else {
      return document.paragraph(
        "None: nobody's words are marked to be quoted, or there is no permission.")
    }
    document.paragraph(
      "Only with permission, at most \(quoteLimit) for each finding, the newest round first; who spoke, how close the note is to what was said, and in which language."
    )
    for (finding, quotes) in quoted {
      document.heading(3, name(finding))
      document.list(quotes.map(quote))
    }
  }

  /// Somebody's own words, of the newest rounds first; accounts of what happened are no quotes.
  static func chosenQuotes(_ finding: FindingSummary) -> [FindingQuote] {
    let own = finding.quotes.enumerated().filter(\.element.isInOwnWords)
    return own.sorted { left, right in
      (right.element.round, left.offset) < (left.element.round, right.offset)
    }.prefix(quoteLimit).map(\.element)
  }

  private static func quote(_ quote: FindingQuote) -> Sentence {
    var parts: [Sentence] = []
    if let participant = quote.participant { parts.append("\(participant.short)") }
    parts.append("speaker: \(quote.speaker?.label ?? "not noted")")
    parts.append("wording: \(quote.wording?.label ?? "not noted")")
    parts.append(quote.language.map { "language: \($0)" } ?? "language: that of the study")
    parts.append("round \(quote.round)")
    return Sentence.joined(parts, "; ").capitalised + ": “\(FindingsDocument.spoken(quote))”"
  }
}
