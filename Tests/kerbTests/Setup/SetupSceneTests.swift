import JSON
import Records
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Setting a recording up")
struct SetupSceneTests {
  @Test("with everything known, two Enters start")
  func everythingKnown() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    let (plan, pages, _) = try trial.setUp(["", ""], RecordOptions(study: "trams"))
    #expect(pages.left.isEmpty)
    #expect(plan?.participants.map(\.short) == ["P01"])
    #expect(plan?.role == .moderator)
    #expect(plan?.keepsTasks == true)
    let session = try trial.record(.session, plan?.session.string ?? "")
    #expect(session["startedAt"]?.isNull == true)
    #expect(session["present"]?.array == [.string("moderator")])
    #expect(session["participants"]?.array?.count == 1)
    let technology = session["assistiveTechnologies"]?.object?.members.values.first?.object
    #expect(technology?["name"]?.string == "VoiceOver")
    #expect(technology?["proficiency"]?.string == "advanced")
  }

  @Test("from nothing: study, person, consent, session")
  func fromNothing() throws {
    let trial = try SetupTrial()
    let (plan, pages, _) = try trial.setUp([
      "Tram tickets", "2", "",  // title, iOS, the usual target
      "1,2", "1", "2", "2", "",  // sees permanently, no change known; hears for a while
      "VoiceOver", "18", "3", "6", "",  // technology, version, advanced, years, goes on
      "", "1",  // read aloud, kept in the study
      "1", "1", "2", "1", "3", "2", "1", "",  // permissions, in speech, nobody, the rest
      "",  // start
    ])
    #expect(pages.left.isEmpty, "\(pages.text)")
    let study = try trial.record(.study, "tram-tickets")
    #expect(study["title"]?.string == "Tram tickets")
    #expect(study["target"]?.object?["platform"]?.string == "ios")
    #expect(study["informationSheetVersion"]?.string == InformationSheet.shortVersion)
    let person = try trial.record(.participant, "P01", study: "tram-tickets")
    #expect(person["needs"]?.object?.members.count == 2)
    let consent = try #require(person["consent"]?.object)
    #expect(consent["observe"]?.string == "granted")
    #expect(consent["quote"]?.string == "refused")
    #expect(consent["futureUse"]?.isNull == true)
    #expect(consent["manner"]?.string == "speech")
    #expect(consent["support"]?.string == "nobody")
    #expect(consent["givenOn"]?.string == "2026-03-02")
    #expect(consent["retainUntil"]?.string == "2027-03-02")
    #expect(consent["explainedBy"]?.string == "moderator")
    #expect(consent["withdrawalCode"]?.string?.utf8.count == 9)
    #expect(plan?.study == "tram-tickets")
    #expect(try trial.names(.session, study: "tram-tickets") == ["S01"])
  }
}
