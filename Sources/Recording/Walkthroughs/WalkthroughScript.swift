import JSON
package import Localization
package import Records

/// What a walkthrough asks, in its order, and what is at hand while it asks.
package struct WalkthroughScript: Sendable {
  /// A question, and where it stands among its like.
  package struct Item: Sendable {
    package let question: Walkthrough.Question
    /// From 1, among the goals or among the steps.
    package let number: Int
    package let total: Int
  }

  /// A claim of the profile that an answer can rest on.
  package struct Claim: Sendable {
    package let claim: Walkthrough.Claim
    package let words: String
    /// How it stands: "supported by 3 people in 2 studies".
    package let standing: Sentence

    package init(_ claim: Walkthrough.Claim, _ words: String, standing: Sentence) {
      self.claim = claim
      self.words = words
      self.standing = standing
    }
  }

  /// A facet and where the profile stands.
  package struct Facet: Sendable {
    package let key: String
    package let words: String

    package init(key: String, words: String) {
      self.key = key
      self.words = words
    }
  }

  package let manner: WalkthroughManner
  package let items: [Item]
  package let claims: [Claim]
  package let facets: [Facet]
  /// Roles or names that answers may name.
  package let evaluators: [String]
  /// The day that new barriers are noted with, `2026-03-03`.
  package let day: String

  package init(
    _ course: TaskCourse, manner: WalkthroughManner, claims: [Claim], facets: [Facet],
    evaluators: [String], day: String
  ) {
    self.manner = manner
    self.claims = claims
    self.facets = facets
    self.evaluators = evaluators
    self.day = day
    var (items, goal, step): ([Item], Int, Int) = ([], 0, 0)
    for leg in course.legs {
      if let own = leg.goal {
        goal += 1
        let question = Walkthrough.Question(.goal, goal: own.id, step: nil, asked: own.text)
        items.append(Item(question: question, number: goal, total: course.goals.count))
      }
      for own in leg.steps {
        step += 1
        for part in [WalkthroughPart.before, .after] {
          let question = Walkthrough.Question(
            part, goal: leg.goal?.id, step: own.id, asked: own.text)
          items.append(Item(question: question, number: step, total: course.steps.count))
        }
      }
    }
    self.items = items
  }

  /// The words of a claim; `nil` where the profile does not make it any more.
  package func words(of claim: Walkthrough.Claim) -> String? {
    claims.first { Text.isSame($0.claim.key, claim.key) }?.words
  }

  /// Who answers where nobody else is named: the only evaluator, or everybody together.
  var usualAnswerer: String? { evaluators.count == 1 ? evaluators[0] : nil }

  /// Somebody who is named by the beginning of one evaluator's name, in any case; otherwise as typed.
  func evaluator(_ typed: String) -> String {
    let wanted = typed.lowercased()
    let exact = evaluators.filter { Text.isSame($0.lowercased(), wanted) }
    let found =
      exact.isEmpty
      ? evaluators.filter { $0.lowercased().utf8.starts(with: wanted.utf8) } : exact
    return found.count == 1 ? found[0] : typed
  }
}
