import Localization

/// One person's answers to an instrument.
package struct Response: Record {
  /// The answer to one item.
  package struct Answer: Entry {
    package let item: String
    /// The id of an option, or a number as it was typed; `nil` with a reason in ``absence``.
    package private(set) var value: String?
    package private(set) var absence: Absence?

    package init(key: String) { item = key }

    package static let table: FieldTable<Answer> = FieldTable([
      Slot(\.value, "value", .line, "Value", "The option or number that was given."),
      Slot(\.absence, .absence(of: "value", "Value")),
    ])
  }

  package let id: RecordID
  package private(set) var answers: [Answer] = []
  package private(set) var givenOn: String?
  package private(set) var instrument = ""
  package private(set) var instrumentVersion: String?
  package private(set) var manner: AnsweringManner?
  package private(set) var participant: RecordID?
  /// The round, where no session tells it.
  package private(set) var round: Int?
  package private(set) var session: RecordID?
  package private(set) var task: String?

  package init(id: RecordID) { self.id = id }

  package static let format = RecordFormat(
    "response", noun: Noun("response", "responses"),
    "One person's answers to one instrument.", table.fields)

  package static let table: FieldTable<Response> = FieldTable([
    Slot(
      \.instrument, "instrument", .reference(.instrument), "Instrument", "Its id.",
      required: true),
    Slot(
      \.instrumentVersion, "instrumentVersion", .line, "Version", "Which version was answered."),
    Slot(
      \.participant, "participant", .reference(.participant), "Participant", "Who answered."),
    Slot(\.session, "session", .reference(.session), "Session", "During which session."),
    Slot(\.task, "task", .reference(.task), "Task", "After which task."),
    Slot(
      \.round, "round", .integer(1...1000), "Round", "Which round, where no session tells it."),
    Slot(\.givenOn, "givenOn", .day, "Given on", "The day of the answers."),
    Slot(
      \.manner, "manner", .words(of: AnsweringManner.self), "Manner",
      "How the person answered: alone, read aloud, with help."),
    Slot(
      entries: \.answers,
      Field(
        "answers",
        .map(
          EntryFormat(
            Noun("answer", "answers"), identity: .named, shorthand: ["value"],
            Answer.table.fields)), "Answers", "By the item's id.", option: .named("answer"))),
  ])
}
