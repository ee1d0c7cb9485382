import JSON
import Records
import TemporaryFolder
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Setting up: people and consent")
struct SetupPeopleTests {
  struct Reason: CustomTestStringConvertible, Sendable {
    let answer: String
    let absence: String?
    var testDescription: String { absence ?? "none" }
  }

  static let reasons = [
    Reason(answer: "9", absence: nil), Reason(answer: "10", absence: "declined"),
    Reason(answer: "11", absence: "notAsked"), Reason(answer: "12", absence: "unknown"),
    Reason(answer: "", absence: "notAsked"),
  ]

  @Test("why nothing is known is kept apart", arguments: reasons)
  func absence(_ row: Reason) throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    _ = try trial.setUp([row.answer, "1", "/quit"], RecordOptions(study: "trams"))
    let person = try trial.record(.participant, "P01")
    #expect(person["needsAbsence"]?.string == row.absence)
    #expect(person["needs"]?.object?.members.isEmpty == true)
    #expect(person["assistiveTechnologiesAbsence"]?.isNull == true)
  }

  @Test("an ability and a reason together are asked again")
  func abilityAndReason() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    let (_, pages, _) = try trial.setUp(["1,9", "1", "", "", "", "/quit"], .init(study: "trams"))
    #expect(pages.said.contains(.error("Abilities, or one reason why there are none.")))
    #expect(try trial.record(.participant, "P01")["needs"]?.object?.members.count == 1)
  }

  @Test("an ability of the team's own is offered")
  func ownAbility() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    try trial.run("spectrum new \"Counting\" --dimension count --mismatch \"a sum in the head\"")
    let (_, pages, _) = try trial.setUp(["9", "", "", "", "/quit"], .init(study: "trams"))
    #expect(pages.text.contains("9 count\n"))
    let needs = try trial.record(.participant, "P01")["needs"]?.object
    #expect(needs?.members.values.first?.object?["dimension"]?.string == "count")
  }

  @Test("the number stands for the person: nothing asks for a name")
  func noNames() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    let (_, pages, _) = try trial.setUp(["", "", "/quit"], .init(study: "trams"))
    #expect(pages.text.contains("The P-number stands for the person."))
  }

  @Test("somebody new joins the people who are there")
  func newBesideOld() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    let (plan, pages, _) = try trial.setUp(
      ["1,2", "", "", "", "2", "1", "1", "1", "1", "1", "1", "1", "", ""], .init(study: "trams"))
    #expect(pages.left.isEmpty, "\(pages.text)")
    #expect(plan?.participants.map(\.short) == ["P01", "P02"])
  }

  @Test("the study's own sheet is read aloud, and nothing is kept twice")
  func ownSheet() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    try trial.run("participant new trams")
    try trial.run("study edit trams --information-sheet \"We look at trams.\"")
    let (plan, pages, _) = try trial.setUp(
      ["", "", "1", "1", "1", "1", "1", "1", "1", "1", "2026/3", "", ""], .init(study: "trams"))
    #expect(plan != nil)
    #expect(pages.left.isEmpty, "\(pages.text)")
    #expect(pages.text.contains("We look at trams."))
    let study = try trial.record(.study, "trams")
    #expect(study["informationSheet"]?.string == "We look at trams.")
    let consent = try trial.record(.participant, "P01")["consent"]?.object
    #expect(consent?["sheetVersion"]?.string == "2026/3")
  }

  @Test("the day, the way and the code can be changed; the study's are offered to the next")
  func keeping() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    for _ in 1...3 { try trial.run("participant new trams") }
    let consent = ["", "2", "1", "1", "1", "1", "1", "1", "1"]
    let (_, pages, _) = try trial.setUp(
      ["1"] + consent
        + ["2", "soon", "2", "2026-12-24", "3", "2", "4", "Write to the team.", "", ""],
      .init(study: "trams"))
    #expect(pages.left.isEmpty, "\(pages.text)")
    #expect(pages.said.contains(.error("That is no day. Write it as 2027-03-02.")))
    let first = try trial.record(.participant, "P01")["consent"]?.object
    #expect(first?["retainUntil"]?.string == "2026-12-24")
    #expect(first?["withdrawalCode"]?.isNull == true)
    #expect(first?["withdrawalRoute"]?.string == "Write to the team.")
    let (_, next, _) = try trial.setUp(
      ["2"] + consent + ["4", "Write to the team.", "", ""], .init(study: "trams"))
    #expect(next.text.contains("2 Kept until: 2026-12-24 (as the study agreed before)"))
    // What one person was told may be about that person.
    #expect(next.text.contains("4 Taken back by: Tell anybody of the team the code.\n"))
    let second = try trial.record(.participant, "P02")["consent"]?.object
    #expect(second?["retainUntil"]?.string == "2026-12-24")
    #expect(second?["withdrawalCode"]?.isNull == false)
    let (_, last, _) = try trial.setUp(["3"] + consent + ["", ""], .init(study: "trams"))
    #expect(
      last.text.contains("4 Taken back by: Write to the team. (as the study agreed before)"))
    let third = try trial.record(.participant, "P03")["consent"]?.object
    #expect(third?["withdrawalRoute"]?.string == "Write to the team.")
  }

  @Test("a file that cannot be read is told and leaves the others working")
  func brokenFile() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    try trial.folder.write("team/Surveys/trams/participants/P09-aaaa.json", "{")
    let (plan, pages, _) = try trial.setUp(["", ""], .init(study: "trams"))
    #expect(plan?.participants.map(\.short) == ["P01"])
    #expect(pages.said.contains { $0.text.contains("1 file of trams cannot be read") })
  }
}
