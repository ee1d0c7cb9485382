import JSON
import Localization
import Records
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("A review or questionnaire whose person withdraws elsewhere")
struct ErasedWhileReviewingTests {
  /// Erases the one participant of a rig for reviews, with everything that goes with them.
  private func withdraw(_ rig: ReviewRig) throws {
    _ = try WithdrawalRun(workbench: rig.bench, study: "bank", id: "P07-kx4d").erase()
  }

  @Test func aReviewEndsAndWritesNothing() throws {
    let rig = try ReviewRig()
    let pages = WatchedPages([.chosen(9), .chosen(8), .chosen(0)]) { left, _ in
      if left == 2 { try withdraw(rig) }
    }
    let ending = try rig.run(pages).run()
    #expect(ending.completion == .complete)
    #expect(
      ending.summary == [
        "P07 has taken everything back.", "1 answer that was not written yet is erased too.",
        "Somebody who takes part again gets a new number: kerb participant new bank",
      ])
    // The page that was answered, the one before, and the news.
    #expect(pages.titles.count == 3)
    #expect(pages.titles.last == "P07 has taken everything back.")
    #expect(try rig.journals().isEmpty)
    #expect(try rig.record(ReviewRig.log)["observations"] == nil)
    #expect(try rig.record(ReviewRig.finding)["observations"]?.object?.members.isEmpty ?? true)
  }

  @Test func aReviewWhoseTerminalClosesWritesNothing() throws {
    let rig = try ReviewRig()
    let pages = WatchedPages([.chosen(9)]) { left, _ in if left == 0 { try withdraw(rig) } }
    _ = try rig.run(pages).run()
    #expect(try rig.record(ReviewRig.log)["observations"] == nil)
    #expect(try rig.journals().isEmpty)
  }

  @Test func clearingEndsAndMarksNothing() throws {
    let rig = try ReviewRig()
    let pages = WatchedPages([.chosen(1), .chosen(1), .chosen(0)]) { left, _ in
      if left == 2 { try withdraw(rig) }
    }
    let ending = try rig.run(pages).runIdentifiers()
    #expect(ending.summary.first == "P07 has taken everything back.")
    #expect(pages.titles.count == 3)
    #expect(pages.titles.last == "P07 has taken everything back.")
    #expect(!ending.summary.contains { $0.plain().contains("cleared") })
    #expect(try rig.record(ReviewRig.log)["clearedBy"] == nil)
    #expect(try rig.journals().isEmpty)
  }

  /// When the person withdraws: before the first answer makes a response, or after it.
  @Test(arguments: [0, 1, 3]) func aQuestionnaireEndsAndKeepsNothing(answered: Int) throws {
    let trial = try SurveyTrial()
    let all: [PageEvent] = [.enter] + (0..<5).map { _ in .typed("4") } + [.chosen(0)]
    let id = try trial.participant().id.string
    let workbench = Workbench(
      trial.scene.location, console: trial.scene.console, verb: "kerb survey run")
    let pages = WatchedPages(all) { left, _ in
      guard left == all.count - 1 - answered else { return }
      _ = try WithdrawalRun(workbench: workbench, study: "tram", id: id).erase()
    }
    let result = try SurveyRun(workbench: workbench, pages: pages).run(
      SurveyOptions(instrument: "sus", study: "tram", participant: "P01", manner: .alone))
    #expect(
      result.words.prefix(2) == ["P01 has taken everything back.", "No answer of theirs is kept."])
    // After the first page, the answers before, and the one that was not kept.
    #expect(pages.titles.firstIndex(of: "P01 has taken everything back.") == answered + 2)
    #expect(try trial.responses.isEmpty)
    let files =
      try trial.scene.names("team/Surveys/tram").contains("responses")
      ? trial.scene.names("team/Surveys/tram/responses") : []
    #expect(files.count == (answered == 0 ? 0 : 1))
    #expect(trial.scene.seen("check").contains("nothing found"))
  }
}
