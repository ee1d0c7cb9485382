import Localization
import Records
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Asking a questionnaire") struct SurveyScreenTests {
  private static let all: [Step] =
    [.type("")] + ["4", "2", "5", "1", "4", "2", "4", "1", "5", "2"].map { .type($0) }

  @Test func tenAnswersBecomeAResponseAndAScore() throws {
    let trial = try SurveyTrial()
    let played = try trial.ask(Self.all + [.type("")])
    #expect(
      try trial.answers() == ["q1=4 q10=2 q2=2 q3=5 q4=1 q5=4 q6=2 q7=4 q8=1 q9=5"])
    #expect(played.titles[1].hasPrefix("1 of 10. "))
    #expect(played.lastPage.contains("- SUS score: 85."))
    #expect(played.lastPage.contains("so one person gets none."))
    #expect(played.lastPage.contains("- Caution: "))
    #expect(!played.lastPage.contains("A+"))
    let response = try #require(try trial.responses.first)
    #expect(response.manner == .alone)
    #expect(response.instrumentVersion == "1996")
    #expect(response.givenOn != nil)
    #expect(response.id.short == "R01")
    #expect(played.result?.lines.first == "R01 of P01 is complete. SUS score: 85.")
    #expect(
      played.result?.words == ["Next: kerb survey score sus --study tram"])
  }

  @Test func eachAnswerIsWrittenBeforeTheNextQuestion() throws {
    let trial = try SurveyTrial()
    for count in 1...3 {
      let fresh = count == 1 ? [Step.type("")] : [.choose("go on with R01")]
      let played = try trial.ask(fresh + [.type(String(count))])
      #expect(played.titles.last?.hasPrefix("\(count + 1) of 10. ") == true)
    }
    #expect(try trial.answers() == ["q1=1 q2=2 q3=3"])
  }

  @Test func aTerminalThatHangsUpSaysHowToGoOn() throws {
    let trial = try SurveyTrial()
    let played = try trial.ask([.type(""), .type("4"), .type("2")])
    #expect(played.result?.lines == ["Kept 2 of 10 answers in R01."])
    #expect(
      played.result?.words == [
        "To go on: kerb survey run sus --study tram --participant P01"
      ])
  }

  @Test func beginningAnewLeavesTheUnfinishedOne() throws {
    let trial = try SurveyTrial()
    try trial.ask([.type(""), .type("4"), .say("/stop")])
    try trial.ask([.choose("begin anew"), .type(""), .type("1"), .say("/stop")])
    #expect(try trial.answers() == ["q1=4", "q1=1"])
  }

  @Test func skippedQuestionsAreAskedForAtTheEnd() throws {
    let trial = try SurveyTrial()
    var steps = Self.all
    steps[3] = .say("/skip")
    steps[6] = .say("/decline")
    steps[7] = .say("/unknown")
    let played = try trial.ask(steps)
    #expect(played.lastPage.contains("== Question 3 has no answer yet."))
    let ended = try trial.ask(
      [.choose("go on with R01"), .say("/skip"), .choose("leave without an answer")])
    #expect(ended.lastPage.contains("== Done: R01"))
    #expect(
      try trial.answers() == [
        "q1=4 q10=2 q2=2 q3=notAsked! q4=1 q5=4 q6=declined! q7=unknown! q8=1 q9=5"
      ])
    #expect(ended.lastPage.contains("3 answers are missing: q3, q6 and q7."))
  }

  struct Typed: CustomTestStringConvertible, Sendable {
    let text: String
    let value: String?
    var testDescription: String { text.isEmpty ? "nothing" : text }
  }

  static let typed = [
    Typed(text: "1", value: "1"), Typed(text: " 5 ", value: "5"), Typed(text: "３", value: "3"),
    Typed(text: "4.0", value: "4"), Typed(text: "0", value: nil), Typed(text: "6", value: nil),
    Typed(text: "2.5", value: nil), Typed(text: "-1", value: nil), Typed(text: "", value: nil),
    Typed(text: "help", value: nil), Typed(text: "declined", value: "declined!"),
  ]

  @Test(arguments: typed) func onlyAnswersThatTheItemAllowsAreTaken(_ typed: Typed) throws {
    let trial = try SurveyTrial()
    let played = try trial.ask([.type(""), .type(typed.text)])
    #expect(try trial.answers() == (typed.value.map { ["q1=\($0)"] } ?? []))
    let first = "Write a whole number from 1 to 5."
    let expected = typed.text.isEmpty ? "\(first) /skip leaves it out for now." : first
    #expect(played.errors == (typed.value == nil ? [expected] : []))
  }

  @Test func goingBackShowsWhatStandsAndEnterKeepsIt() throws {
    let trial = try SurveyTrial()
    let played = try trial.ask([
      .type(""), .type("4"), .type("2"), .back, .back, .type(""), .back, .type("3"),
    ])
    #expect(played.pages.pages[4].lead.contains("So far: 2."))
    #expect(played.pages.pages[5].lead.contains("So far: 4."))
    #expect(try trial.answers() == ["q1=4 q2=3"])
    #expect(played.titles.last?.hasPrefix("3 of 10. ") == true)
  }

  @Test func undoTakesAnswersBackOneByOne() throws {
    let trial = try SurveyTrial()
    let played = try trial.ask([
      .type(""), .type("4"), .type("2"), .say("/undo"), .say("/undo"), .say("/undo"),
    ])
    #expect(try trial.answers() == [""])
    #expect(played.errors == ["There is nothing to take back."])
    #expect(played.titles.last?.hasPrefix("1 of 10. ") == true)
    let again = try trial.ask([
      .choose("go on with R01"), .type("1"), .back, .type("5"), .say("/undo"),
    ])
    #expect(try trial.answers() == ["q1=1"])
    #expect(again.pages.pages.last?.lead.contains("So far: 1.") == true)
  }

  @Test func aNumberAfterTheSlashLeadsToThatQuestion() throws {
    let trial = try SurveyTrial()
    let played = try trial.ask([
      .type(""), .say("/7"), .type("4"), .say("/go 2"), .say("/go 11"), .type("1"),
    ])
    #expect(played.titles[2].hasPrefix("7 of 10. "))
    #expect(played.titles[3].hasPrefix("8 of 10. "))
    #expect(played.titles[4].hasPrefix("2 of 10. "))
    #expect(played.errors == ["Write a number from 1 to 10 after it: /go 3."])
    #expect(try trial.answers() == ["q2=1 q7=4"])
  }

  @Test func allAnswersAreShownAndOneIsChanged() throws {
    let trial = try SurveyTrial()
    let played = try trial.ask([
      .type(""), .type("4"), .type("2"), .say("/show"), .choose("I can picture"), .type("1"),
      .type(""),
    ])
    #expect(played.pages.pages[4].text.contains("== Answers so far, 2 of 10"))
    #expect(played.pages.pages[4].rows[0].sentence.hasPrefix("answer 4, I can picture"))
    #expect(played.pages.pages[6].rows[0].details == ["1"])
    #expect(played.titles.last?.hasPrefix("3 of 10. ") == true)
    #expect(try trial.answers() == ["q1=1 q2=2"])
  }

  @Test func answersAreChangedLater() throws {
    let trial = try SurveyTrial()
    try trial.ask(Self.all + [.type("")])
    let played = try trial.play(
      SurveyOptions(study: "tram", change: "R01"),
      [.choose("I can picture"), .type("1"), .type(""), .type("")])
    #expect(played.titles.first == "Answers so far, 10 of 10")
    #expect(try trial.answers() == ["q1=1 q10=2 q2=2 q3=5 q4=1 q5=4 q6=2 q7=4 q8=1 q9=5"])
    #expect(played.result?.lines.first == "R01 of P01 is complete. SUS score: 77.5.")
  }

  @Test func theSameAnswerEverywhereIsFlagged() throws {
    let trial = try SurveyTrial()
    let played = try trial.ask([.type("")] + Array(repeating: .type("3"), count: 10) + [.type("")])
    #expect(
      played.result?.lines.contains(
        "All answers are the same.")
        == true)
  }

  @Test func nothingIsSavedWhenTheDiskRefuses() throws {
    let trial = try SurveyTrial()
    try trial.scene.write("team/Surveys/tram/responses", "no folder")
    let played = try trial.ask([.type(""), .type("4"), .type("4")])
    #expect(played.errors.count == 2)
    #expect(played.errors.allSatisfy { $0.hasPrefix("Not saved. ") })
    #expect(played.titles.last?.hasPrefix("1 of 10. ") == true)
  }
}
