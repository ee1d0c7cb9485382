import Localization
import Records
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Instruments that are not ten numbers: options, tasks, levels.
@Suite("Options, tasks and levels") struct SurveyOptionTests {
  private func options(_ instrument: String, by: String? = nil) -> SurveyOptions {
    SurveyOptions(
      instrument: instrument, study: "tram", participant: "P01", manner: .alone, by: by)
  }

  @Test func anOptionIsChosenByItsRow() throws {
    let trial = try SurveyTrial()
    let played = try trial.play(
      options("wg-ss"), [.type(""), .choose("Yes, very"), .choose("I would rather"), .say("/stop")])
    #expect(try trial.answers() == ["hearing=rather-not-say seeing=a-lot"])
    #expect(played.pages.pages[1].prompt.accepts == .choice)
  }

  @Test func enterAloneNeverAnswersAndThatIsSaidOnce() throws {
    let trial = try SurveyTrial()
    let played = try trial.play(
      options("wg-ss"), [.type(""), .type(""), .choose("No"), .say("/stop")])
    #expect(played.errors == ["Write a number from 1 to 5. /skip leaves it out for now."])
    #expect(
      played.pages.pages[1...].map(\.prompt.enterMeans) == ["alone changes nothing", "", ""])
    #expect(played.pages.pages[1].list?.start == nil)
  }

  @Test func optionsWithNumbersOfTheirOwnAreMeantByThoseNumbers() throws {
    let trial = try SurveyTrial()
    let played = try trial.play(
      options("digcomp"), [.type(""), .type("4"), .type("0"), .type("9"), .say("/stop")])
    let answers = try #require(try trial.responses.first).answers.compactMap(\.value).sorted()
    #expect(answers == ["0", "4"])
    #expect(played.pages.pages[1].prompt.accepts == .text)
    #expect(played.errors == ["Write one of 0, 1, 2, 3, 4, 5, 6, 7, 8."])
  }

  @Test func aQuestionAboutATaskAsksForTheTask() throws {
    let trial = try SurveyTrial()
    let played = try trial.play(options("seq"), [.choose("Buy a ticket"), .type("6"), .type("")])
    let response = try #require(try trial.responses.first)
    #expect(response.task == "buy-a-ticket")
    #expect(played.titles[0] == "After which task?")
    #expect(played.pages.pages[1].lead.first == "Ask it at once, before talking about the task.")
    #expect(played.pages.pages[1].lead.last == "1: Very hard. 7: Very easy.")
    #expect(played.result?.lines.first == "R01 of P01 is complete. Ease: 6.")
  }

  @Test func sessionAndMannerAreAskedFor() throws {
    let trial = try SurveyTrial(["session new tram --participant P01"])
    let played = try trial.play(
      SurveyOptions(instrument: "umux-lite", study: "tram"),
      [.choose("P01"), .choose("S01"), .choose("read aloud"), .type("6"), .type("7"), .type("")])
    #expect(
      Array(played.titles.prefix(3)) == [
        "Who answers?", "During which session of P01?", "How does P01 answer?",
      ])
    let response = try #require(try trial.responses.first)
    #expect(response.session?.short == "S01")
    #expect(response.manner == .readAloud)
  }

  @Test func aLevelIsChosenByItsOwnNumber() throws {
    let trial = try SurveyTrial()
    let played = try trial.play(
      options("digital-inclusion-book", by: "moderator"),
      [.type("4"), .choose("observed"), .type("booked a ticket alone")])
    let placement = try #require(try trial.participant().skillPlacements.first)
    #expect(placement.value == "4")
    #expect(placement.scale == "digital-inclusion-book")
    #expect(placement.scaleVersion != nil)
    #expect(placement.placedBy == "moderator")
    #expect(placement.basis == .observed)
    #expect(placement.evidence == "booked a ticket alone")
    #expect(placement.placedOn != nil)
    #expect(
      played.result?.lines.first?.plain().hasPrefix("P01 is placed on digital-inclusion-book: 4, ")
        == true)
    #expect(try trial.responses.isEmpty)
  }

  @Test func anEarlierPlacementStaysAndIsShown() throws {
    let trial = try SurveyTrial()
    try trial.play(
      options("digital-inclusion", by: "self"),
      [.type("2"), .choose("self-reported"), .type("")])
    let played = try trial.play(
      options("digital-inclusion"),
      [.type("5"), .choose("the observer"), .choose("observed"), .type("")])
    #expect(try trial.participant().skillPlacements.map(\.value).sorted() == ["2", "5"])
    #expect(
      played.pages.pages[0].lead.first?.hasPrefix("So far: 2, ") == true,
      "\(played.pages.pages[0].lead)")
    #expect(played.pages.pages[0].lead.first?.contains("self-reported, by self") == true)
  }

  @Test func aLevelThatAnswersLeadToIsOffered() throws {
    let trial = try SurveyTrial()
    try trial.add(
      "small",
      #"""
      "title": "Small", "kind": "scale", "wordingStatus": "ownWords",
      "items": {"a": {"text": "Does A", "position": "b", "origins": ["aaaaaaaaaaaaaaaa"]}}, "range": {"lowest": 0, "highest": 2},
      "scores": {"sum": {"label": "Sum", "rule": "sum", "position": "b", "origins": ["aaaaaaaaaaaaaaaa"]}},
      "levels": {"low": {"label": "Low", "position": "b", "origins": ["aaaaaaaaaaaaaaaa"]},
        "high": {"label": "High", "position": "d", "reachedBy": "sum", "from": 2,
          "origins": ["aaaaaaaaaaaaaaaa"]}}
      """#)
    let played = try trial.play(
      options("small", by: "moderator"),
      [.type("2"), .type(""), .choose("yes"), .choose("observed"), .type("")])
    #expect(
      played.titles.contains("The answers lead to High. Note it as the level of P01?"))
    let placement = try #require(try trial.participant().skillPlacements.first)
    #expect(placement.value == "high")
    #expect(placement.evidence == "answers in R01")
    let other = try trial.play(
      options("small", by: "moderator"), [.type("1"), .type(""), .choose("no")])
    #expect(other.titles.contains("The answers lead to Low. Note it as the level of P01?"))
    #expect(try trial.participant().skillPlacements.count == 1)
  }
}
