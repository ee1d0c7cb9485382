import Localization
import Measures
import Records
import StudyText
import Testing

/// One way in which criterion 1.4.10 was looked at, or was not.
struct StateRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var session = ""
  var notes: [String] = []
  var evidence: [String] = []
  var state: CriterionState
  var participants = 0
  var lived: Outcome?
  var expert: Outcome?
  var tool: Outcome?
}

private let attempt = #""attempts": {"a1": {"outcome": "done", "task": "pay"}}"#

private func item(_ outcome: String?, _ more: String = "") -> String {
  let result = outcome.map { #""outcome": "\#($0)", "# } ?? ""
  return #""note": "a note", \#(result)"places": ["1.4.10"]"# + (more.isEmpty ? "" : ", " + more)
}

private func expert(_ items: String...) -> String { StudyText.batch("e-expert", "expert", items) }

private func tool(_ items: String...) -> String {
  StudyText.batch("e-tool", "tool", tool: "axe 4", items)
}

private let all = #""coversAllScreens": true"#
private let cart = #""screens": ["cart"]"#
private let both = #""screens": ["cart", "paid"]"#

@Suite struct CriterionStateTests {
  @Test(arguments: [
    StateRow(testDescription: "nothing at all", state: .notLookedAt),
    StateRow(
      testDescription: "a proposed barrier is met, and nobody can tell",
      notes: [StudyText.note("barrier", proposed: ["1.4.10"])],
      state: .barrierMet, participants: 1, lived: .cantTell),
    StateRow(
      testDescription: "a confirmed barrier is a failure",
      notes: [StudyText.note("barrier", confirmed: ["1.4.10"])],
      state: .barrierMet, participants: 1, lived: .failed),
    StateRow(
      testDescription: "success sets no outcome",
      notes: [StudyText.note("success", confirmed: ["1.4.10"])],
      state: .exercised, participants: 1),
    StateRow(
      testDescription: "no barrier sets no outcome",
      notes: [StudyText.note("noBarrier", proposed: ["1.4.10"])],
      state: .exercised, participants: 1),
    StateRow(
      testDescription: "a note that names the guideline does not count",
      notes: [StudyText.note("barrier", confirmed: ["1.4"])], state: .notLookedAt),
    StateRow(
      testDescription: "a barrier settled as beyond WCAG does not count where it was proposed",
      notes: [StudyText.note("barrier", proposed: ["1.4.10"], more: #""beyondWcag": true"#)],
      state: .notLookedAt),
    StateRow(
      testDescription: "an attempt at a task exercises its criteria", session: attempt,
      state: .exercised, participants: 1),
    StateRow(
      testDescription: "a task that was not offered exercises nothing",
      session: #""attempts": {"a1": {"outcome": "notOffered", "task": "pay"}}"#,
      state: .notLookedAt),
    StateRow(
      testDescription: "an attempt without an outcome was tried, and is no sign",
      session: #""attempts": {"a1": {"outcome": null, "task": "pay"}}"#, state: .unclear,
      participants: 1),
    StateRow(
      testDescription: "a pilot never counts", session: #""pilot": true, "# + attempt,
      state: .notLookedAt),
    StateRow(
      testDescription: "an expert's failure", evidence: [expert(item("failed"))],
      state: .checkedOnly, expert: .failed),
    StateRow(
      testDescription: "an expert's pass without a list of screens cannot tell",
      evidence: [expert(item("passed"))], state: .checkedOnly, expert: .cantTell),
    StateRow(
      testDescription: "an expert's pass over all screens",
      evidence: [expert(item("passed", all))], state: .checkedOnly, expert: .passed),
    StateRow(
      testDescription: "an expert's pass over a list that holds every screen",
      evidence: [expert(item("passed", both))], state: .checkedOnly, expert: .passed),
    StateRow(
      testDescription: "an expert's pass over some screens cannot tell",
      evidence: [expert(item("passed", cart))], state: .checkedOnly, expert: .cantTell),
    StateRow(
      testDescription: "a list that leaves screens out is believed more than the flag",
      evidence: [expert(item("passed", all + ", " + cart))], state: .checkedOnly,
      expert: .cantTell),
    StateRow(
      testDescription: "one specialist's entries cover the screens together",
      evidence: [
        expert(item("passed", cart), item("inapplicable", #""screens": ["paid"]"#))
      ], state: .checkedOnly, expert: .passed),
    StateRow(
      testDescription: "does not apply, over all screens",
      evidence: [expert(item("inapplicable", all))], state: .checkedOnly, expert: .inapplicable),
    StateRow(
      testDescription: "a failure wins over a pass",
      evidence: [expert(item("passed", all), item("failed"))], state: .checkedOnly,
      expert: .failed),
    StateRow(
      testDescription: "not tested means that nobody looked",
      evidence: [expert(item("untested"))], state: .notLookedAt, expert: .untested),
    StateRow(
      testDescription: "a tool's pass cannot tell, over all screens too",
      evidence: [tool(item("passed", all))], state: .checkedOnly, tool: .cantTell),
    StateRow(
      testDescription: "a tool's failure is one", evidence: [tool(item("failed"))],
      state: .checkedOnly, tool: .failed),
    StateRow(
      testDescription: "a tool's 'does not apply' cannot tell",
      evidence: [tool(item("inapplicable", all))], state: .checkedOnly, tool: .cantTell),
    StateRow(
      testDescription: "simulated evidence suggests, and sets no outcome",
      evidence: [StudyText.batch("e", "simulated", [item("failed")])], state: .suggestedOnly),
    StateRow(
      testDescription: "a persona suggests",
      evidence: [StudyText.batch("e", "persona", [item(nil)])], state: .suggestedOnly),
    StateRow(
      testDescription: "a published source suggests",
      evidence: [StudyText.batch("e", "documented", [item("failed")])], state: .suggestedOnly),
    StateRow(
      testDescription: "a batch that calls itself lived does not count",
      evidence: [StudyText.batch("e", "lived", [item("failed")])], state: .notLookedAt),
    StateRow(
      testDescription: "people win over experts", session: attempt,
      evidence: [expert(item("passed", all))], state: .exercised, participants: 1,
      expert: .passed),
    StateRow(
      testDescription: "a specialist wins over a source",
      evidence: [expert(item(nil)), StudyText.batch("e", "documented", [item(nil)])],
      state: .checkedOnly),
  ])
  func state(_ row: StateRow) throws {
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"], more: row.session, notes: row.notes)
    text.evidence = row.evidence
    let coverage = Coverage.measure(try text.records())
    let criterion = try #require(
      coverage.criteria.first { $0.criterion.number.description == "1.4.10" })
    #expect(criterion.state == row.state)
    #expect(criterion.participants == row.participants)
    #expect(criterion.outcome(of: .lived) == row.lived)
    #expect(criterion.outcome(of: .expert) == row.expert)
    #expect(criterion.outcome(of: .tool) == row.tool)
    for kind in [EvidenceKind.simulated, .persona, .documented] {
      #expect(criterion.outcome(of: kind) == nil)
    }
  }

  @Test func toolsSayOnHowManyScreens() throws {
    var text = StudyText()
    text.evidence = [tool(item("passed", cart))]
    let coverage = Coverage.measure(try text.records())
    let criterion = coverage.criteria.first { $0.criterion.number.description == "1.4.10" }
    #expect(criterion?.tools == ["no failure found by axe 4 on 1 of 2 screens"])
  }
}
