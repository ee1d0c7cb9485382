import Measures
import Records
import StudyText
import Testing

/// What sessions with no name, or several, show of 1.4.10 of the task "pay".
struct UnnamedRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var people: [String] = []
  var attempts: [String] = []
  var notes: [String] = []
  var answers: [String] = []
  var state: CriterionState
  var participants = 0
}

@Suite struct SessionsWithoutNamesTests {
  private static let success = StudyText.note(
    "success", confirmed: ["1.4.10"], more: #""task": "pay""#)
  private static func barrier(_ impact: Int) -> String {
    StudyText.note("barrier", confirmed: ["1.4.10"], more: #""impact": \#(impact)"#)
  }
  private static let two = ["P01-aaaa", "P02-aaaa"]

  @Test(arguments: [
    UnnamedRow(
      testDescription: "a success during a task that was not completed is no favourable sign",
      attempts: [#""outcome": "notDone""#], notes: [success], state: .unclear),
    UnnamedRow(
      testDescription: "a success during a completed task", attempts: [#""outcome": "done""#],
      notes: [success], state: .exercised),
    UnnamedRow(
      testDescription: "a success without an attempt", notes: [success], state: .exercised),
    UnnamedRow(
      testDescription: "an attempt without an outcome", attempts: [#""outcome": null"#],
      state: .unclear),
    UnnamedRow(
      testDescription: "a task that was not offered", attempts: [#""outcome": "notOffered""#],
      state: .notLookedAt),
    UnnamedRow(testDescription: "a barrier", notes: [barrier(3)], state: .barrierMet),
    UnnamedRow(
      testDescription: "a barrier of impact 0 is no barrier", notes: [barrier(0)], state: .unclear),
    UnnamedRow(
      testDescription: "one of two did not complete it, and the note is about nobody", people: two,
      attempts: [
        #""outcome": "notDone", "participant": "P01-aaaa""#,
        #""outcome": "done", "participant": "P02-aaaa""#,
      ], notes: [success], state: .exercised, participants: 2),
    UnnamedRow(
      testDescription: "neither of two completed it", people: two,
      attempts: [#""outcome": "stoppedByModerator""#], notes: [success], state: .unclear,
      participants: 2),
    UnnamedRow(
      testDescription: "the note names the one who did not complete it", people: two,
      attempts: [#""outcome": "notDone", "participant": "P01-aaaa""#],
      notes: [
        StudyText.note(
          "success", confirmed: ["1.4.10"], more: #""participant": "P01-aaaa", "task": "pay""#)
      ], state: .unclear, participants: 1),
  ])
  func state(_ row: UnnamedRow) throws {
    var text = StudyText()
    let attempts = row.attempts.enumerated().map { #""a\#($0)": {\#($1), "task": "pay"}"# }
    text.meet(
      "S01-aaaa", row.people, more: #""attempts": {\#(attempts.joined(separator: ", "))}"#,
      notes: row.notes)
    let criterion = try #require(
      Coverage.measure(try text.records()).criteria.first {
        $0.criterion.number.description == "1.4.10"
      })
    #expect(criterion.state == row.state)
    #expect(criterion.participants == row.participants)
  }

  /// The task that marks a success may be of any note of the moment.
  @Test func aTaskOfAnotherNoteOfTheMoment() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", [], more: #""attempts": {"a": {"outcome": "notDone", "task": "pay"}}"#)
    text.sessions[0].logs = [
      #"{"id": "log-a", "observations": {"o1": {"confirmed": ["3.3.1"], "kind": "success", "note": "x"}}}"#,
      #"{"id": "log-b", "observations": {"o2": {"kind": "success", "note": "y", "sameMomentAs": "S01-aaaa/o1", "task": "pay"}}}"#,
    ]
    let coverage = Coverage.measure(try text.records())
    #expect(
      coverage.criteria.first { $0.criterion.number.description == "3.3.1" }?.state == .unclear)
  }

  /// A barrier of an expert without an outcome is printed; one of impact 0 is none.
  @Test(arguments: ["expert", "tool", "documented"], [0, 3])
  func evidenceOfABarrier(_ kind: String, _ impact: Int) throws {
    var text = StudyText()
    text.evidence = [
      StudyText.batch(
        "e", kind,
        [#""impact": \#(impact), "kind": "barrier", "note": "3.2 to 1", "places": ["1.4.3"]"#])
    ]
    let records = try text.records()
    let coverage = Coverage.measure(records)
    let words = coverage.failures.flatMap(\.evidence.entries).map(\.words)
    #expect(words == (impact == 0 ? [] : ["3.2 to 1"]))
    #expect(coverage.evidenceBarriers.count == (impact == 0 ? 0 : 1))
    #expect(FindingsSummary.measure(records).evidenceTroubles.count == (impact == 0 ? 0 : 1))
  }
}
