import JSON
import Records
import StudyText
import Testing

@testable import Measures

/// Who came near which profile, in parts that are never added up; and what became of what was foretold.
@Suite("Who came near which profile")
struct NearnessTests {
  /// The profile of the examples: one lasting need, two technologies, a skill of 8.
  private static let profile = #"""
    {"id": "tendai", "name": "Tendai", "needs": {"0n1": {"dimension": "see", "duration": "permanent"},
      "0n2": {"dimension": "hear", "duration": "situational"}},
    "assistiveTechnologies": {"0t1": {"name": "VoiceOver with earphones", "proficiency": "advanced"},
      "0t2": {"name": "Braille display", "proficiency": "novice"}},
    "skillPlacements": {"0k1": {"scale": "steps", "value": "8", "basis": "assumed", "placedBy": "authors"}}}
    """#

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Members of the participant.
    let person: String
    var needs: [Int]? = [2, 1]
    var technology: [Int]? = [3, 2]
    var skill: [Int]? = [2, 1]
    var circumstances: [Int]?
    let outcome: Nearness.Outcome
  }

  private static let see = #""needs": {"0n1": {"dimension": "see", "duration": "permanent"}}"#
  private static let uses = #"""
    "assistiveTechnologies": {"0t1": {"name": "VoiceOver", "proficiency": "advanced"},
      "0t2": {"name": "Braille display", "proficiency": "intermediate"}}
    """#
  private static func placed(_ value: String, _ basis: String = "observed") -> String {
    #""0k\#(value)": {"scale": "steps", "value": "\#(value)", "basis": "\#(basis)", "placedBy": "team"}"#
  }
  private static func skill(_ values: String...) -> String {
    #""skillPlacements": {\#(values.joined(separator: ", "))}"#
  }

  static let rows = [
    Row(
      testDescription: "the same need, practice one step apart, the same level",
      person: "\(see), \(uses), \(skill(placed("8")))", outcome: .near),
    Row(
      testDescription: "observed weighs more than what somebody says of themself",
      person: "\(see), \(uses), \(skill(placed("8"), placed("3", "selfReported")))", outcome: .near),
    Row(
      testDescription: "two levels apart are half, and still near",
      person: "\(see), \(uses), \(skill(placed("6")))", skill: [1, 1], outcome: .near),
    Row(
      testDescription: "three levels apart are too far",
      person: "\(see), \(uses), \(skill(placed("5")))", skill: [0, 1], outcome: .notNear),
    Row(
      testDescription: "skill that nobody knows keeps nobody away", person: "\(see), \(uses)",
      skill: nil, outcome: .near),
    Row(
      testDescription: "one of two needs, practice two steps apart",
      person: #"""
        "needs": {"0n1": {"dimension": "see", "duration": "permanent"},
          "0n2": {"dimension": "feel", "duration": "unknown"}},
        "assistiveTechnologies": {"0t1": {"name": "VoiceOver", "proficiency": "novice"}},
        "lastingCircumstances": {"0c1": {"kind": "culture"}}, \#(skill(placed("4")))
        """#, needs: [2, 2], technology: [0, 2], skill: [0, 1], circumstances: [0, 1],
      outcome: .notNear),
    Row(
      testDescription: "the same ability for another time is half",
      person: #""needs": {"0n1": {"dimension": "see", "duration": "temporary"}}, \#(uses)"#,
      needs: [1, 1], skill: nil, outcome: .near),
    Row(
      testDescription: "who was not asked about needs", person: "\(uses), \(skill(placed("8")))",
      needs: nil, outcome: .cannotTell),
    Row(
      testDescription: "who did not say what they use",
      person: #"\#(see), "assistiveTechnologiesAbsence": "declined", \#(skill(placed("8")))"#,
      technology: nil, outcome: .cannotTell),
    Row(
      testDescription: "who uses none, and said so",
      person: #"\#(see), "assistiveTechnologiesNone": true, \#(skill(placed("8")))"#,
      technology: [0, 2], outcome: .notNear),
  ]

  @Test(arguments: rows) func parts(_ row: Row) throws {
    var text = StudyText()
    text.participants = [#"{"id": "P01-a", \#(row.person)}"#]
    text.meet("S01-a", ["P01-a"])
    let personas = PersonasInStudy.measure(try Self.records(text))
    let pair = try #require(personas.rows.first?.pairs.first)
    #expect(pair.needs == Self.part(row.needs))
    #expect(pair.technology == Self.part(row.technology))
    #expect(pair.skill == Self.part(row.skill))
    #expect(pair.circumstances == Self.part(row.circumstances))
    #expect(pair.outcome == row.outcome)
    #expect(pair.situations.map(\.met) == [.notTried])
  }

  private static func part(_ numbers: [Int]?) -> Nearness.Part? {
    numbers.map { Nearness.Part(halves: $0[0], of: $0[1]) }
  }

  private static func records(_ text: StudyText) throws -> StudyRecords {
    var text = text
    let levels = (1...9).map {
      #""\#($0)": {"label": "Level \#($0)", "position": "\#("abcdefghi".prefix($0).suffix(1))"}"#
    }
    text.instruments = [
      #"{"id": "steps", "title": "Steps", "levels": {\#(levels.joined(separator: ", "))}}"#
    ]
    var records = try text.records()
    records.profiles = [try StudyText.read(Profile.self, profile)]
    return records
  }

  /// Whoever refused, or took part in a pilot only, is set beside nobody.
  @Test func onlyPeopleWhoCountAreLookedAt() throws {
    var text = StudyText()
    text.participants = [
      #"{"id": "P01-a", "consent": {"observe": "refused"}, \#(Self.see), \#(Self.uses)}"#,
      #"{"id": "P02-b", \#(Self.see), \#(Self.uses)}"#,
    ]
    text.meet("S01-a", ["P01-a"])
    text.meet("S02-b", ["P02-b"], more: #""pilot": true"#)
    let personas = PersonasInStudy.measure(try Self.records(text))
    #expect(personas.rows.first?.pairs.isEmpty == true)
    #expect(personas.rows.first?.abilitiesNotTried == [Dimension(id: "see")])
    #expect(personas.rows.first?.situationsNotTried == [Dimension(id: "hear")])
  }

  /// Somebody of whom a draft was made is like it, of course.
  @Test func nobodyIsSetBesideADraftOfTheStudy() throws {
    var text = StudyText()
    text.participants = [#"{"id": "P01-a", \#(Self.see), \#(Self.uses)}"#]
    text.meet("S01-a", ["P01-a"])
    var records = try Self.records(text)
    for (study, isDraft) in [("tram", true), ("another", false)] {
      let based = DraftMark.words(people: 3, study: study)
      let profile = Self.profile.dropLast() + #", "basedOn": ["\#(based)"]}"#
      records.profiles = [try StudyText.read(Profile.self, String(profile))]
      let personas = PersonasInStudy.measure(records)
      #expect(personas.rows.map(\.isDraftOfStudy) == [isDraft])
      #expect(personas.rows.first?.pairs.isEmpty == isDraft)
      #expect(personas.compared.isEmpty == isDraft)
    }
  }

  struct Fate: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var place = "2.4.3"
    var on = "2026-03-01"
    var isNear = true
    /// Whether somebody kept the criterion that was proposed.
    var isKept = true
    /// Where somebody met a barrier.
    var met: String?
    var fate: Foretold.Fate?
  }

  static let fates = [
    Fate(testDescription: "somebody met it", met: "2.4.3", fate: .met),
    Fate(
      testDescription: "somebody met something else in the task",
      met: "1.4.10", fate: .triedNotMet),
    Fate(testDescription: "somebody near tried it without", fate: .triedNotMet),
    Fate(testDescription: "nobody near tried it", isNear: false, fate: .notTried),
    Fate(
      testDescription: "entered on the day of the session", on: "2026-03-02", met: "2.4.3"),
    Fate(testDescription: "only proposed", isKept: false, met: "2.4.3"),
  ]

  @Test(arguments: fates) func foretold(_ row: Fate) throws {
    var text = StudyText()
    let person = row.isNear ? "\(Self.see), \(Self.uses)" : #""needsNone": true"#
    text.participants = [#"{"id": "P01-a", \#(person)}"#]
    text.meet(
      "S01-a", ["P01-a"],
      more:
        #""startedAt": "2026-03-02T09:30:00Z", "attempts": {"0a1": {"task": "pay", "outcome": "done"}}"#,
      notes: row.met.map {
        [StudyText.note("barrier", confirmed: [$0], more: #""task": "pay", "impact": 3"#)]
      } ?? [])
    var records = try Self.records(text)
    records.walkthroughs = [
      try StudyText.read(
        Walkthrough.self,
        #"""
        {"id": "W01-a", "profile": "tendai", "task": "pay", "round": 1, "heldOn": "2026-03-01",
        "manner": "reasoned", "answers": {}, "barriers": {"0b1": {"text": "The focus jumps",
        "places": ["\#(row.place)"], "settled": \#(row.isKept), "on": "\#(row.on)"}}}
        """#)
    ]
    let found = try #require(PersonasInStudy.measure(records).rows.first).foretold
    #expect(found.barriers.map(\.fate) == [row.fate].compactMap(\.self))
    #expect(found.notComparable == (row.fate == nil ? 1 : 0))
  }
}
