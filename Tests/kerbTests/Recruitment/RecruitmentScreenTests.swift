import Localization
import Measures
import Records
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Recruitment screens") struct RecruitmentScreenTests {
  /// A study with a target that is met, one that is not, and somebody who waits.
  private func trial() throws -> ScreenTrial {
    try ScreenTrial([
      "init",
      "study new bank --recruit \"label=Blind people,minimum=1,dimension=see,duration=permanent\" --recruit \"label=New to VoiceOver,minimum=2,assistiveTechnology=VoiceOver,proficiency=novice\" --recruit \"label=In the sun,minimum=1,dimension=see,duration=situational\"",
      "participant new bank --id P01-aaaa --need see:permanent --assistive-technology none",
      "participant new bank --id P02-aaaa --assistive-technology VoiceOver:novice",
      "session new bank --participant P01 --circumstance \"see:real:low sun\"",
    ])
  }

  private func page(_ steps: [Step]) throws -> ShownPage {
    let screens = try trial()
    let pages = PlayedPages(steps)
    let workbench = Workbench(screens.location, console: screens.console, verb: "kerb")
    let navigator = Navigator(workbench: workbench, pages: pages, actions: screens.actions)
    #expect(throws: TerminalEnded.self) {
      try RecruitmentScreen(navigator: navigator, study: "bank").run()
    }
    #expect(pages.missing == [])
    return try #require(pages.pages.last)
  }

  @Test func warnsFirstAndListsTheTargets() throws {
    let page = try page([])
    #expect(page.lead.first?.hasPrefix("Warning: ") == true)
    #expect(
      page.lead.last
        == "1 participant took part in round 1, in 1 session. 2 of 3 recruitment targets met in round 1."
    )
    let targets = page.rows.filter { $0.id.hasPrefix("target ") }.map(\.sentence)
    #expect(
      targets == [
        "Blind people: 1 of 1 planned participant, met",
        "New to VoiceOver: 0 of 2 planned participants, missing",
        "In the sun: 1 of 1 planned session, met",
      ])
  }

  @Test func aTargetOpensWhoFillsIt() throws {
    let person = try page([.choose("Blind people"), .choose("P01")])
    #expect(person.title == "P01")
    let session = try page([.choose("In the sun"), .choose("S01")])
    #expect(session.title.hasPrefix("S01"))
    let open = try page([.choose("New to VoiceOver")])
    #expect(open.lead.contains("Missing: 2 more people who use VoiceOver, novice."))
    #expect(open.rows.map(\.text) == ["Registered, would fill it", "P02"])
  }

  @Test func suggestsWhomToInvite() throws {
    let page = try page([.say("/suggest")])
    #expect(page.rows.first { $0.id == "P02" }?.details == ["fills New to VoiceOver"])
    #expect(page.text.contains("- New to VoiceOver | 1 more person who uses VoiceOver, novice"))
    let person = try self.page([.say("/suggest"), .choose("P02")])
    #expect(person.title == "P02")
  }

  @Test func aPropertyOpensItsValues() throws {
    let page = try page([.choose("Needs")])
    #expect(page.rows.first { $0.text == "seeing" }?.details.first == "1 person")
  }

  @Test func adviceSaysThatItIsAdvice() throws {
    let screens = try trial()
    let pages = PlayedPages([.choose("Access needs")])
    let workbench = Workbench(screens.location, console: screens.console, verb: "kerb")
    let navigator = Navigator(workbench: workbench, pages: pages, actions: screens.actions)
    #expect(throws: TerminalEnded.self) {
      try RecruitmentScreen(navigator: navigator, study: "bank").run()
    }
    #expect(
      pages.messages.map(\.text) == [
        "This is advice from elsewhere. The study's own targets decide."
      ])
  }

  @Test func withoutTargetsItSaysHowToAddOne() throws {
    let screens = try ScreenTrial(["init", "study new bare"])
    let pages = PlayedPages([])
    let workbench = Workbench(screens.location, console: screens.console, verb: "kerb")
    let navigator = Navigator(workbench: workbench, pages: pages, actions: screens.actions)
    #expect(throws: TerminalEnded.self) {
      try RecruitmentScreen(navigator: navigator, study: "bare").run()
    }
    let lead = try #require(pages.pages.last).lead
    #expect(lead.first?.hasPrefix("Warning: No participants took part") == true)
    #expect(lead.contains { $0.contains("no recruitment targets") })
    #expect(
      lead.last == "A target says whom the study wants to meet, and how many: Plan, then /edit.")
  }
}
