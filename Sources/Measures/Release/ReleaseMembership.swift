import Records

/// Decides of which closed rounds it may be told who took part, by membership alone: what people have and use plays no
/// part, so that silence tells nothing.
///
/// Rounds are taken in the order in which they were closed. A round is told only if, beside every combination of the
/// rounds told before, those who were in the one and in none of the others are nobody or at least three. So comparing
/// releases never leaves one or two people.
struct ReleaseMembership {
  /// The rounds that are told, in the order in which they were closed.
  private(set) var told: [Int] = []
  private let people: [Int: Set<Int>]

  /// - Parameters:
  ///   - closed: The days on which rounds were closed.
  ///   - people: By round, the register numbers of those who count.
  init(closed: [Int: String], people: [Int: Set<Int>]) {
    self.people = people
    let order = closed.sorted { left, right in
      left.value == right.value
        ? left.key < right.key : Text.precedes(left.value, right.value)
    }.map(\.key)
    for round in order where fits(round) { told.append(round) }
  }

  /// Whether a round is the first that is told; later ones tell no exact numbers.
  func isFirst(_ round: Int) -> Bool { told.first == round }

  private func fits(_ round: Int) -> Bool {
    guard people[round]?.count ?? 0 >= ReleasedPeople.leastPeople else { return false }
    let rounds = told + [round]
    // With many rounds there are too many combinations to look at; then nothing more is told.
    guard rounds.count <= Self.mostRounds else { return false }
    return rounds.allSatisfy { one in
      let others = rounds.filter { $0 != one }
      return (0..<(1 << others.count)).allSatisfy { combination in
        var left = people[one] ?? []
        for (index, other) in others.enumerated() where combination & (1 << index) != 0 {
          left.subtract(people[other] ?? [])
        }
        return left.isEmpty || left.count >= CoarseCount.least
      }
    }
  }

  private static let mostRounds = 12
}
