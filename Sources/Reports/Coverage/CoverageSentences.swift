package import Localization
package import Measures
import Records

/// The first lines of the coverage report as plain sentences, for a screen.
package enum CoverageSentences {
  /// What the report says of itself, then its summary.
  package static func summary(_ coverage: Coverage) -> [Sentence] {
    [disclaimer] + CoverageDocument.summary(coverage)
  }

  /// What participants did and answered at a criterion; `nil` where there is no such sign.
  package static func signs(_ criterion: CriterionCoverage) -> Sentence? {
    guard criterion.signs.favourable + criterion.signs.unsettled > 0 else { return nil }
    let signs = Sentence(CriterionSigns(criterion, round: nil))
    return criterion.state == .unclear
      ? "No evidence that it worked: \(signs). Who should look: \(criterion.criterion.whoShouldLook)."
      : "Besides barriers: \(signs)."
  }

  /// A report says what was looked at, and claims nothing more.
  package static var disclaimer: Sentence { CoverageDocument.disclaimer }
}
