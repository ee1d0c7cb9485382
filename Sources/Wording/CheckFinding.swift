/// One thing that `kerb check` reports.
package struct CheckFinding: Hashable, Sendable {
  package let place: String
  package let problem: String
  package let remedy: String
  /// Whether `kerb check --fix` puts it right without losing anything.
  package let isFixable: Bool

  package init(_ error: WorkbenchError, isFixable: Bool) {
    place = error.place
    problem = error.problem
    remedy = error.remedy
    self.isFixable = isFixable
  }
}
