package import Localization
package import Measures
import Records
import Wording

/// The coverage report as GitHub-flavoured Markdown that also reads well as plain text and aloud.
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
      platform(coverage, &appendix)
      reading(coverage, &appendix)
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
    document.paragraph(
      """
      This report says what was looked at, by whom, and what nobody looked at. \
      It does not claim conformance.
      """)
    if coverage.people.participants == 0 { document.paragraph(nobody(coverage)) }
    document.list(summary(coverage))
  }

  static func nobody(_ coverage: Coverage) -> Sentence {
    if coverage.rounds.sessionsWithoutParticipant > 0 {
      return "No session names a real person who took part."
    }
    let kinds = EvidenceKind.allCases.filter { coverage.evidence.byKind[$0] > 0 }
    guard !kinds.isEmpty else { return "No real person took part. There is no evidence yet." }
    let names = Sentence.list(kinds.map(\.adjective))
    return "No real person took part. All evidence is \(names)."
  }
}

extension EvidenceKind {
  /// The kind in one word, for sentences and cells.
  var adjective: Sentence {
    switch self {
    case .lived: "lived"
    case .expert: "expert"
    case .tool: "tool"
    case .simulated: "simulated"
    case .persona: "persona"
    case .documented: "documented"
    }
  }
}
