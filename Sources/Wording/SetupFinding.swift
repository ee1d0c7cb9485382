package import Localization

/// Something about a clone that needs a person: where, what, and what mends it.
package struct SetupFinding: Hashable, Sendable {
  package let place: String
  package let problem: Sentence
  package let remedy: Sentence

  package init(place: String, problem: Sentence, remedy: Sentence) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }
}
