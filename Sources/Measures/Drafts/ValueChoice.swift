/// Which values a draft takes of a group: as many as it can without anybody standing alone in it.
///
/// A value needs two holders in the group, any two values two holders together, and no combination of values may be
/// held by exactly one person: neither all of them, nor those that somebody holds.
struct ValueChoice {
  /// Everything that two of the group share, the first given up last; at most 64.
  let shared: [CoarseValue]
  private let group: [UInt64]
  private let everybody: [UInt64]
  /// For each value the values that go with it.
  private let together: [UInt64]
  /// For a practice the place of its technology.
  private let family: [Int?]
  private var best: (mask: UInt64, count: Int, needs: Int) = (0, 0, 0)
  private var steps = 0

  /// Far more than any group of people that share up to thirty values takes.
  private static let longest = 200_000

  init(_ people: [Int], of population: DraftPopulation) {
    let members = people.map { population.people[$0].values }
    var holders: [CoarseValue: Int] = [:]
    for value in members.joined() { holders[value, default: 0] += 1 }
    let shared = Array(holders.filter { $0.value >= 2 }.keys.sorted().prefix(64))
    func mask(_ values: Set<CoarseValue>) -> UInt64 {
      shared.indices.reduce(0) { values.contains(shared[$1]) ? $0 | 1 << UInt64($1) : $0 }
    }
    let group = members.map(mask)
    self.shared = shared
    self.group = group
    everybody = population.people.map { mask($0.values) }
    together = shared.indices.map { one in
      shared.indices.reduce(0) { found, other in
        let both: UInt64 = 1 << UInt64(one) | 1 << UInt64(other)
        return group.count { both & ~$0 == 0 } >= 2 ? found | 1 << UInt64(other) : found
      }
    }
    family = shared.map { value in
      guard value.kind == .practice else { return nil }
      return shared.firstIndex { $0.kind == .technology && $0.subject == value.subject }
    }
    search(0, 0, ~0, needs: 0)
  }

  /// What is taken, in order.
  var taken: [CoarseValue] {
    shared.indices.filter { best.mask & 1 << UInt64($0) != 0 }.map { shared[$0] }
  }

  // MARK: Searching

  /// Tries to take a value, then to leave it; what is found first wins over what is as good.
  private mutating func search(_ at: Int, _ chosen: UInt64, _ open: UInt64, needs: Int) {
    steps += 1
    guard steps < Self.longest else { return }
    let count = chosen.nonzeroBitCount
    guard at < shared.count else {
      if isBetter(count, needs), isSafe(chosen) { best = (chosen, count, needs) }
      return
    }
    let left = (at..<shared.count).filter { open & 1 << UInt64($0) != 0 }
    let leftNeeds = left.count { shared[$0].kind == .need }
    guard isBetter(count + left.count, needs + leftNeeds) else { return }
    let bit: UInt64 = 1 << UInt64(at)
    let hasFamily =
      shared[at].kind != .practice || family[at].map { chosen & 1 << UInt64($0) != 0 } ?? false
    if open & bit != 0, hasFamily {
      search(
        at + 1, chosen | bit, open & together[at],
        needs: needs + (shared[at].kind == .need ? 1 : 0))
    }
    search(at + 1, chosen, open, needs: needs)
  }

  private func isBetter(_ count: Int, _ needs: Int) -> Bool {
    count > best.count || (count == best.count && needs > best.needs)
  }

  /// Whether nobody stands alone with what they hold of these values.
  private func isSafe(_ mask: UInt64) -> Bool {
    // Two who hold everything hold whatever anybody holds.
    if group.count(where: { mask & ~$0 == 0 }) >= 2 { return true }
    return !Self.hasLoner(group, mask) && !Self.hasLoner(everybody, mask)
  }

  private static func hasLoner(_ people: [UInt64], _ mask: UInt64) -> Bool {
    var counts: [UInt64: Int] = [:]
    for person in people where person & mask != 0 { counts[person & mask, default: 0] += 1 }
    let different = Array(counts.keys)
    return counts.contains { held, count in
      count == 1 && !different.contains { $0 != held && held & ~$0 == 0 }
    }
  }
}
