import RecordSamples
import Testing

@testable import Records

@Suite("Reading: days")
struct CalendarDayTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let days: Int?
    var testDescription: String { "‹\(text)›" }

    init(_ text: String, _ days: Int? = nil) {
      self.text = text
      self.days = days
    }
  }

  @Test(arguments: [
    Row("1970-01-01", 0), Row("1969-12-31", -1), Row("1970-02-28", 58), Row("1970-03-01", 59),
    Row("2000-02-29", 11_016), Row("2000-03-01", 11_017), Row("2024-02-29", 19_782),
    Row("2026-03-02", 20_514), Row("0000-02-29", -719_469), Row("9999-12-31", 2_932_896),
    Row("1900-03-01", -25_508), Row("2100-02-28", 47_540),
    Row("1900-02-29"), Row("2100-02-29"), Row("2025-02-29"), Row("2023-02-29"), Row("2026-04-31"),
    Row("2026-06-31"), Row("2026-13-01"), Row("2026-00-10"), Row("2026-01-00"), Row("2026-01-32"),
    Row(""), Row("2026-1-01"), Row("2026-01-1"), Row("26-01-01"), Row("2026/01/01"),
    Row("2026-01-01 "), Row(" 2026-01-01"), Row("+026-01-01"), Row("-026-01-01"),
    Row("2026-01-01T"), Row("２０２６-01-01"), Row("2026-01-0\u{301}1"), Row("20260101"),
    Row("12026-01-01"),
  ])
  func readsStrictly(_ row: Row) {
    let day = CalendarDay(row.text)
    #expect(day?.daysSince1970 == row.days)
    if let day { #expect(day.description == row.text) }
  }

  @Test func everyDayOfFourHundredYearsComesBackAndIsTheNext() throws {
    let first = try #require(CalendarDay("1800-01-01"))
    var last = first
    for days in (first.daysSince1970 + 1)...(first.daysSince1970 + 146_097) {
      let day = CalendarDay(daysSince1970: days)
      #expect(day.daysSince1970 == days)
      if !(last < day) || CalendarDay(day.description) != day { Issue.record("\(last), \(day)") }
      last = day
    }
    #expect(last.description == "2200-01-01")
  }
}
