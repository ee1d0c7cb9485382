import Localization
import Records
import Testing

/// Times of a session in hours, and which of them were entered afterwards.
struct SpanRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var hours: [Double]
  var later: [Double]
}

@Suite struct SessionSpanTests {
  private func milliseconds(_ hours: Double) -> Int { Int(hours * 3_600_000) }

  @Test(arguments: [
    SpanRow(testDescription: "nothing", hours: [], later: []),
    SpanRow(testDescription: "an ordinary session", hours: [0.1, 0.5, 1.4], later: []),
    SpanRow(testDescription: "two halves of a day", hours: [0.1, 3, 8, 13.9], later: []),
    SpanRow(testDescription: "the next morning", hours: [0.1, 1.2, 15.3], later: [15.3]),
    SpanRow(
      testDescription: "17 days later", hours: [402.3, 0.2, 1], later: [402.3]),
    SpanRow(testDescription: "six hours without a sign", hours: [1, 7, 7.1], later: [7, 7.1]),
    SpanRow(testDescription: "less than six hours", hours: [1, 6.9, 7.1], later: []),
    SpanRow(testDescription: "a recorder that began late", hours: [9, 9.5], later: []),
    SpanRow(
      testDescription: "more than a day, without a pause",
      hours: [0, 5, 10, 15, 20, 24, 25], later: [25]),
    SpanRow(testDescription: "nothing but days later", hours: [50, 51], later: [50, 51]),
  ])
  func whatWasAddedLater(_ row: SpanRow) {
    let span = SessionSpan(row.hours.map(milliseconds))
    #expect(row.hours.filter { span.isLater(milliseconds($0)) } == row.later)
  }

  @Test func words() {
    let span = SessionSpan([60_000, 90_000_000])
    #expect(span.words(60_000) == "1 min 0 s")
    #expect(span.terse(60_000) == "1m0")
    #expect(span.words(90_000_000) == "added later")
    #expect(span.terse(90_000_000) == "added later")
  }
}
