import Localization

/// One score: which answers or other scores it takes, and what it makes of them.
///
/// The value is (rule of the parts + ``add``) × ``multiply`` ÷ ``divide``.
package struct InstrumentScore: Sendable {
  package let id: String
  package let add: Double
  /// The threshold of rules that have one; an answer reaches it if it is at least as high.
  package let atLeast: Double?
  /// The categories whose items count, and that `oneInEach` goes through; empty for all.
  package let categories: [String]
  package let details: String?
  package let direction: ScoreDirection?
  package let divide: Double
  /// The items that count; empty for all items of ``categories``.
  package let items: [String]
  package let label: String
  /// How many answers a score needs where missing ones are left out.
  package let leastAnswered: Int?
  package let missing: MissingAnswers
  package let multiply: Double
  /// The other scores that count, instead of items.
  package let parts: [String]
  package let rule: ScoringRule?

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    add = object.decimal("add") ?? 0
    atLeast = object.decimal("atLeast")
    categories = object.strings("categories")
    details = object.string("description")
    direction = object.word("direction")
    divide = object.decimal("divide") ?? 1
    items = object.strings("items")
    label = object.string("label") ?? id
    leastAnswered = object.integer("leastAnswered")
    missing = object.word("missing") ?? .noScore
    multiply = object.decimal("multiply") ?? 1
    parts = object.strings("parts")
    rule = object.word("rule")
  }

  private static let number = FieldKind.decimal(InstrumentNumber.range)

  static let field = Field(
    "scores",
    .map(
      EntryFormat(
        Noun("score", "scores"), identity: .named, ordered: true, shorthand: ["label", "rule"],
        [
          Field("label", .line, "Label", "What the score is called.", required: true),
          Field("description", .text, "Description", "What it says, and what it does not."),
          Field(
            "rule", .choice(WordList(ScoringRule.allCases)), "Rule",
            "What is made of the answers.", required: true),
          Field(
            "items", .set(.line), "Items",
            "The items that count; if empty, all items of the categories."),
          Field(
            "categories", .set(.line), "Categories",
            "The categories whose items count; all if empty."),
          Field(
            "parts", .set(.line), "Parts", "The other scores that count, instead of items."),
          Field("atLeast", number, "At least", "The threshold of rules that have one."),
          Field("add", number, "Add", "Added to what the rule gives."),
          Field("multiply", number, "Multiply", "The sum is multiplied by it; 1 if empty."),
          Field("divide", number, "Divide", "Then divided by it; 1 if empty."),
          Field(
            "missing", .choice(WordList(MissingAnswers.allCases)), "Missing answers",
            "What becomes of the score when answers are missing; no score if empty."),
          Field(
            "leastAnswered", .integer(1...100_000), "Least answered",
            "How many answers it needs where missing ones are left out."),
          Field(
            "direction", .choice(WordList(ScoreDirection.allCases)), "Direction",
            "Which end is the good one."),
        ])),
    "Scores", "What the answers come to; the first one is the main one.",
    option: .named("score"))
}

/// A range of a score with a name: a grade, or what a threshold means.
package struct ScoreBand: Sendable {
  package let id: String
  package let details: String?
  /// The lowest value of the band; it ends where the next one begins.
  package let from: Double
  package let judges: BandSubject
  package let label: String
  package let score: String

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    details = object.string("description")
    from = object.decimal("from") ?? 0
    judges = object.word("judges") ?? .person
    label = object.string("label") ?? id
    score = object.string("score") ?? ""
  }

  static let field = Field(
    "bands",
    .map(
      EntryFormat(
        Noun("band", "bands"), identity: .named, ordered: true,
        shorthand: ["score", "from", "label"],
        [
          Field("score", .line, "Score", "The id of the score it belongs to.", required: true),
          Field(
            "from", .decimal(InstrumentNumber.range), "From", "Its lowest value.", required: true),
          Field("label", .line, "Label", "What the band is called.", required: true),
          Field("description", .text, "Description", "What it means."),
          Field(
            "judges", .choice(WordList(BandSubject.allCases)), "Judges",
            "One person's score (if empty), or only the mean of a study."),
        ])),
    "Bands", "Ranges of a score with a name, each up to the next.",
    option: .named("band"))
}

/// A value from elsewhere to set a study's mean beside.
package struct ScoreBenchmark: Sendable {
  package let id: String
  /// The people it was measured with; `nil` for everybody.
  package let group: String?
  /// Names, or parts of names, of what the people of the group use.
  package let technologies: [String]
  /// Whether the group is everybody who uses an assistive technology.
  package let isOfAnyTechnology: Bool
  package let highest: Double?
  package let label: String
  package let score: String
  package let source: String?
  package let sourceStatus: SourceStatus?
  package let value: Double

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    group = object.string("group")
    technologies = object.strings("technologies").filter { !$0.isEmpty }
    isOfAnyTechnology = object.flag("anyTechnology") ?? false
    highest = object.decimal("highest")
    label = object.string("label") ?? id
    score = object.string("score") ?? ""
    source = object.string("source")
    sourceStatus = object.word("sourceStatus")
    value = object.decimal("value") ?? 0
  }

  static let field = Field(
    "benchmarks",
    .map(
      EntryFormat(
        Noun("benchmark", "benchmarks"), identity: .named, ordered: true,
        shorthand: ["score", "value", "label"],
        [
          Field("score", .line, "Score", "The id of the score it belongs to.", required: true),
          Field(
            "value", .decimal(InstrumentNumber.range), "Value", "The mean elsewhere.",
            required: true),
          Field(
            "highest", .decimal(InstrumentNumber.range), "Highest",
            "Where the source gives a range: its upper end."),
          Field("label", .line, "Label", "What it is.", required: true),
          Field("group", .line, "Group", "The people it was measured with; everybody if empty."),
          Field(
            "technologies", .set(.line), "Technologies",
            "Names, or parts of names, of what the group uses: it stands beside such people only."),
          Field(
            "anyTechnology", .flag, "Any technology",
            "Yes if the group is everybody who uses an assistive technology."),
          Field("source", .text, "Source", "Where it comes from."), SourceStatus.field,
        ])),
    "Benchmarks", "Means from elsewhere to set a study's mean beside.",
    option: .named("benchmark"))
}

/// One line of a table of percentile ranks.
package struct ScoreNorm: Sendable {
  package let id: String
  /// The score that has this rank, rounded as the table rounds it.
  package let from: Double
  /// 0 to 100: how many per cent of the studies behind the table score lower.
  package let percentile: Double
  package let score: String

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    from = object.decimal("from") ?? 0
    percentile = object.decimal("percentile") ?? 0
    score = object.string("score") ?? ""
  }

  static let field = Field(
    "norms",
    .map(
      EntryFormat(
        Noun("norm", "norms"), identity: .named, ordered: true,
        shorthand: ["score", "from", "percentile"],
        [
          Field("score", .line, "Score", "The id of the score it belongs to.", required: true),
          Field(
            "from", .decimal(InstrumentNumber.range), "From", "The mean of a study, rounded.",
            required: true),
          Field(
            "percentile", .decimal(0...100), "Percentile",
            "How many per cent of studies have a lower mean.", required: true),
        ])),
    "Norms", "A table of percentile ranks for means of studies.",
    option: .named("norm"))
}
