import Laws
import Testing

@testable import Measures

@Suite("Small cells")
struct SmallCellsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let groups: [(StudyGroup.Family, ClosedRange<Int>)]
    let everybody: Int
    let told: [Bool]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "three of eight", groups: [(.need, 1...3)], everybody: 8, told: [true]),
    Row(name: "two of eight", groups: [(.need, 1...2)], everybody: 8, told: [false]),
    Row(name: "everybody", groups: [(.need, 1...8)], everybody: 8, told: [true]),
    Row(name: "all but one", groups: [(.need, 1...7)], everybody: 8, told: [false]),
    Row(name: "all but two", groups: [(.need, 1...6)], everybody: 8, told: [false]),
    Row(
      name: "one group in another, one person less",
      groups: [(.technology, 1...3), (.technology, 1...4)], everybody: 8, told: [false, true]),
    Row(
      name: "one group in another, three people less",
      groups: [(.technology, 1...3), (.technology, 1...6)], everybody: 12, told: [true, true]),
    Row(
      name: "two bands leave one person out",
      groups: [(.age, 1...4), (.age, 5...7)], everybody: 8, told: [true, false]),
    Row(
      name: "two bands leave nobody out",
      groups: [(.age, 1...4), (.age, 5...8)], everybody: 8, told: [true, true]),
  ])
  func told(_ row: Row) {
    let groups = row.groups.map { (family: $0.0, members: Set($0.1)) }
    #expect(SmallCells.told(groups, of: Set(1...row.everybody)) == row.told)
  }

  /// Whatever the groups are: each told one has three people, and none tells of one or two by a difference.
  @Test(arguments: Laws.seeds(0..<200))
  func laws(_ seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    let everybody = Set(0..<(3 + random(10)))
    let groups = (0..<random(8)).map { _ in
      (
        family: StudyGroup.Family.allCases[random(4)],
        members: everybody.filter { _ in random(3) > 0 }
      )
    }
    let told = SmallCells.told(groups, of: everybody)
    let shown = zip(groups, told).filter(\.1).map(\.0)
    for group in shown {
      #expect(group.members.count >= 3, "seed \(seed)")
      for other in shown.map(\.members) + [everybody] where group.members.isSubset(of: other) {
        #expect(![1, 2].contains(other.count - group.members.count), "seed \(seed)")
      }
    }
    for family in StudyGroup.Family.allCases {
      let members = shown.filter { $0.family == family }.map(\.members)
      let union = members.reduce(Set<Int>()) { $0.union($1) }
      #expect(members.isEmpty || ![1, 2].contains(everybody.count - union.count), "seed \(seed)")
    }
  }
}
