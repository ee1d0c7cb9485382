import JSON
import Localization
import Records
import TemporaryFolder
import Terminal
import Testing
import Wording

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Ways in which a setup ends without a recording.
@Suite("Setting up, and no recording")
struct SetupEndTests {
  @Test("consent to observe is refused: it is written, and how to record it later is said")
  func refused() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    try trial.run("participant new trams --need hear:permanent:no")
    let (plan, pages, leaving) = try trial.setUp(["", "", "2", "2"], RecordOptions(study: "trams"))
    #expect(plan == nil)
    #expect(pages.left.isEmpty)
    #expect(leaving.first == "P01 refused to be observed, so there is no recording.")
    #expect(
      leaving.contains(
        "When P01 agrees: kerb participant consent trams P01 --observe granted --manner speech"))
    let consent = try trial.record(.participant, "P01")["consent"]?.object
    #expect(consent?["observe"]?.string == "refused")
    #expect(consent?["quote"]?.isNull == true)
    #expect(consent?["withdrawalCode"]?.isNull == true)
    #expect(try trial.names(.session).isEmpty)
  }

  @Test("the command that is offered after a refusal works")
  func offeredCommand() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    try trial.run("participant new trams")
    let (_, _, leaving) = try trial.setUp(["", "", "2", "2"], RecordOptions(study: "trams"))
    let line = try #require(leaving.first { $0.contains("kerb participant") })
    let words = try #require(line.split(separator: ":", maxSplits: 1).last)
    try trial.run(String(words.dropFirst(" kerb ".count)))
    let (plan, _, _) = try trial.setUp(["", ""], RecordOptions(study: "trams"))
    #expect(plan != nil)
  }

  @Test("consent is not asked now: nothing is written")
  func notNow() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    try trial.run("participant new trams")
    let (plan, _, leaving) = try trial.setUp(["", "", "3"], RecordOptions(study: "trams"))
    #expect(plan == nil)
    #expect(leaving.first == "Without consent to observe there is no recording of P01.")
    let consent = try trial.record(.participant, "P01")["consent"]?.object
    #expect(consent?.members.values.allSatisfy(\.isNull) == true)
  }

  @Test("left in the middle of consent: the person is kept, the half consent is not")
  func leftInTheMiddle() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    let (plan, _, leaving) = try trial.setUp(
      ["", "", "", "", "1", "1", "1", "/quit"], RecordOptions(study: "trams"))
    #expect(plan == nil)
    #expect(
      leaving == [
        "Left before the recording began.", "P01 is made: nothing about needs yet.",
        "To go on: kerb record trams --participant P01",
      ])
    let person = try trial.record(.participant, "P01")
    #expect(person["needsAbsence"]?.string == "notAsked")
    #expect(person["assistiveTechnologiesAbsence"]?.string == "notAsked")
    #expect(person["consent"]?.object?["observe"]?.isNull == true)
    #expect(try trial.record(.study, "trams")["informationSheet"]?.isNull == true)
  }

  @Test("left at the first question: nothing was written")
  func leftAtOnce() throws {
    let trial = try SetupTrial()
    for answer in ["/back", "/quit"] {
      let (plan, _, leaving) = try trial.setUp([answer])
      #expect(plan == nil)
      #expect(leaving == ["Left before the recording began."])
    }
    #expect(try trial.folder.names("team/Surveys") == [".gitkeep"])
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var study = "trams"
    var participants: [String] = []
    var session: String?
    var role: String?
    let place: String
    let remedy: String
  }

  static let wrong = [
    Wrong(
      testDescription: "a study with a slip", study: "tram", place: "tram",
      remedy: "did you mean trams?"),
    Wrong(
      testDescription: "a study with turned letters", study: "tarms", place: "tarms",
      remedy: "did you mean trams?"),
    Wrong(
      testDescription: "a study that is not there", study: "seaside", place: "seaside",
      remedy: "kerb study list names the studies"),
    Wrong(
      testDescription: "a participant by another spelling", participants: ["P1"], place: "P1",
      remedy: "did you mean P01?"),
    Wrong(
      testDescription: "a participant who is not there", participants: ["P01", "P07"],
      place: "P07", remedy: "kerb participant list trams names the participants"),
    Wrong(
      testDescription: "a session that is not there", session: "S07", place: "S07",
      remedy: "kerb session list trams names the sessions"),
    Wrong(
      testDescription: "a role with a slip", role: "moderatr", place: "--role",
      remedy: "did you mean moderator?"),
    Wrong(
      testDescription: "a role that does not record", role: "supporter", place: "--role",
      remedy: "write one of moderator, note-taker, observer, stakeholder"),
  ]

  @Test("names that do not exist are errors that help", arguments: wrong)
  func unknownNames(_ row: Wrong) throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    let options = RecordOptions(
      study: row.study, participants: row.participants, session: row.session, role: row.role)
    let error = #expect(throws: WorkbenchError.self) {
      try RecordSetup(trial.workbench).run(pages: TypedPages([]), options: options)
    }
    #expect(error?.place == row.place)
    #expect(error?.remedy.plain() == row.remedy)
  }

  struct Withdrawn: CustomTestStringConvertible, Sendable {
    let scope: String
    let words: String
    var testDescription: String { scope }
  }

  static let withdrawn = [
    Withdrawn(scope: "all", words: "this person has taken all consent back"),
    Withdrawn(scope: "recording", words: "this person has taken consent to recording back"),
  ]

  @Test("somebody who withdrew is refused in words", arguments: withdrawn)
  func withdrawal(_ row: Withdrawn) throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 2)
    try trial.run("participant edit trams P01 --withdrawal \(row.scope):2026-03-01")
    let error = #expect(throws: WorkbenchError.self) {
      try RecordSetup(trial.workbench).run(
        pages: TypedPages([]), options: RecordOptions(study: "trams", participants: ["P01"]))
    }
    #expect(error?.problem.plain() == row.words)
    let (plan, pages, _) = try trial.setUp(["1", "", ""], RecordOptions(study: "trams"))
    #expect(pages.said.contains(.error("P01: \(row.words). Choose somebody else.")))
    #expect(plan?.participants.map(\.short) == ["P02"])
  }

  @Test("who only takes quotes back can go on")
  func partOfConsent() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    try trial.run("participant edit trams P01 --withdrawal quotes:2026-03-01")
    #expect(try trial.setUp(["", ""], RecordOptions(study: "trams")).plan != nil)
  }
}
