import Localization
import Platform
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Home") struct HomeTests {
  static let planned = [
    "init", "study new bank --title \"Paying a bill\" --platform ios",
    "participant new bank --need see:permanent:no", "session new bank --participant P01",
  ]

  @Test func anEmptyWorkspaceOffersTheNextStep() throws {
    let page = try ScreenTrial().lastPage([])
    #expect(
      page == """
        == team | 0 studies
        There is no study yet. A study says what is tried, by whom, and for what.
        - New study
        # Waiting
        - To review | nothing
        - Conflicts | none
        # Shared by all studies
        - People and spectrum | 0 profiles | 8 spectrums
        /record  /study  /coverage  /find
        """)
  }

  @Test func aStudyShowsWhomItMet() throws {
    let page = try ScreenTrial(Self.planned).lastPage([])
    #expect(page.contains("- Paying a bill | 1 person met | 1 session"))
    #expect(page.contains("Nothing waits for you."))
  }

  @Test func logsThatWaitToBeCheckedAreNamed() throws {
    let page = try ScreenTrial(
      Self.planned + [
        "note add S01 \"swipes past Pay\" --kind context",
        "note set S01 all --reviewed yes --role moderator",
      ]
    ).lastPage([])
    #expect(page.contains("- Logs to check for personal details | 1 log | kerb review --list"))
    #expect(!page.contains("Nothing waits for you."), "\(page)")
  }

  @Test func recordingsThatStoppedComeFirst() throws {
    let trial = try ScreenTrial(Self.planned)
    trial.stopped = [("A recording of P01 stopped with 38 notes", "bank", "S01-abcd")]
    let pages = try trial.play([.choose("A recording of P01")])
    #expect(pages.pages.first?.rows.first?.text == "A recording of P01 stopped with 38 notes")
    #expect(trial.handedOver == ["record bank S01-abcd"])
  }

  @Test func commandsNeedNoStudyNameWhereThereIsOne() throws {
    let trial = try ScreenTrial(Self.planned)
    let pages = try trial.play([
      .say("/record"), .say("/coverage"), .back, .say("/study ban"), .back,
    ])
    #expect(trial.handedOver == ["record bank"])
    #expect(pages.pages.contains { $0.title == "Coverage, round 1" })
    #expect(pages.messages.contains { $0.weight == .error && $0.text.contains("ban") })
  }

  @Test func withSeveralStudiesItAsksWhich() throws {
    let trial = try ScreenTrial(Self.planned + ["study new tram --title \"Buying a ticket\""])
    try trial.play([.say("/record"), .choose("Buying a ticket")])
    #expect(trial.handedOver == ["record tram"])
  }

  @Test func filesWithFaultsAreCountedAndTheRestWorks() throws {
    let trial = try ScreenTrial(Self.planned)
    try trial.write("team/Surveys/bank/findings/F01-aaaa.json", "{ not json")
    let pages = try trial.play([.choose("Files with faults"), .choose("")])
    #expect(pages.pages.first?.text.contains("- Files with faults | 1 file | kerb check") == true)
    #expect(pages.pages.last?.text.contains("Surveys/bank/findings/F01-aaaa.json:1:3") == true)
    #expect(pages.messages.last?.text.hasPrefix("To mend it:") == true)
    #expect(
      try trial.lastPage([.choose("Paying a bill")]).contains(
        "1 file is left out because of faults"))
  }

  @Test func aFaultyStudyIsSaidAndHomeStays() throws {
    let trial = try ScreenTrial(Self.planned)
    try trial.write("team/Surveys/bank/study.json", "{}")
    let page = try trial.lastPage([])
    #expect(page.contains("Files with faults"))
    #expect(!page.contains("Paying a bill"))
  }

  @Test func leavingAltogetherWorksFromEveryDepth() throws {
    let trial = try ScreenTrial(Self.planned)
    let pages = try trial.play([.choose("Paying"), .choose("Plan"), .say("/task"), .quit])
    #expect(pages.pages.last?.title == "What are people asked to do?")
    #expect(pages.hasPlayedAll)
  }

  @Test func withoutAWorkspaceOneIsMadeHere() throws {
    let trial = try ScreenTrial([])
    let pages = try trial.play([.choose("Make a workspace here")], inWorkspace: false)
    #expect(pages.pages.map(\.title) == ["No workspace here", "team"])
    #expect(trial.seen("check") == "2> Checked 54 files, nothing found.")
  }

  @Test func withoutAWorkspaceOneCanLeave() throws {
    let trial = try ScreenTrial([])
    let pages = try trial.play([.choose("Leave")], inWorkspace: false)
    #expect(pages.pages.count == 1)
    #expect(try trial.names("team").isEmpty)
  }

  @Test func aWorkspaceThatCannotBeMadeIsSaid() throws {
    let trial = try ScreenTrial([])
    try trial.write("team/Surveys", "in the way")
    let pages = try trial.play([.choose("Make a workspace here"), .back], inWorkspace: false)
    #expect(pages.messages.first?.weight == .error)
    #expect(pages.messages.first?.text.contains("no folder") == true)
  }
}
