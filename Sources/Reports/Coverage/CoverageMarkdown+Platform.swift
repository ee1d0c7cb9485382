import Measures
import Records
import Wording

extension CoverageMarkdown {
  static func platform(_ coverage: Coverage, _ page: inout MarkdownPage) {
    automatic(coverage, &page)
    if let fit = coverage.target.platformFit { native(fit, coverage.target, &page) }
  }

  private static func native(
    _ fit: PlatformFit, _ target: WCAGTarget, _ page: inout MarkdownPage
  ) {
    page.heading(2, "How the criteria fit \(target.platform.label)")
    let guidance = target.platform.guidance.map { " according to \($0)" } ?? ""
    let rows: [(Markdown, [Criterion])] = [
      ("Apply as written", fit.asWritten), ("Apply with changed words", fit.changedWords),
      ("Undecided", fit.undecided), ("Removed", fit.removed),
      ("Not dealt with by the note", fit.notCovered),
      ("No software clause in EN 301 549 V3.2.1", fit.noSoftwareClause),
      ("Not in EN 301 549 V3.2.1 at all", fit.notInStandard),
      ("Problematic for closed products", fit.problematicWhenClosed),
    ]
    page.table(
      "How many of the \(target.criteria.count) criteria fit a product that is no web page\(guidance). The rows on EN 301 549 are another source's view of the same criteria.",
      none: "Nothing is known of this platform.",
      columns: ["How they fit", "Number", "Criteria"],
      rows: rows.filter { !$0.1.isEmpty || $0.0.source.utf8.starts(with: "Apply".utf8) }.map {
        name, criteria in
        [
          name, "\(Phrase.count(criteria.count, "criterion", "criteria"))",
          "\(criteria.map(\.number.description).joined(separator: ", "))",
        ]
      })
  }
}
