import Localization
import Measures
import Records
import StudyText
import Testing

/// One sign at criterion 4.1.2, or several, and the state that they make.
struct SignRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var outcome: String?
  var more = ""
  var answers: [String] = []
  var notes: [String] = []
  var polarity: String? = "seen"
  var state: CriterionState
  var favourable = 0
  var unsettled = 0
}

@Suite struct SignTests {
  @Test(arguments: [
    SignRow(
      testDescription: "somebody stopped, and nothing else", outcome: "stoppedByParticipant",
      state: .unclear, unsettled: 1),
    SignRow(
      testDescription: "the moderator stopped it", outcome: "stoppedByModerator", state: .unclear,
      unsettled: 1),
    SignRow(testDescription: "not done", outcome: "notDone", state: .unclear, unsettled: 1),
    SignRow(testDescription: "partly done", outcome: "partlyDone", state: .unclear, unsettled: 1),
    SignRow(
      testDescription: "ended at the agreed time", outcome: "stoppedByModerator",
      more: #", "endedAtTimeLimit": true"#, state: .unclear, unsettled: 1),
    SignRow(testDescription: "done", outcome: "done", state: .exercised, favourable: 1),
    SignRow(
      testDescription: "done with help", outcome: "done", more: #", "assistance": "assisted""#,
      state: .exercised, favourable: 1),
    SignRow(testDescription: "not offered", outcome: "notOffered", state: .notLookedAt),
    SignRow(
      testDescription: "answered for the product", answers: ["seen"], state: .exercised,
      favourable: 1),
    SignRow(
      testDescription: "answered against the product", answers: ["notSeen"], state: .unclear,
      unsettled: 1),
    SignRow(
      testDescription: "answered yes where no speaks for the product", answers: ["seen"],
      polarity: "notSeen", state: .unclear, unsettled: 1),
    SignRow(
      testDescription: "answered no where no speaks for the product", answers: ["notSeen"],
      polarity: "notSeen", state: .exercised, favourable: 1),
    SignRow(
      testDescription: "answered where nobody said which answer speaks for the product",
      answers: ["seen"], polarity: nil, state: .unclear, unsettled: 1),
    SignRow(testDescription: "did not come up", answers: ["didNotComeUp"], state: .notLookedAt),
    SignRow(
      testDescription: "stopped, and answered for the product", outcome: "stoppedByParticipant",
      answers: ["seen"], state: .exercised, favourable: 1, unsettled: 1),
    SignRow(
      testDescription: "a success that names it",
      notes: [StudyText.note("success", confirmed: ["4.1.2"])], state: .exercised, favourable: 1),
    SignRow(
      testDescription: "a success on the way through a task that was stopped",
      outcome: "stoppedByModerator",
      notes: [StudyText.note("success", confirmed: ["4.1.2"], more: #""task": "pay""#)],
      state: .unclear, unsettled: 2),
    SignRow(
      testDescription: "a success during another task", outcome: "stoppedByModerator",
      notes: [StudyText.note("success", confirmed: ["4.1.2"], more: #""task": "other""#)],
      state: .exercised, favourable: 1, unsettled: 1),
    SignRow(
      testDescription: "a question that names it",
      notes: [StudyText.note("question", confirmed: ["4.1.2"])], state: .unclear, unsettled: 1),
    SignRow(
      testDescription: "a barrier outweighs every success", outcome: "done", answers: ["seen"],
      notes: [StudyText.note("barrier", confirmed: ["4.1.2"])], state: .barrierMet, favourable: 2),
  ])
  func state(_ row: SignRow) throws {
    var text = StudyText()
    let polarity = row.polarity.map { "\"\($0)\"" } ?? "null"
    text.plan = #"""
      "tasks": {"pay": {"criteria": ["4.1.2"], "position": "b", "title": "Pay"}},
      "prompts": {"named": {"criteria": ["4.1.2"], "favourable": \#(polarity), "text": "Named?"}}
      """#
    let attempts = row.outcome.map {
      #""attempts": {"a1": {"outcome": "\#($0)", "task": "pay"\#(row.more)}}, "#
    }
    let answers = row.answers.enumerated().map { index, answer in
      #""r\#(index)": {"answer": "\#(answer)", "prompt": "named"}"#
    }.joined(separator: ", ")
    text.meet(
      "S01-aaaa", ["P01-aaaa"], more: (attempts ?? "") + #""promptAnswers": {\#(answers)}"#,
      notes: row.notes)
    let coverage = Coverage.measure(try text.records())
    let criterion = try #require(
      coverage.criteria.first { $0.criterion.number.description == "4.1.2" })
    #expect(criterion.state == row.state)
    #expect(criterion.signs.favourable == row.favourable)
    #expect(criterion.signs.unsettled == row.unsettled)
    #expect(criterion.participants == (row.state == .notLookedAt ? 0 : 1))
  }

  @Test func whatWasAskedOfOneOfAPairCountsForThatOne() throws {
    var text = StudyText()
    text.plan = #"""
      "prompts": {"named": {"criteria": ["4.1.2"], "favourable": "seen", "text": "Named?"},
      "read": {"criteria": ["1.4.3"], "favourable": "seen", "text": "Read?"}}
      """#
    text.meet(
      "S01-aaaa", ["P01-aaaa", "P02-aaaa"],
      more: #"""
        "promptAnswers": {"r1": {"answer": "seen", "participant": "P02-aaaa", "prompt": "named"},
        "r2": {"answer": "seen", "prompt": "read"}}
        """#)
    let coverage = Coverage.measure(try text.records())
    func participants(_ number: String) -> Int? {
      coverage.criteria.first { $0.criterion.number.description == number }?.participants
    }
    #expect(participants("4.1.2") == 1)
    #expect(participants("1.4.3") == 2)
    #expect(coverage.people.roster.map(\.criteria) == [1, 2])
  }

  @Test func unclearCriteriaAreGapsWithWhoShouldLook() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"], more: #""attempts": {"a": {"outcome": "notDone", "task": "pay"}}"#)
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.states[.unclear] == 2)
    #expect(coverage.states.byPeople == 2)
    let gap = try #require(coverage.gaps.first { $0.kind == .unclear })
    #expect(
      gap.sentence
        == "2 criteria are inconclusive in round 1: tried, no barrier noted, no evidence that it worked (1.4.10, 2.4.3)."
    )
    let single = coverage.furtherGaps.filter { $0.kind == .unclear }
    #expect(single.count == 2 && single.allSatisfy { !$0.remedy.isEmpty })
  }
}
