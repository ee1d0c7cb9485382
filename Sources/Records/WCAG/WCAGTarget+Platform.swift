/// How the criteria of a target fit a product that is no web page.
///
/// The first five lists hold every criterion of the target once. The others are views of the same
/// criteria by another source and overlap with them.
package struct PlatformFit: Hashable, Sendable {
  package var asWritten: [Criterion] = []
  package var changedWords: [Criterion] = []
  package var undecided: [Criterion] = []
  package var removed: [Criterion] = []
  /// The guidance note does not deal with them.
  package var notCovered: [Criterion] = []

  /// In EN 301 549 V3.2.1 for web pages, but without a clause for software.
  package var noSoftwareClause: [Criterion] = []
  /// Not in EN 301 549 V3.2.1 at all: level AAA, and what came with WCAG 2.2.
  package var notInStandard: [Criterion] = []
  /// Problematic for closed functionality; empty unless the platform is closed.
  package var problematicWhenClosed: [Criterion] = []
}

extension WCAGTarget {
  /// How the criteria fit a native platform; `nil` for the web and for documents.
  package var platformFit: PlatformFit? {
    guard platform.isNative else { return nil }
    var fit = PlatformFit()
    for criterion in criteria {
      switch criterion.applicability(on: platform) {
      case .asWritten: fit.asWritten.append(criterion)
      case .withSubstitution, .withChanges, .problematicSubstitute:
        fit.changedWords.append(criterion)
      case .undecided: fit.undecided.append(criterion)
      case .removed: fit.removed.append(criterion)
      case .notCovered: fit.notCovered.append(criterion)
      }
      if let clauses = criterion.clauses {
        if clauses.software == nil { fit.noSoftwareClause.append(criterion) }
      } else {
        fit.notInStandard.append(criterion)
      }
      if platform.isClosed, criterion.isProblematicWhenClosed {
        fit.problematicWhenClosed.append(criterion)
      }
    }
    return fit
  }
}
