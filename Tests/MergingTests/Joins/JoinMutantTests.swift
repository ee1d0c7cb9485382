import Testing

@testable import Merging
@testable import Records

/// Joins that are broken on purpose: the laws must notice.
@Suite("Join: the laws have teeth")
struct JoinMutantTests {
  struct Mutant: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rules: JoinRules
    /// Laws that this join breaks.
    let breaks: Set<JoinLaw>

    init(
      _ name: String, _ breaks: Set<JoinLaw>, erasing: Bool = true,
      _ join: @escaping @Sendable ([Register]) -> Register = Register.joined
    ) {
      testDescription = name
      self.breaks = breaks
      rules = JoinRules(join: join, isErasureAbsorbing: erasing)
    }
  }

  static let mutants = [
    Mutant("forgets what was superseded", [.ancestor, .nothingRises, .associative]) {
      Register(live: Register.joined($0).live)
    },
    Mutant("takes one side", [.commutative, .ancestor, .nothingLost]) { states in
      states.first { !$0.live.isEmpty } ?? Register()
    },
    Mutant("keeps only the highest write", [.nothingLost, .storedForm]) { states in
      var register = Register.joined(states)
      register.live = register.live.filter { $0.key == register.live.keys.max() }
      return register
    },
    Mutant("supersedes all but the highest write", [.nothingLost, .storedForm]) { states in
      var register = Register.joined(states)
      let highest = register.live.keys.max()
      register.superseded.formUnion(register.live.keys.filter { $0 != highest })
      register.live = register.live.filter { $0.key == highest }
      return register
    },
    Mutant("leaves out writes of equal values", [.nothingLost, .storedForm, .associative]) {
      states in
      var register = Register.joined(states)
      register.live = register.live.filter { id, value in
        register.live.allSatisfy { $0.value != value || $0.key <= id }
      }
      return register
    },
    Mutant("keeps what one side has superseded", [.nothingRises, .ancestor]) { states in
      var register = Register.joined(states)
      for state in states { register.live.merge(state.live) { one, _ in one } }
      register.superseded.subtract(register.live.keys)
      return register
    },
    Mutant("does not let erasure absorb", [.erasureAbsorbs, .storedForm], erasing: false),
  ]

  @Test(arguments: mutants) func isNoticed(_ mutant: Mutant) throws {
    var laws = JoinLaws()
    laws.rules = mutant.rules
    var broken = Set<JoinLaw>()
    for seed in 0..<600 where !mutant.breaks.isSubset(of: broken) {
      broken.formUnion(try laws.broken(by: seed, steps: 3 + seed % 14))
    }
    #expect(mutant.breaks.subtracting(broken) == [], "\(broken.map(\.rawValue).sorted())")
  }
}
