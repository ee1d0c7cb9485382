import Localization
import Measures
import Records
import StudyText
import Testing

/// What is known of one person, and what a report says of it.
struct KnownRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var person: String
  var needs: String
  var technologies: String
  var warning: String
}

@Suite struct UnknownIsNotNoneTests {
  @Test(arguments: [
    KnownRow(
      testDescription: "nothing was noted", person: "", needs: "not known: nothing noted",
      technologies: "not known: nothing noted",
      warning:
        "Participants using assistive technology in round 1: none known (unknown for 1 of 1)."
    ),
    KnownRow(
      testDescription: "not asked",
      person: #", "needsAbsence": "notAsked", "assistiveTechnologiesAbsence": "notAsked""#,
      needs: "not known: not asked", technologies: "not known: not asked",
      warning:
        "Participants using assistive technology in round 1: none known (unknown for 1 of 1)."
    ),
    KnownRow(
      testDescription: "said to be none",
      person: #", "needsNone": true, "assistiveTechnologiesNone": true"#, needs: "none",
      technologies: "none",
      warning: "Participants using assistive technology in round 1: none."),
    KnownRow(
      testDescription: "a technology called none, as an editor may write it",
      person: #", "needsNone": true, "assistiveTechnologies": {"t": {"name": "None"}}"#,
      needs: "none", technologies: "none",
      warning: "Participants using assistive technology in round 1: none."),
    KnownRow(
      testDescription: "none and declined contradict each other",
      person:
        #", "needsNone": true, "needsAbsence": "declined", "assistiveTechnologiesNone": true"#,
      needs: "not known: declined", technologies: "none",
      warning: "Participants using assistive technology in round 1: none."),
  ])
  func everyReportKeepsThemApart(_ row: KnownRow) throws {
    var text = StudyText()
    text.participants = [#"{"id": "P01-aaaa"\#(row.person)}"#]
    text.meet("S01-aaaa", ["P01-aaaa"])
    let records = try text.records()
    let coverage = Coverage.measure(records)
    let person = try #require(coverage.people.roster.first)
    func words(_ isEmpty: Bool, _ unknown: Unknown?) -> String {
      isEmpty ? unknown.map { "not known: \($0.label)" } ?? "none" : "said"
    }
    #expect(words(person.needs.isEmpty, person.needsUnknown) == row.needs)
    #expect(words(person.technologies.isEmpty, person.technologiesUnknown) == row.technologies)
    #expect(coverage.gaps.first { $0.kind == .technology }?.sentence.plain() == row.warning)
    let recruitment = Recruitment.measure(records)
    let spread = try #require(recruitment.spreads.first { $0.attribute == .needs })
    let none = spread.values.first { $0.label == Spread.noneLabel }?.inRound
    #expect(none == (row.needs == "none" ? 1 : 0))
    #expect(spread.inRound.known == (row.needs == "none" ? 1 : 0))
    #expect(spread.values.count { $0.label == Spread.noneLabel } == 1)
  }

  @Test func circumstancesThatWereNeverAskedAreNotNone() throws {
    var text = StudyText()
    for number in 1...32 {
      let id = "P\(number)-aaaa"
      text.participants.append(#"{"id": "\#(id)"}"#)
      text.meet("S\(number)-aaaa", [id])
    }
    let recruitment = Recruitment.measure(try text.records())
    let spread = try #require(recruitment.spreads.first { $0.attribute == .circumstances })
    #expect(spread.inRound.known == 0)
    #expect(spread.inRound.notKnown[.notNoted] == 32)
    #expect(recruitment.overRepresented.isEmpty)
  }

  @Test func someKnownAndSomeNotIsSaid() throws {
    var text = StudyText()
    text.participants = [
      #"{"id": "P01-aaaa", "assistiveTechnologiesNone": true, "needsNone": true}"#,
      #"{"id": "P02-aaaa"}"#,
    ]
    text.meet("S01-aaaa", ["P01-aaaa"])
    text.meet("S02-aaaa", ["P02-aaaa"])
    let gaps = Coverage.measure(try text.records()).gaps
    #expect(
      gaps.first { $0.kind == .technology }?.sentence
        == "Participants using assistive technology in round 1: none known (unknown for 1 of 2)."
    )
    #expect(
      gaps.first { $0.kind == .dimension }?.sentence.plain().hasPrefix(
        "No participants in round 1 known to have a need (unknown for 1 of 2) in: seeing;") == true)
  }
}
