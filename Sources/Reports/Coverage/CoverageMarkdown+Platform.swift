import Measures
import Records

extension CoverageMarkdown {
  static func platform(_ coverage: Coverage, _ page: inout MarkdownPage) {
    let target = coverage.target
    let states = Dictionary(
      coverage.criteria.map { ($0.criterion.place, $0.state) }, uniquingKeysWith: { $1 })
    func rows(_ criteria: [Criterion]) -> [[Markdown]] {
      criteria.map { criterion in
        [
          "\(criterion.label)", "\(who(criterion))",
          "\((states[criterion.place] ?? .notLookedAt).label)",
        ]
      }
    }
    let without = target.withoutAutomaticRule
    page.heading(2, "No automatic rule for this platform")
    page.table(
      "\(without.count) of \(coverage.states.total) criteria have no automatic rule on \(target.platform.label): only people and specialists can tell. For each, who should look, and how it was looked at so far.",
      none: "Every criterion has some automatic rule on \(target.platform.label).",
      columns: ["Criterion", "Who should look", "State"], rows: rows(without))
    let partial = target.withPartialRule
    page.heading(2, "A rule detects only part")
    page.table(
      "\(partial.count) of \(coverage.states.total) criteria have automatic rules that find some failures and never all. A pass of the rule proves nothing. For each, who should look, and how it was looked at so far.",
      none: "No criterion has an automatic rule on \(target.platform.label).",
      columns: ["Criterion", "Who should look", "State"], rows: rows(partial))
    if let fit = target.platformFit { native(fit, target, &page) }
  }

  /// Who should look; flashes are measured and never tried with people.
  private static func who(_ criterion: Criterion) -> String {
    criterion.isMeasuredOnly
      ? criterion.caution ?? criterion.whoShouldLook : criterion.whoShouldLook
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
