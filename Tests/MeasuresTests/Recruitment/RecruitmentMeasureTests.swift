import Localization
import Measures
import Records
import Statistics
import StudyText
import Testing

@Suite struct RecruitmentMeasureTests {
  private func person(_ id: String, _ members: String = #""needs": {}"#) -> String {
    #"{"id": "\#(id)", \#(members)}"#
  }

  @Test func nobodyTookPart() throws {
    var text = StudyText()
    text.participants = [person("P01-aaaa")]
    text.meet("S01-aaaa", ["P01-aaaa"], more: #""pilot": true"#)
    let found = Recruitment.measure(try text.records())
    #expect(
      found.warnings.map { $0.plain() } == ["No participants took part: no session counts yet."])
    #expect(found.people.waiting == 1)
    #expect(found.people.pilots == 1)
  }

  @Test func warnsOfWhoIsForgotten() throws {
    var text = StudyText()
    text.participants = [
      person("P01-aaaa", #""assistiveTechnologiesNone": true"#),
      person("P02-aaaa", #""assistiveTechnologiesAbsence": "notAsked""#),
    ]
    text.meet("S01-aaaa", ["P01-aaaa", "P02-aaaa"])
    let found = Recruitment.measure(try text.records())
    #expect(
      found.warnings.map { $0.plain() } == [
        "Participants using assistive technology in round 1: none known (unknown for 1 of 2).",
        "Participants with low digital skill in round 1: none known (unknown for 2 of 2).",
      ])
  }

  @Test func anotherRoundsPeopleAreToldApart() throws {
    var text = StudyText()
    let uses = #""assistiveTechnologies": {"a": {"name": "NVDA"}}"#
    text.participants = [
      person("P01-aaaa", uses), person("P02-aaaa", #""assistiveTechnologiesNone": true"#),
    ]
    text.meet("S01-aaaa", ["P01-aaaa"])
    text.meet("S02-aaaa", ["P02-aaaa"], round: 2)
    let latest = Recruitment.measure(try text.records())
    #expect(
      latest.warnings.first?.plain() == "Participants using assistive technology in round 2: none.")
    #expect(latest.technologies.map(\.inAll) == [1])
    let first = Recruitment.measure(try text.records(), options: ReportOptions(round: 1))
    #expect(first.people.inRound == 1)
    #expect(first.technologies.map(\.name) == ["NVDA"])
    #expect(first.technologies.first?.missing == 3)
  }

  struct Over: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let young: Int
    let old: Int
    let over: [String]
  }

  @Test(arguments: [
    Over(testDescription: "three people are too few", young: 3, old: 0, over: []),
    Over(testDescription: "three of four", young: 3, old: 1, over: ["18 to 24"]),
    Over(testDescription: "two thirds are not more than two thirds", young: 4, old: 2, over: []),
    Over(testDescription: "five of seven", young: 5, old: 2, over: ["18 to 24"]),
  ]) func whoIsOverRepresented(_ row: Over) throws {
    var text = StudyText()
    for number in 0..<(row.young + row.old) {
      let band = number < row.young ? "from18to24" : "from75"
      let needs = #""needsAbsence": "notAsked", "assistiveTechnologiesAbsence": "notAsked""#
      text.participants.append(
        person("P1\(number)-aaaa", #""ageBand": "\#(band)", \#(needs)"#))
      text.meet("S1\(number)-aaaa", ["P1\(number)-aaaa"])
    }
    let found = Recruitment.measure(try text.records()).overRepresented
    let over = found.filter { $0.spread.attribute == .ageBand }
    #expect(over.map { $0.value.label.plain() } == row.over)
  }

  @Test func deafblindIsALineOfItsOwn() throws {
    var text = StudyText()
    func needs(_ dimensions: String...) -> String {
      let entries = dimensions.map {
        #""\#($0)": {"dimension": "\#($0)", "duration": "permanent"}"#
      }
      return #""needs": {\#(entries.joined(separator: ", "))}"#
    }
    text.participants = [
      person("P01-aaaa", needs("see")), person("P02-aaaa", needs("hear")),
      person("P03-aaaa", needs("hear", "see")), person("P04-aaaa", needs("see", "hear", "think")),
    ]
    text.meet("S01-aaaa", ["P01-aaaa", "P02-aaaa", "P03-aaaa", "P04-aaaa"])
    let found = Recruitment.measure(try text.records()).combinations
    #expect(found.map(\.inRound) == [2, 1])
  }

  @Test func theIndexHasItsMaximum() throws {
    var text = StudyText()
    for (number, language) in ["Turkish", "Turkish", "Welsh", nil].enumerated() {
      let members =
        language.map { #""firstLanguage": "\#($0)""# } ?? #""firstLanguageAbsence": "declined""#
      text.participants.append(person("P0\(number)-aaaa", members))
    }
    text.meet("S01-aaaa", ["P00-aaaa", "P01-aaaa", "P02-aaaa", "P03-aaaa"])
    let spread = try #require(
      Recruitment.measure(try text.records()).spreads.first { $0.attribute == .firstLanguage })
    #expect(spread.inRound.known == 3)
    #expect(spread.inRound.notKnown.words == "1 declined")
    let index = try #require(spread.inRound.index)
    #expect(abs(index.value.value - 4.0 / 9) < 1e-12)
    #expect(abs(index.attainableMaximum.value - 4.0 / 9) < 1e-12)
  }

  @Test func whoWithdrewCountsNowhere() throws {
    var text = StudyText()
    text.targets =
      #"{"t": {"label": "People", "minimum": 2, "minimumShare": 50, "dimension": "see"}}"#
    let needs = #""needs": {"n": {"dimension": "see", "duration": "permanent"}}"#
    text.participants = [
      person("P01-aaaa", needs),
      person("P02-aaaa", needs + #", "withdrawals": {"w": {"scope": "all"}}"#), person("P03-aaaa"),
    ]
    text.meet("S01-aaaa", ["P01-aaaa", "P02-aaaa", "P03-aaaa"])
    let target = try #require(Recruitment.measure(try text.records()).targets.first)
    #expect(target.inRound.met == 1)
    #expect(target.inRound.everybody == 2)
    #expect(target.inRound.shortfall.byShare == 0)
    #expect(target.inRound.ids.map(\.short) == ["P01"])
  }

  /// Who took part is told by the rules of the coverage report, whoever names a person.
  @Test(arguments: 1...2) func asManyPeopleAsInCoverage(_ round: Int) throws {
    var text = StudyText()
    text.participants = [person("P01-aaaa"), person("P02-aaaa"), person("P05-aaaa")]
    let note = StudyText.note("barrier", proposed: ["1.1.1"], more: #""participant": "P02-aaaa""#)
    let bare = StudyText.note("barrier", more: #""participant": "P04-aaaa""#)
    let attempt =
      #""attempts": {"a": {"outcome": "done", "participant": "P03-aaaa", "task": "pay"}}"#
    text.meet("S01-aaaa", ["P01-aaaa"], more: attempt, notes: [note, bare])
    text.meet("S02-aaaa", ["P01-aaaa"], round: 2, notes: [note])
    let records = try text.records()
    let options = ReportOptions(round: round)
    let coverage = Coverage.measure(records, options: options).people
    let found = Recruitment.measure(records, options: options).people
    #expect(found.inRound == coverage.participants)
    #expect(found.inRound == (round == 1 ? 4 : 2))
    #expect(found.waiting == coverage.waiting)
    #expect(found.withoutFile == coverage.withoutRecord)
  }
}
