import JSON
import Localization

/// One step of a scale.
package struct InstrumentLevel: Sendable {
  package let value: String
  package let label: String
  package let details: String?
  /// Whether the scale counts this level as low digital skill.
  package let isLow: Bool
  /// The score that decides whether somebody is at this level; `nil` where a person chooses the level.
  package let reachedBy: String?
  /// The least value of ``reachedBy`` for this level; `nil` where the score is a yes or a no.
  package let from: Double?

  init(value: String, _ object: inout ObjectReader) {
    self.value = value
    isLow = object.flag("countsAsLow") ?? false
    details = object.string("description")
    from = object.decimal("from")
    label = object.string("label") ?? value
    reachedBy = object.string("reachedBy")
  }

  static let field = Field(
    "levels",
    .map(
      EntryFormat(
        Noun("level", "levels"), identity: .named, ordered: true, shorthand: ["label"],
        [
          Field("label", .line, "Label", "The level in a few words.", required: true),
          Field("description", .text, "Description", "How to recognise it."),
          Field(
            "countsAsLow", .flag, "Counts as low", "Yes if reports count it as low skill."),
          Field(
            "reachedBy", .line, "Reached by",
            "The id of the score that decides; empty for the level of everybody who reaches no other, and where a person chooses."
          ),
          Field(
            "from", .decimal(InstrumentNumber.range), "From",
            "The least value of that score for this level."),
        ])), "Levels", "From lowest to highest, by value.", option: .named("level"))
}

/// A group of items.
package struct InstrumentCategory: Sendable {
  package let id: String
  package let label: String
  package let details: String?

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    details = object.string("description")
    label = object.string("label") ?? id
  }

  static let field = Field(
    "categories",
    .map(
      EntryFormat(
        Noun("category", "categories"), identity: .named, ordered: true, shorthand: ["label"],
        [
          Field("label", .line, "Label", "The category in a few words.", required: true),
          Field("description", .text, "Description", "What belongs to it."),
        ])), "Categories", "Groups of items.", option: .named("category"))
}

/// One question or task.
package struct InstrumentItem: Sendable {
  package let id: String
  package let category: String?
  /// What the lowest and the highest answer mean, where that differs from the instrument's range.
  package let lowLabel: String?
  package let highLabel: String?
  /// Whether a high answer counts low.
  package let isReversed: Bool
  package let text: String
  package let weight: Double

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    category = object.string("category")
    highLabel = object.string("highLabel")
    lowLabel = object.string("lowLabel")
    isReversed = object.flag("reversed") ?? false
    text = object.string("text") ?? id
    weight = object.decimal("weight") ?? 1
  }

  static let field = Field(
    "items",
    .map(
      EntryFormat(
        Noun("item", "items"), identity: .named, ordered: true, shorthand: ["text", "category"],
        [
          Field("text", .text, "Text", "What is asked or looked for.", required: true),
          Field("category", .line, "Category", "The id of its category."),
          Field(
            "reversed", .flag, "Reversed", "Yes if a high answer counts low in every score."),
          Field(
            "weight", .decimal(InstrumentNumber.range), "Weight",
            "What the answer is multiplied by in weighted scores; 1 if empty."),
          Field(
            "lowLabel", .line, "Lowest means", "What the lowest answer to this item means."),
          Field(
            "highLabel", .line, "Highest means", "What the highest answer to this item means."),
        ])), "Items", "Questions or tasks, in order.", option: .named("item"))
}

/// The limits of every number in a scoring rule: wide, and free of values that a sum could not hold.
enum InstrumentNumber {
  static let range: ClosedRange<Double> = -1_000_000...1_000_000
}
