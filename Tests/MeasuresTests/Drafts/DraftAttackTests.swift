import Laws
import RecordSamples
import Records
import Testing

@testable import Measures

@Suite("Nobody can be told from drafts")
struct DraftAttackTests {
  @Test("a draft of all that two share would fit one person in 43 of the example's 120 triples")
  func naive() throws {
    let population = try DraftStudies.example()
    let judge = DraftJudge(population)
    let triples = DraftAttacker.groups(of: 3, among: population.people.count)
    #expect(triples.count == 120)
    #expect(triples.count { judge.fitting(judge.shared($0)) == 1 } == 43)
  }

  @Test("one draft of the example points at nobody", arguments: 3...5)
  func example(_ size: Int) throws {
    // Whoever refused future use, or came to a pilot alone, is in no draft; here everybody may be, so that all groups
    // are tried.
    let session = try #require(RecordID("S99-zzzz"))
    let agreed = DraftPopulation(
      try DraftStudies.example().people.map {
        DraftPopulation.Person(
          id: $0.id, values: $0.values, hasAgreed: true,
          sessions: $0.sessions.isEmpty ? [session] : $0.sessions)
      })
    for population in [try DraftStudies.example(), agreed] {
      let attacker = DraftAttacker(population, sizes: size...size)
      #expect(attacker.isAllowed.count == [3: 120, 4: 210, 5: 252][size])
      let may = population.people.count { $0.hasAgreed && !$0.sessions.isEmpty }
      let groups = DraftAttacker.groups(of: size, among: may).count
      #expect(attacker.isAllowed.values.count { $0 } > groups / 3)
      for seen in attacker.groups.keys { #expect(attacker.pointedAt(by: seen) == nil) }
    }
  }

  @Test("two drafts of the example point at nobody")
  func twoOfTheExample() throws {
    var attacker = DraftAttacker(try DraftStudies.example(), sizes: 3...5)
    try attackPairs(&attacker, 0, all: Laws.isFull)
    // A rule that refused every second draft would point at nobody too, and be of no use: 307 of all
    // pairs were allowed when this was written.
    #expect(attacker.pairsAttacked > (Laws.isFull ? 200 : 10), "\(attacker.pairsAttacked)")
  }

  @Test("drafts of random studies point at nobody", arguments: Laws.seeds(0..<200))
  func random(_ seed: Int) throws {
    var attacker = DraftAttacker(try DraftStudies.random(seed), sizes: 3...5)
    for seen in attacker.groups.keys {
      let found = attacker.pointedAt(by: seen)
      #expect(found == nil, "seed \(seed)")
    }
    try attackPairs(&attacker, seed, all: false)
  }

  /// - Parameter all: Whether all pairs of drafts are attacked, or sixty of them.
  private func attackPairs(_ attacker: inout DraftAttacker, _ seed: Int, all: Bool) throws {
    let seen = attacker.groups.keys.sorted {
      ($0.size, $0.values.sorted()) < ($1.size, $1.values.sorted())
    }
    var pairs = seen.flatMap { one in seen.map { (one, $0) } }
    var random = SeededRandom(seed)
    if !all { pairs = Array(pairs.shuffled(using: &random).prefix(60)) }
    for (first, second) in pairs {
      let found = attacker.pointedAt(by: first, then: second)
      #expect(found == nil, "seed \(seed): \(first) then \(second)")
    }
  }

  /// The attacker is no ornament: without the rules it points at people.
  @Test("the attacker finds somebody where no care is taken")
  func attackerWorks() throws {
    let population = try DraftStudies.example()
    let attacker = DraftAttacker(population, sizes: 3...3)
    let judge = DraftJudge(population)
    let triples = DraftAttacker.groups(of: 3, among: population.people.count)
    let found = triples.count {
      attacker.pointedAt(by: .init(values: Set(judge.shared($0)), size: 3)) != nil
    }
    #expect(found >= 43)
  }
}

private func < (
  left: (Int, [CoarseValue]), right: (Int, [CoarseValue])
) -> Bool {
  left.0 == right.0 ? left.1.lexicographicallyPrecedes(right.1) : left.0 < right.0
}
