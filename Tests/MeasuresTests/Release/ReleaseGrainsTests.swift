import Testing

@testable import Measures

@Suite("How finely a property is told beside earlier rounds")
struct ReleaseGrainsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rounds: [Set<Int>]
    /// How many people have the property, by round.
    let counts: [Int]
    let finest: CoarseCount.Grain
    /// What each round tells; `nil` where it does not.
    let told: [String?]

    init(
      _ name: String, _ rounds: [Set<Int>], _ counts: [Int],
      finest: CoarseCount.Grain = .number, _ told: [String?]
    ) {
      testDescription = name
      (self.rounds, self.counts, self.finest, self.told) = (rounds, counts, finest, told)
    }
  }

  private static let eight: Set<Int> = [1, 2, 3, 4, 5, 6, 7, 8]
  private static let five: Set<Int> = [1, 2, 3, 4, 5]

  @Test(
    "A round tells only what leaves everybody open, whatever comes out",
    arguments: [
      Row("one round", [eight], [4], ["4"]),
      Row("one round, hardly anybody", [eight], [1], ["fewerThan3"]),
      Row(
        "two rounds of other people", [five, [6, 7, 8, 9, 10]], [1, 4], ["fewerThan3", "3orMore"]),
      Row("the same people twice", [eight, eight], [4, 4], ["4", "4"]),
      Row("one person in both", [five, [5, 6, 7, 8, 9]], [3, 0], ["3orMore", "nobody"]),
      Row(
        "two in both, nobody before", [five, [4, 5, 6, 7, 8]], [0, 3], ["nobody", "somebody"]),
      Row(
        "two in both, few before", [five, [4, 5, 6, 7, 8]], [1, 3], ["fewerThan3", "3orMore"]),
      Row("two in both, many before", [five, [4, 5, 6, 7, 8]], [3, 1], ["3orMore", nil]),
      Row("one more, nobody before", [five, [1, 2, 3, 4, 5, 6]], [0, 1], ["nobody", nil]),
      Row(
        "one more, few before", [five, [1, 2, 3, 4, 5, 6]], [1, 2], ["fewerThan3", "somebody"]),
      Row("one less, few before", [[1, 2, 3, 4, 5, 6], five], [1, 1], ["fewerThan3", nil]),
      Row("half of them again, a number before", [eight, [5, 6, 7, 8, 9]], [4, 1], ["4", nil]),
      Row("presence only", [five], [5], finest: .presence, ["somebody"]),
      Row(
        "a third round between two", [five, [11, 12, 13, 14, 15], [4, 5, 14, 15, 21]], [0, 0, 1],
        ["nobody", "nobody", nil]),
    ])
  func told(_ row: Row) {
    let people = Dictionary(uniqueKeysWithValues: zip(1..., row.rounds))
    let counts = Dictionary(uniqueKeysWithValues: zip(1..., row.counts))
    let grains = ReleaseGrains(
      ReleaseMembership(people: people, open: [], changed: []))
    for (round, told) in zip(1..., row.told) {
      #expect(grains.words(counts, in: round, finest: row.finest)?.id == told, "round \(round)")
    }
  }

  /// The choice may rest on what was told before and not on the number that it hides.
  @Test("Whether a number is told does not depend on the number", arguments: 0..<60)
  func simulatable(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let first = Set((0..<9).filter { _ in next(2) == 0 } + [1, 2, 3, 4, 5])
    let second = Set((0..<12).filter { _ in next(2) == 0 } + [7, 8, 9, 10, 11])
    let grains = ReleaseGrains(
      ReleaseMembership(
        people: [1: first, 2: second], open: [], changed: []))
    var forms: [CoarseCount?: Set<String>] = [:]
    for one in 0...first.count {
      let before = grains.words([1: one], in: 1, finest: .number)
      for two in 1...second.count {
        let after = grains.words([1: one, 2: two], in: 2, finest: .number)
        let form = after == nil ? "nothing" : after == .somebody ? "presence" : "number"
        forms[before, default: []].insert(form)
      }
    }
    #expect(forms.values.allSatisfy { $0.count == 1 }, "seed \(seed): \(forms)")
  }

  @Test("What was told before somebody left may have been anything")
  func changed() {
    let people: [Int: Set<Int>] = [1: [1, 2, 3, 4, 5], 2: [4, 5, 6, 7, 8]]
    let grains = ReleaseGrains(
      ReleaseMembership(people: people, open: [], changed: [1]))
    #expect(grains.words([1: 1, 2: 1], in: 1, finest: .number) == nil)
    #expect(grains.words([1: 1, 2: 1], in: 2, finest: .number) == nil)
    let apart: [Int: Set<Int>] = [1: [1, 2, 3, 4, 5], 2: [6, 7, 8, 9, 10]]
    let others = ReleaseGrains(
      ReleaseMembership(people: apart, open: [], changed: [1]))
    #expect(others.words([1: 1, 2: 1], in: 2, finest: .number) == .few)
  }
}
