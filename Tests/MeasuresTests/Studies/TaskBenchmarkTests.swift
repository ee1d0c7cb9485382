import Records
import Statistics
import StudyText
import Testing

@testable import Measures

/// A published share beside how a task went here.
@Suite("Benchmarks of tasks") struct TaskBenchmarkTests {
  struct Row: CustomTestStringConvertible {
    var fields: String
    var done: Int
    var tried: Int
    var isBelow: Bool?
    /// Computed by hand from binomial tails, what was seen counting half.
    var chance: Double?
    var testDescription: String { "\(done) of \(tried), \(fields)" }
  }

  private static let source = #""benchmarkPercent": 50, "benchmarkSource": "A survey, 2011""#

  @Test(arguments: [
    // P(0) / 2 + 0 of 5 at one half: 1/64.
    Row(fields: source, done: 0, tried: 5, isBelow: true, chance: 1.0 / 64),
    // P(4) / 2 + P(5) of 5: (5/2 + 1) / 32.
    Row(fields: source, done: 4, tried: 5, isBelow: false, chance: 3.5 / 32),
    Row(fields: source, done: 2, tried: 4, isBelow: nil, chance: 0.5),
    Row(fields: source, done: 0, tried: 0, isBelow: nil, chance: nil),
    Row(fields: #""benchmarkPercent": 50"#, done: 4, tried: 5, isBelow: nil, chance: nil),
  ])
  func chance(_ row: Row) throws {
    let benchmark = try #require(
      TaskBenchmark(
        try Self.task(row.fields),
        row.tried == 0 ? nil : try SuccessCount(row.done, of: row.tried), try Self.mask()))
    #expect(benchmark.isBelow == row.isBelow)
    #expect(abs((benchmark.chance?.value ?? -1) - (row.chance ?? -1)) < 1e-12)
  }

  @Test func withoutABenchmarkThereIsNothing() throws {
    #expect(TaskBenchmark(try Self.task(#""successWhen": "paid""#), nil, try Self.mask()) == nil)
  }

  private static func task(_ fields: String) throws -> StudyTask {
    var text = StudyText()
    text.plan = #""tasks": {"pay": {"position": "b", "title": "Pay", \#(fields)}}"#
    return try #require(try text.records().study.tasks.first { $0.id == "pay" })
  }

  private static func mask() throws -> NumberMask {
    NumberMask(try StudyText().records(), edition: .team)
  }
}
