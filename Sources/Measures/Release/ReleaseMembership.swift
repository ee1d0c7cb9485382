/// Which closed rounds may tell of their people, by membership alone: what people have and use plays no part, so that
/// silence tells nothing.
///
/// Rounds are told in the order of their numbers, whenever they were closed. What a round says never depends on later
/// rounds.
struct ReleaseMembership {
  /// Rounds of which other people count than when they were closed.
  let changed: Set<Int>
  /// By closed round, who was in it when it was shared: who counts now, and below zero those who have left since.
  private let shared: [Int: Set<Int>]
  private let people: [Int: Set<Int>]
  private let firstOpen: Int
  /// Rounds of which it is not known who was in them when they were shared.
  private let unclear: Set<Int>

  /// - Parameters:
  ///   - people: By closed round, the register numbers of those who count.
  ///   - open: Rounds that have sessions and are not closed.
  ///   - atClosing: By closed round, how many counted when it was closed.
  init(people: [Int: Set<Int>], open: Set<Int>, atClosing: [Int: Int]) {
    self.people = people
    firstOpen = open.min() ?? Int.max
    changed = Set(people.filter { atClosing[$0.key] != $0.value.count }.keys)
    var unclear: Set<Int> = []
    var shared: [Int: Set<Int>] = [:]
    for (round, now) in people {
      let before = atClosing[round] ?? Int.max
      // Rounds of few people never told who they were.
      guard max(now.count, before) >= ReleasedPeople.leastPeople else { continue }
      let left = before - now.count
      if left < 0 || before == Int.max { unclear.insert(round) }
      shared[round] = left > 0 && before != Int.max ? now.union((-left)...(-1)) : now
    }
    // Those who have left two rounds may be the same people.
    let changed = changed
    if changed.count(where: { shared[$0] != nil }) > 1 { unclear.formUnion(changed) }
    (self.unclear, self.shared) = (unclear, shared)
  }

  /// Why a round says nothing of its people; `nil` where it does.
  func silence(of round: Int) -> ReleasedPeople.Silence? {
    if changed.contains(round) { return .changedSinceClosing }
    if people[round, default: []].count < ReleasedPeople.leastPeople { return .tooFew }
    if firstOpen < round { return .earlierRoundOpen }
    return group(of: round).contains(where: unclear.contains) ? .tooLikeEarlierRounds : nil
  }

  /// Who was in a round when it was shared.
  func members(of round: Int) -> Set<Int> { shared[round, default: []] }

  /// The round and the earlier ones that share people with it, directly or through others, in their order.
  func group(of round: Int) -> [Int] {
    var group: Set<Int> = [round]
    var members = members(of: round)
    while let near = shared.first(where: { number, people in
      number < round && !group.contains(number) && !people.isDisjoint(with: members)
    }) {
      group.insert(near.key)
      members.formUnion(near.value)
    }
    return group.sorted()
  }
}
