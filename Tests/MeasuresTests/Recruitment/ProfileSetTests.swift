import Localization
import Measures
import Records
import StudyText
import Testing

@Suite struct ProfileSetTests {
  /// A set without a finding; each row takes one thing away.
  private static let sound = [
    #"""
    "ageBand": "from75", "firstLanguage": "Welsh", "basedOn": ["x"], "checkedBy": ["y"],
    "assistiveTechnologies": {"a": {"name": "NVDA"}},
    "needs": {"n": {"dimension": "see", "duration": "permanent"}},
    "skillPlacements": {"s": {"basis": "assumed", "placedBy": "team", "scale": "skill", "value": "1"}}
    """#,
    #"""
    "ageBand": "from18to24", "firstLanguage": "English", "basedOn": ["x"], "checkedBy": ["y"],
    "needs": {"n": {"dimension": "hear", "duration": "temporary"}}
    """#,
  ]

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    let problems: [String]
  }

  static let rows: [Row] = [
    Row(testDescription: "nothing one-sided", old: "", new: "", problems: []),
    Row(
      testDescription: "one ability", old: #""dimension": "hear""#, new: #""dimension": "see""#,
      problems: ["all needs are in one ability, seeing"]),
    Row(
      testDescription: "all permanent", old: "temporary", new: "permanent",
      problems: ["all needs are permanent"]),
    Row(
      testDescription: "a need that comes and goes is not permanent alone", old: #""temporary""#,
      new: #""permanent", "fluctuates": "yes""#, problems: []),
    Row(
      testDescription: "cells count as needs",
      old: #""needs": {"n": {"dimension": "hear", "duration": "temporary"}}"#,
      new: #""spectrumCells": ["bar/situational"]"#, problems: []),
    Row(
      testDescription: "one age band", old: "from18to24", new: "from75",
      problems: ["all profiles are in one age band, 75 and over"]),
    Row(
      testDescription: "no low skill", old: #""value": "1""#, new: #""value": "2""#,
      problems: ["nobody has a low digital skill"]),
    Row(
      testDescription: "a scale that nobody knows", old: #""scale": "skill""#,
      new: #""scale": "other""#,
      problems: [
        "no scale in use says which levels are low, so low digital skill cannot be told"
      ]),
    Row(
      testDescription: "no technology", old: #""name": "NVDA""#, new: #""name": """#,
      problems: ["nobody uses assistive technology"]),
    Row(
      testDescription: "one language", old: "English", new: "welsh",
      problems: ["nobody has another first language than the others"]),
    Row(
      testDescription: "no basis", old: #""firstLanguage": "Welsh", "basedOn": ["x"]"#,
      new: #""firstLanguage": "Welsh", "basedOn": []"#,
      problems: ["nothing says what the profile is based on"]),
    Row(
      testDescription: "not checked",
      old: #""firstLanguage": "English", "basedOn": ["x"], "checkedBy": ["y"]"#,
      new: #""firstLanguage": "English", "basedOn": ["x"], "checkedBy": []"#,
      problems: ["nobody has checked the profile"]),
  ]

  @Test(arguments: rows) func finds(_ row: Row) throws {
    let profiles = try Self.sound.enumerated().map { index, members in
      try StudyText.read(
        Profile.self,
        #"{"id": "p\#(index)", "name": "P", \#(row.old.isEmpty ? members : replaced(members, row))}"#
      )
    }
    let set = try profileSet(profiles)
    #expect(set.findings.map { $0.problem.plain() } == row.problems)
  }

  private func replaced(_ text: String, _ row: Row) -> String {
    guard let range = text.firstRange(of: row.old) else { return text }
    return text.replacingCharacters(range, with: row.new)
  }

  private func profileSet(_ profiles: [Profile]) throws -> ProfileSet {
    ProfileSet(
      profiles,
      instruments: [
        try StudyText.read(
          Instrument.self,
          #"""
          {"id": "skill", "kind": "scale", "levels": {"1": {"countsAsLow": true, "position": "a"},
          "2": {"position": "b"}}, "title": "Skill"}
          """#)
      ],
      spectrums: [
        try StudyText.read(Spectrum.self, #"{"dimension": "hear", "id": "bar", "title": "Bar"}"#)
      ])
  }

  @Test func onePersonIsNoRangeAndNobodyHasNoFinding() throws {
    let empty = try profileSet([])
    #expect(empty.findings.isEmpty)
    let one = try StudyText.read(
      Profile.self, #"{"id": "p", "name": "P", \#(Self.sound[0])}"#)
    let alone = try profileSet([one])
    #expect(
      alone.findings.map(\.problem) == ["there is one profile only, and one person is no range"])
  }

  @Test func saysWhatIsCovered() throws {
    let set = try profileSet(
      Self.sound.enumerated().map {
        try StudyText.read(
          Profile.self, #"{"id": "p\#($0.offset)", "name": "P", \#($0.element)}"#)
      })
    let needs = try #require(set.covered.first)
    #expect(needs.values.map(\.label) == ["hearing", "seeing"])
    #expect(set.covered.first { $0.title == "Digital skill" }?.notSaid == 1)
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
