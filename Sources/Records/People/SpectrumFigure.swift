package import Localization

/// How many people, or moments, are in one cell of the persona spectrum, as a source says.
package struct SpectrumFigure: Sendable {
  /// The id of the entry.
  package let key: String
  /// The cell: how long it lasts; `nil` where the source does not say.
  package let duration: NeedDuration?
  /// The number, in ``unit``; 0 or more.
  package let value: Double
  package let unit: FigureUnit
  /// A number at one time, or new ones in a year, which are never added.
  package let time: FigureTime
  /// What was counted, in the words of the source: "hearing loss", "an upper limb lost".
  package let definition: String
  /// Among whom: "adults of the United States".
  package let population: String
  package let year: Int
  package let source: String
  package let sourceStatus: SourceStatus?
  /// The ``definition`` of a larger figure that holds it, so that the two are never added.
  package let within: String?

  init(key: String, _ object: inout ObjectReader) {
    self.key = key
    definition = object.string("definition") ?? ""
    duration = object.word("duration")
    population = object.string("population") ?? ""
    source = object.string("source") ?? ""
    sourceStatus = object.word("sourceStatus")
    time = object.word("time") ?? .atOneTime
    unit = object.word("unit") ?? .people
    value = object.decimal("value") ?? 0
    within = object.string("within")
    year = object.integer("year") ?? 0
  }

  package static let field = Field(
    "figures",
    .map(
      EntryFormat(
        Noun("figure", "figures"), identity: .random,
        [
          Field(
            "duration", .choice(WordList(NeedDuration.ofExamples)), "Duration",
            "Which cell of the spectrum it is about; nothing where the source does not say."),
          Field(
            "value", .decimal(0...10_000_000_000), "Value", "The number as the source has it.",
            required: true),
          Field(
            "unit", .choice(WordList(FigureUnit.allCases)), "Unit",
            "People, per cent of the population, or moments: a situation is met many times.",
            required: true),
          Field(
            "time", .choice(WordList(FigureTime.allCases)), "Time",
            "How many there are at one time, or how many are new in a year.", required: true),
          Field(
            "definition", .line, "Definition", "What was counted, in the words of the source.",
            required: true),
          Field(
            "population", .line, "Population",
            "Among whom: ages and place, such as adults of the United States.", required: true),
          Field(
            "year", .integer(1900...2100), "Year", "The year that the number is of.",
            required: true),
          Field("source", .line, "Source", "Where it comes from.", required: true),
          SourceStatus.field,
          Field(
            "within", .line, "Within",
            "The definition of a larger number of the same source that holds this one: the two are never added."
          ),
        ])),
    "Figures",
    "How many people are in a cell, each with its source, year and population.",
    option: .named("figure"))
}

/// What a figure of a spectrum counts.
package enum FigureUnit: String, Word {
  case people, percent, moments

  package var label: Sentence {
    switch self {
    case .people: "people"
    case .percent: "per cent"
    case .moments: "moments"
    }
  }
}

/// Whether a figure of a spectrum says how many there are, or how many come to it.
package enum FigureTime: String, Word {
  case atOneTime, newPerYear

  package var label: Sentence { self == .atOneTime ? "at one time" : "new per year" }
}
