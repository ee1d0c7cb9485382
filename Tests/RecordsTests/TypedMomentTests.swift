import Localization
import Testing

@testable import Records

/// A moment as typed on a clock of Berlin, and what it is in UTC.
struct MomentRow: CustomTestStringConvertible {
  let typed: String
  /// `nil` where no moment is read.
  var utc: String?
  var problem = ""

  var testDescription: String { typed }
}

@Suite("Moments as people type them")
struct TypedMomentTests {
  /// As in Berlin in 2026: clocks go forward on 29 March and back on 25 October, at 01:00 UTC.
  static let berlin = LocalZone { milliseconds in
    let isSummer = (1_774_746_000_000..<1_792_890_000_000).contains(milliseconds)
    return LocalZone.Reading(offset: isSummer ? 7200 : 3600, name: isSummer ? "CEST" : "CET")
  }
  /// 2026-03-02T23:30:00Z, the day after in Berlin.
  static let now = 1_772_494_200_000

  static let rows: [MomentRow] = [
    .init(typed: "2026-03-02 09:30", utc: "2026-03-02T08:30:00Z"),
    .init(typed: "2026-03-02T09:30", utc: "2026-03-02T08:30:00Z"),
    .init(typed: "2026-03-02 9:30:15", utc: "2026-03-02T08:30:15Z"),
    .init(typed: "2026-07-02 09:30", utc: "2026-07-02T07:30:00Z"),
    .init(typed: "2026-03-02T09:30+05:30", utc: "2026-03-02T04:00:00Z"),
    .init(typed: "2026-03-02 09:30 -0800", utc: "2026-03-02T17:30:00Z"),
    .init(typed: "2026-03-02T09:30+01", utc: "2026-03-02T08:30:00Z"),
    .init(typed: "2026-03-02T09:30\u{2212}01:00", utc: "2026-03-02T10:30:00Z"),
    .init(typed: "2026-03-02t09:30z", utc: "2026-03-02T09:30:00Z"),
    .init(typed: "2026-03-02 09:30 UTC", utc: "2026-03-02T09:30:00Z"),
    .init(typed: "2026-01-01 00:15", utc: "2025-12-31T23:15:00Z"),
    .init(typed: "today 9:30", utc: "2026-03-03T08:30:00Z"),
    .init(typed: "Yesterday 22:00", utc: "2026-03-02T21:00:00Z"),
    .init(typed: "today 9:30 UTC", utc: "2026-03-02T09:30:00Z"),
    .init(typed: "2026-03-29 01:59", utc: "2026-03-29T00:59:00Z"),
    .init(typed: "2026-03-29 03:00", utc: "2026-03-29T01:00:00Z"),
    .init(
      typed: "2026-03-29 02:30",
      problem:
        "write another time, or one with its offset: 2026-03-29T02:30+02:00 or 2026-03-29T02:30+01:00"
    ),
    .init(
      typed: "2026-10-25 02:30",
      problem: "write which one is meant: 2026-10-25T02:30+02:00 or 2026-10-25T02:30+01:00"),
    .init(typed: "2026-10-25T02:30+02:00", utc: "2026-10-25T00:30:00Z"),
    .init(typed: "2026-10-25T02:30+01:00", utc: "2026-10-25T01:30:00Z"),
    .init(typed: "2026-03-02"), .init(typed: "9:30"), .init(typed: "today"),
    .init(typed: "2026-02-30 09:30"), .init(typed: "2026-03-02 24:00"),
    .init(typed: "2026-03-02 9.30"), .init(typed: "2026-03-02 09:3"), .init(typed: "tomorrow 9:30"),
    .init(typed: "2026-03-02 09:30+15:00"), .init(typed: "2026-03-02 09:30 CET"), .init(typed: ""),
    .init(typed: "2026-03-02 09:30+"), .init(typed: "today \u{1F600}"),
  ]

  @Test("become moments in UTC, or say why not", arguments: rows)
  func read(_ row: MomentRow) throws {
    guard let moment = TypedMoment(row.typed) else {
      #expect(row.utc == nil && row.problem.isEmpty)
      return
    }
    do {
      #expect(try moment.instant(in: Self.berlin, now: Self.now).text == row.utc)
    } catch {
      #expect(error.remedy.plain() == row.problem)
    }
  }

  @Test("every moment is read again from what a clock shows, but for the hour that comes twice")
  func roundTrip() throws {
    for hours in 0..<(366 * 24) {
      let instant = Instant(milliseconds: (1_767_225_600 + hours * 3600 + hours % 3600) * 1000)
      let offset = Self.berlin.at(instant.milliseconds).offset
      let local = Instant(milliseconds: instant.milliseconds + offset * 1000).text.dropLast()
      let typed = try #require(TypedMoment(String(local).replacing("T", with: " ")))
      if let read = try? typed.instant(in: Self.berlin, now: 0) {
        #expect(read == instant)
      } else {
        #expect(local.hasPrefix("2026-10-25T02"))
      }
    }
  }

  @Test("a clock's words name the zone")
  func words() throws {
    let instant = try #require(Instant("2026-07-02T22:30:00Z"))
    #expect(Self.berlin.words(instant) == "2026-07-03 00:30 CEST")
    #expect(LocalZone.utc.words(instant) == "2026-07-02 22:30 UTC")
    let unnamed = LocalZone { _ in LocalZone.Reading(offset: -12_600, name: "-0330") }
    #expect(unnamed.words(instant) == "2026-07-02 19:00 UTC-03:30")
  }
}
