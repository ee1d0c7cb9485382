import Localization
import Measures
import Records
import StudyText
import Testing

/// A finding of round 1, which affected P01 and P02 while they paid, and what followed.
struct RetestCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// The states by round, as in the file.
  var states = #""1": {"state": "new"}, "2": {"state": "fixed"}"#
  /// Participants affected in round 1.
  var before = ["P01", "P02"]
  var second: [String: RetestStudy.Meeting] = [:]
  var third: [String: RetestStudy.Meeting] = [:]
  /// Whether round 2 has a session that names nobody, with a linked note of a barrier.
  var hasUnnamed = false
  var round: Int?
  var part: FindingPart
  var isOpen: Bool
  /// How it stands, as every report prints it.
  var standing: String

  func study() -> StudyText {
    RetestStudy(
      states: states, before: before, second: second, third: third, hasUnnamed: hasUnnamed
    ).text()
  }

  static let all: [RetestCase] = [
    RetestCase(
      testDescription: "one of five got through, four were blocked",
      before: ["P01", "P02", "P03", "P04", "P05"],
      second: ["P01": .through, "P02": .stuck, "P03": .stuck, "P04": .stuck, "P05": .stuck],
      part: .open, isOpen: true,
      standing: "recorded as fixed in round 2; the notes contradict this: 4 of 5 affected"),
    RetestCase(
      testDescription: "both came back and got through",
      second: ["P01": .through, "P02": .finished], part: .fixed, isOpen: false,
      standing:
        "fixed in round 2, confirmed by retest with affected participants: 2 of 2 got through"),
    RetestCase(
      testDescription: "one came back, without a note of it", second: ["P01": .finished],
      part: .fixed, isOpen: false,
      standing:
        "fixed in round 2, confirmed by retest with affected participants: 1 of 1 got through"),
    RetestCase(
      testDescription: "one of two was stopped, without a note",
      second: ["P01": .through, "P02": .stopped], part: .calledFixed, isOpen: false,
      standing:
        "marked fixed in round 2, not confirmed: 1 of 2 affected participants who came back got through"
    ),
    RetestCase(
      testDescription: "only others tried", second: ["P06": .through], part: .calledFixed,
      isOpen: false, standing: "marked fixed in round 2, not retested with anyone affected"),
    RetestCase(
      testDescription: "the affected ones did something else",
      second: ["P01": .elsewhere, "P02": .notOffered], part: .calledFixed, isOpen: false,
      standing: "marked fixed in round 2, not retested with anyone affected"),
    RetestCase(
      testDescription: "another participant was affected",
      second: ["P01": .through, "P06": .stuck],
      part: .open, isOpen: true,
      standing: "recorded as fixed in round 2; the notes contradict this: 1 of 2 affected"),
    RetestCase(
      testDescription: "a session that names nobody was affected", second: ["P01": .through],
      hasUnnamed: true, part: .open, isOpen: true,
      standing:
        "recorded as fixed in round 2; the notes contradict this: affected in 1 note of sessions without named participants"
    ),
    RetestCase(
      testDescription: "affected in a later round", second: ["P01": .through],
      third: ["P06": .stuck], part: .open, isOpen: true,
      standing:
        "recorded as fixed in round 2; the notes contradict this: 1 of 1 affected in round 3"),
    RetestCase(
      testDescription: "the round of the fix, before the later one", second: ["P01": .through],
      third: ["P06": .stuck], round: 2, part: .fixed, isOpen: false,
      standing:
        "fixed in round 2, confirmed by retest with affected participants: 1 of 1 got through"),
    RetestCase(
      testDescription: "stopped in a later round, without a note", second: ["P01": .through],
      third: ["P01": .stopped], part: .calledFixed, isOpen: false,
      standing:
        "marked fixed in round 2, not confirmed: 0 of 1 affected participant who came back got through in round 3"
    ),
    RetestCase(
      testDescription: "came back in a later round only", second: ["P06": .finished],
      third: ["P01": .finished], part: .fixed, isOpen: false,
      standing:
        "fixed in round 2, confirmed by retest with affected participants: 1 of 1 got through in round 3"
    ),
    RetestCase(
      testDescription: "the one who came back has no recorded outcome",
      second: ["P01": .notRecorded], part: .calledFixed, isOpen: false,
      standing:
        "marked fixed in round 2, not confirmed: 1 affected participant came back, outcome or help not recorded"
    ),
    RetestCase(
      testDescription: "one got through, and of one it is not recorded",
      second: ["P01": .finished, "P02": .notRecorded], part: .calledFixed, isOpen: false,
      standing:
        "marked fixed in round 2, not confirmed: 1 of 1 affected participant who came back got through, outcome or help not recorded for 1 other"
    ),
    RetestCase(
      testDescription: "settled in the later round",
      states:
        #""1": {"state": "new"}, "2": {"state": "fixed"}, "3": {"state": "stillThere"}"#,
      second: ["P01": .through], third: ["P01": .stuck], part: .open, isOpen: true,
      standing:
        "still there in round 3; round 3: 0 of 1 affected participant who came back got through"
    ),
    RetestCase(
      testDescription: "not retested after the fix",
      states:
        #""1": {"state": "new"}, "2": {"state": "fixed"}, "3": {"state": "notRetested"}"#,
      second: ["P01": .through], third: ["P06": .elsewhere], part: .fixed, isOpen: false,
      standing:
        "fixed in round 2, confirmed by retest with affected participants: 1 of 1 got through"),
    RetestCase(
      testDescription: "a round without a state says nothing new",
      states: #""1": {"state": "new"}, "2": {"state": "fixed"}, "3": {"note": "later"}"#,
      second: ["P01": .through], third: ["P06": .elsewhere], part: .fixed, isOpen: false,
      standing:
        "fixed in round 2, confirmed by retest with affected participants: 1 of 1 got through"),
    RetestCase(
      testDescription: "six others without the problem", states: #""1": {"state": "new"}"#,
      second: ["P06": .finished, "P07": .finished], part: .open, isOpen: true,
      standing: "new in round 1; round 2: not retested with anyone affected"),
    RetestCase(
      testDescription: "nobody tried it", states: #""1": {"state": "new"}"#,
      second: ["P06": .elsewhere], part: .notRetested, isOpen: true,
      standing: "not retested in round 2"),
    RetestCase(
      testDescription: "recorded as not retested",
      states: #""1": {"state": "new"}, "2": {"state": "notRetested"}"#,
      second: ["P06": .finished], part: .notRetested, isOpen: true,
      standing: "not retested in round 2"),
    RetestCase(
      testDescription: "recorded as not retested, and affected",
      states: #""1": {"state": "new"}, "2": {"state": "notRetested"}"#,
      second: ["P01": .stuck], part: .open, isOpen: true,
      standing: "new in round 1; round 2: 0 of 1 affected participant who came back got through"),
  ]
}

@Suite struct FindingRetestTests {
  @Test(arguments: RetestCase.all)
  func aFixIsTrueOnlyIfTheNotesAgree(_ row: RetestCase) throws {
    let records = try row.study().records()
    let summary = FindingsSummary.measure(records, options: ReportOptions(round: row.round))
    let finding = try #require(summary.findings.first)
    #expect(finding.standing.plain() == row.standing)
    #expect(finding.part == row.part && finding.isOpen == row.isOpen)
    #expect(finding.isContradicted == row.standing.contains("contradict"))
  }

  /// Coverage takes a contradicted fix for what it is: a problem with its worst impact.
  @Test func coverageHasTheWorstImpactOfAContradictedFix() throws {
    let records = try RetestCase.all[0].study().records()
    let coverage = Coverage.measure(records)
    let row = try #require(coverage.criteria.first { $0.criterion.place.description == "2.4.3" })
    #expect(row.worstOpenImpact == .blocks)
    #expect(coverage.closedFindings.isEmpty)
    #expect(coverage.failures.flatMap(\.findings).map(\.id.short) == ["F01"])
  }

  /// Six participants failed in round 1, six others succeed in round 2: that is no retest.
  @Test func otherParticipantsAreNoRetest() throws {
    let row = try #require(
      RetestCase.all.first { $0.testDescription == "six others without the problem" })
    let missing = Coverage.measure(try row.study().records()).notRetested
    #expect(missing.withoutAffected.map(\.id.short) == ["F01"] && !missing.isEmpty)
    let through = Coverage.measure(try RetestCase.all[1].study().records()).notRetested
    #expect(through.findings.isEmpty && through.withoutAffected.isEmpty)
  }

  /// Whoever was there without a name was affected, and may be one of those who are counted.
  @Test func sessionsWithoutNamesAreNamedInTheFewestWordsToo() throws {
    let records = try RetestStudy(
      states: #""1": {"state": "new"}"#, second: ["P06": .finished], hasUnnamed: true
    ).text().records()
    let finding = try #require(FindingsSummary.measure(records).findings.first)
    let row = try #require(finding.lastTried)
    #expect(row.round == 2)
    let words = try #require(finding.frequency(row, isShort: true)).plain()
    #expect(words.hasSuffix("1 further moment of sessions without named participants"), "\(words)")
    let people = try #require(StudySummary.measure(records).changes).people.plain()
    #expect(people.hasPrefix("Named participants: "), "\(people)")
    #expect(
      people.hasSuffix("1 session names nobody and may have been with any of them."), "\(people)")
  }

  @Test func eachRoundSaysWhoCameBack() throws {
    var row = RetestCase.all[0]
    row.third = ["P01": .through, "P06": .stuck]
    let finding = try #require(
      FindingsSummary.measure(try row.study().records()).findings.first)
    let numbers = finding.rounds.compactMap(\.retest).map {
      [$0.affectedBefore, $0.returned.cameBack, $0.returned.gotThrough, $0.others]
    }
    #expect(numbers == [[0, 0, 0, 5], [5, 5, 1, 0], [5, 1, 1, 1]])
  }
}

/// Barriers that no finding holds, and evidence of others: a study with one of them has problems.
@Suite struct OutsideFindingsTests {
  private func outside(_ text: StudyText, round: Int? = nil) throws -> OutsideFindings {
    FindingsSummary.measure(try text.records(), options: ReportOptions(round: round)).outside
  }

  @Test func aReviewedBarrierOfImpact4IsAProblem() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        StudyText.note("barrier", confirmed: ["2.1.1"], more: #""impact": 4, "reviewed": true"#)
      ]
    )
    text.evidence = [
      StudyText.batch(
        "e", "expert", [#""kind": "noBarrier", "outcome": "passed", "places": ["2.1.1"]"#])
    ]
    let outside = try outside(text)
    #expect(outside.barriers == 1 && outside.worst == .blocks && outside.participants == 1)
    #expect(outside.entries == 0 && outside.noneClaim == nil)
    #expect(
      outside.barriersClaim?.plain()
        == "1 barrier linked to no problem: worst impact 4 of 4, blocks, 1 participant")
  }

  @Test func distressThatNoProblemHoldsIsCounted() throws {
    var text = StudyText()
    let distress = StudyText.note("distress", more: #""impact": 3"#)
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [distress, distress, StudyText.note("distress", more: #""impact": 0"#)])
    let outside = try outside(text)
    #expect(outside.distress == 2 && outside.barriers == 0 && outside.noneClaim == nil)
  }

  @Test func impact0IsNoBarrierAndLinkedOnesAreInTheFinding() throws {
    var text = StudyText()
    text.meet(
      "S01-aaaa", ["P01-aaaa"],
      notes: [
        StudyText.note("barrier", more: #""impact": 0"#), StudyText.note("barrier"),
        StudyText.note("success"),
      ])
    text.findings = [
      #"{"id": "F01-aaaa", "kind": "problem", "observations": {"S01-aaaa/log-a-n2": {}}, "title": "t"}"#
    ]
    #expect(try outside(text).isEmpty)
  }

  @Test func earlierRoundsAreToldApart() throws {
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [StudyText.note("barrier")])
    text.meet("S02-aaaa", ["P01-aaaa", "P02-aaaa"], round: 2, notes: [StudyText.note("barrier")])
    let summary = FindingsSummary.measure(try text.records())
    #expect(summary.outside.barriers == 1 && summary.outside.participants == 2)
    #expect(
      summary.outside.barriersEarlier?.plain() == "1 barrier of earlier rounds linked to no problem"
    )
  }

  @Test(
    arguments: [
      ("expert", #""outcome": "failed", "places": ["2.1.1"]"#, nil, 1),
      ("tool", #""outcome": "failed", "places": ["2.1.1"]"#, 1, 1),
      ("documented", #""kind": "barrier", "places": ["2.1.1"]"#, nil, 1),
      ("expert", #""kind": "barrier""#, nil, 1),
      ("expert", #""outcome": "passed", "places": ["2.1.1"]"#, nil, 0),
      ("tool", #""outcome": "failed", "places": ["2.1.1"]"#, 2, 0),
      ("simulated", #""kind": "barrier", "places": ["2.1.1"]"#, nil, 0),
    ] as [(String, String, Int?, Int)])
  func evidenceOfOthersIsAProblemToo(
    _ kind: String, _ item: String, _ round: Int?, _ entries: Int
  ) throws {
    var text = StudyText()
    text.meet("S01-aaaa", ["P01-aaaa"])
    text.evidence = [StudyText.batch("e", kind, round: round, [item])]
    let outside = try outside(text)
    #expect(outside.entries == entries)
    #expect((outside.noneClaim == nil) == (entries > 0))
  }
}
