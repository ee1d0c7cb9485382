import Localization
import Testing

@testable import Measures

@Suite("Coarse counts")
struct CoarseCountTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let everybody: Int
    let grain: CoarseCount.Grain
    let id: String
    let words: String

    init(
      _ name: String, _ count: Int, of everybody: Int, grain: CoarseCount.Grain = .number,
      _ id: String, _ words: String
    ) {
      testDescription = name
      (self.count, self.everybody, self.grain) = (count, everybody, grain)
      (self.id, self.words) = (id, words)
    }
  }

  @Test(
    "A number is told only between at least three inside and three outside",
    arguments: [
      Row("nobody", 0, of: 8, "nobody", "no participants"),
      Row("one", 1, of: 8, "fewerThan3", "1 or 2 participants"),
      Row("two", 2, of: 8, "fewerThan3", "1 or 2 participants"),
      Row("three", 3, of: 8, "3", "3 participants"),
      Row("three are left over", 5, of: 8, "5", "5 participants"),
      Row("two are left over", 6, of: 8, "3orMore", "3 or more participants"),
      Row("everybody", 8, of: 8, "3orMore", "3 or more participants"),
      Row("three of five", 3, of: 5, "3orMore", "3 or more participants"),
      Row("no numbers", 3, of: 8, grain: .threes, "3orMore", "3 or more participants"),
      Row("few without numbers", 2, of: 8, grain: .threes, "fewerThan3", "1 or 2 participants"),
      Row("somebody", 1, of: 8, grain: .presence, "somebody", "at least 1 participant"),
      Row(
        "somebody is everybody", 8, of: 8, grain: .presence, "somebody", "at least 1 participant"),
      Row("nobody at all", 0, of: 8, grain: .presence, "nobody", "no participants"),
    ])
  func words(_ row: Row) {
    let count = CoarseCount(row.count, of: row.everybody, grain: row.grain)
    #expect(count.id == row.id)
    #expect(count.words == "\(row.words)")
    #expect(count.least <= row.count)
  }
}
