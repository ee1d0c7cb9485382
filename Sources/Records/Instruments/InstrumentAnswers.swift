import Localization

/// One of the answers to choose from.
package struct ResponseOption: Entry {
  package let id: String
  /// The items that offer it; empty for all.
  package private(set) var items: [String] = []
  package private(set) var label: String
  /// What it counts as in scores; `nil` where it counts as no answer, such as "I would rather not say".
  package private(set) var number: Double?

  package init(key: String) {
    id = key
    label = key
  }

  package static let table = FieldTable<ResponseOption>([
    Slot(\.label, "label", .line, "Label", "What the option says.", required: true),
    Slot(
      \.number, "number", .decimal(InstrumentNumber.range), "Number",
      "What it counts as in scores; empty if it is no answer to the question."),
    Slot(
      \.items, "items", setOf: .line, "Items", "The items that offer it; all if empty."),
  ])

  static let field = Field(
    "options",
    .map(
      EntryFormat(
        Noun("response option", "response options"), identity: .named, ordered: true,
        shorthand: ["label", "number"], table.fields)),
    "Response options", "The answers to choose from, by value.", option: .named("option"))
}

/// Answers that are numbers: the lowest, the highest, and the step between neighbours.
package struct AnswerRange: Hashable, Fielded {
  private var from: Double?
  private var to: Double?
  package private(set) var step = 1.0
  package private(set) var lowLabel: String?
  package private(set) var highLabel: String?

  package var lowest: Double { from ?? 0 }
  package var highest: Double { to ?? 0 }
  /// Whether both ends are known; without them there is no range.
  var isWhole: Bool { from != nil && to != nil }

  init() {}

  package static let table = FieldTable<AnswerRange>([
    Slot(
      \.highLabel, "highLabel", .line, "Highest means", "What the highest number means.",
      option: .named("high-label")),
    Slot(
      \.to, "highest", .decimal(InstrumentNumber.range), "Highest answer",
      "The highest number.", option: .named("highest")),
    Slot(
      \.lowLabel, "lowLabel", .line, "Lowest means", "What the lowest number means.",
      option: .named("low-label")),
    Slot(
      \.from, "lowest", .decimal(InstrumentNumber.range), "Lowest answer",
      "The lowest number.", option: .named("lowest")),
    Slot(
      \.step, "step", .decimal(InstrumentNumber.range), "Step",
      "How far neighbouring answers lie apart; 1 if empty.", option: .named("step")),
  ])
}
