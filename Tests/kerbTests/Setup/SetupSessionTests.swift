import JSON
import Localization
import Records
import Terminal
import Testing
import Wording

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Setting up: the session")
struct SetupSessionTests {
  @Test("two people take part together")
  func pair() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 2)
    let (plan, _, _) = try trial.setUp(["1,2", ""], RecordOptions(study: "trams"))
    #expect(plan?.participants.map(\.short) == ["P01", "P02"])
    let session = try trial.record(.session, "S01")
    #expect(session["participants"]?.array?.count == 2)
    // Both use the same; it stands there once.
    #expect(session["assistiveTechnologies"]?.object?.members.count == 1)
  }

  @Test("nobody is taken by accident where several could be meant")
  func nobodyStands() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 2)
    let (plan, pages, _) = try trial.setUp(["", "2", ""], RecordOptions(study: "trams"))
    #expect(pages.said.contains(.error("Nobody is marked. Write one or more numbers.")))
    #expect(plan?.participants.map(\.short) == ["P02"])
  }

  @Test("the one without a session stands")
  func likely() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 2)
    try trial.makeRunningSession(minutesAgo: 60 * 24 * 7)
    let (plan, _, _) = try trial.setUp(["", ""], RecordOptions(study: "trams"))
    #expect(plan?.participants.map(\.short) == ["P02"])
  }

  @Test("somebody joins a session that another recorder began")
  func joined() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    try trial.makeRunningSession(minutesAgo: 14)
    let (plan, pages, _) = try trial.setUp(["", "1", ""], RecordOptions(study: "trams"))
    #expect(pages.text.contains("1 join S01, begun 14 min ago\n2 a new session\n"))
    #expect(plan?.session.short == "S01")
    #expect(plan?.keepsTasks == false)
    #expect(plan?.role == .noteTaker)
    #expect(try trial.names(.session) == ["S01"])
    let session = try trial.record(.session, "S01")
    #expect(session["present"]?.array == [.string("noteTaker")])
    #expect(session["round"]?.integer == 2)
    #expect(session["device"]?.string == "iPhone SE")
    #expect(session["assistiveTechnologies"]?.object?.members.isEmpty == true)
  }

  @Test("who joins can keep the tasks")
  func joinedWithTasks() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    try trial.makeRunningSession(minutesAgo: 14)
    let (plan, _, _) = try trial.setUp(
      ["13", "2", ""], RecordOptions(study: "trams", session: "S01", role: "observer"))
    #expect(plan?.keepsTasks == true)
    #expect(plan?.role == .observer)
  }

  @Test("Enter alone never joins")
  func joiningIsMeant() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    try trial.makeRunningSession(minutesAgo: 719)
    let (plan, pages, _) = try trial.setUp(["", "", "2", ""], RecordOptions(study: "trams"))
    #expect(pages.text.contains("join S01, begun 11 h 59 min ago"))
    #expect(plan?.session.short == "S02")
    #expect(plan?.keepsTasks == true)
  }

  @Test("a session of yesterday is not offered; its place and device are")
  func yesterday() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    try trial.makeRunningSession(minutesAgo: 721)
    let (plan, pages, _) = try trial.setUp(["", ""], RecordOptions(study: "trams"))
    #expect(plan?.session.short == "S02")
    #expect(pages.text.contains("Device: iPhone SE"))
    let session = try trial.record(.session, "S02")
    #expect(session["round"]?.integer == 2)
    #expect(session["startedAt"]?.isNull == true)
  }

  @Test("a planned session is begun, and what is not changed is not written")
  func planned() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    try trial.run("session new trams --participant P01 --present moderator --device \"Pixel 4a\"")
    let before = try trial.record(.session, "S01")
    let (plan, _, _) = try trial.setUp(["", "", ""], RecordOptions(study: "trams"))
    #expect(plan?.session.short == "S01")
    #expect(plan?.keepsTasks == true)
    let after = try trial.record(.session, "S01")
    #expect(after["device"] == before["device"])
    #expect(after["sync"]?.isNull == true)
  }

  @Test("--session takes the participants of the session")
  func sessionNamed() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 2)
    try trial.run("session new trams --participant P02")
    let (plan, _, _) = try trial.setUp([""], RecordOptions(study: "trams", session: "S01"))
    #expect(plan?.participants.map(\.short) == ["P02"])
    let error = #expect(throws: WorkbenchError.self) {
      try RecordSetup(trial.workbench).run(
        pages: TypedPages([]),
        options: RecordOptions(study: "trams", participants: ["P01"], session: "S01"))
    }
    #expect(error?.problem == "P01 takes no part in S01")
  }

  @Test("--session of a planned session for nobody asks who takes part")
  func sessionForNobody() throws {
    let trial = try SetupTrial()
    try trial.makeStudy(participants: 2)
    try trial.run("session new trams --round 3")
    let (plan, _, _) = try trial.setUp(["2", ""], RecordOptions(study: "trams", session: "S01"))
    #expect(plan?.participants.map(\.short) == ["P02"])
    #expect(plan?.session.short == "S01")
    #expect(try trial.record(.session, "S01")["participants"]?.array?.count == 1)
  }

  @Test("every line of the overview can be changed")
  func overview() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    let (plan, pages, _) = try trial.setUp(
      [
        "",
        "2", "3",  // observer
        "3", "2,5",  // a moderator and a supporter are there
        "4", "Pixel 4a", "5", "3", "6", "3.2",
        "7", "1", "2", "TalkBack", "", "2", "", "",  // VoiceOver out, TalkBack in
        "8", "2", "9", "2", "10", "2",
        "11", "sunlight", "2", "2", "",
        "12", "a little tired",
        "",
      ], RecordOptions(study: "trams"))
    #expect(pages.left.isEmpty, "\(pages.text)")
    #expect(plan?.role == .observer)
    let session = try trial.record(.session, "S01")
    #expect(
      session["present"]?.array?.compactMap(\.string) == ["moderator", "observer", "supporter"])
    #expect(session["device"]?.string == "Pixel 4a")
    #expect(session["platform"]?.string == "android")
    #expect(session["productVersion"]?.string == "3.2")
    let technologies = session["assistiveTechnologies"]?.object?.members.values.map(\.object)
    #expect(technologies?.count == 1)
    #expect(technologies?.first??["name"]?.string == "TalkBack")
    #expect(technologies?.first??["proficiency"]?.string == "intermediate")
    #expect(session["round"]?.integer == 2)
    #expect(session["pilot"]?.boolean == true)
    #expect(session["mode"]?.string == "remote")
    let circumstance = session["circumstances"]?.object?.members.values.first?.object
    #expect(circumstance?["text"]?.string == "sunlight")
    #expect(circumstance?["basis"]?.string == "staged")
    #expect(circumstance?["dimension"]?.string == "see")
    #expect(session["today"]?.string == "a little tired")
  }

  @Test("the beginning is written once")
  func beginning() throws {
    let trial = try SetupTrial()
    try trial.makeStudy()
    let setUp = try trial.setUp(["", ""], RecordOptions(study: "trams"))
    let plan = try #require(setUp.plan)
    let first = try plan.begin(trial.workbench, now: SetupTrial.now)
    #expect(first.text == "2026-03-02T09:30:00Z")
    let second = try plan.begin(trial.workbench, now: SetupTrial.now + 60_000)
    #expect(second == first)
    #expect(try trial.record(.session, "S01")["startedAt"]?.string == first.text)
  }
}
