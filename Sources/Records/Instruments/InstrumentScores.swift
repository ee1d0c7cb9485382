import Localization

/// One score: which answers or other scores it takes, and what it makes of them.
///
/// The value is (rule of the parts + ``add``) × ``multiply`` ÷ ``divide``.
package struct InstrumentScore: Entry {
  package let id: String
  package private(set) var add = 0.0
  /// The threshold of rules that have one; an answer reaches it if it is at least as high.
  package private(set) var atLeast: Double?
  /// The categories whose items count, and that `oneInEach` goes through; empty for all.
  package private(set) var categories: [String] = []
  package private(set) var details: String?
  package private(set) var direction: ScoreDirection?
  package private(set) var divide = 1.0
  /// The items that count; empty for all items of ``categories``.
  package private(set) var items: [String] = []
  package private(set) var label: String
  /// How many answers a score needs where missing ones are left out.
  package private(set) var leastAnswered: Int?
  package private(set) var missing = MissingAnswers.noScore
  package private(set) var multiply = 1.0
  /// The other scores that count, instead of items.
  package private(set) var parts: [String] = []
  package private(set) var rule: ScoringRule?

  package init(key: String) {
    id = key
    label = key
  }

  private static let number = FieldKind.decimal(InstrumentNumber.range)

  package static let table = FieldTable<InstrumentScore>([
    Slot(\.label, "label", .line, "Label", "What the score is called.", required: true),
    Slot(\.details, "description", .text, "Description", "What it says, and what it does not."),
    Slot(
      \.rule, "rule", .words(of: ScoringRule.self), "Rule", "What is made of the answers.",
      required: true),
    Slot(
      \.items, "items", setOf: .line, "Items",
      "The items that count; if empty, all items of the categories."),
    Slot(
      \.categories, "categories", setOf: .line, "Categories",
      "The categories whose items count; all if empty."),
    Slot(
      \.parts, "parts", setOf: .line, "Parts",
      "The other scores that count, instead of items."),
    Slot(\.atLeast, "atLeast", number, "At least", "The threshold of rules that have one."),
    Slot(\.add, "add", number, "Add", "Added to what the rule gives."),
    Slot(
      \.multiply, "multiply", number, "Multiply", "The sum is multiplied by it; 1 if empty."),
    Slot(\.divide, "divide", number, "Divide", "Then divided by it; 1 if empty."),
    Slot(
      \.missing, "missing", .words(of: MissingAnswers.self), "Missing answers",
      "What becomes of the score when answers are missing; no score if empty."),
    Slot(
      \.leastAnswered, "leastAnswered", .integer(1...100_000), "Least answered",
      "How many answers it needs where missing ones are left out."),
    Slot(
      \.direction, "direction", .words(of: ScoreDirection.self), "Direction",
      "Which end is the good one."),
  ])

  static let field = Field(
    "scores",
    .map(
      EntryFormat(
        Noun("score", "scores"), identity: .named, ordered: true, shorthand: ["label", "rule"],
        table.fields)),
    "Scores", "What the answers come to; the first one is the main one.",
    option: .named("score"))
}

/// A range of a score with a name: a grade, or what a threshold means.
package struct ScoreBand: Entry {
  package let id: String
  package private(set) var details: String?
  /// The lowest value of the band; it ends where the next one begins.
  package private(set) var from = 0.0
  package private(set) var judges = BandSubject.person
  package private(set) var label: String
  package private(set) var score = ""

  package init(key: String) {
    id = key
    label = key
  }

  package static let table = FieldTable<ScoreBand>([
    Slot(\.score, "score", .line, "Score", "The id of the score it belongs to.", required: true),
    Slot(
      \.from, "from", .decimal(InstrumentNumber.range), "From", "Its lowest value.",
      required: true),
    Slot(\.label, "label", .line, "Label", "What the band is called.", required: true),
    Slot(\.details, "description", .text, "Description", "What it means."),
    Slot(
      \.judges, "judges", .words(of: BandSubject.self), "Judges",
      "One person's score (if empty), or only the mean of a study."),
  ])

  static let field = Field(
    "bands",
    .map(
      EntryFormat(
        Noun("band", "bands"), identity: .named, ordered: true,
        shorthand: ["score", "from", "label"], table.fields)),
    "Bands", "Ranges of a score with a name, each up to the next.",
    option: .named("band"))
}

/// A value from elsewhere to set a study's mean beside.
package struct ScoreBenchmark: Entry {
  package let id: String
  /// The people it was measured with; `nil` for everybody.
  package private(set) var group: String?
  /// Names, or parts of names, of what the people of the group use.
  package private(set) var technologies: [String] = []
  /// Whether the group is everybody who uses an assistive technology.
  package private(set) var isOfAnyTechnology = false
  package private(set) var highest: Double?
  package private(set) var label: String
  package private(set) var score = ""
  package private(set) var source: String?
  package private(set) var sourceStatus: SourceStatus?
  package private(set) var value = 0.0

  package init(key: String) {
    id = key
    label = key
  }

  package static let table = FieldTable<ScoreBenchmark>([
    Slot(\.score, "score", .line, "Score", "The id of the score it belongs to.", required: true),
    Slot(
      \.value, "value", .decimal(InstrumentNumber.range), "Value", "The mean elsewhere.",
      required: true),
    Slot(
      \.highest, "highest", .decimal(InstrumentNumber.range), "Highest",
      "Where the source gives a range: its upper end."),
    Slot(\.label, "label", .line, "Label", "What it is.", required: true),
    Slot(
      \.group, "group", .line, "Group", "The people it was measured with; everybody if empty."),
    Slot(
      \.technologies, "technologies", setOf: .line, "Technologies",
      "Names, or parts of names, of what the group uses: it stands beside such people only."),
    Slot(
      \.isOfAnyTechnology, "anyTechnology", .flag, "Any technology",
      "Yes if the group is everybody who uses an assistive technology."),
    Slot(\.source, "source", .text, "Source", "Where it comes from."),
    Slot(\.sourceStatus, SourceStatus.field),
  ]) { _, benchmark in benchmark.technologies.removeAll(where: \.isEmpty) }

  static let field = Field(
    "benchmarks",
    .map(
      EntryFormat(
        Noun("benchmark", "benchmarks"), identity: .named, ordered: true,
        shorthand: ["score", "value", "label"], table.fields)),
    "Benchmarks", "Means from elsewhere to set a study's mean beside.",
    option: .named("benchmark"))
}

/// One line of a table of percentile ranks.
package struct ScoreNorm: Entry {
  package let id: String
  /// The score that has this rank, rounded as the table rounds it.
  package private(set) var from = 0.0
  /// 0 to 100: how many per cent of the studies behind the table score lower.
  package private(set) var percentile = 0.0
  package private(set) var score = ""

  package init(key: String) { id = key }

  package static let table = FieldTable<ScoreNorm>([
    Slot(\.score, "score", .line, "Score", "The id of the score it belongs to.", required: true),
    Slot(
      \.from, "from", .decimal(InstrumentNumber.range), "From", "The mean of a study, rounded.",
      required: true),
    Slot(
      \.percentile, "percentile", .decimal(0...100), "Percentile",
      "How many per cent of studies have a lower mean.", required: true),
  ])

  static let field = Field(
    "norms",
    .map(
      EntryFormat(
        Noun("norm", "norms"), identity: .named, ordered: true,
        shorthand: ["score", "from", "percentile"], table.fields)),
    "Norms", "A table of percentile ranks for means of studies.",
    option: .named("norm"))
}
