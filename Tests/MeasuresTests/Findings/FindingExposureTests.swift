import Localization
import Measures
import Records
import StudyText
import Testing

/// Whom a finding can concern and where, and how often it was met.
struct ExposureRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var finding = ""
  var words: String
}

@Suite struct FindingExposureTests {
  /// P01 and P02 use VoiceOver, P03 uses none, of P04 it is not known. P01 met it while paying. P02 finished paying,
  /// P03 stopped paying, P04 did something else.
  private func study(_ more: String, supports: String = #""S01-aaaa/log-a-n1": {}"#) -> StudyText {
    var text = StudyText()
    text.plan = #"""
      "tasks": {"pay": {"criteria": ["1.4.10"], "position": "b", "screens": ["cart"],
      "title": "Pay"}, "help": {"criteria": [], "position": "d", "title": "Find help"}},
      "screens": {"cart": {"title": "Cart"}}
      """#
    text.participants = [
      person("P01", #""assistiveTechnologies": {"t": {"name": "VoiceOver"}}"#),
      person("P02", #""assistiveTechnologies": {"t": {"name": "VoiceOver on iOS"}}"#),
      person("P03", #""assistiveTechnologiesNone": true, "needsNone": true"#),
      person("P04", #""needs": {"n": {"dimension": "see", "duration": "permanent"}}"#),
    ]
    text.meet(
      "S01-aaaa", ["P01-aaaa"], more: attempt("pay", "done"),
      notes: [StudyText.note("barrier", more: #""task": "pay""#)])
    text.meet("S02-aaaa", ["P02-aaaa"], more: attempt("pay", "done"))
    text.meet("S03-aaaa", ["P03-aaaa"], more: attempt("pay", "stoppedByParticipant"))
    text.meet("S04-aaaa", ["P04-aaaa"], more: attempt("help", "done"))
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {\#(supports)}, "title": "t"\#(more)}
      """#
    ]
    return text
  }

  private func person(_ id: String, _ more: String) -> String {
    #"{"id": "\#(id)-aaaa", "consent": {"observe": "granted"}, \#(more)}"#
  }

  private func attempt(_ task: String, _ outcome: String) -> String {
    #""attempts": {"a": {"outcome": "\#(outcome)", "task": "\#(task)"}}"#
  }

  @Test(arguments: [
    ExposureRow(
      testDescription: "by the tasks of its notes",
      words: "affected 1 of 3 participants who tried its tasks; 1 of 4 who took part"),
    ExposureRow(
      testDescription: "by its own task", finding: #", "tasks": ["pay"]"#,
      words: "affected 1 of 3 participants who tried “Pay”; 1 of 4 who took part"),
    ExposureRow(
      testDescription: "by its screen: whoever stopped may have got there",
      finding: #", "screens": ["cart"]"#,
      words:
        "affected 1 of 2 participants who got to “Cart”; 1 of 4 who took part; unknown for 1 participant"
    ),
    ExposureRow(
      testDescription: "whom it can concern, by a product in any writing",
      finding: #", "tasks": ["pay"], "technologies": ["voiceover"]"#,
      words: "affected 1 of 2 participants who use voiceover and tried “Pay”; 1 of 4 who took part"),
    ExposureRow(
      testDescription: "whom it can concern, by a class",
      finding: #", "tasks": ["pay"], "technologies": ["screen reader"]"#,
      words:
        "affected 1 of 2 participants who use a screen reader and tried “Pay”; 1 of 4 who took part"
    ),
    ExposureRow(
      testDescription: "whom it can concern, by another class and a product",
      finding: #", "tasks": ["pay"], "technologies": ["NVDA", "screen reader"]"#,
      words:
        "affected 1 of 2 participants who use NVDA or a screen reader and tried “Pay”; 1 of 4 who took part"
    ),
    ExposureRow(
      testDescription: "a technology that is not known, at a task that everybody tried",
      finding: #", "tasks": ["pay", "help"], "technologies": ["VoiceOver"]"#,
      words:
        "affected 1 of 2 participants who use VoiceOver and tried “Pay” or “Find help”; 1 of 4 who took part; unknown for 1 participant"
    ),
    ExposureRow(
      testDescription: "a technology or a need",
      finding:
        #", "tasks": ["pay", "help"], "technologies": ["VoiceOver"], "needs": ["see"]"#,
      words:
        "affected 1 of 3 participants who use VoiceOver or have a need in seeing and tried “Pay” or “Find help”; 1 of 4 who took part"
    ),
    ExposureRow(
      testDescription: "nobody becomes a user of what they do not use",
      finding: #", "tasks": ["pay"], "technologies": ["NVDA"]"#,
      words:
        "no participants known who use NVDA and tried “Pay”; affected 1 participant not recorded as such; 1 of 4 who took part"
    ),
    ExposureRow(
      testDescription: "nobody tried a task because they met it during another one",
      finding: #", "tasks": ["help"]"#,
      words:
        "affected 0 of 1 participant who tried “Find help”; and 1 participant not recorded as such; 1 of 4 who took part"
    ),
  ])
  func frequency(_ row: ExposureRow) throws {
    let records = try study(row.finding).records()
    let finding = try #require(FindingsSummary.measure(records).findings.first)
    #expect(finding.latest?.frequency?.words.plain() == row.words)
  }

  @Test func withoutANoteNothingWasCounted() throws {
    let records = try study("", supports: "").records()
    let frequency = try #require(FindingsSummary.measure(records).findings.first?.latest?.frequency)
    #expect(frequency.words == "not counted: no counted note supports it")
    #expect(!frequency.isCounted && frequency.interval == nil && !frequency.hasShare)
  }

  @Test(arguments: [
    (
      "P01-aaaa", true,
      "new in round 1, fixed in round 2, confirmed by retest with affected participants: 1 of 1 got through"
    ),
    (
      "P02-aaaa", false,
      "new in round 1, marked fixed in round 2, not retested with anyone affected"
    ),
  ])
  func onlyAffectedParticipantsConfirmAFix(
    _ person: String, _ isConfirmed: Bool, _ status: String
  ) throws {
    var text = study(
      #"""
      , "technologies": ["VoiceOver"], "rounds": {"1": {"state": "new"},
      "2": {"state": "fixed", "retestedWith": ["\#(person)"]}}
      """#)
    text.meet(
      "S05-aaaa", [person], round: 2,
      more: #""attempts": {"a": {"assistance": "unassisted", "outcome": "done", "task": "pay"}}"#)
    let records = try text.records()
    let finding = try #require(FindingsSummary.measure(records).findings.first)
    #expect(finding.fix?.isConfirmed == isConfirmed)
    #expect(finding.part == (isConfirmed ? .fixed : .calledFixed))
    #expect(finding.status == "\(status)")
    let closed = try #require(Coverage.measure(records).closedFindings.first)
    #expect(closed.fix == finding.fix)
  }

  /// P01 met it in round 1 while paying and is named as the one who tried again in round 2.
  @Test(arguments: [
    (
      named: "through", more: #""assistance": "unassisted", "outcome": "done", "task": "pay""#,
      pilot: false, confirmed: true, kind: FindingDiscrepancy.Kind?.none
    ),
    (
      named: "stopped at the task", more: #""outcome": "stoppedByParticipant", "task": "pay""#,
      pilot: false, confirmed: false, kind: nil
    ),
    (
      named: "another task", more: #""outcome": "done", "task": "help""#, pilot: false,
      confirmed: false, kind: .retestedElsewhere
    ),
    (
      named: "not offered", more: #""outcome": "notOffered", "task": "pay""#, pilot: false,
      confirmed: false, kind: .retestedElsewhere
    ),
    (
      named: "in a pilot only", more: #""outcome": "done", "task": "pay""#, pilot: true,
      confirmed: false, kind: .retestedButAbsent
    ),
  ])
  func aRetestIsOneWhereItIs(
    _ row: (
      named: String, more: String, pilot: Bool, confirmed: Bool, kind: FindingDiscrepancy.Kind?
    )
  ) throws {
    var text = study(
      #", "rounds": {"1": {"state": "new"}, "2": {"state": "fixed", "retestedWith": ["P01-aaaa"]}}"#
    )
    text.meet(
      "S05-aaaa", ["P01-aaaa"], round: 2,
      more: "\"pilot\": \(row.pilot), \"attempts\": {\"a\": {\(row.more)}}")
    text.meet("S06-aaaa", ["P03-aaaa"], round: 2, more: attempt("help", "done"))
    let records = try text.records()
    let options = ReportOptions(round: 2)
    let finding = try #require(
      FindingsSummary.measure(records, options: options).findings.first)
    #expect(finding.fix?.isConfirmed == row.confirmed, "\(row.named)")
    #expect(finding.discrepancies.first?.kind == row.kind, "\(row.named)")
    let closed = try #require(Coverage.measure(records, options: options).closedFindings.first)
    #expect(closed.fix == finding.fix, "\(row.named)")
  }

  @Test func withoutAStateAFindingThatSomebodyTriedAgainIsNotCalledUntried() throws {
    var text = study(#", "tasks": ["pay"], "rounds": {"1": {"state": "new"}}"#)
    text.meet("S05-aaaa", ["P01-aaaa"], round: 2, more: attempt("pay", "stoppedByParticipant"))
    let records = try text.records()
    let tried = try #require(FindingsSummary.measure(records).findings.first)
    #expect(tried.status == "new in round 1, no state recorded in round 2")
    #expect(tried.part == .open || tried.part == .beyondWcag)
    #expect(Coverage.measure(records).notRetested.findings.isEmpty)
    text.sessions.removeLast()
    text.meet("S05-aaaa", ["P01-aaaa"], round: 2, more: attempt("help", "done"))
    let untried = try #require(FindingsSummary.measure(try text.records()).findings.first)
    #expect(untried.status == "new in round 1, not retested in round 2")
    #expect(untried.part == .notRetested)
  }

  @Test func aStrengthThatABarrierContradictsSaysSo() throws {
    var text = study("")
    text.findings = [
      #"""
      {"id": "F02-aaaa", "kind": "strength", "observations": {}, "places": ["2.4.6"],
      "rounds": {"1": {"state": "stillThere"}}, "title": "Headings lead on"}
      """#
    ]
    text.meet("S06-aaaa", ["P03-aaaa"], notes: [StudyText.note("barrier", confirmed: ["2.4.6"])])
    let finding = try #require(FindingsSummary.measure(try text.records()).findings.first)
    #expect(finding.against.count == 1)
    #expect(
      finding.status.plain().hasSuffix("; 1 barrier noted at the same criteria in this round"))
  }
}
