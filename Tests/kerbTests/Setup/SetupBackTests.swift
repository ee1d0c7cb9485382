import JSON
import Records
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Setting up: going back")
struct SetupBackTests {
  @Test("each /back asks the question before, and what was answered stands")
  func throughNewStudy() throws {
    let trial = try SetupTrial()
    let (plan, pages, _) = try trial.setUp([
      "Tram tickets", "2", "/back", "/back",  // title, platform, back to both
      "Trams", "", "",  // another title; the platform that was chosen, the usual target
      "/quit",
    ])
    #expect(plan == nil)
    #expect(pages.left.isEmpty)
    #expect(
      pages.pages.map(\.title) == [
        "What is the new study called?", "Where does the product run?",
        "What is the product measured against?", "Where does the product run?",
        "What is the new study called?", "Where does the product run?",
        "What is the product measured against?",
        "Somebody new. Which abilities may the product not take for granted?",
      ])
    #expect(pages.pages[4].prompt.initial == "Tram tickets")
    let study = try trial.record(.study, "trams")
    #expect(study["target"]?.object?["platform"]?.string == "ios")
  }

  @Test("back from a new study shows the studies again")
  func fromNewStudy() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    let (plan, pages, _) = try trial.setUp(["2", "/back", "1", "", ""])
    #expect(plan?.study == "trams")
    #expect(pages.left.isEmpty)
  }

  @Test("back through needs keeps what was answered for each of them")
  func throughNeeds() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    let (_, pages, _) = try trial.setUp(
      [
        "1,2", "1", "1", "2", "/back", "/back", "/back", "/back",
        "", "", "", "", "", "/quit",
      ], RecordOptions(study: "trams"))
    #expect(pages.left.isEmpty, "\(pages.text)")
    let titles = pages.pages.map(\.title)
    #expect(
      titles.suffix(6) == [
        "Somebody new. Which abilities may the product not take for granted?",
        "Seeing: for how long?", "Seeing: does it come and go?", "Hearing: for how long?",
        "Hearing: does it come and go?", "Which assistive technology does the person use?",
      ])
    let standing = pages.pages.suffix(5).prefix(3).map { $0.prompt.enterMeans }
    #expect(standing == ["takes \"permanent\"", "takes \"yes\"", "takes \"temporary\""])
  }

  @Test("back through consent keeps the answers")
  func throughConsent() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    try trial.run("participant new trams")
    let (plan, pages, _) = try trial.setUp(
      [
        "", "", "1", "1", "2", "/back", "/back", "", "", "1", "1", "1", "1", "1", "", "",
      ], RecordOptions(study: "trams"))
    #expect(plan != nil)
    #expect(pages.left.isEmpty, "\(pages.text)")
    let consent = try trial.record(.participant, "P01")["consent"]?.object
    #expect(consent?["record"]?.string == "refused")
    #expect(consent?["quote"]?.string == "granted")
  }

  @Test("observing is refused after all: the other answers go with it")
  func refusedAfterAll() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 0)
    try trial.run("participant new trams")
    let (plan, _, _) = try trial.setUp(
      ["", "", "2", "1", "1", "1", "/back", "/back", "/back", "2"], RecordOptions(study: "trams"))
    #expect(plan == nil)
    let consent = try trial.record(.participant, "P01")["consent"]?.object
    #expect(consent?["observe"]?.string == "refused")
    #expect(consent?["record"]?.isNull == true)
    #expect(consent?["manner"]?.isNull == true)
  }

  @Test("back from the overview asks who takes part, not for consent again")
  func fromOverview() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 2)
    let (plan, pages, _) = try trial.setUp(
      ["1", "4", "Pixel 4a", "/back", "2", "/back", "1", ""], RecordOptions(study: "trams"))
    #expect(pages.left.isEmpty, "\(pages.text)")
    #expect(plan?.participants.map(\.short) == ["P01"])
    #expect(try trial.names(.session) == ["S01"])
  }

  @Test("what was changed on the overview is there after going back and forth")
  func overviewStays() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    let (_, _, _) = try trial.setUp(
      ["", "4", "Pixel 4a", "/back", "", ""], RecordOptions(study: "trams"))
    #expect(try trial.record(.session, "S01")["device"]?.string == "Pixel 4a")
  }

  @Test("back inside one line of the overview changes nothing")
  func insideOverview() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    let (plan, _, _) = try trial.setUp(
      ["", "4", "/back", "7", "/back", "11", "sun", "/back", "/back", ""],
      RecordOptions(study: "trams"))
    #expect(plan != nil)
    let session = try trial.record(.session, "S01")
    #expect(session["device"]?.isNull == true)
    #expect(session["circumstances"]?.object?.members.isEmpty == true)
    #expect(session["assistiveTechnologies"]?.object?.members.count == 1)
  }
}
