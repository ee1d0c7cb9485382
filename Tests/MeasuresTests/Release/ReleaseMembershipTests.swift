import Testing

@testable import Measures

@Suite("Who was in which round, for the edition for sharing")
struct ReleaseMembershipTests {
  typealias Silence = ReleasedPeople.Silence

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let people: [Int: Set<Int>]
    let open: Set<Int>
    let atClosing: [Int: Int]
    let silences: [Int: Silence]

    init(
      _ name: String, _ people: [Int: Set<Int>], open: Set<Int> = [],
      atClosing: [Int: Int]? = nil, _ silences: [Int: Silence] = [:]
    ) {
      testDescription = name
      self.people = people
      self.open = open
      self.atClosing = atClosing ?? people.mapValues(\.count)
      self.silences = silences
    }
  }

  @Test(
    "Silence follows from membership alone",
    arguments: [
      Row("five people", [1: [1, 2, 3, 4, 5]]),
      Row("four people", [1: [1, 2, 3, 4]], [1: .tooFew]),
      Row("nobody", [1: []], [1: .tooFew]),
      Row("an earlier round is open", [2: [1, 2, 3, 4, 5]], open: [1], [2: .earlierRoundOpen]),
      Row("a later round is open", [1: [1, 2, 3, 4, 5]], open: [2]),
      Row(
        "somebody left", [1: [1, 2, 3, 4, 5]], atClosing: [1: 6], [1: .changedSinceClosing]),
      Row(
        "three left at once, and nobody knows whether at once", [1: [1, 2, 3, 4, 5]],
        atClosing: [1: 8], [1: .changedSinceClosing]),
      Row(
        "somebody came", [1: [1, 2, 3, 4, 5, 6]], atClosing: [1: 5], [1: .changedSinceClosing]),
      Row(
        "nobody noted how many", [1: [1, 2, 3, 4, 5]], atClosing: [:], [1: .changedSinceClosing]),
      Row(
        "one left a round that shares nobody",
        [1: [1, 2, 3, 4, 5], 2: [6, 7, 8, 9, 10]], atClosing: [1: 6, 2: 5],
        [1: .changedSinceClosing]),
      Row(
        "one left a round that shares somebody",
        [1: [1, 2, 3, 4, 5], 2: [5, 6, 7, 8, 9]], atClosing: [1: 6, 2: 5],
        [1: .changedSinceClosing]),
      Row(
        "somebody came to a round that shares somebody",
        [1: [1, 2, 3, 4, 5, 6], 2: [5, 6, 7, 8, 9]], atClosing: [1: 5, 2: 5],
        [1: .changedSinceClosing, 2: .tooLikeEarlierRounds]),
      Row(
        "two rounds were left, perhaps by the same people",
        [1: [1, 2, 3, 4, 5], 2: [6, 7, 8, 9, 10], 3: [5, 11, 12, 13, 14]],
        atClosing: [1: 6, 2: 6, 3: 5],
        [1: .changedSinceClosing, 2: .changedSinceClosing, 3: .tooLikeEarlierRounds]),
      Row(
        "a small round was left, which told nothing",
        [1: [1, 2, 3], 2: [1, 6, 7, 8, 9, 10]], atClosing: [1: 4, 2: 6],
        [1: .changedSinceClosing]),
    ])
  func silence(_ row: Row) {
    let membership = ReleaseMembership(
      people: row.people, open: row.open, atClosing: row.atClosing)
    for round in row.people.keys.sorted() {
      #expect(membership.silence(of: round) == row.silences[round], "round \(round)")
    }
  }

  @Test("Rounds that share people through others are a group, of earlier rounds only")
  func group() {
    let membership = ReleaseMembership(
      people: [
        1: [1, 2, 3, 4, 5], 2: [11, 12, 13, 14, 15], 3: [5, 6, 7, 8, 15], 4: [1, 21, 22, 23, 24],
      ], open: [], atClosing: [1: 5, 2: 5, 3: 5, 4: 5])
    #expect(membership.group(of: 1) == [1])
    #expect(membership.group(of: 2) == [2])
    #expect(membership.group(of: 3) == [1, 2, 3])
    #expect(membership.group(of: 4) == [1, 2, 3, 4])
  }

  @Test("Those who left count where the round was shared before")
  func ghosts() {
    let membership = ReleaseMembership(
      people: [1: [1, 2, 3, 4, 5]], open: [], atClosing: [1: 7])
    #expect(membership.members(of: 1) == [-2, -1, 1, 2, 3, 4, 5])
  }
}
