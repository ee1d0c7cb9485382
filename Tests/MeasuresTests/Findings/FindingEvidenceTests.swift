import Localization
import Measures
import Records
import Statistics
import StudyText
import Testing

@Suite struct FindingEvidenceTests {
  private func finding(_ notes: [String], quoted: Bool = false) -> String {
    let entries = notes.map { #""\#($0)": {"quote": \#(quoted)}"# }.joined(separator: ", ")
    return #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {\#(entries)}, "title": "t"}
      """#
  }

  private func only(
    _ text: StudyText, _ options: ReportOptions = ReportOptions()
  ) throws -> MeasuredFinding {
    try #require(FindingsSummary.measure(try text.records(), options: options).findings.first)
  }

  private let tried = #""attempts": {"a": {"outcome": "done", "task": "pay"}}"#
  private let onTask = #""task": "pay""#

  @Test func dividedByThoseWhoTriedItsTasks() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"], more: tried, notes: [StudyText.note("barrier", more: onTask)])
    text.meet("S02-aaaa", ["P02-aaaa"], more: tried)
    text.meet("S03-aaaa", ["P03-aaaa"])
    text.findings = [finding(["S01-aaaa/log-a-n1"])]
    let frequency = try #require(try only(text).latest?.frequency)
    #expect(
      frequency.words == "affected 1 of 2 participants who tried its tasks; 1 of 3 who took part")
    // Adjusted Wald by hand: z² = 3.8415; (1 + z²/2) ÷ (2 + z²) = 0.5, ± 1.96 × √(0.25 ÷ 5.8415) = 0.4055.
    let interval = try #require(frequency.interval)
    #expect(abs(interval.low.value - 0.0945) < 1e-4)
    #expect(abs(interval.high.value - 0.9055) < 1e-4)
    #expect(interval.provenance == "adjusted Wald, 95 %, two-sided, n = 2")
  }

  @Test func whoeverMetItIsAmongThoseWhoCould() throws {
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [StudyText.note("barrier", more: onTask)])
    text.meet("S02-aaaa", ["P02-aaaa"])
    text.meet("S03-aaaa", ["P03-aaaa"])
    text.findings = [finding(["S01-aaaa/log-a-n1"])]
    #expect(
      try only(text).latest?.frequency?.words
        == "affected 1 of 1 participant who tried its tasks; 1 of 3 who took part")
  }

  @Test func withoutNotesNothingIsAgainstTheStates() throws {
    var text = StudyText()
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "rounds": {"1": {"state": "new"}}, "title": "t"}
      """#
    ]
    let finding = try only(text)
    #expect(finding.discrepancies.isEmpty)
    #expect(finding.latest?.frequency?.words == "not counted: no counted note supports it")
    #expect(finding.latest?.frequency?.interval == nil)
  }

  @Test func severalNotesOfOnePersonCountOncePilotsAndWithdrawnPeopleNever() throws {
    var text = StudyText()
    text.participants = [
      #"{"id": "P02-aaaa", "withdrawals": {"w": {"scope": "all"}}}"#, #"{"id": "P01-aaaa"}"#,
    ]
    let note = StudyText.note("barrier")
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [note, note])
    text.meet("S02-aaaa", ["P02-aaaa"], notes: [note])
    text.meet("S03-aaaa", ["P03-aaaa"], more: #""pilot": true"#, notes: [note])
    text.findings = [
      finding([
        "S01-aaaa/log-a-n1", "S01-aaaa/log-a-n2", "S02-aaaa/log-a-n1", "S03-aaaa/log-a-n1",
        "S09-aaaa/gone",
      ])
    ]
    let finding = try only(text)
    #expect(finding.latest?.frequency?.words == "affected 1 of 1 participant who took part")
    #expect((finding.moments, finding.notesLeftOut) == (2, 3))
    #expect(finding.notes == ["S01-aaaa/log-a-n1", "S01-aaaa/log-a-n2"])
  }

  @Test func twoLoggersOfOneMomentAreOneMoment() throws {
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [StudyText.note("context")])
    let twin = StudyText.note("barrier", more: #""sameMomentAs": "S01-aaaa/log-a-n1""#)
    text.sessions[0].logs.append(StudyText.log("log-b", [twin]))
    text.findings = [finding(["S01-aaaa/log-b-n1", "S01-aaaa/log-a-n1"])]
    let summary = FindingsSummary.measure(try text.records())
    #expect(summary.findings[0].moments == 1)
    // One of the two calls it a barrier.
    #expect(summary.findings[0].latest?.frequency?.count.successes == 1)
    text.findings = [finding(["S01-aaaa/log-a-n1"])]
    #expect(FindingsSummary.measure(try text.records()).looseBarrierCount == 0)
    text.findings = []
    #expect(FindingsSummary.measure(try text.records()).looseBarrierCount == 1)
  }

  @Test func worstImpactByNeedAndTechnology() throws {
    var text = StudyText()
    func person(_ id: String, _ need: String, _ technology: String?) -> String {
      let used =
        technology.map { #""assistiveTechnologies": {"a": {"name": "\#($0)"}}, "# }
        ?? #""assistiveTechnologiesNone": true, "#
      return #"""
        {\#(used)"id": "\#(id)", "needs": {"n": {"dimension": "\#(need)", "duration": "permanent"}}}
        """#
    }
    text.participants = [
      person("P01-aaaa", "see", "VoiceOver"), person("P02-aaaa", "see", nil),
      person("P03-aaaa", "hear", nil),
    ]
    for (index, impact) in [(1, 2), (2, 4), (3, 1)] {
      text.meet(
        "S0\(index)-aaaa", ["P0\(index)-aaaa"], round: index == 2 ? 1 : 2,
        notes: [StudyText.note("barrier", more: #""impact": \#(impact)"#)])
    }
    text.meet("S04-aaaa", ["P04-aaaa"], round: 2, notes: [StudyText.note("noBarrier")])
    text.findings = [
      finding((1...4).map { "S0\($0)-aaaa/log-a-n1" })
    ]
    let impacts = try only(text).impacts
    #expect((impacts.worst, impacts.worstInRound) == (.blocks, .slows))
    #expect(
      impacts.byNeed.map { "\($0.group.label) \($0.people) \($0.worst?.rawValue ?? -1)" }
        == ["seeing, permanent 2 4", "hearing, permanent 1 1"])
    #expect(impacts.byNeed.map(\.worstInRound) == [.slows, .slight])
    #expect(
      impacts.byTechnology.map { "\($0.group.label) \($0.people) \($0.worst?.rawValue ?? -1)" }
        == ["VoiceOver 1 2", "no assistive technology 2 4"])
  }

  @Test func barriersWithoutFindingAreListedBySession() throws {
    var text = StudyText()
    text.participants = [#"{"id": "P01-aaaa"}"#, #"{"id": "P02-aaaa"}"#]
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        StudyText.note("barrier", more: #""impact": 1"#), StudyText.note("success"),
        StudyText.note("barrier", more: #""impact": 3"#),
      ])
    text.meet("S02-aaaa", ["P02-aaaa"], round: 2, notes: [StudyText.note("barrier")])
    text.meet("S03-aaaa", ["P02-aaaa"], round: 3, notes: [StudyText.note("barrier")])
    let summary = FindingsSummary.measure(
      try text.records(), options: ReportOptions(round: 2))
    #expect(
      summary.looseBarriers.map { "\($0.session?.string ?? "") \($0.round) \($0.count)" }
        == ["S01-aaaa 1 2", "S02-aaaa 2 1"])
    #expect(summary.looseBarriers[0].notes.map(\.observation) == ["log-a-n3", "log-a-n1"])
    let shared = FindingsSummary.measure(
      try text.records(), options: ReportOptions(round: 2, edition: .share))
    #expect(shared.looseBarrierCount == 3)
    #expect(shared.looseBarriers.allSatisfy { $0.session == nil && $0.notes.isEmpty })
  }
}
