import Localization
import Recording
import Testing

@Suite("The clocks of several logs")
struct LogAlignmentTests {
  private func source(_ log: String, _ marks: [Int]) -> ReviewPlan.Source {
    .init(log: log, path: "", recorder: "", notes: [], marks: marks)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let first: [Int]
    let second: [Int]
    /// What 100,000 of the second log is on the common clock.
    let time: Int
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "no marks", first: [], second: [], time: 100_000),
    Row(name: "only one log has marks", first: [5000], second: [], time: 100_000),
    Row(name: "one mark each", first: [5000], second: [65_000], time: 40_000),
    Row(
      name: "the median of three", first: [0, 10, 20], second: [60_000, 60_010, 90_020],
      time: 40_000),
    Row(name: "a mark that one recorder missed", first: [0, 1000], second: [30_000], time: 70_000),
  ]

  @Test("go together by their marks", arguments: rows)
  func aligned(row: Row) {
    let alignment = LogAlignment([source("log-a", row.first), source("log-b", row.second)])
    #expect(alignment.time(100_000, in: "log-b") == row.time)
    #expect(alignment.time(100_000, in: "log-a") == 100_000)
  }
}
