package import Localization

/// How many people, or moments, are in one cell of the persona spectrum, as a source says.
package struct SpectrumFigure: Entry {
  /// The id of the entry.
  package let key: String
  /// The cell: how long it lasts; `nil` where the source does not say.
  package private(set) var duration: NeedDuration?
  /// The number, in ``unit``; 0 or more.
  package private(set) var value = 0.0
  package private(set) var unit = FigureUnit.people
  /// A number at one time, or new ones in a year, which are never added.
  package private(set) var time = FigureTime.atOneTime
  /// What was counted, in the words of the source: "hearing loss", "an upper limb lost".
  package private(set) var definition = ""
  /// Among whom: "adults of the United States".
  package private(set) var population = ""
  package private(set) var year = 0
  package private(set) var source = ""
  package private(set) var sourceStatus: SourceStatus?
  /// The ``definition`` of a larger figure that holds it, so that the two are never added.
  package private(set) var within: String?

  package init(key: String) { self.key = key }

  package static let field = Field(
    "figures",
    .map(EntryFormat(Noun("figure", "figures"), identity: .random, table.fields)),
    "Figures",
    "How many people are in a cell, each with its source, year and population.",
    option: .named("figure"))

  package static let table = FieldTable<SpectrumFigure>([
    Slot(
      \.duration, "duration", .choice(WordList(NeedDuration.ofExamples)), "Duration",
      "Which cell of the spectrum it is about; nothing where the source does not say."),
    Slot(
      \.value, "value", .decimal(0...10_000_000_000), "Value", "The number as the source has it.",
      required: true),
    Slot(
      \.unit, "unit", .words(of: FigureUnit.self), "Unit",
      "People, per cent of the population, or moments: a situation is met many times.",
      required: true),
    Slot(
      \.time, "time", .words(of: FigureTime.self), "Time",
      "How many there are at one time, or how many are new in a year.", required: true),
    Slot(
      \.definition, "definition", .line, "Definition",
      "What was counted, in the words of the source.", required: true),
    Slot(
      \.population, "population", .line, "Population",
      "Among whom: ages and place, such as adults of the United States.", required: true),
    Slot(
      \.year, "year", .integer(1900...2100), "Year", "The year that the number is of.",
      required: true),
    Slot(\.source, "source", .line, "Source", "Where it comes from.", required: true),
    Slot(\.sourceStatus, SourceStatus.field),
    Slot(
      \.within, "within", .line, "Within",
      "The definition of a larger number of the same source that holds this one: the two are never added."
    ),
  ])
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
