import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Questionnaires in the workbench") struct QuestionnairesScreenTests {
  private static let csv = """
    participant,givenOn,q1,q2,q3,q4,q5,q6,q7,q8,q9,q10
    P01,2026-03-01,4,2,4,1,4,2,4,2,4,2
    P02,2026-03-01,3,3,3,3,3,3,3,3,3,3

    """

  private func trial() throws -> SurveyTrial {
    let trial = try SurveyTrial([
      "participant consent tram P02 --observe granted --manner speech"
    ])
    try trial.scene.write("team/a.csv", Self.csv)
    #expect(trial.scene.trial.run("survey run sus --study tram --from a.csv").status == 0)
    return trial
  }

  @Test func anEmptyStudyOffersToAsk() throws {
    let trial = try SurveyTrial()
    let page = try trial.scene.lastPage([.choose("Tram"), .choose("Questionnaires")])
    #expect(
      page == """
        == Questionnaires | tram
        Nobody has answered a scale or questionnaire yet.
        - Ask one | asks what it needs
        /ask  /find
        """)
  }

  @Test func whatWasAnsweredStandsWithItsScore() throws {
    let trial = try trial()
    let page = try trial.scene.lastPage([.choose("Tram"), .choose("Questionnaires")])
    #expect(
      page.contains(
        "- System Usability Scale (SUS) | 2 responses | SUS score: only 50 and 77.5"))
    let list = try trial.scene.lastPage([
      .choose("Tram"), .choose("Questionnaires"), .choose("System"),
    ])
    #expect(list.contains("- R01, P01 | SUS score: 77.5 | 2026-03-01"))
    #expect(list.contains("- R02, P02 | SUS score: 50 | 2026-03-01 | all answers the same"))
  }

  /// Two scores are two scores: no mean, no interval, no grade.
  @Test func togetherSaysWhyThereIsNoMeanAndThePolicy() throws {
    let page = try trial().scene.lastPage([
      .choose("Tram"), .choose("Questionnaires"), .choose("System"), .say("/together"),
    ])
    #expect(page.contains("SUS score: only 50 and 77.5, too few for a mean: it takes 3 values."))
    #expect(page.contains("No grade, percentile rank or mean from elsewhere: 2 values are too few"))
    #expect(!page.contains("95%") && !page.contains("95 %"))
    #expect(page.contains("Straight-lining: "))
  }

  @Test func aResponseIsChangedFromItsRow() throws {
    let trial = try trial()
    try trial.scene.play([
      .choose("Tram"), .choose("Questionnaires"), .choose("System"), .choose("R02"),
      .choose("I can picture"), .type("5"), .type(""), .type(""), .back, .back, .back, .quit,
    ])
    #expect(try trial.answers()[1].hasPrefix("q1=5 q10=3"))
  }

  @Test func oneIsAsked() throws {
    let trial = try SurveyTrial()
    let pages = try trial.scene.play([
      .choose("Tram"), .choose("Questionnaires"), .say("/ask"), .choose("UMUX"), .choose("P01"),
      .choose("alone"), .type("6"), .type("7"), .type(""),
    ])
    #expect(pages.pages.last?.text.contains("- UMUX-Lite | 1 response") == true)
  }
}
