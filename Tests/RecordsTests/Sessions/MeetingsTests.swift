import JSON
import Testing

@testable import Records

/// Which sessions are parts of one meeting.
@Suite struct MeetingsTests {
  private static func session(
    _ id: String, continues: String? = nil, people: [String] = ["P01"], round: Int = 1,
    isPilot: Bool = false
  ) throws -> Session {
    let whole = continues.map { "\"\($0)\"" } ?? "null"
    let names = people.map { "\"\($0)\"" }.joined(separator: ",")
    let text =
      #"{"id":"\#(id)","continues":\#(whole),"participants":[\#(names)],"round":\#(round),"pilot":\#(isPilot)}"#
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    return Session(&reader)
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let sessions: [Session]
    /// For each the position of the first part.
    let firsts: [Int]

    init(_ words: String, _ sessions: [Session], _ firsts: [Int]) {
      testDescription = words
      self.sessions = sessions
      self.firsts = firsts
    }
  }

  static func rows() throws -> [Row] {
    [
      Row("each alone", [try session("S01"), try session("S02")], [0, 1]),
      Row("one continues", [try session("S01"), try session("S02", continues: "S01")], [0, 0]),
      Row(
        "said of the first", [try session("S01", continues: "S02"), try session("S02")], [0, 0]),
      Row(
        "said of each other in two clones",
        [try session("S01", continues: "S02"), try session("S02", continues: "S01")], [0, 0]),
      Row("of itself", [try session("S01", continues: "S01"), try session("S02")], [0, 1]),
      Row(
        "a chain",
        [
          try session("S01"), try session("S02", continues: "S03"),
          try session("S03", continues: "S01"),
        ], [0, 0, 0]),
      Row("of one that has gone", [try session("S02", continues: "S01")], [0]),
      Row(
        "other people",
        [try session("S01"), try session("S02", continues: "S01", people: ["P02"])],
        [0, 1]),
      Row(
        "another round", [try session("S01"), try session("S02", continues: "S01", round: 2)],
        [0, 1]),
      Row(
        "a pilot", [try session("S01"), try session("S02", continues: "S01", isPilot: true)],
        [0, 1]),
      Row(
        "nobody named",
        [try session("S01", people: []), try session("S02", continues: "S01", people: [])], [0, 1]),
    ]
  }

  @Test func findsTheFirstPart() throws {
    for row in try Self.rows() {
      let meetings = Meetings(row.sessions)
      #expect(row.sessions.indices.map { meetings.first(of: $0) } == row.firsts, "\(row)")
    }
  }
}
