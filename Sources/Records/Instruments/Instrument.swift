import Localization

/// A scale or questionnaire: its levels or items, how it is scored, its source and whose words it uses.
package struct Instrument: Record {
  package let id: RecordID
  package private(set) var bands: [ScoreBand] = []
  package private(set) var benchmarks: [ScoreBenchmark] = []
  package private(set) var categories: [InstrumentCategory] = []
  /// What everybody must be told who reads its scores; `nil` if nothing.
  package private(set) var caution: String?
  package private(set) var instructions: String?
  package private(set) var instrumentVersion: String?
  /// Whether it is asked after each task rather than once.
  package private(set) var isPerTask = false
  package private(set) var items: [InstrumentItem] = []
  package private(set) var kind: InstrumentKind?
  package private(set) var language: String?
  package private(set) var levelRule: String?
  /// The levels from lowest to highest.
  package private(set) var levels: [InstrumentLevel] = []
  package private(set) var licence: String?
  package private(set) var norms: [ScoreNorm] = []
  /// The answers to choose from; empty where answers are numbers of ``range``.
  package private(set) var options: [ResponseOption] = []
  /// The numbers as the record has them; ``range`` is what counts.
  package private(set) var numbers = AnswerRange()
  /// The scores in order; the first one is the one that people mean by "the score".
  package private(set) var scores: [InstrumentScore] = []
  package private(set) var source: String?
  package private(set) var sourceStatus: SourceStatus?
  package private(set) var summary: String?
  package private(set) var title = ""
  package private(set) var wordingStatus: WordingStatus?

  package init(id: RecordID) { self.id = id }

  /// The numbers that answers may be; `nil` where they are no numbers.
  package var range: AnswerRange? { numbers.isWhole ? numbers : nil }

  package static let format = RecordFormat(
    "instrument", noun: Noun("instrument", "instruments"), "A scale or a questionnaire.",
    table.fields)

  package static let table = FieldTable<Instrument>([
    Slot(\.title, "title", .line, "Title", "What it is called.", required: true),
    Slot(
      \.kind, "kind", .words(of: InstrumentKind.self), "Kind", "Scale or questionnaire.",
      required: true),
    Slot(\.summary, "summary", .text, "Summary", "What it measures, and what it does not."),
    Slot(
      \.caution, "caution", .text, "Caution",
      "What everybody must be told who reads its scores."),
    Slot(
      \.instrumentVersion, "instrumentVersion", .line, "Version",
      "Which version of the instrument."),
    Slot(
      \.language, "language", .line, "Language", "The language of its words, such as en."),
    Slot(\.source, "source", .text, "Source", "Where it comes from."),
    Slot(\.sourceStatus, SourceStatus.field),
    Slot(\.licence, "licence", .text, "Licence", "What its makers allow."),
    Slot(
      \.wordingStatus, "wordingStatus", .words(of: WordingStatus.self), "Wording",
      "Our own paraphrase, or the official words.", required: true),
    Slot(
      \.instructions, "instructions", .text, "Instructions",
      "What is said before the first question."),
    Slot(
      \.isPerTask, "perTask", .flag, "Per task",
      "Yes if it is asked after each task rather than once."),
    Slot(entries: \.levels, InstrumentLevel.field),
    Slot(entries: \.categories, InstrumentCategory.field),
    Slot(entries: \.items, InstrumentItem.field),
    Slot(entries: \.options, ResponseOption.field),
    Slot(group: \.numbers, "range", "Range", "Where answers are numbers: from which to which."),
    Slot(entries: \.scores, InstrumentScore.field),
    Slot(entries: \.bands, ScoreBand.field),
    Slot(entries: \.benchmarks, ScoreBenchmark.field),
    Slot(entries: \.norms, ScoreNorm.field),
    Slot(
      \.levelRule, "levelRule", .text, "Level rule",
      "How a level follows from the items, in words."),
  ])
}
