/// A scale or questionnaire: its levels or items, its source and whose words it uses.
package struct Instrument: Record {
  package struct Level: Sendable {
    package let value: String
    package let label: String
    /// Whether the scale counts this level as low digital skill.
    package let isLow: Bool
  }

  package let id: RecordID
  package let instrumentVersion: String?
  package let kind: InstrumentKind?
  /// The levels from lowest to highest.
  package let levels: [Level]
  package let title: String

  package init(_ object: inout ObjectReader) {
    id = object.id
    instrumentVersion = object.string("instrumentVersion")
    kind = object.word("kind")
    levels = object.orderedEntries("levels") { id, entry in
      let isLow = entry.flag("countsAsLow") ?? false
      return Level(value: id, label: entry.string("label") ?? id, isLow: isLow)
    }
    title = object.string("title") ?? ""
  }

  package static let format = RecordFormat(
    "instrument", noun: "instrument", "A scale or a questionnaire.",
    [
      Field("title", .line, "Title", "What it is called.", required: true),
      Field(
        "kind", .choice(WordList(InstrumentKind.allCases)), "Kind", "Scale or questionnaire.",
        required: true),
      Field("summary", .text, "Summary", "What it measures, and what it does not."),
      Field("instrumentVersion", .line, "Version", "Which version of the instrument."),
      Field("language", .line, "Language", "The language of its words, such as en."),
      Field("source", .text, "Source", "Where it comes from."),
      Field("licence", .text, "Licence", "What its makers allow."),
      Field(
        "wordingStatus", .choice(WordList(WordingStatus.allCases)), "Wording",
        "Our own paraphrase, or the official words.", required: true),
      Field(
        "levels",
        .map(
          EntryFormat(
            "level", identity: .named, ordered: true, shorthand: ["label"],
            [
              Field("label", .line, "Label", "The level in a few words.", required: true),
              Field("description", .text, "Description", "How to recognise it."),
              Field(
                "countsAsLow", .flag, "Counts as low", "Yes if reports count it as low skill."),
            ])), "Levels", "From lowest to highest, by value.", option: .named("level")),
      Field(
        "categories",
        .map(
          EntryFormat(
            "category", identity: .named, ordered: true, shorthand: ["label"],
            [
              Field("label", .line, "Label", "The category in a few words.", required: true),
              Field("description", .text, "Description", "What belongs to it."),
            ])), "Categories", "Groups of items.", option: .named("category")),
      Field(
        "items",
        .map(
          EntryFormat(
            "item", identity: .named, ordered: true, shorthand: ["text", "category"],
            [
              Field("text", .text, "Text", "What is asked or looked for.", required: true),
              Field("category", .line, "Category", "The id of its category."),
            ])), "Items", "Questions or tasks, in order.", option: .named("item")),
      Field(
        "options",
        .map(
          EntryFormat(
            "response option", identity: .named, ordered: true, shorthand: ["label"],
            [Field("label", .line, "Label", "What the option says.", required: true)])),
        "Response options", "The answers to choose from, by value.", option: .named("option")),
      Field("levelRule", .text, "Level rule", "How a level follows from the items, in words."),
    ])
}

/// Answers to an instrument.
package struct Response: Record {
  package let id: RecordID
  package let instrument: String
  package let participant: RecordID?

  package init(_ object: inout ObjectReader) {
    id = object.id
    instrument = object.string("instrument") ?? ""
    participant = object.string("participant").map(RecordID.init(trusted:))
  }

  package static let format = RecordFormat(
    "response", noun: "response", "One person's answers to one instrument.",
    [
      Field("instrument", .reference(.instrument), "Instrument", "Its id.", required: true),
      Field("instrumentVersion", .line, "Version", "Which version was answered."),
      Field("participant", .reference(.participant), "Participant", "Who answered."),
      Field("session", .reference(.session), "Session", "During which session."),
      Field("task", .reference(.task), "Task", "After which task."),
      Field("givenOn", .day, "Given on", "The day of the answers."),
      Field(
        "answers",
        .map(
          EntryFormat(
            "answer", identity: .named, shorthand: ["value"],
            [
              Field("value", .line, "Value", "The option or number that was given."),
              .absence(of: "value", "Value"),
            ])), "Answers", "By the item's id.", option: .named("answer")),
    ])
}
