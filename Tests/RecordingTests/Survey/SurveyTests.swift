import JSON
import Localization
import Records
import Testing

@testable import Recording

@Suite("Answering a questionnaire") struct SurveyTests {
  private static let text = """
    {"id": "calm", "title": "Calm", "kind": "questionnaire",
    "items": {"q1": {"text": "One", "position": "b"}, "q2": {"text": "Two", "position": "d"},
      "mood": {"text": "Three", "position": "f"}, "q4": {"text": "Four", "position": "h"}},
    "options": {"bad": {"label": "Rather bad", "number": 0, "items": ["mood"], "position": "b"},
      "good": {"label": "Good", "number": 2, "items": ["mood"], "position": "d"}},
    "range": {"lowest": 1, "highest": 5, "step": 1}}
    """

  private func instrument() throws -> Instrument {
    var reader = ObjectReader(try JSONReader.read(Array(Self.text.utf8)).root)
    return Instrument(&reader)
  }

  private func response(_ answers: String) throws -> Response {
    let text = #"{"id": "R01-aaaa", "instrument": "calm", "answers": {\#(answers)}}"#
    var reader = ObjectReader(try JSONReader.read(Array(text.utf8)).root)
    return Response(&reader)
  }

  /// Plays events, and tells what came of each: the entries, what was said, and where it led.
  private func play(_ survey: inout Survey, _ events: [Survey.Event]) -> [String] {
    events.map { event in
      survey.wasShown()
      let outcome = survey.take(event)
      let entries = outcome.entries.map { entry in
        "\(entry.question)=\(entry.answer?.value ?? entry.answer?.absence.map { "\($0.id)!" } ?? "nothing")"
      }
      let said = outcome.words.isEmpty ? [] : ["\(outcome.isProblem ? "!" : "")\(outcome.words)"]
      return (entries + said + [place(survey)]).joined(separator: " | ")
    }
  }

  private func place(_ survey: Survey) -> String {
    if let ending = survey.ending { return "\(ending)" }
    switch survey.spot {
    case .question(let item): return "question \(item + 1)\(survey.returns ? ", returns" : "")"
    case .detail(let page): return "\(page)"
    case .overview: return "answers"
    default: return "\(survey.spot)"
    }
  }

  struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [Survey.Event]
    let tells: [String]
  }

  static let scenes = [
    Scene(
      testDescription: "from the first page to the end",
      events: [.begin, .typed("4"), .typed(" ٢ "), .typed("go"), .own(.decline), .back],
      tells: [
        "question 1", "q1=4 | question 2", "q2=2 | question 3",
        "mood=good | question 4", "q4=declined! | result", "finished",
      ]),
    Scene(
      testDescription: "what is no answer changes nothing",
      events: [
        .begin, .typed("9"), .typed(""), .chose(0), .go(to: "7"), .go(to: "3"), .typed("fine"),
      ],
      tells: [
        "question 1", "!Write a whole number from 1 to 5. | question 1",
        "!Write a whole number from 1 to 5. /skip leaves it out for now. | question 1",
        "question 1", "!Write a number from 1 to 4 after it: /go 3. | question 1", "question 3",
        "!Write a number from 1 to 2. | question 3",
      ]),
    Scene(
      testDescription: "what was left out is asked for at the end",
      events: [
        .begin, .skip, .own(.unknown), .chose(1), .skip, .own(.settle(.answerNow)), .typed("1"),
        .skip, .own(.settle(.withoutAnswer)), .typed("I am tired"), .typed(""),
      ],
      tells: [
        "question 1", "question 2", "q2=unknown! | question 3", "mood=good | question 4",
        "left", "question 1", "q1=1 | question 4", "left",
        "q4=notAsked! | result", "!This page takes no words. Enter goes on. | result", "finished",
      ]),
    Scene(
      testDescription: "the last answers are taken back one by one",
      events: [.begin, .typed("1"), .typed("2"), .undo, .undo, .undo],
      tells: [
        "question 1", "q1=1 | question 2", "q2=2 | question 3",
        "q2=nothing | Taken back: the answer to question 2. | question 2",
        "q1=nothing | Taken back: the answer to question 1. | question 1",
        "!There is nothing to take back. | question 1",
      ]),
    Scene(
      testDescription: "an answer is changed from the list, and kept by Enter alone",
      events: [.begin, .typed("1"), .show, .chose(0), .typed("5"), .chose(0), .typed(""), .back],
      tells: [
        "question 1", "q1=1 | question 2", "answers", "question 1, returns",
        "q1=5 | answers", "question 1, returns", "answers", "question 2",
      ]),
    Scene(
      testDescription: "answers that were left out together are taken back together",
      events: [
        .begin, .skip, .typed("2"), .typed("good"), .skip, .own(.settle(.withoutAnswer)), .undo,
      ],
      tells: [
        "question 1", "question 2", "q2=2 | question 3", "mood=good | question 4", "left",
        "q1=notAsked! | q4=notAsked! | result",
        "q1=nothing | q4=nothing | Taken back: the answers to questions 1 and 4. | question 1",
      ]),
    Scene(
      testDescription: "the list of answers leads back to the question",
      events: [.begin, .skip, .typed("2"), .show, .back],
      tells: ["question 1", "question 2", "q2=2 | question 3", "answers", "question 3"]),
    Scene(
      testDescription: "going back before the first question", events: [.back], tells: ["notBegun"]),
    Scene(
      testDescription: "going back from the first question stops", events: [.begin, .back],
      tells: ["question 1", "stopped"]),
    Scene(
      testDescription: "leaving with questions open stops", events: [.begin, .typed("1"), .quit],
      tells: ["question 1", "q1=1 | question 2", "stopped"]),
  ]

  @Test(arguments: scenes) func tells(_ scene: Scene) throws {
    var survey = Survey(try instrument())
    #expect(survey.spot == .opening)
    #expect(play(&survey, scene.events) == scene.tells)
  }

  @Test func resumingAsksWhatIsLeft() throws {
    let survey = Survey(
      try instrument(), try response(#""q1": {"value": "2"}, "q2": {"valueAbsence": "declined"}"#))
    #expect(survey.spot == .question(2))
    #expect(survey.script.words(1, survey.sheet) == "does not want to say")
  }

  @Test func changingBeginsWithAllAnswers() throws {
    let survey = Survey(
      try instrument(), try response(#""q1": {"value": "2"}"#), isChange: true)
    #expect(survey.spot == .overview)
  }

  @Test func onlyTheFirstQuestionIsTheFirst() throws {
    var survey = Survey(try instrument())
    _ = survey.take(.begin)
    #expect(survey.isFirst)
    survey.wasShown()
    #expect(!survey.isFirst)
  }
}
