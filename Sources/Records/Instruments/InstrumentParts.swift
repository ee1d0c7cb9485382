import JSON
import Localization

/// One step of a scale.
package struct InstrumentLevel: Entry {
  package let value: String
  package private(set) var label: String
  package private(set) var details: String?
  /// Whether the scale counts this level as low digital skill.
  package private(set) var isLow = false
  /// The score that decides whether somebody is at this level; `nil` where a person chooses the level.
  package private(set) var reachedBy: String?
  /// The least value of ``reachedBy`` for this level; `nil` where the score is a yes or a no.
  package private(set) var from: Double?

  package init(key: String) {
    value = key
    label = key
  }

  package static let table = FieldTable<InstrumentLevel>([
    Slot(\.label, "label", .line, "Label", "The level in a few words.", required: true),
    Slot(\.details, "description", .text, "Description", "How to recognise it."),
    Slot(
      \.isLow, "countsAsLow", .flag, "Counts as low", "Yes if reports count it as low skill."),
    Slot(
      \.reachedBy, "reachedBy", .line, "Reached by",
      "The id of the score that decides; empty for the level of everybody who reaches no other, and where a person chooses."
    ),
    Slot(
      \.from, "from", .decimal(InstrumentNumber.range), "From",
      "The least value of that score for this level."),
  ])

  static let field = Field(
    "levels",
    .map(
      EntryFormat(
        Noun("level", "levels"), identity: .named, ordered: true, shorthand: ["label"],
        table.fields)), "Levels", "From lowest to highest, by value.", option: .named("level"))
}

/// A group of items.
package struct InstrumentCategory: Entry {
  package let id: String
  package private(set) var label: String
  package private(set) var details: String?

  package init(key: String) {
    id = key
    label = key
  }

  package static let table = FieldTable<InstrumentCategory>([
    Slot(\.label, "label", .line, "Label", "The category in a few words.", required: true),
    Slot(\.details, "description", .text, "Description", "What belongs to it."),
  ])

  static let field = Field(
    "categories",
    .map(
      EntryFormat(
        Noun("category", "categories"), identity: .named, ordered: true, shorthand: ["label"],
        table.fields)), "Categories", "Groups of items.", option: .named("category"))
}

/// One question or task.
package struct InstrumentItem: Entry {
  package let id: String
  package private(set) var category: String?
  /// What the lowest and the highest answer mean, where that differs from the instrument's range.
  package private(set) var lowLabel: String?
  package private(set) var highLabel: String?
  /// Whether a high answer counts low.
  package private(set) var isReversed = false
  package private(set) var text: String
  package private(set) var weight = 1.0

  package init(key: String) {
    id = key
    text = key
  }

  package static let table = FieldTable<InstrumentItem>([
    Slot(\.text, "text", .text, "Text", "What is asked or looked for.", required: true),
    Slot(\.category, "category", .line, "Category", "The id of its category."),
    Slot(
      \.isReversed, "reversed", .flag, "Reversed",
      "Yes if a high answer counts low in every score."),
    Slot(
      \.weight, "weight", .decimal(InstrumentNumber.range), "Weight",
      "What the answer is multiplied by in weighted scores; 1 if empty."),
    Slot(
      \.lowLabel, "lowLabel", .line, "Lowest means",
      "What the lowest answer to this item means."),
    Slot(
      \.highLabel, "highLabel", .line, "Highest means",
      "What the highest answer to this item means."),
  ])

  static let field = Field(
    "items",
    .map(
      EntryFormat(
        Noun("item", "items"), identity: .named, ordered: true, shorthand: ["text", "category"],
        table.fields)), "Items", "Questions or tasks, in order.", option: .named("item"))
}

/// The limits of every number in a scoring rule: wide, and free of values that a sum could not hold.
enum InstrumentNumber {
  static let range: ClosedRange<Double> = -1_000_000...1_000_000
}
