import Localization
import Records
import Terminal
import Testing
import Wording

@testable import CommandLine
@testable import Screens
@testable import Workbench
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

@Suite("Whose answers are read in") struct SurveyAnswersConsentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: [String]
    /// What is said; `nil` where the answers are taken.
    let said: String?
  }

  static let rows = [
    Row(testDescription: "granted", lines: ["--observe granted"], said: nil),
    Row(
      testDescription: "refused", lines: ["--observe refused"],
      said:
        "P02 refused to be observed\n2> fix: take the response out of the file; if they have agreed since: kerb participant consent tram P02 --observe granted --manner speech"
    ),
    Row(
      testDescription: "never recorded", lines: [],
      said:
        "P02 has not agreed to be observed yet\n2> fix: kerb participant consent tram P02 --observe granted --manner speech"
    ),
  ]

  @Test(arguments: rows) func consent(_ row: Row) throws {
    let trial = try SurveyTrial(row.lines.map { "participant consent tram P02 \($0)" })
    let table = "participant,ease,usefulness\nP02,5,5\n"
    let seen = trial.scene.trial.run(
      "survey run umux-lite --study tram --from -", .init(input: table))
    if let said = row.said {
      #expect(seen.status == 65, "\(seen.text)")
      #expect(seen.text.contains(said), "\(seen.text)")
      #expect(try trial.responses.isEmpty)
    } else {
      #expect(seen.status == 0, "\(seen.text)")
      #expect(try trial.responses.count == 1)
    }
  }

  @Test func whoTookEverythingBack() throws {
    let trial = try SurveyTrial(["participant edit tram P02 --withdrawal all:2026-03-01"])
    let seen = trial.scene.trial.run(
      "survey run umux-lite --study tram --from -",
      .init(input: "participant,ease,usefulness\nP02,5,5\n"))
    #expect(seen.status == 65)
    #expect(seen.text.contains("P02 has taken everything back"), "\(seen.text)")
  }
}
