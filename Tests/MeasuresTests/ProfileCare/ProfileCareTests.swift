import Localization
import Records
import StudyText
import Testing

@testable import Measures

@Suite("What a reader with care would ask of profiles")
struct ProfileCareTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Members of profiles without their ids.
    let profiles: [String]
    /// Part of the problem; `nil` where nothing is found.
    let problem: String?

    init(_ testDescription: String, _ profiles: [String], _ problem: String?) {
      self.testDescription = testDescription
      self.profiles = profiles
      self.problem = problem
    }
  }

  static let life = #""work": "Repairs lamps", "backstory": "Grew up by a river""#
  static let need = #""needs": {"a": {"dimension": "see", "duration": "permanent"}}"#
  static let poor = #""lastingCircumstances": {"a": {"kind": "money"}}"#

  static let rows = [
    Row("a need and nothing else", ["\(need)"], "whole story"),
    Row("a need and one word of a life", [#"\#(need), "work": "Repairs lamps""#], "whole story"),
    Row("a need and blanks", [#"\#(need), "work": " ", "backstory": "x""#], "whole story"),
    Row("a need and a life", ["\(need), \(life)"], nil),
    Row(
      "a cell of the spectrum and nothing else", [#""spectrumCells": ["see/permanent"]"#],
      "whole story"),
    Row("no need", [#""summary": "Cooks""#], nil),
    Row(
      "technology without a task",
      [#"\#(life), "assistiveTechnologies": {"a": {"name": "VoiceOver with earphones"}}"#],
      "nothing says what the person does with VoiceOver with earphones"),
    Row(
      "technology with a task",
      [
        #"\#(life), "assistiveTechnologies": {"a": {"name": "VoiceOver"}}, "statements": {"b": {"kind": "does", "text": "Reads lists with VoiceOver"}}"#
      ], nil),
    Row(
      "a word in a field", [#""summary": "Suffers from rain and from asthma""#], "in the summary"),
    Row("the same word in quotation marks", [#""summary": "“I suffer from rain”, he says""#], nil),
    Row("the same word in the person's day", [#""day": "I suffer from rain""#], nil),
    Row("two that are the same", ["\(life), \(need), \(poor)", "\(life), \(need)"], nil),
    Row(
      "two alike", ["\(life), \(need), \(poor)", "\(life), \(need), \(poor)"],
      "it has the same needs"),
    Row("two of whom nothing is said", [poor, #""work": "Cooks""#], nil),
    Row(
      "everybody has money", [life, #""devices": ["Phone, 1 year old"]"#], "money and a new phone"),
    Row("somebody has an old phone", [life, #""devices": ["Phone, 6 years old"]"#], nil),
    Row("somebody has little money", [life, poor], nil),
    Row("one profile alone", [life], nil),
    Row(
      "use and no use", [#""useReason": "necessity", "whyTheyUseIt": "He does not use it.""#],
      "is not used, and the profile uses it of necessity"),
    Row(
      "use, and a summary without",
      [#""useReason": "choice", "summary": "A baker who has left the internet.""#],
      "the summary says"
    ),
    Row(
      "no use said twice", [#""useReason": "nonUse", "whyTheyUseIt": "He does not use it.""#], nil),
    Row("no use alone", [#""whyTheyUseIt": "He does not use it.""#], nil),
    Row(
      "a language under two names",
      [#""firstLanguage": "Welsh", "languages": ["Cymraeg", "English"]"#],
      "Welsh and Cymraeg are one language"),
    Row(
      "two names in one list", [#""languages": ["Deutsch", "German, a little"]"#],
      "are one language"),
    Row("a language twice by one name", [#""firstLanguage": "Twi", "languages": ["Twi"]"#], nil),
    Row(
      "a first language that is not listed", [#""firstLanguage": "Twi", "languages": ["English"]"#],
      "is not among the languages"),
    Row("a first language and no list", [#""firstLanguage": "Twi""#], nil),
  ]

  private static func read(_ members: [String]) throws -> [Profile] {
    try members.enumerated().map { number, text in
      try StudyText.read(Profile.self, #"{"id": "p\#(number)", "name": "P", \#(text)}"#)
    }
  }

  private static func spectrums() throws -> [Spectrum] {
    [try StudyText.read(Spectrum.self, #"{"id": "see", "dimension": "see", "title": "Seeing"}"#)]
  }

  @Test("is found where it is, and nowhere else", arguments: rows)
  func found(_ row: Row) throws {
    let findings = ProfileCare(try Self.read(row.profiles), spectrums: try Self.spectrums())
      .findings()
    guard let problem = row.problem else {
      #expect(findings.map(\.problem) == [])
      return
    }
    #expect(findings.count == 1, "\(findings.map(\.problem))")
    #expect(findings.first?.problem.plain().contains(problem) == true, "\(findings.map(\.problem))")
    #expect(findings.allSatisfy { !$0.remedy.isEmpty })
  }

  struct Target: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let target: String
    let profile: String
    let isStoodFor: Bool
  }

  static let targets = [
    Target(
      testDescription: "an age", target: #""ageBand": "from75""#, profile: #""ageBand": "from75""#,
      isStoodFor: true),
    Target(
      testDescription: "another age", target: #""ageBand": "from75""#,
      profile: #""ageBand": "from65to74""#, isStoodFor: false),
    Target(
      testDescription: "a need", target: #""dimension": "see""#, profile: need, isStoodFor: true),
    Target(
      testDescription: "a need of another duration",
      target: #""dimension": "see", "duration": "temporary""#, profile: need, isStoodFor: false),
    Target(
      testDescription: "a situation", target: #""dimension": "see", "duration": "situational""#,
      profile: #""spectrumCells": ["see/situational"]"#, isStoodFor: true),
    Target(
      testDescription: "a situation nobody is in",
      target: #""dimension": "see", "duration": "situational""#, profile: need, isStoodFor: false),
    Target(
      testDescription: "a technology with practice",
      target: #""assistiveTechnology": "VoiceOver", "proficiency": "novice""#,
      profile: #""assistiveTechnologies": {"a": {"name": "VoiceOver", "proficiency": "advanced"}}"#,
      isStoodFor: false),
    Target(
      testDescription: "a technology that the product does not name",
      target: #""assistiveTechnology": "Switch Control""#,
      profile:
        #""assistiveTechnologies": {"a": {"name": "Two switches", "proficiency": "advanced"}}"#,
      isStoodFor: false),
    Target(
      testDescription: "another product of the same kind",
      target: #""assistiveTechnology": "NVDA""#,
      profile: #""assistiveTechnologies": {"a": {"name": "VoiceOver", "proficiency": "advanced"}}"#,
      isStoodFor: false),
    Target(
      testDescription: "no condition at all", target: #""device": null"#,
      profile: "\"work\": \"x\"", isStoodFor: true),
  ]

  @Test("targets of a study for whom nobody stands", arguments: targets)
  func target(_ row: Target) throws {
    var text = StudyText()
    text.targets = #"{"wanted": {"label": "Wanted", "minimum": 1, \#(row.target)}}"#
    let findings = TargetsStoodFor.findings(
      try Self.read([row.profile]), spectrums: try Self.spectrums(), studies: [try text.records()])
    #expect(findings.isEmpty == row.isStoodFor)
  }
}
