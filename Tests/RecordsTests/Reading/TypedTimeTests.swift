import Testing

@testable import Records

/// Times beside notes: since the session's start, or of the day.
@Suite("Typed times") struct TypedTimeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let typed: String
    let isClock: Bool
    /// Without a start, and with 10:00 and 23:30, in seconds.
    let plain: Int?
    let fromTen: Int?
    var fromLate: Int?
    var testDescription: String { typed }
  }

  static let rows: [Row] = [
    Row(typed: "10:04:00", isClock: true, plain: nil, fromTen: 240),
    Row(typed: "10:09:25", isClock: true, plain: nil, fromTen: 565),
    Row(typed: "10:04", isClock: false, plain: 604, fromTen: 240),
    Row(typed: "1:02:03", isClock: false, plain: 3723, fromTen: nil, fromLate: 5523),
    Row(typed: "3:59:59", isClock: false, plain: 14399, fromTen: nil),
    Row(typed: "4:00:00", isClock: true, plain: nil, fromTen: nil),
    Row(typed: "00:10:00", isClock: false, plain: 600, fromTen: nil, fromLate: 2400),
    Row(typed: "12 min 31 s", isClock: false, plain: 751, fromTen: 751, fromLate: 751),
    Row(typed: "5h", isClock: false, plain: 18000, fromTen: 18000, fromLate: 18000),
    Row(typed: "09:59:59", isClock: true, plain: nil, fromTen: nil),
    Row(typed: "25:00:00", isClock: false, plain: 90000, fromTen: 90000, fromLate: 90000),
  ]

  @Test("are read by one rule", arguments: rows) func reads(_ row: Row) throws {
    let time = try #require(TypedTime(row.typed))
    #expect(time.isClock == row.isClock)
    #expect(time.milliseconds(from: nil) == row.plain.map { $0 * 1000 })
    #expect(time.milliseconds(from: 36_000_000) == row.fromTen.map { $0 * 1000 })
    #expect(time.milliseconds(from: 84_600_000) == row.fromLate.map { $0 * 1000 })
  }

  @Test("the start of a session is a time of day in the zone") func start() throws {
    let began = try #require(Instant("2026-02-03T23:30:00Z"))
    #expect(TypedTime.ofDay(began, in: .utc) == 84_600_000)
    let east = LocalZone { _ in LocalZone.Reading(offset: 3600, name: "CET") }
    #expect(TypedTime.ofDay(began, in: east) == 1_800_000)
  }
}
