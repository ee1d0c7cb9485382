import JSON
import Localization
import Records
import Testing

@testable import Interchange

/// A small questionnaire and a study with three people.
enum AnswersSample {
  static let instrument = """
    {"id": "calm", "title": "Calm", "kind": "questionnaire",
    "items": {"q1": {"text": "One", "position": "b"}, "q2": {"text": "Two", "position": "d"},
      "mood": {"text": "Three", "position": "f"}, "free": {"text": "Four", "position": "h"}},
    "options": {"bad": {"label": "Rather bad", "number": 0, "items": ["mood"], "position": "b"},
      "good": {"label": "Good", "number": 2, "items": ["mood"], "position": "d"},
      "hidden": {"label": "I would rather not say", "items": ["mood"], "position": "f"}},
    "range": {"lowest": 1, "highest": 5, "step": 1}}
    """

  static func surroundings() throws -> AnswersSurroundings {
    var reader = ObjectReader(try JSONReader.read(Array(instrument.utf8)).root)
    func id(_ text: String) throws -> RecordID { try #require(RecordID(text)) }
    let people = [
      AnswersSurroundings.Person(try id("P01-aaaa")), .init(try id("P02-bbbb")),
      .init(try id("P03-cccc"), refusal: ("P03: this person has withdrawn", "take it out")),
    ]
    return AnswersSurroundings(
      Instrument(&reader), study: "tram", people: people,
      meetings: [.init(try id("S01-dddd"), participants: [people[0].id])],
      tasks: [NotesTask(id: "pay", title: "Pay by card")])
  }

  static func read(_ text: String) throws -> AnswersFile {
    try AnswersFile(Array(text.utf8), place: "answers", surroundings())
  }
}

extension AnswersFile {
  /// "P01 q1=4 q2=declined!"; reasons for no answer end with an exclamation mark.
  var words: [String] {
    rows.map { row in
      let parts =
        [row.participant.short, row.session?.short, row.task, row.givenOn, row.manner?.id]
        + [row.round.map { "round \($0)" }]
      return
        (parts.compactMap(\.self)
        + row.answers.map { "\($0.item)=\($0.value ?? "\($0.absence?.id ?? "")!")" })
        .joined(separator: " ")
    }
  }

  var complaints: [String] { faults.map { "\($0.position) \($0.problem) | \($0.remedy)" } }
}
