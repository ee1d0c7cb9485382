import Localization

/// A scale or questionnaire: its levels or items, how it is scored, its source and whose words it uses.
package struct Instrument: Record {
  package let id: RecordID
  package let bands: [ScoreBand]
  package let benchmarks: [ScoreBenchmark]
  package let categories: [InstrumentCategory]
  /// What everybody must be told who reads its scores; `nil` if nothing.
  package let caution: String?
  package let instructions: String?
  package let instrumentVersion: String?
  /// Whether it is asked after each task rather than once.
  package let isPerTask: Bool
  package let items: [InstrumentItem]
  package let kind: InstrumentKind?
  package let language: String?
  package let levelRule: String?
  /// The levels from lowest to highest.
  package let levels: [InstrumentLevel]
  package let licence: String?
  package let norms: [ScoreNorm]
  /// The answers to choose from; empty where answers are numbers of ``range``.
  package let options: [ResponseOption]
  package let range: AnswerRange?
  /// The scores in order; the first one is the one that people mean by "the score".
  package let scores: [InstrumentScore]
  package let source: String?
  package let sourceStatus: SourceStatus?
  package let summary: String?
  package let title: String
  package let wordingStatus: WordingStatus?

  package init(_ object: inout ObjectReader) {
    bands = object.orderedEntries("bands") { ScoreBand(id: $0, &$1) }
    benchmarks = object.orderedEntries("benchmarks") { ScoreBenchmark(id: $0, &$1) }
    categories = object.orderedEntries("categories") { InstrumentCategory(id: $0, &$1) }
    caution = object.string("caution")
    id = object.id
    instructions = object.string("instructions")
    instrumentVersion = object.string("instrumentVersion")
    items = object.orderedEntries("items") { InstrumentItem(id: $0, &$1) }
    kind = object.word("kind")
    language = object.string("language")
    levelRule = object.string("levelRule")
    levels = object.orderedEntries("levels") { InstrumentLevel(value: $0, &$1) }
    licence = object.string("licence")
    norms = object.orderedEntries("norms") { ScoreNorm(id: $0, &$1) }
    options = object.orderedEntries("options") { ResponseOption(id: $0, &$1) }
    isPerTask = object.flag("perTask") ?? false
    range = object.group("range") { AnswerRange(&$0) }
    scores = object.orderedEntries("scores") { InstrumentScore(id: $0, &$1) }
    source = object.string("source")
    sourceStatus = object.word("sourceStatus")
    summary = object.string("summary")
    title = object.string("title") ?? ""
    wordingStatus = object.word("wordingStatus")
  }

  package static let format = RecordFormat(
    "instrument", noun: Noun("instrument", "instruments"),
    "A scale or a questionnaire.",
    [
      Field("title", .line, "Title", "What it is called.", required: true),
      Field(
        "kind", .choice(WordList(InstrumentKind.allCases)), "Kind", "Scale or questionnaire.",
        required: true),
      Field("summary", .text, "Summary", "What it measures, and what it does not."),
      Field(
        "caution", .text, "Caution", "What everybody must be told who reads its scores."),
      Field("instrumentVersion", .line, "Version", "Which version of the instrument."),
      Field("language", .line, "Language", "The language of its words, such as en."),
      Field("source", .text, "Source", "Where it comes from."),
      SourceStatus.field,
      Field("licence", .text, "Licence", "What its makers allow."),
      Field(
        "wordingStatus", .choice(WordList(WordingStatus.allCases)), "Wording",
        "Our own paraphrase, or the official words.", required: true),
      Field(
        "instructions", .text, "Instructions", "What is said before the first question."),
      Field(
        "perTask", .flag, "Per task", "Yes if it is asked after each task rather than once."),
      InstrumentLevel.field, InstrumentCategory.field, InstrumentItem.field, ResponseOption.field,
      AnswerRange.field, InstrumentScore.field, ScoreBand.field, ScoreBenchmark.field,
      ScoreNorm.field,
      Field("levelRule", .text, "Level rule", "How a level follows from the items, in words."),
    ])
}
