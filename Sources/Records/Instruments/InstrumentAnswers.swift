import Localization

/// One of the answers to choose from.
package struct ResponseOption: Sendable {
  package let id: String
  /// The items that offer it; empty for all.
  package let items: [String]
  package let label: String
  /// What it counts as in scores; `nil` where it counts as no answer, such as "I would rather not say".
  package let number: Double?

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    items = object.strings("items")
    label = object.string("label") ?? id
    number = object.decimal("number")
  }

  static let field = Field(
    "options",
    .map(
      EntryFormat(
        Noun("response option", "response options"), identity: .named, ordered: true,
        shorthand: ["label", "number"],
        [
          Field("label", .line, "Label", "What the option says.", required: true),
          Field(
            "number", .decimal(InstrumentNumber.range), "Number",
            "What it counts as in scores; empty if it is no answer to the question."),
          Field(
            "items", .set(.line), "Items", "The items that offer it; all if empty."),
        ])),
    "Response options", "The answers to choose from, by value.", option: .named("option"))
}

/// Answers that are numbers: the lowest, the highest, and the step between neighbours.
package struct AnswerRange: Hashable, Sendable {
  package let lowest: Double
  package let highest: Double
  package let step: Double
  package let lowLabel: String?
  package let highLabel: String?

  init?(_ object: inout ObjectReader) {
    let highLabel = object.string("highLabel")
    guard let highest = object.decimal("highest") else { return nil }
    let lowLabel = object.string("lowLabel")
    guard let lowest = object.decimal("lowest") else { return nil }
    self.highest = highest
    self.highLabel = highLabel
    self.lowest = lowest
    self.lowLabel = lowLabel
    step = object.decimal("step") ?? 1
  }

  static let field = Field(
    "range",
    .group([
      Field(
        "highLabel", .line, "Highest means", "What the highest number means.",
        option: .named("high-label")),
      Field(
        "highest", .decimal(InstrumentNumber.range), "Highest answer", "The highest number.",
        option: .named("highest")),
      Field(
        "lowLabel", .line, "Lowest means", "What the lowest number means.",
        option: .named("low-label")),
      Field(
        "lowest", .decimal(InstrumentNumber.range), "Lowest answer", "The lowest number.",
        option: .named("lowest")),
      Field(
        "step", .decimal(InstrumentNumber.range), "Step",
        "How far neighbouring answers lie apart; 1 if empty.", option: .named("step")),
    ]),
    "Range", "Where answers are numbers: from which to which.")
}
