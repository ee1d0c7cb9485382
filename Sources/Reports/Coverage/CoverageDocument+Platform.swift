import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func platform(_ coverage: Coverage, _ document: inout Document) {
    automatic(coverage, &document)
    if let fit = coverage.target.platformFit { native(fit, coverage.target, &document) }
  }

  private static func native(
    _ fit: PlatformFit, _ target: WCAGTarget, _ document: inout Document
  ) {
    document.heading(2, "How the criteria fit \(target.platform.label)")
    let guidance: Sentence = target.platform.guidance.map { " according to \($0)" } ?? ""
    // The first two are told even where there is no such criterion.
    let always: [(Sentence, [Criterion])] = [
      ("Apply as written", fit.asWritten), ("Apply with changed words", fit.changedWords),
    ]
    let others: [(Sentence, [Criterion])] = [
      ("Undecided", fit.undecided), ("Removed", fit.removed),
      ("Not dealt with by the note", fit.notCovered),
      ("No software clause in EN 301 549 V3.2.1", fit.noSoftwareClause),
      ("Not in EN 301 549 V3.2.1 at all", fit.notInStandard),
      ("Problematic for closed products", fit.problematicWhenClosed),
    ]
    document.table(
      "How many of the \(target.criteria.count) criteria fit a product that is no web page\(guidance). The rows on EN 301 549 are another source's view of the same criteria.",
      none: "Nothing is known of this platform.",
      columns: ["How they fit", "Number", "Criteria"],
      rows: (always + others.filter { !$0.1.isEmpty }).map { name, criteria in
        [
          name, "\(criteria.count, "criterion", "criteria")",
          "\(criteria.map(\.number.description).joined(separator: ", "))",
        ]
      })
  }
}
