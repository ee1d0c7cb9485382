package import Localization
package import Measures
import Records

/// The first lines of the coverage report as plain sentences, for a screen.
package enum CoverageSentences {
  /// What the report says of itself, then its summary, at most ten sentences.
  package static func summary(_ coverage: Coverage) -> [Sentence] {
    let none = coverage.people.participants == 0 ? [CoverageDocument.nobody(coverage)] : []
    return [disclaimer] + none + CoverageDocument.summary(coverage, pointsOn: false)
  }

  /// What people did and answered at a criterion; `nil` where there is no such sign.
  package static func signs(_ criterion: CriterionCoverage) -> Sentence? {
    guard criterion.signs.favourable + criterion.signs.unsettled > 0 else { return nil }
    let what = SignWords.list(criterion.signs)
    return criterion.state == .unclear
      ? "Nothing shows that it worked for any of them: \(what). Who should look: \(criterion.criterion.whoShouldLook)."
      : "Besides barriers: \(what)."
  }

  /// A report says what was looked at, and claims nothing more.
  package static let disclaimer: Sentence = """
    This says what was looked at, by whom, and what nobody looked at. \
    It does not claim conformance.
    """
}
