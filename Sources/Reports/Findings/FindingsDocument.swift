package import Localization
package import Measures
import Records
import Wording

/// The findings of a study as GitHub-flavoured Markdown that also reads well as plain text and aloud.
package enum FindingsDocument {
  /// The whole report; the same findings always give the same bytes.
  package static func document(_ summary: FindingsSummary) -> Document {
    var document = Document()
    head(summary, &document)
    guard !summary.findings.isEmpty else {
      nothing(summary, &document)
      document.evidenceBarriers(summary.evidenceBarriers)
      document.appendix { loose(summary, &$0) }
      return document
    }
    table(summary, &document)
    contradictions(summary, &document)
    for part in FindingPart.allCases { self.part(part, summary, &document) }
    document.evidenceBarriers(summary.evidenceBarriers)
    document.appendix { appendix in
      evidence(summary, &appendix)
      loose(summary, &appendix)
      reading(summary, &appendix)
    }
    return document
  }

  private static func evidence(_ summary: FindingsSummary, _ document: inout Document) {
    document.heading(2, "What each finding rests on", anchor: ReportPart.evidence.rawValue)
    document.paragraph("Notes and impacts, in the order of the report.")
    for finding in FindingPart.allCases.flatMap(summary.findings(in:)) {
      evidence(finding, &document)
    }
  }

  private static func head(_ summary: FindingsSummary, _ document: inout Document) {
    var title: Sentence = "Findings: \(summary.title)"
    if let round = summary.round { title = title + ", round \(round)" }
    document.heading(1, title)
    if summary.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(
      """
      This report says which problems people met, how badly they hurt, and what became of them. \
      It does not claim conformance.
      """)
    if !summary.findings.isEmpty { document.list(sentences(summary)) }
  }

  /// At most six sentences: how many there are, who took part, the worst, and what is not settled.
  private static func sentences(_ summary: FindingsSummary) -> [Sentence] {
    var lines = [counts(summary), tookPart(summary)]
    lines += worst(summary)
    lines += ConsentSentences.notRecorded(summary.consentNotRecorded)
    let against = summary.findings.count { !$0.contradictions.isEmpty }
    if against > 0 {
      lines.append(
        "Of \(against, "finding", "findings"), the notes and the recorded states say different things."
      )
    }
    if summary.looseBarrierCount > 0 {
      let count = Sentence.count(summary.looseBarrierCount, "barrier", "barriers")
      lines.append(
        ReportPlaceWords.report(count, "findings", at: .loose)
          + " \(summary.looseBarrierCount == 1 ? "belongs" : "belong" as Sentence) to no finding yet."
      )
    }
    if summary.laterFindings > 0 {
      lines.append(
        "\(summary.laterFindings, "finding is", "findings are") known to later rounds only and left out."
      )
    }
    return lines
  }

  private static func counts(_ summary: FindingsSummary) -> Sentence {
    let parts = FindingPart.allCases.compactMap { part -> Sentence? in
      let count = summary.findings(in: part).count
      guard count > 0 else { return nil }
      return part == .strength
        ? "\(count, "strength", "strengths")" : "\(count) \(part.label)"
    }
    return "\(summary.findings.count, "finding", "findings"): "
      + Sentence.joined(parts, "; ") + "."
  }

  private static func tookPart(_ summary: FindingsSummary) -> Sentence {
    guard let round = summary.round else { return "No session counts yet." }
    guard summary.participants > 0 else {
      return "No session of round \(round) names a real person who took part."
    }
    return
      "\(summary.participants, "person", "people") took part in round \(round), in \(summary.sessions, "session", "sessions")."
  }

  private static func worst(_ summary: FindingsSummary) -> [Sentence] {
    guard let first = summary.mostSevereOpen, let ratings = first.severity else { return [] }
    return [
      "The most severe open problem is "
        + FindingPlace.link("\(first.id.short), \(first.title)", to: first.id.string) + ": "
        + each(ratings) + "."
    ]
  }

  /// What to do where there is no finding.
  private static func nothing(_ summary: FindingsSummary, _ document: inout Document) {
    document.paragraph(
      summary.laterFindings > 0
        ? "No finding is known to this round; \(summary.laterFindings, "belongs", "belong") to later rounds."
        : "There is no finding yet. That nothing is written down is not a pass.")
    document.paragraph(
      summary.looseBarrierCount > 0
        ? "Next: make a finding of notes that tell of one problem: `kerb finding new \(summary.study.string) \"TITLE\" --observation SESSION/NOTE`."
        : "Next: record a session, `kerb record \(summary.study.string)`, and review its notes.")
  }

  private static func contradictions(_ summary: FindingsSummary, _ document: inout Document) {
    let found = summary.findings.filter { !$0.contradictions.isEmpty }
    guard !found.isEmpty else { return }
    document.heading(2, "To settle: the notes say something else")
    document.paragraph(
      "What is recorded of these findings does not fit the notes. The report shows both; correct the state, or the notes that support it."
    )
    document.list(
      found.flatMap { finding in
        finding.contradictions.map {
          FindingPlace.link("\(finding.id.short), \(finding.title)", to: finding.id.string)
            + ": \($0.sentence)"
        }
      })
  }

  private static func part(
    _ part: FindingPart, _ summary: FindingsSummary, _ document: inout Document
  ) {
    let findings = summary.findings(in: part)
    guard let sentence = part.sentence(findings.count, round: summary.round) else { return }
    document.heading(2, part.heading(round: summary.round))
    document.paragraph(sentence)
    for finding in findings { self.finding(finding, summary, &document) }
  }
}

extension FindingPart {
  fileprivate func heading(round: Int?) -> Sentence {
    switch self {
    case .open: "Open problems"
    case .beyondWcag: "Open problems beyond WCAG"
    case .calledFixed: "Called fixed, tried again by nobody it had hurt"
    case .fixed: "Fixed problems"
    case .notRetested: round.map { "Not retested in round \($0)" } ?? "Not retested"
    case .strength: "Strengths"
    }
  }

  /// What the part holds; `nil` where it is empty and nobody misses it.
  fileprivate func sentence(_ count: Int, round: Int?) -> Sentence? {
    switch self {
    case .open:
      count > 0
        ? "\(count, "problem is", "problems are") open, the most severe first."
        : "No problem that WCAG names or may name is open. That is not a pass."
    case .beyondWcag:
      count > 0
        ? "\(count, "open problem is", "open problems are") settled as something that WCAG does not name. \(count == 1 ? "It hurts" : "They hurt" as Sentence) all the same."
        : nil
    case .fixed:
      count > 0
        ? "\(count, "problem is", "problems are") recorded as fixed, and somebody whom \(count == 1 ? "it" : "each" as Sentence) had hurt tried again."
        : nil
    case .calledFixed:
      count > 0
        ? "\(count, "problem is", "problems are") recorded as fixed, and nobody whom \(count == 1 ? "it" : "each" as Sentence) had hurt has tried again. Whether \(count == 1 ? "it is" : "they are" as Sentence) gone is not known."
        : nil
    case .notRetested:
      count > 0
        ? "\(count, "problem was", "problems were") open before and nobody tried \(count == 1 ? "it" : "them" as Sentence) again. \(count == 1 ? "It" : "They" as Sentence) may still be there."
        : nil
    case .strength:
      count > 0
        ? "\(count, "thing worked and is", "things worked and are") worth keeping."
        : nil
    }
  }
}
