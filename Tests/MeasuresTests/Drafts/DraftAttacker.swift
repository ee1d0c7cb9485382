@testable import Measures

/// Somebody who knows every participant, all their values, who agreed to future use, and every rule of drafts.
///
/// The attacker counts with sets alone. Of the rules only what a group's draft says is asked of the program.
struct DraftAttacker {
  /// A draft as it is read: what it says, and of how many.
  struct Seen: Hashable {
    let values: Set<CoarseValue>
    let size: Int
  }

  let population: DraftPopulation
  private(set) var judge: DraftJudge
  /// The groups of which a draft is made, by what is seen of it.
  private(set) var groups: [Seen: [Set<Int>]] = [:]
  private(set) var isAllowed: [Set<Int>: Bool] = [:]
  /// Pairs of drafts that the rules let somebody make one after the other, and that were attacked.
  private(set) var pairsAttacked = 0

  init(_ population: DraftPopulation, sizes: ClosedRange<Int>) {
    self.population = population
    judge = DraftJudge(population)
    for size in sizes {
      for group in Self.groups(of: size, among: population.people.count) {
        let allowed = judge.refusal(group) == nil
        isAllowed[Set(group)] = allowed
        if allowed { groups[seen(group), default: []].append(Set(group)) }
      }
    }
  }

  mutating func seen(_ group: [Int]) -> Seen {
    Seen(values: Set(judge.values(group)), size: group.count)
  }

  func holders(_ values: Set<CoarseValue>) -> [Int] {
    population.people.indices.filter { population.people[$0].values.isSuperset(of: values) }
  }

  /// The one person whom a draft points at, by anything that it says; `nil` where there is none.
  func pointedAt(by seen: Seen) -> String? {
    if let one = only(holders(seen.values)) { return "one holds all: \(one)" }
    let shares = population.people.map { $0.values.intersection(seen.values) }
    let most = shares.map(\.count).max() ?? 0
    if let one = only(shares.indices.filter { shares[$0].count == most }) {
      return "one fits best: \(one)"
    }
    for held in Set(shares) where !held.isEmpty {
      if let one = only(holders(held)) { return "one holds \(held.count) of them: \(one)" }
    }
    let sources = groups[seen] ?? []
    return only(common(sources)).map { "one is in all \(sources.count) groups: \($0)" }
  }

  /// The one person whom two drafts beside each other point at, the second made after the first.
  mutating func pointedAt(by first: Seen, then second: Seen) -> String? {
    var pairs: [(Set<Int>, Set<Int>)] = []
    for one in groups[first] ?? [] {
      for other in groups[second] ?? [] where isAllowed(other, after: one, first) {
        pairs.append((one, other))
      }
    }
    guard !pairs.isEmpty else { return nil }
    pairsAttacked += 1
    if let one = only(holders(first.values.union(second.values))) {
      return "one holds what both say: \(one)"
    }
    let differences = pairs.first { $0.subtracting($1).count == 1 || $1.subtracting($0).count == 1 }
    if let differences { return "two groups differ by one: \(differences)" }
    let told = [
      pairs.map(\.0), pairs.map(\.1), pairs.map { $0.intersection($1) }, pairs.map { $0.union($1) },
    ]
    for groups in told {
      if let one = only(common(groups)) { return "one is in all \(pairs.count) pairs: \(one)" }
    }
    return nil
  }

  private mutating func isAllowed(_ group: Set<Int>, after one: Set<Int>, _ seen: Seen) -> Bool {
    let earlier = EarlierDraft(
      profile: "earlier", people: Set(one.map { population.people[$0].id }), left: 0,
      values: seen.values.sorted())
    return judge.refusal(group.sorted(), after: [earlier]) == nil
  }

  private func common(_ groups: [Set<Int>]) -> [Int] {
    guard let first = groups.first else { return [] }
    return groups.reduce(first) { $0.intersection($1) }.sorted()
  }

  private func only(_ people: [Int]) -> Int? { people.count == 1 ? people.first : nil }

  static func groups(of size: Int, among count: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    guard count >= size else { return [] }
    return groups(of: size, among: count - 1)
      + groups(of: size - 1, among: count - 1).map { $0 + [count - 1] }
  }
}
