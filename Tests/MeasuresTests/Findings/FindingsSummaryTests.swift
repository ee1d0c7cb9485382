import Localization
import Measures
import Records
import StudyText
import Testing

/// A study of two rounds with one finding, varied row by row.
struct FindingCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var kind = "problem"
  /// The states by round, as in the file.
  var states = #""1": {"state": "new"}"#
  /// What the note of round 2 that supports it is about; `nil` for no note in round 2.
  var second: String?
  var round: Int?
  var part: FindingPart?
  var status = ""
  var contradictions: [String] = []

  func study() -> StudyText {
    var text = StudyText()
    text.participants = [#"{"id": "P01-aaaa"}"#, #"{"id": "P02-aaaa"}"#]
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [StudyText.note("barrier")])
    text.meet("S02-aaaa", ["P02-aaaa"], round: 2, notes: second.map { [StudyText.note($0)] } ?? [])
    let notes =
      [#""S01-aaaa/log-a-n1": {}"#] + (second == nil ? [] : [#""S02-aaaa/log-a-n1": {}"#])
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "\#(kind)", "observations": {\#(notes.joined(separator: ", "))},
      "rounds": {\#(states)}, "title": "A finding"}
      """#
    ]
    return text
  }
}

@Suite struct FindingsSummaryTests {
  @Test(arguments: [
    FindingCase(
      testDescription: "new, then no state and no note", part: .notRetested,
      status: "new in round 1, not retested in round 2"),
    FindingCase(
      testDescription: "new, then met without a state", second: "barrier", part: .open,
      status: "new in round 1, no state recorded in round 2",
      contradictions: [
        "no state recorded for round 2; the notes contradict this: 1 participant affected"
      ]),
    FindingCase(
      testDescription: "fixed, and tried by another participant",
      states: #""1": {"state": "new"}, "2": {"retestedWith": ["P02-aaaa"], "state": "fixed"}"#,
      second: "success", part: .calledFixed,
      status: "new in round 1, marked fixed in round 2, not retested with anyone affected"),
    FindingCase(
      testDescription: "fixed, and affected again",
      states: #""1": {"state": "new"}, "2": {"retestedWith": ["P02-aaaa"], "state": "fixed"}"#,
      second: "barrier", part: .open,
      status:
        "new in round 1, recorded as fixed in round 2; the notes contradict this: 1 of 1 affected"),
    FindingCase(
      testDescription: "retested with a participant who was not there",
      states: #""1": {"state": "new"}, "2": {"retestedWith": ["P01-aaaa"], "state": "fixed"}"#,
      second: "success", part: .calledFixed,
      status: "new in round 1, marked fixed in round 2, not retested with anyone affected",
      contradictions: [
        "recorded as retested in round 2 with 1 participant who is in no counted session of that round"
      ]),
    FindingCase(
      testDescription: "not retested, and affected",
      states: #""1": {"state": "new"}, "2": {"state": "notRetested"}"#, second: "barrier",
      part: .open, status: "new in round 1, not retested in round 2",
      contradictions: [
        "recorded as not retested in round 2; the notes contradict this: 1 participant affected"
      ]),
    FindingCase(
      testDescription: "still there, and nobody met it",
      states: #""1": {"state": "new"}, "2": {"state": "stillThere"}"#, second: "success",
      part: .open, status: "new in round 1, still there in round 2",
      contradictions: [
        "recorded as open in round 2; no counted note of that round supports this"
      ]),
    FindingCase(
      testDescription: "new again",
      states: #""1": {"state": "new"}, "2": {"state": "new"}"#, second: "barrier", part: .open,
      status: "new in round 1, new in round 2",
      contradictions: ["recorded as new in round 2, and known since round 1"]),
    FindingCase(
      testDescription: "new, though a note of an earlier round supports it",
      states: #""2": {"state": "new"}"#, second: "barrier", part: .open,
      status: "no state recorded in round 1, new in round 2",
      contradictions: ["recorded as new in round 2, and known since round 1"]),
    FindingCase(
      testDescription: "no state at all", states: "", second: "barrier", part: .open,
      status: "no state recorded in round 1, no state recorded in round 2",
      contradictions: [
        "no state recorded for round 2; the notes contradict this: 1 participant affected"
      ]),
    FindingCase(
      testDescription: "asked for the first round",
      states: #""1": {"state": "new"}, "2": {"retestedWith": ["P02-aaaa"], "state": "fixed"}"#,
      second: "success", round: 1, part: .open, status: "new in round 1"),
    FindingCase(
      testDescription: "a strength has no contradiction", kind: "strength",
      states: #""1": {"state": "new"}, "2": {"state": "stillThere"}"#, second: "success",
      part: .strength, status: "new in round 1, still there in round 2"),
  ])
  func statesAndNotes(_ row: FindingCase) throws {
    let summary = FindingsSummary.measure(
      try row.study().records(), options: ReportOptions(round: row.round))
    let finding = try #require(summary.findings.first)
    #expect(finding.part == row.part)
    #expect(finding.status == "\(row.status)")
    #expect(finding.discrepancies.map { $0.sentence.plain() } == row.contradictions)
  }

  @Test func whatOnlyALaterRoundKnowsIsLeftOut() throws {
    var row = FindingCase(testDescription: "", states: #""2": {"state": "new"}"#)
    row.second = "barrier"
    var text = row.study()
    text.sessions[0].logs = [StudyText.log("log-a", [])]
    let summary = FindingsSummary.measure(
      try text.records(), options: ReportOptions(round: 1))
    #expect(summary.findings.isEmpty)
    #expect(summary.laterFindings == 1)
  }

  /// A strength has no severity, whatever its file holds.
  @Test func aStrengthHasNoSeverity() throws {
    var text = StudyText()
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "strength", "title": "t",
      "severities": {"a": {"rater": "m", "severity": 0}, "b": {"rater": "n", "severity": 0}}}
      """#
    ]
    let finding = try #require(FindingsSummary.measure(try text.records()).findings.first)
    #expect(finding.severity == nil && finding.ratings == nil && finding.severityRange == nil)
  }

  @Test func theMostSevereStandsFirst() throws {
    var text = StudyText()
    func finding(_ id: String, _ severities: [Int], beyond: Bool = false) -> String {
      let ratings = severities.enumerated().map {
        #""r\#($0)": {"rater": "r\#($0)", "severity": \#($1)}"#
      }
      return #"""
        {"beyondWcag": \#(beyond), "id": "\#(id)", "kind": "problem",
        "severities": {\#(ratings.joined(separator: ", "))}, "title": "t"}
        """#
    }
    text.findings = [
      finding("F01-aaaa", [2, 2, 2]), finding("F02-aaaa", []), finding("F03-aaaa", [1, 3]),
      finding("F04-aaaa", [0, 3, 3]), finding("F05-aaaa", [2]),
      finding("F06-aaaa", [4], beyond: true),
    ]
    let summary = FindingsSummary.measure(try text.records())
    // Medians 3; 2 with a 3 in it; 2 and 2 by id; unrated without an impact; then the part outside WCAG.
    #expect(
      summary.findings.map(\.id.short) == ["F04", "F03", "F01", "F05", "F02", "F06"])
    #expect(summary.mostSevereOpen?.id.short == "F06")
    #expect(summary.findings[3].severity?.mean == nil)
    #expect(summary.findings[0].severity?.mean?.plain() == "2.0 (0 to 3, 3 ratings)")
  }
}
