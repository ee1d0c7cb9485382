package import Measures
import Records
import Wording

/// The coverage report as GitHub-flavoured Markdown that also reads well as plain text and aloud.
package enum CoverageMarkdown {
  /// The whole report; the same coverage always gives the same bytes.
  package static func text(_ coverage: Coverage) -> String {
    var page = MarkdownPage()
    head(coverage, &page)
    failures(coverage, &page)
    beyond(coverage, &page)
    otherFindings(coverage, &page)
    notRetested(coverage, &page)
    people(coverage, &page)
    gaps(coverage, &page)
    sections(coverage, &page)
    criteria(coverage, &page)
    platform(coverage, &page)
    reading(coverage, &page)
    return page.text
  }

  private static func head(_ coverage: Coverage, _ page: inout MarkdownPage) {
    let target = coverage.target
    var title: Markdown =
      "Coverage of WCAG \(target.version.description) \(target.level.description): \(coverage.title)"
    if let round = coverage.rounds.number { title = title + ", round \(round)" }
    page.heading(1, title)
    if coverage.hasInventedPeople { page.paragraph(ReportHead.invented) }
    page.paragraph(
      """
      This report says what was looked at, by whom, and what nobody looked at. \
      It does not claim conformance.
      """)
    if coverage.people.participants == 0 { page.paragraph(nobody(coverage)) }
    page.list(summary(coverage))
  }

  static func nobody(_ coverage: Coverage) -> Markdown {
    if coverage.rounds.sessionsWithoutParticipant > 0 {
      return "No session names a real person who took part."
    }
    let kinds = EvidenceKind.allCases.filter { coverage.evidence.byKind[$0] > 0 }
    guard !kinds.isEmpty else { return "No real person took part. There is no evidence yet." }
    let names = Phrase.list(kinds.map(\.adjective))
    return "No real person took part. All evidence is \(names)."
  }
}

extension EvidenceKind {
  /// The kind in one word, for sentences and cells.
  var adjective: String {
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
