import Records
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Sessions") struct SessionScreenTests {
  private func example(_ steps: [Step]) throws -> (pages: PlayedPages, trial: ScreenTrial) {
    let trial = try ScreenTrial([])
    let workbench = Workbench(
      try Repository.workspace(), console: trial.console, verb: "kerb")
    let pages = PlayedPages(steps)
    do {
      try WorkbenchScreens.run(workbench: workbench, pages: pages, actions: trial.actions)
    } catch is TerminalEnded {
      // The steps are over while a page is still shown.
    }
    #expect(pages.missing == [])
    return (pages, trial)
  }

  @Test func theNewestComesFirst() throws {
    let page = try #require(
      try example([.choose("Buying"), .choose("Sessions")]).pages.pages.last)
    #expect(page.rows.map { $0.text.prefix(3) }.first == "S11")
    #expect(page.rows.last?.text == "S01 P06")
    #expect(page.rows.last?.details.contains("pilot") == true)
  }

  @Test func recordAndReviewAreHandedOver() throws {
    let way: [Step] = [.choose("Buying"), .choose("Sessions")]
    let (_, trial) = try example(
      way + [
        .say("/record"), .choose("S09"), .choose("Record"), .choose("Review"), .say("/review"),
      ])
    #expect(
      trial.handedOver == [
        "record tram-tickets", "record tram-tickets S09-vrh4", "review tram-tickets S09-vrh4",
        "review tram-tickets S09-vrh4",
      ])
  }

  @Test func reviewingStartsFromHome() throws {
    let (_, trial) = try example([.choose("To review"), .choose("S09")])
    #expect(trial.handedOver == ["review tram-tickets S09-vrh4"])
  }

  @Test func tasksStandInTheOrderOfTheSession() throws {
    let page = try #require(
      try example([.choose("Buying"), .choose("Sessions"), .choose("S09")]).pages.pages.last)
    let tasks = page.rows.drop { $0.text != "Tasks" }.dropFirst().map(\.text)
    #expect(tasks.first == "Buy a day ticket for two zones")
    #expect(tasks.last == "Find out what to do when a card is refused")
  }

  @Test func notesOfSeveralLogsStandInTheOrderOfTime() throws {
    let page = try #require(
      try example([
        .choose("Buying"), .choose("Sessions"), .choose("S08"), .choose("Notes"),
      ]).pages.pages.last)
    #expect(page.list?.count == 25)
    #expect(page.list?.manner == .log)
    let records = try StudyLoader.load("tram-tickets", in: Repository.workspace()).records
    let meeting = try #require(records.sessions.first { $0.session.id.short == "S08" })
    #expect(meeting.logs.count == 2)
    let times = ShownNote.all(meeting, in: records).compactMap(\.note.at)
    #expect(times == times.sorted())
  }

  @Test func aNoteIsShownWhole() throws {
    let page = try #require(
      try example([
        .choose("Buying"), .choose("Sessions"), .choose("S09"), .choose("Notes"),
        .choose("card refused"),
      ]).pages.pages.last)
    #expect(page.title == "S09#9, P08, 7 min 50 s")
    #expect(page.place == "note 9 of 16")
    #expect(page.text.contains("- 3.3.3 Error Suggestion | confirmed"))
    #expect(page.text.contains("- Quotes: allowed"))
  }

  @Test func wordsOfSomebodyWhoWithdrewAreNotShown() throws {
    let trial = try ScreenTrial([
      "init", "study new bank --title Bank", "participant new bank",
      "session new bank --participant P01",
      "participant edit bank P01 --withdrawal all:2026-03-02",
    ])
    let session = try #require(try trial.names("team/Surveys/bank/sessions").first)
    try trial.write(
      "team/Surveys/bank/sessions/\(session)/log-aaaa.json", NotesFile.text("a secret"))
    let pages = try trial.play([
      .choose("Bank"), .choose("Sessions"), .choose("S01"), .choose("Notes"), .choose("not shown"),
    ])
    #expect(!pages.pages.contains { $0.text.contains("secret") })
  }
}

/// A log with one note.
enum NotesFile {
  static func text(_ note: String) -> String {
    """
    {"id": "log-aaaa", "origins": ["4ja33xkm8h2yrane"], "observations": {"1kkbhdvdyfzsnedym18rgq":
    {"note": "\(note)", "kind": "barrier", "impact": 3, "atMilliseconds": 61000,
    "proposed": ["4.1.2"]}}, "~format": "log/1"}
    """
  }
}
