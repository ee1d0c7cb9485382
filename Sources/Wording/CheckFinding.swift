package import Localization

/// One thing that `kerb check` reports.
package struct CheckFinding: Hashable, Sendable {
  package let place: String
  package let problem: Sentence
  package let remedy: Sentence
  /// Whether `kerb check --fix` puts it right without losing anything.
  package let isFixable: Bool

  package init(_ error: WorkbenchError, isFixable: Bool) {
    place = error.place
    problem = error.problem
    remedy = error.remedy
    self.isFixable = isFixable
  }
}
