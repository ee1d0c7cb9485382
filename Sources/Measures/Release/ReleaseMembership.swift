/// Which closed rounds may tell of their people, by membership alone: what people have and use plays no part, so that
/// silence tells nothing.
///
/// Rounds are told in the order of their numbers, whenever they were closed. What a round says never depends on later
/// rounds.
struct ReleaseMembership {
  /// Rounds in which other participants count than when they were closed, or with other details.
  let changed: Set<Int>
  /// By closed round, who counts in it.
  private let people: [Int: Set<Int>]
  private let firstOpen: Int

  /// - Parameters:
  ///   - people: By closed round, the register numbers of those who count.
  ///   - open: Rounds that have sessions and are not closed.
  ///   - changed: Closed rounds that are not as they were frozen.
  init(people: [Int: Set<Int>], open: Set<Int>, changed: Set<Int>) {
    self.people = people
    self.changed = changed
    firstOpen = open.min() ?? Int.max
  }

  /// Why a round says nothing of its people; `nil` where it does.
  func silence(of round: Int) -> ReleasedPeople.Silence? {
    if changed.contains(round) { return .changedSinceClosing }
    if people[round, default: []].count < ReleasedPeople.leastPeople { return .tooFew }
    if firstOpen < round { return .earlierRoundOpen }
    // Who was in a changed round when it was shared is not known any more.
    return group(of: round).contains(where: changed.contains) ? .tooLikeEarlierRounds : nil
  }

  /// Who counts in a round.
  func members(of round: Int) -> Set<Int> { people[round, default: []] }

  /// The round and the earlier ones that share people with it, directly or through others, in their order.
  ///
  /// Rounds of few people that are as they were closed never told who they were, and are left out.
  func group(of round: Int) -> [Int] {
    var group: Set<Int> = [round]
    var members = members(of: round)
    while let near = people.first(where: { number, others in
      number < round && !group.contains(number) && !others.isDisjoint(with: members)
        && (others.count >= ReleasedPeople.leastPeople || changed.contains(number))
    }) {
      group.insert(near.key)
      members.formUnion(near.value)
    }
    return group.sorted()
  }
}
