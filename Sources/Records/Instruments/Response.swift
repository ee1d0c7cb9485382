import Localization

/// One person's answers to an instrument.
package struct Response: Record {
  /// The answer to one item.
  package struct Answer: Sendable {
    package let item: String
    /// The id of an option, or a number as it was typed; `nil` with a reason in ``absence``.
    package let value: String?
    package let absence: Absence?
  }

  package let id: RecordID
  package let answers: [Answer]
  package let givenOn: String?
  package let instrument: String
  package let instrumentVersion: String?
  package let manner: AnsweringManner?
  package let participant: RecordID?
  /// The round, where no session tells it.
  package let round: Int?
  package let session: RecordID?
  package let task: String?

  package init(_ object: inout ObjectReader) {
    answers = object.entries("answers") { item, entry in
      let value = entry.string("value")
      return Answer(item: item, value: value, absence: entry.word("valueAbsence"))
    }
    givenOn = object.string("givenOn")
    id = object.id
    instrument = object.string("instrument") ?? ""
    instrumentVersion = object.string("instrumentVersion")
    manner = object.word("manner")
    participant = object.string("participant").map(RecordID.init(trusted:))
    round = object.integer("round")
    session = object.string("session").map(RecordID.init(trusted:))
    task = object.string("task")
  }

  package static let format = RecordFormat(
    "response", noun: Noun("response", "responses"),
    "One person's answers to one instrument.",
    [
      Field("instrument", .reference(.instrument), "Instrument", "Its id.", required: true),
      Field("instrumentVersion", .line, "Version", "Which version was answered."),
      Field("participant", .reference(.participant), "Participant", "Who answered."),
      Field("session", .reference(.session), "Session", "During which session."),
      Field("task", .reference(.task), "Task", "After which task."),
      Field(
        "round", .integer(1...1000), "Round", "Which round, where no session tells it."),
      Field("givenOn", .day, "Given on", "The day of the answers."),
      Field(
        "manner", .choice(WordList(AnsweringManner.allCases)), "Manner",
        "How the person answered: alone, read aloud, with help."),
      Field(
        "answers",
        .map(
          EntryFormat(
            Noun("answer", "answers"), identity: .named, shorthand: ["value"],
            [
              Field("value", .line, "Value", "The option or number that was given."),
              .absence(of: "value", "Value"),
            ])), "Answers", "By the item's id.", option: .named("answer")),
    ])
}
