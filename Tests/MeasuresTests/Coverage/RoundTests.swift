import Measures
import Records
import StudyText
import Testing

@Suite struct RoundTests {
  private func study() -> StudyText {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        StudyText.note("barrier", confirmed: ["1.4.10"], more: #""impact": 4"#),
        StudyText.note("barrier", confirmed: ["2.4.3"], more: #""impact": 3"#),
        StudyText.note("barrier", confirmed: ["4.1.2"], more: #""impact": 2"#),
      ])
    text.meet(
      "S02-aaaa", ["P02-aaaa"], round: 2,
      notes: [
        StudyText.note("barrier", confirmed: ["1.4.11"], more: #""impact": 1"#),
        StudyText.note("success", confirmed: ["4.1.2"]),
      ])
    text.findings = [
      finding("F01-aaaa", ["1.4.10"], "log-a-n1", #""1": {"state": "new"}"#),
      finding(
        "F02-aaaa", ["4.1.2"], "log-a-n3", #""1": {"state": "new"}, "2": {"state": "fixed"}"#),
      finding(
        "F03-aaaa", ["2.4.3"], "log-a-n2",
        #""1": {"state": "new"}, "2": {"state": "notRetested"}"#),
    ]
    return text
  }

  private func finding(_ id: String, _ places: [String], _ note: String, _ rounds: String) -> String
  {
    let names = places.map { "\"\($0)\"" }.joined(separator: ", ")
    return #"""
      {"id": "\#(id)", "kind": "problem", "observations": {"S01-aaaa/\#(note)": {}},
      "places": [\#(names)], "rounds": {\#(rounds)}, "title": "A problem"}
      """#
  }

  private func worst(_ coverage: Coverage, _ number: String) -> Impact? {
    coverage.criteria.first { $0.criterion.number.description == number }?.worstOpenImpact
  }

  @Test func theLatestRoundIsReported() throws {
    let coverage = Coverage.measure(try study().records())
    #expect(coverage.rounds.number == 2)
    #expect(coverage.rounds.all == [1, 2])
    #expect(coverage.rounds.sessions == 1)
    #expect(coverage.rounds.sessionsOfOtherRounds == 1)
    #expect(coverage.evidence.items == 2)
    #expect(coverage.people.participants == 1)
  }

  @Test func whatWasNotRetestedIsNamed() throws {
    let coverage = Coverage.measure(try study().records())
    #expect(coverage.notRetested.findings.map(\.id.short) == ["F01", "F03"])
    #expect(coverage.notRetested.criteria.map(\.number.description) == ["1.4.10", "2.4.3"])
    #expect(coverage.closedFindings.map(\.id.short) == ["F02"])
  }

  @Test func onlyOpenImpactsAreWorst() throws {
    let coverage = Coverage.measure(try study().records())
    #expect(worst(coverage, "1.4.10") == .blocks)
    #expect(worst(coverage, "2.4.3") == .serious)
    #expect(worst(coverage, "4.1.2") == nil)
    #expect(worst(coverage, "1.4.11") == .slight)
    #expect(coverage.principles[0].worstOpenImpact == .blocks)
  }

  @Test func anEarlierRoundDoesNotKnowTheLaterOnes() throws {
    let coverage = Coverage.measure(
      try study().records(), options: ReportOptions(round: 1))
    #expect(coverage.evidence.items == 3)
    #expect(coverage.closedFindings.isEmpty)
    #expect(coverage.notRetested.isEmpty)
    #expect(worst(coverage, "4.1.2") == .slows)
    #expect(worst(coverage, "1.4.11") == nil)
  }

  @Test func evidenceBatchesCountInEveryRound() throws {
    var text = study()
    text.evidence = [
      StudyText.batch("e", "expert", [#""note": "x", "places": ["3.1.1"]"#])
    ]
    for round in [1, 2] {
      let coverage = Coverage.measure(try text.records(), options: ReportOptions(round: round))
      #expect(coverage.evidence.byKind[.expert] == 1)
    }
  }

  @Test func aPilotMakesNoRound() throws {
    var text = study()
    text.meet("S03-aaaa", ["P03-aaaa"], round: 3, more: #""pilot": true"#)
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.rounds.number == 2)
    // A pilot session is one of its own round.
    #expect(coverage.rounds.pilots == 0)
  }
}
