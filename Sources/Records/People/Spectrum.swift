import Localization

/// One ability with its permanent, temporary, situational and changing examples.
package struct Spectrum: Record {
  package struct Example: Sendable {
    package let duration: NeedDuration
    package let text: String
  }

  package let id: RecordID
  /// Who else gains, sentence by sentence.
  package let benefits: [String]
  package let dimension: Dimension
  package let examples: [Example]
  package let figures: [SpectrumFigure]
  /// What the product takes for granted.
  package let mismatch: String?
  /// What solved the mismatch before, here or elsewhere.
  package let solutions: [String]
  package let sources: [String]
  package let title: String
  /// Sources that could not be opened.
  package let unverifiedSources: [String]

  package init(_ object: inout ObjectReader) {
    benefits = object.strings("benefits")
    dimension = Dimension(id: object.string("dimension") ?? "")
    examples = object.entries("examples") { _, entry in
      Example(duration: entry.word("duration") ?? .unknown, text: entry.string("text") ?? "")
    }
    figures = object.entries("figures") { SpectrumFigure(key: $0, &$1) }
    id = object.id
    mismatch = object.string("mismatch")
    solutions = object.strings("solutions")
    sources = object.strings("sources")
    title = object.string("title") ?? ""
    unverifiedSources = object.strings("unverifiedSources")
  }

  package static let format = RecordFormat(
    "spectrum", noun: Noun("spectrum", "spectrums"),
    "One ability, and who meets the same mismatch for always, for a while, or just now.",
    [
      Field("title", .line, "Title", "The ability in a few words.", required: true),
      Field(
        "dimension", .dimension, "Dimension",
        "The id of the ability; a new id makes a new dimension.",
        required: true),
      Field(
        "mismatch", .text, "Mismatch",
        "What the product takes for granted; about the product, never the person."),
      Field(
        "examples",
        .map(
          EntryFormat(
            Noun("example", "examples"), identity: .random, ordered: true,
            shorthand: ["duration", "text"],
            [
              Field(
                "duration", .choice(WordList(NeedDuration.ofExamples)), "Duration",
                "Permanent, temporary, situational or changing.", required: true),
              Field(
                "text", .line, "Example", "Who meets the mismatch, and when.", required: true),
            ])),
        "Examples", "People who meet the mismatch.", option: .named("example")),
      Field(
        "benefits", .set(.line), "Who else gains", "What becomes better for everybody.",
        option: .named("benefit")),
      Field(
        "startedFrom", .choice(WordList(SpectrumStart.allCases)), "Started from",
        "Which of the three guided ways led here."),
      SpectrumFigure.field,
      Field(
        "solutions", .set(.line), "Solved before",
        "What solved the mismatch before, here or elsewhere.",
        option: .named("solution")),
      Field("sources", .set(.line), "Sources", "Where facts come from.", option: .named("source")),
      SourceStatus.unverifiedSources,
    ])
}
