import Testing

@testable import Measures

@Suite("Who was in which round, for the edition for sharing")
struct ReleaseMembershipTests {
  typealias Silence = ReleasedPeople.Silence

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let people: [Int: Set<Int>]
    let open: Set<Int>
    let changed: Set<Int>
    let silences: [Int: Silence]

    init(
      _ name: String, _ people: [Int: Set<Int>], open: Set<Int> = [],
      changed: Set<Int> = [], _ silences: [Int: Silence] = [:]
    ) {
      testDescription = name
      self.people = people
      self.open = open
      self.changed = changed
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
        "other participants than at the closing", [1: [1, 2, 3, 4, 5]], changed: [1],
        [1: .changedSinceClosing]),
      Row(
        "a changed round that shares no participants",
        [1: [1, 2, 3, 4, 5], 2: [6, 7, 8, 9, 10]], changed: [1], [1: .changedSinceClosing]),
      Row(
        "a changed round that shares a participant",
        [1: [1, 2, 3, 4, 5], 2: [5, 6, 7, 8, 9]], changed: [1],
        [1: .changedSinceClosing, 2: .tooLikeEarlierRounds]),
      Row(
        "a later changed round that shares a participant",
        [1: [1, 2, 3, 4, 5], 2: [5, 6, 7, 8, 9]], changed: [2], [2: .changedSinceClosing]),
      Row(
        "a changed round that shares a participant through another one",
        [1: [1, 2, 3, 4, 5], 2: [5, 6, 7, 8, 9], 3: [9, 11, 12, 13, 14]], changed: [1],
        [1: .changedSinceClosing, 2: .tooLikeEarlierRounds, 3: .tooLikeEarlierRounds]),
      Row(
        "a changed round that is small now may have been large",
        [1: [1, 2, 3], 2: [1, 6, 7, 8, 9, 10]], changed: [1],
        [1: .changedSinceClosing, 2: .tooLikeEarlierRounds]),
      Row(
        "a small round as it was closed, which told nothing",
        [1: [1, 2, 3], 2: [1, 6, 7, 8, 9, 10]], [1: .tooFew]),
    ])
  func silence(_ row: Row) {
    let membership = ReleaseMembership(
      people: row.people, open: row.open, changed: row.changed)
    for round in row.people.keys.sorted() {
      #expect(membership.silence(of: round) == row.silences[round], "round \(round)")
    }
  }

  @Test("Rounds that share people through others are a group, of earlier rounds only")
  func group() {
    let membership = ReleaseMembership(
      people: [
        1: [1, 2, 3, 4, 5], 2: [11, 12, 13, 14, 15], 3: [5, 6, 7, 8, 15], 4: [1, 21, 22, 23, 24],
      ], open: [], changed: [])
    #expect(membership.group(of: 1) == [1])
    #expect(membership.group(of: 2) == [2])
    #expect(membership.group(of: 3) == [1, 2, 3])
    #expect(membership.group(of: 4) == [1, 2, 3, 4])
  }
}
