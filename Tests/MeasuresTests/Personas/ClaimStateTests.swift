import Records
import Testing

@testable import Measures

/// One function says how a claim stands; people, people who checked and documents are never added up or averaged.
@Suite("The state of a claim")
struct ClaimStateTests {
  typealias Side = ClaimTally.Side

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var supports = Side()
    var contradicts = Side()
    var both = 0
    var newest: String? = "2026-06-01"
    var notCounted = 0
    var lost: String?
    var limit = 2
    let state: ClaimState
  }

  static let people = Side(people: 3, studies: 2)
  static let one = Side(people: 1, studies: 1)
  static let paper = Side(documents: 1)
  static let day = "2026-11-20"

  static func day(_ text: String) -> CalendarDay {
    CalendarDay(text) ?? CalendarDay(daysSince1970: 0)
  }

  static func aged(
    _ newest: String, _ supports: Side = Side(), _ contradicts: Side = Side(), both: Int = 0
  ) -> ClaimState {
    .outOfDate(
      ClaimState.Aged(
        supports: supports, contradicts: contradicts, both: both, newest: day(newest), limit: 2))
  }

  static let rows = [
    Row(testDescription: "nothing was given", newest: nil, state: .assumed),
    Row(testDescription: "people for it", supports: people, state: .supported(people)),
    Row(testDescription: "a document for it", supports: paper, state: .supported(paper)),
    Row(
      testDescription: "somebody with lived experience checked it", supports: Side(checkers: 1),
      state: .supported(Side(checkers: 1))),
    Row(testDescription: "people against it", contradicts: one, state: .contradicted(one)),
    Row(
      testDescription: "many for and one against is no support", supports: people, contradicts: one,
      state: .disputed(supports: people, contradicts: one)),
    Row(
      testDescription: "a document against people", supports: people, contradicts: paper,
      state: .disputed(supports: people, contradicts: paper)),
    Row(
      testDescription: "one person says both", both: 1,
      state: .disputed(supports: Side(), contradicts: Side(), both: 1)),
    Row(
      testDescription: "one says both, and others support it", supports: people, both: 1,
      state: .disputed(supports: people, contradicts: Side(), both: 1)),
    Row(
      testDescription: "old words of somebody who says both", both: 1, newest: "2023-02-01",
      state: aged("2023-02-01", both: 1)),
    Row(
      testDescription: "two years to the day are not too old", supports: people,
      newest: "2024-11-23", state: .supported(people)),
    Row(
      testDescription: "a day more is", supports: people, newest: "2024-11-22",
      state: aged("2024-11-22", people)),
    Row(
      testDescription: "old on both sides", supports: people, contradicts: one,
      newest: "2023-02-01", state: aged("2023-02-01", people, one)),
    Row(
      testDescription: "with a longer limit", supports: people, newest: "2023-02-01", limit: 5,
      state: .supported(people)),
    Row(
      testDescription: "without a day nothing is out of date", supports: people, newest: nil,
      state: .supported(people)),
    Row(
      testDescription: "a withdrawal took all", newest: nil, lost: day,
      state: .lostBasis(on: [day(day)])),
    Row(
      testDescription: "a withdrawal took some", supports: one, lost: day, state: .supported(one)),
    Row(
      testDescription: "what was given does not count any more", newest: nil, notCounted: 1,
      state: .lostBasis(on: [])),
  ]

  @Test(arguments: rows) func state(_ row: Row) {
    let tally = ClaimTally(
      supports: row.supports, contradicts: row.contradicts, both: row.both,
      newest: row.newest.map(Self.day), givenAndNotCounted: row.notCounted)
    let state = ClaimState(
      tally, lost: [row.lost].compactMap(\.self).map(Self.day), today: Self.day("2026-11-23"),
      limit: row.limit)
    #expect(state == row.state)
  }
}
