import JSON
import Localization
import RecordSamples
import Records
import Testing

@testable import Merging

@Suite("Positions in an ordered map")
struct FractionalIndexTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let low: String?
    let high: String?
    let between: String
    var testDescription: String { "\(low ?? "start") to \(high ?? "end")" }

    init(_ low: String?, _ high: String?, _ between: String) {
      self.low = low
      self.high = high
      self.between = between
    }
  }

  static let rows = [
    Row(nil, nil, "i"), Row(nil, "i", "9"), Row(nil, "1", "0i"), Row(nil, "01", "00i"),
    Row("i", nil, "m"), Row("x", nil, "y"), Row("y", nil, "z"), Row("z", nil, "z01"),
    Row("z01", nil, "z02"), Row("z0z", nil, "z1"), Row("zyz", nil, "zz"), Row("zz", nil, "zz001"),
    Row("a", "c", "b"), Row("a", "b", "a4"), Row("a", "a1", "a04"), Row("az", "b", "az4"),
    // Two clones may have chosen the same place; behind the first is the nearest there is.
    Row("i", "i", "m"), Row("m", "i", "q"), Row("i", "i0", "m"),
  ]

  @Test(arguments: rows) func finds(_ row: Row) {
    #expect(FractionalIndex.between(row.low, row.high) == row.between)
  }

  @Test(arguments: 0..<20) func everyPlaceIsBetweenItsNeighbours(_ seed: Int) {
    var random = SeededRandom(seed)
    var positions: [String] = []
    for _ in 0..<1000 {
      let place = random.below(positions.count + 1)
      let low = place == 0 ? nil : positions[place - 1]
      let high = place == positions.count ? nil : positions[place]
      let new = FractionalIndex.between(low, high)
      if let low, !Text.precedes(low, new) { Issue.record("\(low) is not before \(new)") }
      if let high, !Text.precedes(new, high) { Issue.record("\(new) is not before \(high)") }
      if let fault = ScalarRule.fault(new, .position) { Issue.record("\(new) \(fault.problem)") }
      positions.insert(new, at: place)
    }
    #expect(Set(positions.map { Text($0) }).count == positions.count)
    #expect(positions.allSatisfy { $0.utf8.count < 30 })
  }

  @Test func tenThousandAppendedStayShort() {
    var last = FractionalIndex.after([])
    for _ in 1..<10_000 {
      let next = FractionalIndex.after([last, "i"])
      if !Text.precedes(last, next) || next.hasSuffix("0") { Issue.record("\(last), \(next)") }
      last = next
    }
    #expect(last.utf8.count <= 6)
  }

  @Test func manyAtTheFrontStayAllowed() {
    var first = FractionalIndex.between(nil, nil)
    for _ in 0..<500 {
      let new = FractionalIndex.between(nil, first)
      if !Text.precedes(new, first) { Issue.record("\(new), \(first)") }
      first = new
    }
    #expect(ScalarRule.fault(first, .position) == nil)
  }
}
