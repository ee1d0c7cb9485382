import Localization

/// One ability with its permanent, temporary, situational and changing examples.
package struct Spectrum: Record {
  package let id: RecordID
  /// Who else gains, sentence by sentence.
  package private(set) var benefits: [String] = []
  package private(set) var dimension = Dimension(id: "")
  package private(set) var examples: [Example] = []
  package private(set) var figures: [SpectrumFigure] = []
  /// What the product takes for granted.
  package private(set) var mismatch: String?
  /// What solved the mismatch before, here or elsewhere.
  package private(set) var solutions: [String] = []
  package private(set) var sources: [String] = []
  /// Which of the guided ways led here.
  package private(set) var startedFrom: SpectrumStart?
  package private(set) var title = ""
  /// Sources that could not be opened.
  package private(set) var unverifiedSources: [String] = []

  package init(id: RecordID) { self.id = id }

  package struct Example: Entry {
    package var duration = NeedDuration.unknown
    package var text = ""

    package init(key _: String) {}

    static let entry = EntryFormat(
      Noun("example", "examples"), identity: .random, ordered: true,
      shorthand: ["duration", "text"], table.fields)

    package static let table: FieldTable<Example> = FieldTable([
      Slot(
        \.duration, "duration", .choice(WordList(NeedDuration.ofExamples)), "Duration",
        "Permanent, temporary, situational or changing.", required: true),
      Slot(
        \.text, "text", .line, "Example", "Who meets the mismatch, and when.", required: true),
    ])
  }

  package static let format = RecordFormat(
    "spectrum", noun: Noun("spectrum", "spectrums"),
    "One ability, and who meets the same mismatch for always, for a while, or just now.",
    table.fields)

  package static let table: FieldTable<Spectrum> = FieldTable([
    Slot(\.title, "title", .line, "Title", "The ability in a few words.", required: true),
    Slot(
      \.dimension, "dimension", .dimension, "Dimension",
      "The id of the ability; a new id makes a new dimension.", required: true),
    Slot(
      \.mismatch, "mismatch", .text, "Mismatch",
      "What the product takes for granted; about the product, never the person."),
    Slot(
      Field(
        "examples", .map(Example.entry), "Examples", "People who meet the mismatch.",
        option: .named("example")), \Spectrum.examples
    ) { object, spectrum in
      // By key, not by position: the order of files until now.
      spectrum.examples = object.entries("examples", Example.init)
    },
    Slot(
      \.benefits, "benefits", setOf: .line, "Who else gains",
      "What becomes better for everybody.", option: .named("benefit")),
    Slot(
      \.startedFrom, "startedFrom", .words(of: SpectrumStart.self), "Started from",
      "Which of the three guided ways led here."),
    Slot(entries: \.figures, SpectrumFigure.field),
    Slot(
      \.solutions, "solutions", setOf: .line, "Solved before",
      "What solved the mismatch before, here or elsewhere.", option: .named("solution")),
    Slot(
      \.sources, "sources", setOf: .line, "Sources", "Where facts come from.",
      option: .named("source")),
    Slot(set: \.unverifiedSources, SourceStatus.unverifiedSources),
  ])
}
