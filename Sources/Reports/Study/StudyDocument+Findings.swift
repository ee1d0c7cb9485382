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
      document.paragraph(findings.counts.capitalised + ".")
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
        let here = findings.findings(in: part)
        guard !here.isEmpty else { return nil }
        let count = part.claim(here.count, round: findings.round)
        let names = here.map { finding -> Sentence in
          let name = FindingsDocument.named(finding)
          let doubts = finding.doubts
          return doubts.isEmpty ? name : name + " (" + .joined(doubts, "; ") + ")"
        }
        return count.capitalised + ": " + .joined(names, "; ") + "."
      })
    loose(findings, &document)
    document.list(
      findings.findings.flatMap { finding in
        ((finding.isContradicted ? [finding.standing] : []) + finding.discrepancies.map(\.sentence))
          .map { FindingsDocument.named(finding) + ": " + $0 + "." }
      })
  }

  /// What is closed or was not retested, and the worst impact by group.
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
    let round: Sentence = findings.round.map { " in round \($0)" } ?? ""
    document.table(
      "\(FindingsDocument.heading(part, round: findings.round)): every rater's severity, and the participants affected\(round), with an interval (adjusted Wald, 95 %).",
      none: "",
      columns: ["Finding", "Severity, 0 to 4", "Frequency", "Interval", "Worst impact"],
      rows: rows.map { finding in
        [FindingsDocument.named(finding), FindingsPlot.severity(finding)]
          + FindingsPlot.frequency(finding) + [finding.impacts.worst?.words ?? "not recorded"]
      })
  }

  private static func impacts(_ study: StudySummary, _ document: inout Document) {
    let problems = study.findings.findings.filter(\.part.isOpenProblem)
    let lines = problems.flatMap { finding in
      finding.impactsByGroup.map { FindingsDocument.named(finding) + "; " + $0 + "." }
    }
    guard !lines.isEmpty else { return }
    document.heading(3, "Worst impact by need and technology")
    document.list(lines)
  }

  private static func loose(_ findings: FindingsSummary, _ document: inout Document) {
    for claim in findings.outside.sessionClaims { document.paragraph(claim.capitalised + ".") }
  }

  /// How many quotes stand under one finding.
  static let quoteLimit = 3

  static func quotes(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Quotes")
    let quoted = study.findings.findings.compactMap {
      finding -> (MeasuredFinding, [FindingQuote])? in
      let quotes = chosenQuotes(finding)
      return quotes.isEmpty ? nil : (finding, quotes)
    }
    guard !quoted.isEmpty else {
      return document.paragraph("None: no note is marked for quoting with permission.")
    }
    for (finding, quotes) in quoted {
      document.heading(3, FindingsDocument.named(finding))
      document.list(quotes.map { finding.quote($0, as: quote($0)) })
    }
  }

  /// A participant's own words, of the newest rounds first; accounts of what happened are no quotes.
  static func chosenQuotes(_ finding: MeasuredFinding) -> [FindingQuote] {
    let own = finding.quotes.enumerated().filter(\.element.isInOwnWords)
    return own.sorted { left, right in
      (right.element.round, left.offset) < (left.element.round, right.offset)
    }.prefix(quoteLimit).map(\.element)
  }

  private static func quote(_ quote: FindingQuote) -> Sentence {
    var parts: [Sentence] = []
    if let participant = quote.participant { parts.append("\(participant.short)") }
    parts.append("speaker: \(quote.speaker?.label ?? "not recorded")")
    parts.append("wording: \(quote.wording?.label ?? "not recorded")")
    parts.append(quote.language.map { "language: \($0)" } ?? "language: that of the study")
    parts.append("round \(quote.round)")
    return Sentence.joined(parts, "; ").capitalised + ": “\(FindingsDocument.spoken(quote))”"
  }
}
