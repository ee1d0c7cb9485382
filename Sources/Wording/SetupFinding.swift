/// Something about a clone that needs a person: where, what, and what mends it.
package struct SetupFinding: Hashable, Sendable {
  package let place: String
  package let problem: String
  package let remedy: String

  package init(place: String, problem: String, remedy: String) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }
}
