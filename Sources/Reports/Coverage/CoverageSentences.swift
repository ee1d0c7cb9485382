package import Measures

/// The first lines of the coverage report as plain sentences, for a screen.
package enum CoverageSentences {
  /// What the report says of itself, then its summary, at most eight sentences.
  package static func summary(_ coverage: Coverage) -> [String] {
    let none = coverage.people.participants == 0 ? [CoverageMarkdown.nobody(coverage)] : []
    return [disclaimer] + (none + CoverageMarkdown.summary(coverage, pointsOn: false)).map(\.plain)
  }

  /// A report says what was looked at, and claims nothing more.
  package static let disclaimer = """
    This says what was looked at, by whom, and what nobody looked at. \
    It does not claim conformance.
    """
}
