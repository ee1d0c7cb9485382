import Localization
import Measures
import Records
import StudyText
import Testing

@Suite struct GapTests {
  private func sentences(_ text: StudyText, _ edition: Edition = .team) throws -> [String] {
    Coverage.measure(try text.records(), options: ReportOptions(edition: edition))
      .gaps.map { $0.sentence.plain() }
  }

  @Test func anEmptyStudySaysSoInThreeSentences() throws {
    #expect(
      try sentences(StudyText()) == [
        "No participants took part: no session counts yet.",
        "13 of 13 guidelines are not covered.", "55 of 55 criteria are not covered.",
      ])
  }

  @Test func aRoundWithoutSessionsIsNamed() throws {
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"])
    let coverage = Coverage.measure(try text.records(), options: ReportOptions(round: 7))
    #expect(
      coverage.gaps.first?.sentence
        == "No participants took part in round 7: no session counts yet.")
    text = StudyText()
    text.meet("S01-aaaa", [])
    #expect(
      try sentences(text).first == "No session in round 1 names a participant (1 session).")
  }

  /// A need of unknown duration may be a temporary one: unknown is not none.
  @Test func aNeedOfUnknownDurationLeavesItOpen() throws {
    var text = StudyText()
    let needs = ["unknown", "permanent"].enumerated().map { place, duration in
      #"{"id": "P0\#(place + 1)-aaaa", "needs": {"n": {"dimension": "see", "duration": "\#(duration)"}}}"#
    }
    text.participants = needs
    text.meet("S01-aaaa", ["P01-aaaa", "P02-aaaa"])
    let told = Coverage.measure(try text.records()).furtherGaps.map(\.sentence)
    #expect(
      told.contains(
        "Participants with a temporary need in seeing in round 1: none known (unknown for 1 of 2)."
      ))
    text.participants[0] = text.participants[0].replacing("unknown", with: "permanent")
    #expect(
      Coverage.measure(try text.records()).furtherGaps.map(\.sentence)
        .contains("Participants with a temporary need in seeing in round 1: none."))
  }

  @Test func peopleComeFirst() throws {
    var text = StudyText()
    text.targets = #"{"t": {"dimension": "see", "label": "Seeing", "minimum": 3}}"#
    text.participants = [
      #"{"id": "P01-aaaa", "assistiveTechnologiesNone": true, "needs": {"n": {"dimension": "see", "duration": "permanent"}}}"#
    ]
    text.meet(
      "S01-aaaa", ["P01-aaaa"], notes: [StudyText.note("barrier", proposed: ["1.4.10"])])
    let found = try sentences(text)
    #expect(
      found.prefix(5) == [
        "Seeing: 1 of 3 planned participants in round 1.",
        "No participants in round 1 with a need in: hearing; speaking and being understood; touching, moving and reaching; thinking, learning and attention; mood and anxiety.",
        "Participants using assistive technology in round 1: none.",
        "Participants with low digital skill in round 1: none known (unknown for 1 of 1).",
        "Barriers observed with only 1 participant: 1.4.10 (P01).",
      ])
    #expect(found.count <= 10)
    #expect(
      try sentences(text, .share).contains(
        "Barriers observed with only 1 participant: 1.4.10."))
  }

  @Test func gapsAreAtMostTenAndNothingIsLost() throws {
    var text = StudyText()
    let targets = (1...9).map { #""t\#($0)": {"label": "Target \#($0)", "minimum": \#($0)}"# }
    text.targets = "{" + targets.joined(separator: ", ") + "}"
    let coverage = Coverage.measure(try text.records())
    #expect(coverage.gaps.count == 10)
    #expect(coverage.gaps.first?.kind == .nobodyTookPart)
    let all = coverage.gaps + coverage.furtherGaps
    #expect(all.count { $0.kind == .unmetTarget } == 9)
    #expect(all.count { $0.kind == .criterion } == 56)
    #expect(all.count { $0.kind == .guideline } == 14)
  }

  @Test func nothingRestsOnToolsWithoutToolEvidence() throws {
    var text = StudyText()
    text.evidence = [StudyText.batch("e", "expert", [#""note": "x", "places": ["3.1.1"]"#])]
    let coverage = Coverage.measure(try text.records())
    for gap in coverage.gaps + coverage.furtherGaps {
      #expect(!gap.sentence.plain().contains("tool"))
    }
  }

  @Test func flashesAreMeasured() throws {
    let gaps = Coverage.measure(try StudyText().records()).furtherGaps
    let flashes = try #require(gaps.first { $0.sentence.plain().hasPrefix("2.3.1") })
    #expect(flashes.remedy == "a measurement, never a test with people")
  }
}
