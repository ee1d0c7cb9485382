import Laws
import RecordSamples
import Testing

@testable import Records
@testable import Wording

@Suite("Reading: moments")
struct InstantTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let milliseconds: Int?
    var testDescription: String { "‹\(text)›" }

    init(_ text: String, _ milliseconds: Int? = nil) {
      self.text = text
      self.milliseconds = milliseconds
    }
  }

  @Test(arguments: [
    Row("1970-01-01T00:00:00Z", 0), Row("1970-01-01T00:00:00.001Z", 1),
    Row("1970-01-01T00:00:00.1Z", 100), Row("1970-01-01T00:00:00.0009Z", 0),
    Row("1970-01-01T00:00:01.123456789Z", 1123), Row("1969-12-31T23:59:59Z", -1000),
    Row("1969-12-31T23:59:59.999Z", -1), Row("2026-03-02T09:30:00Z", 1_772_443_800_000),
    Row("2016-12-31T23:59:60Z", 1_483_228_800_000), Row("2024-02-29T23:59:59Z", 1_709_251_199_000),
    Row(""), Row("2026-03-02"), Row("2026-03-02T09:30Z"), Row("2026-03-02T09:30:00"),
    Row("2026-03-02 09:30:00Z"), Row("2026-03-02T09:30:00z"), Row("2026-03-02t09:30:00Z"),
    Row("2026-03-02T09:30:00+00:00"), Row("2026-03-02T09:30:00.Z"), Row("2026-03-02T09:30:00.1aZ"),
    Row("2026-03-02T09:30:00,1Z"), Row("2026-03-02T24:00:00Z"), Row("2026-03-02T09:60:00Z"),
    Row("2026-03-02T09:30:61Z"), Row("2025-02-29T09:30:00Z"), Row("2026-03-02T9:30:00Z"),
    Row("2026-03-02T09-30-00Z"), Row("2026-03-02T09:30:0éZ"), Row("2026-03-02T09:30:00ZZ"),
    Row("2026-03-02T-9:30:00Z"), Row("202é-03-02T09:30:00Z"),
  ])
  func readsStrictly(_ row: Row) {
    let instant = Instant(row.text)
    #expect(instant?.milliseconds == row.milliseconds)
    if let instant { #expect(instant.text == row.text) }
  }

  @Test(arguments: Laws.seeds(0..<500)) func wholeSecondsComeBack(_ seed: Int) throws {
    var random = SeededRandom(seed)
    let seconds = Int.random(in: -62_000_000_000...250_000_000_000, using: &random)
    let part = random.below(1000)
    let instant = Instant(milliseconds: seconds * 1000 + part)
    #expect(instant.milliseconds == seconds * 1000)
    #expect(Instant(instant.text) == instant)
    let fine = String(instant.text.dropLast()) + ".\(Digits.padded(part, 3))Z"
    #expect(try #require(Instant(fine)).milliseconds == seconds * 1000 + part)
  }
}
