import Testing

@testable import Merging
@testable import Records

/// Rules that are broken on purpose: the laws must notice.
@Suite("Rewriting: the laws have teeth")
struct ReassertionMutantTests {
  struct Mutant: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rules: RewritingRules
    let breaks: Set<ReassertionLaw>

    init(
      _ name: String, _ breaks: Set<ReassertionLaw>, burying: Bool = true,
      _ settle: @escaping @Sendable (FieldStates) -> Register = \.settled
    ) {
      testDescription = name
      self.breaks = breaks
      rules = RewritingRules(
        settle: settle, isBuryingVanished: burying, isSkippingKnown: false)
    }
  }

  static let mutants = [
    Mutant("only merges", [.asLeft], \.joined),
    Mutant("forgets what the parent knew", [.nothingForgotten, .idempotent, .nothingRises]) {
      states in
      var register = states.settled
      if register != states.joined { register.superseded = states.current.context }
      return register
    },
    Mutant("keeps what the parent had beside it", [.asLeft, .quiet]) { states in
      var register = states.settled
      guard register != states.joined else { return register }
      register.live.merge(states.parent.live) { one, _ in one }
      register.superseded.subtract(register.live.keys)
      return register
    },
    Mutant("writes only one of several values anew", [.asLeft]) { states in
      var register = states.settled
      guard register != states.joined else { return register }
      let standing = register.standing(isMember: states.isMember)
      register.live = register.live.filter { $0.key == standing }
      return register
    },
    Mutant("takes the parent's side", [.asLeft, .nothingForgotten]) { states in
      states.joined == states.current ? states.current : states.parent
    },
    Mutant("writes everything anew", [.idempotent], \.rewritten),
    Mutant("lets vanished entries live", [.tombstones], burying: false),
  ]

  @Test(arguments: mutants) func isNoticed(_ mutant: Mutant) throws {
    var laws = ReassertionLaws()
    laws.rules = mutant.rules
    var broken = Set<ReassertionLaw>()
    for seed in 0..<600 where !mutant.breaks.isSubset(of: broken) {
      broken.formUnion(try laws.broken(by: seed))
    }
    #expect(mutant.breaks.subtracting(broken) == [], "\(broken.map(\.rawValue).sorted())")
  }
}
