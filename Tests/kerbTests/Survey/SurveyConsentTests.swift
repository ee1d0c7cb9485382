import Records
import Terminal
import Testing

@testable import kerb

@Suite("Who may be asked") struct SurveyConsentTests {
  private static let options = SurveyOptions(
    instrument: "umux-lite", study: "tram", participant: "P02", manner: .alone)

  @Test func consentIsAskedForAsBeforeARecording() throws {
    let trial = try SurveyTrial()
    let played = try trial.play(Self.options, [.type(""), .choose("not now")])
    #expect(played.titles.first == "Consent of P02. Read this aloud.")
    #expect(
      played.result?.words.first == "Without consent to observe nothing is asked of P02.")
    #expect(try trial.responses.isEmpty)
  }

  static let withdrawn = ["all", "recording"]

  @Test(arguments: withdrawn) func whoTookConsentBackIsNotAsked(_ scope: String) throws {
    let trial = try SurveyTrial([
      "participant edit tram P01 --withdrawal \(scope):2026-03-01"
    ])
    var options = Self.options
    options.participant = "P01"
    #expect(throws: WorkbenchError.self) { try trial.play(options, []) }
    let seen = trial.scene.trial.run("survey run sus --study tram --participant P01")
    #expect(seen.status == 65, "\(seen.text)")
    #expect(seen.text.contains("P01: this person has taken"))
  }

  @Test func whoTookConsentBackIsNotOffered() throws {
    let trial = try SurveyTrial([
      "participant edit tram P01 --withdrawal all:2026-03-01",
      "participant consent tram P02 --observe granted --manner speech",
    ])
    var options = Self.options
    options.participant = nil
    let played = try trial.play(options, [])
    #expect(played.pages.pages.first?.rows.map(\.text) == ["P02"])
  }
}
