import Localization
import Measures
import Records
import StudyText
import Testing

/// Whether one person counts for one target, and where it is not known.
@Suite struct TargetMatchTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let target: String
    let person: String
    let met: Int
    let notKnown: String

    init(_ name: String, _ target: String, _ person: String, met: Int, notKnown: String = "") {
      (testDescription, self.target, self.person) = (name, target, person)
      (self.met, self.notKnown) = (met, notKnown)
    }
  }

  private static let permanentSight =
    #""needs": {"n": {"dimension": "see", "duration": "permanent", "fluctuates": "no"}}"#
  private static let voiceOver =
    #""assistiveTechnologies": {"a": {"name": "VoiceOver", "proficiency": "novice"}}"#
  private static func placed(_ scale: String, _ value: String) -> String {
    #"""
    "skillPlacements": {"s": {"basis": "observed", "placedBy": "moderator", "scale": "\#(scale)", "value": "\#(value)"}}
    """#
  }

  static let rows: [Row] = [
    Row(
      "need and duration", #""dimension": "see", "duration": "permanent""#, permanentSight, met: 1),
    Row("other ability", #""dimension": "hear""#, permanentSight, met: 0),
    Row("other duration", #""dimension": "see", "duration": "temporary""#, permanentSight, met: 0),
    Row(
      "duration unknown", #""dimension": "see", "duration": "temporary""#,
      #""needs": {"n": {"dimension": "see", "duration": "unknown"}}"#, met: 0,
      notKnown: "1 unknown"),
    Row(
      "comes and goes, not known", #""dimension": "see", "duration": "changing""#,
      #""needs": {"n": {"dimension": "see", "duration": "permanent", "fluctuates": "unknown"}}"#,
      met: 0, notKnown: "1 unknown"),
    Row(
      "no need noted", #""dimension": "see""#, #""needs": {}"#, met: 0,
      notKnown: "1 nothing noted"),
    Row("said to have no need", #""dimension": "see""#, #""needsNone": true"#, met: 0),
    Row(
      "needs not asked", #""dimension": "see""#, #""needsAbsence": "notAsked""#, met: 0,
      notKnown: "1 not asked"),
    Row(
      "needs declined", #""dimension": "see""#, #""needsAbsence": "declined""#, met: 0,
      notKnown: "1 declined"),
    Row("a class", #""assistiveTechnology": "screen reader""#, voiceOver, met: 1),
    Row("another class", #""assistiveTechnology": "magnifier""#, voiceOver, met: 0),
    Row("another product", #""assistiveTechnology": "NVDA""#, voiceOver, met: 0),
    Row("a list", #""assistiveTechnology": "NVDA; VoiceOver""#, voiceOver, met: 1),
    Row(
      "a product, and the class alone is known", #""assistiveTechnology": "NVDA""#,
      #""assistiveTechnologies": {"a": {"name": "screen reader"}}"#, met: 0, notKnown: "1 unknown"),
    Row(
      "a class, and a name of no class", #""assistiveTechnology": "screen reader""#,
      #""assistiveTechnologies": {"a": {"name": "Prudence"}}"#, met: 0, notKnown: "1 unknown"),
    Row(
      "a name that only a participant uses", #""assistiveTechnology": "prudence""#,
      #""assistiveTechnologies": {"a": {"name": "Prudence 3"}}"#, met: 1),
    Row(
      "a class of unknown practice",
      #""assistiveTechnology": "screen reader", "proficiency": "advanced""#,
      #""assistiveTechnologies": {"a": {"name": "NVDA"}}"#, met: 0, notKnown: "1 unknown"),
    Row(
      "novice is not advanced", #""assistiveTechnology": "VoiceOver", "proficiency": "advanced""#,
      voiceOver, met: 0),
    Row(
      "practice not known", #""assistiveTechnology": "any", "proficiency": "advanced""#,
      #""assistiveTechnologies": {"a": {"name": "NVDA", "proficiency": "unknown"}}"#, met: 0,
      notKnown: "1 unknown"),
    Row(
      "technology declined", #""assistiveTechnology": "any""#,
      #""assistiveTechnologiesAbsence": "declined""#, met: 0, notKnown: "1 declined"),
    Row("age", #""ageBand": "from75""#, #""ageBand": "from75""#, met: 1),
    Row(
      "age not noted", #""ageBand": "from75""#, #""needs": {}"#, met: 0, notKnown: "1 nothing noted"
    ),
    Row("level below", #""skillScale": "skill", "skillAtMost": "2""#, placed("skill", "1"), met: 1),
    Row("level above", #""skillScale": "skill", "skillAtMost": "1""#, placed("skill", "2"), met: 0),
    Row(
      "another scale is never converted", #""skillScale": "skill", "skillAtMost": "2""#,
      placed("other", "1"), met: 0, notKnown: "1 not asked"),
    Row(
      "a level that nobody can compare", #""skillScale": "skill", "skillAtMost": "2""#,
      placed("skill", "odd"), met: 0, notKnown: "1 unknown"),
    Row("device", #""device": "iphone 8""#, #""devices": ["iPhone 8, battery worn"]"#, met: 1),
    Row("other device", #""device": "iphone 8""#, #""devices": ["Pixel"]"#, met: 0),
    Row(
      "no device noted", #""device": "iphone 8""#, #""devices": []"#, met: 0,
      notKnown: "1 nothing noted"),
    Row(
      "circumstance", #""circumstance": "money""#,
      #""lastingCircumstances": {"c": {"kind": "money"}}"#, met: 1),
    Row(
      "a known failure weighs more than a gap", #""ageBand": "from75", "dimension": "hear""#,
      permanentSight, met: 0),
    Row(
      "a gap beside what fits", #""ageBand": "from75", "dimension": "see""#, permanentSight, met: 0,
      notKnown: "1 nothing noted"),
  ]

  @Test(arguments: rows) func counts(_ row: Row) throws {
    var text = StudyText()
    text.targets = #"{"t": {"label": "T", "minimum": 1, \#(row.target)}}"#
    text.participants = [#"{"id": "P01-aaaa", \#(row.person)}"#]
    text.instruments = [
      #"""
      {"id": "skill", "kind": "scale", "levels": {"1": {"countsAsLow": true, "position": "a"},
      "2": {"position": "b"}}, "title": "Skill"}
      """#
    ]
    text.meet("S01-aaaa", ["P01-aaaa"])
    let records = try text.records()
    let target = try #require(Recruitment.measure(records).targets.first)
    #expect(target.inRound.met == row.met)
    #expect(target.inRound.notKnown.words == "\(row.notKnown)")
    // The coverage report counts the same.
    let coverage = try #require(Coverage.measure(records).people.targets.first)
    #expect(coverage.inRound.met == row.met)
    #expect(coverage.inRound.isMet == target.inRound.isMet)
  }

  @Test(
    "a target that cannot be counted is never met, and never 0 of n",
    arguments: [
      ("", "it has only a label and no condition"),
      (
        #", "assistiveTechnology": "Voiceovr""#,
        "“Voiceovr” is no known technology, and no participant uses one of that name (did you mean VoiceOver?)"
      ),
      (
        #", "assistiveTechnology": "voice", "ageBand": "from75""#,
        "“voice” is no known technology, and no participant uses one of that name (did you mean VoiceOver?)"
      ),
    ])
  func uncounted(_ condition: String, _ reason: String) throws {
    var text = StudyText()
    text.targets = #"{"t": {"label": "People who use VoiceOver", "minimum": 1\#(condition)}}"#
    text.participants = [#"{"id": "P01-aaaa", "ageBand": "from75", \#(Self.voiceOver)}"#]
    text.meet("S01-aaaa", ["P01-aaaa"])
    let records = try text.records()
    let recruitment = Recruitment.measure(records)
    let target = try #require(recruitment.targets.first)
    #expect(target.uncounted?.reason.plain() == reason)
    #expect(!target.inRound.shortfall.isMet && !target.inAll.shortfall.isMet)
    #expect(recruitment.openInRound.isEmpty)
    let row = try #require(Coverage.measure(records).people.targets.first)
    #expect(row.uncounted == target.uncounted && !row.inAll.isMet && !row.inRound.isMet)
    let suggestion = Suggestion.make(records, given: [])
    #expect(suggestion.open.isEmpty && suggestion.uncounted.map(\.id) == ["t"])
  }

  struct Share: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let met: Int
    let planned: Int
    let everybody: Int
    let percent: Int?
    let byNumber: Int
    let byShare: Int?
  }

  static let shares: [Share] = [
    .init(
      testDescription: "number alone", met: 1, planned: 3, everybody: 9, percent: nil, byNumber: 2,
      byShare: 0),
    .init(
      testDescription: "both reached", met: 3, planned: 3, everybody: 9, percent: 30, byNumber: 0,
      byShare: 0),
    .init(
      testDescription: "exactly the share", met: 2, planned: 1, everybody: 10, percent: 20,
      byNumber: 0, byShare: 0),
    .init(
      testDescription: "share short", met: 1, planned: 1, everybody: 9, percent: 20, byNumber: 0,
      byShare: 1),
    .init(
      testDescription: "newcomers make the whole larger", met: 0, planned: 1, everybody: 10,
      percent: 50, byNumber: 1, byShare: 10),
    .init(
      testDescription: "everybody", met: 9, planned: 1, everybody: 10, percent: 100, byNumber: 0,
      byShare: nil),
    .init(
      testDescription: "everybody, reached", met: 10, planned: 1, everybody: 10, percent: 100,
      byNumber: 0, byShare: 0),
    .init(
      testDescription: "nobody yet", met: 0, planned: 2, everybody: 0, percent: 20, byNumber: 2,
      byShare: 0),
  ]

  @Test(arguments: shares) func lacks(_ row: Share) {
    let found = Shortfall(
      met: row.met, planned: row.planned, people: row.met, of: row.everybody, percent: row.percent)
    #expect(found.byNumber == row.byNumber)
    #expect(found.byShare == row.byShare)
    // Whoever adds as many people reaches it, and one fewer does not.
    guard let percent = row.percent, let more = row.byShare, more > 0 else { return }
    #expect((row.met + more) * 100 >= percent * (row.everybody + more))
    #expect((row.met + more - 1) * 100 < percent * (row.everybody + more - 1))
  }
}
