import Platform
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// The clock of the trial stands at 2026-03-02.
@Suite("How long people are kept, in the workbench") struct RetentionScreenTests {
  private func trial(_ days: [String]) throws -> ScreenTrial {
    let people = days.indices.flatMap { index in
      [
        "participant new bank",
        "participant consent bank P0\(index + 1) --observe granted --retain-until \(days[index])",
      ]
    }
    return try ScreenTrial(["init --bare", "study new bank --title \"Paying a bill\""] + people)
  }

  @Test func homeSaysWhoIsOverdue() throws {
    let page = try trial(["2026-03-01", "2026-02-01", "2026-03-09"]).lastPage([])
    #expect(page.contains("- Kept longer than agreed | 2 people | 1 more soon"))
    #expect(!page.contains("Nothing waits for you."), "\(page)")
  }

  @Test func homeSaysWhoIsDueSoon() throws {
    let page = try trial(["2026-03-09", "2027-03-09"]).lastPage([])
    #expect(page.contains("- To be erased soon | 1 person | first by 2026-03-09"))
    #expect(page.contains("Nothing waits for you."))
  }

  @Test func homeSaysNothingOfAFarDay() throws {
    let page = try trial(["2027-03-09"]).lastPage([])
    #expect(!page.contains("erased soon"))
    #expect(!page.contains("longer than agreed"))
  }

  @Test func everybodyIsListedTheLongestOverdueFirst() throws {
    let trial = try trial(["2026-03-01", "2026-02-01", "2026-03-03", "2026-03-02"])
    let page = try trial.lastPage([.choose("Kept longer")])
    #expect(
      page.contains(
        """
        - P02 | bank | until 2026-02-01 | overdue
        - P01 | bank | until 2026-03-01 | overdue
        - P04 | bank | until 2026-03-02 | last day today
        - P03 | bank | until 2026-03-03 | 1 day left
        """))
  }

  @Test func oneIsErasedWhenTheWholeIdIsTyped() throws {
    let trial = try trial(["2026-03-01"])
    let id = try #require(
      try trial.names("team/Surveys/bank/participants").first?.dropLast(5)
    ).description
    let way: [Step] = [.choose("Kept longer"), .choose("P01"), .choose("erase")]
    let slipped = try trial.play(way + [.type("P01")])
    #expect(slipped.messages.contains(.outcome("Nothing was erased.")))
    #expect(!trial.seen("participant show bank P01").contains("Erased"))
    let played = try trial.play(way + [.type(id), .type("")])
    let asked = played.pages.first { $0.title == "To erase everything of P01, type \(id)." }
    #expect(asked?.lead.contains("their record: needs, technology, skill and consent") == true)
    #expect(played.pages.contains { $0.title == "Erasing P01" })
    #expect(played.messages.contains(.outcome("Erased \(id).")))
    #expect(trial.seen("participant show bank P01").contains("Erased after a withdrawal"))
    #expect(played.pages.last?.text.contains("Nobody is overdue") == true)
  }

  @Test("asks where a remote cannot be reached", arguments: [true, false])
  func remoteOutOfReach(goesOn: Bool) throws {
    let trial = try trial(["2026-03-01"])
    let root = trial.location.root
    for words in [["init", "-q"], ["remote", "add", "origin", "\(root)/nowhere.git"]] {
      var program = Program("git", ["-C", root] + words)
      program.environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
      let ending = try program.run().ending
      try #require(ending.isSuccess)
    }
    let id = try #require(
      try trial.names("team/Surveys/bank/participants").first?.dropLast(5)
    ).description
    let played = try trial.play([
      .choose("Kept longer"), .choose("P01"), .choose("erase"), .type(id),
      .choose(goesOn ? "Erase here now" : "Erase nothing"), .type(""),
    ])
    let asked = played.pages.first { $0.title == "Go on without the remote?" }
    #expect(asked?.lead.first?.contains("could not be reached") == true)
    #expect(
      trial.seen("participant show bank P01").contains("Erased after a withdrawal") == goesOn)
    #expect(played.pages.contains { $0.title == "Erasing P01" } == goesOn)
  }

  @Test func theRecordIsOpenedForALaterDay() throws {
    let played = try trial(["2026-03-01"]).play([
      .choose("Kept longer"), .choose("P01"), .choose("open the record"), .back,
    ])
    #expect(played.pages.contains { $0.title == "P01" && $0.place == "bank" })
  }

  @Test func nobodyIsErasedByEnter() throws {
    let trial = try trial(["2026-03-01"])
    let played = try trial.play([.choose("Kept longer"), .choose("P01"), .choose("leave it")])
    #expect(played.messages.contains(.outcome("Nothing was changed.")))
  }
}
