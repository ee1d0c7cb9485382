/// Which problems the people of one group met, and how many met each.
package struct ProblemHits: Hashable, Sendable {
  package let participants: SampleSize
  /// For each problem, how many people met it: at least 1.
  package let metBy: [Int]

  /// - Parameters:
  ///   - participants: How many people took part, also those who met no problem.
  ///   - metBy: For each problem, how many met it.
  /// - Throws: ``StatisticsError/problemNotSeen`` for a problem that nobody or more people than there were met.
  package init(participants: SampleSize, metBy: [Int]) throws(StatisticsError) {
    guard metBy.allSatisfy({ (1...max(1, participants.count)).contains($0) }),
      participants.count > 0 || metBy.isEmpty
    else { throw .problemNotSeen }
    self.participants = participants
    self.metBy = metBy
  }

  /// - Parameter problems: For each person the problems that they met, also where there were none.
  package init<Problem: Hashable>(problems: [Set<Problem>]) {
    var hits: [Problem: Int] = [:]
    for met in problems { for problem in met { hits[problem, default: 0] += 1 } }
    participants = SampleSize(counted: problems.count)
    metBy = hits.values.sorted(by: >)
  }

  package var problems: SampleSize { SampleSize(counted: metBy.count) }

  /// How many problems only one person met.
  package var metOnce: Int { metBy.count { $0 == 1 } }
}
