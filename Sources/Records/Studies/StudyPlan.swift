import JSON
import Localization

/// What people are asked to do, and which criteria doing it exercises.
package struct StudyTask: Sendable {
  package let id: String
  package let criteria: [Place]
  /// The screens on which it takes place, by their ids.
  package let screens: [String]
  /// What must be true for it to be done; `nil` where the study does not say.
  package let successWhen: String?
  /// After how long people are stopped, as agreed beforehand; `nil` for no limit.
  package let timeLimitMinutes: Int?
  /// How many of a hundred people did such a task without help elsewhere; `nil` where the study does not say.
  package let benchmarkPercent: Int?
  /// Who published that, about what and when.
  package let benchmarkSource: String?
  package let title: String
  /// Whether its title, or when it is done, was written over since it was first written; when that was, no file says.
  package let isReworded: Bool

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    criteria = object.places("criteria")
    screens = object.strings("screens")
    isReworded = object.isWrittenOver("successWhen") || object.isWrittenOver("title")
    successWhen = object.string("successWhen")
    timeLimitMinutes = object.integer("timeLimitMinutes")
    benchmarkPercent = object.integer("benchmarkPercent")
    benchmarkSource = object.string("benchmarkSource")
    title = object.string("title") ?? id
  }

  package static let entry = EntryFormat(
    Noun("task", "tasks"), identity: .slug(of: "title"), ordered: true, shorthand: ["title"],
    [
      Field("title", .line, "Title", "What people are asked to do.", required: true),
      Field(
        "criteria", .set(.place), "Exercises", "The criteria that doing the task exercises.",
        option: .named("exercises")),
      Field(
        "screens", .set(.reference(.screen)), "Screens", "Where the task takes place.",
        option: .named("on-screen")),
      Field(
        "successWhen", .text, "Done when", "What must be true for the task to be done."),
      Field(
        "timeLimitMinutes", .integer(1...600), "Time limit",
        "After how many minutes people are stopped, as agreed beforehand; being stopped then is no failure.",
        option: .named("time-limit")),
      Field(
        "benchmarkPercent", .integer(1...99), "Benchmark",
        "How many of a hundred people did such a task without help elsewhere; compared with its source only.",
        option: .named("benchmark")),
      Field(
        "benchmarkSource", .line, "Benchmark source",
        "Who published the benchmark, about what and when."),
    ])

  static let field = Field(
    "tasks", .map(entry), "Tasks", "What people are asked to do.", option: .none)
}

/// Something to watch for during sessions.
package struct StudyPrompt: Sendable {
  package let id: String
  package let beyondWcag: Bool
  package let criteria: [Place]
  /// Which answer speaks for the product; `nil` where nobody has said.
  package let favourable: PromptPolarity?
  package let text: String

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    beyondWcag = object.flag("beyondWcag") ?? false
    criteria = object.places("criteria")
    favourable = object.word("favourable")
    text = object.string("text") ?? id
  }

  package static let entry = EntryFormat(
    Noun("prompt", "prompts"), identity: .slug(of: "text"), ordered: true, shorthand: ["text"],
    [
      Field("text", .line, "Text", "What to watch for, as a question.", required: true),
      Field(
        "criteria", .set(.place), "Criteria", "The criteria that the answer bears on.",
        option: .named("criterion")),
      Field(
        "beyondWcag", .flag, "Beyond WCAG", "Yes if no criterion names it.",
        option: .named("beyond-wcag")),
      Field(
        "favourable", .choice(WordList(PromptPolarity.allCases)), "Speaks for the product",
        "Which answer speaks for the product: seen (yes) or notSeen (no). Without it an answer settles nothing."
      ),
      Field("pack", .line, "Pack", "The pack that the prompt came from."),
    ])

  static let field = Field(
    "prompts", .map(entry), "Prompts", "Things to watch for.", option: .none)
}

/// A pack of things to watch for, ready to be added to a study.
package struct PromptPack: Record {
  package let id: RecordID
  package let prompts: [StudyPrompt]
  package let sources: [String]
  package let title: String
  /// Sources that could not be opened.
  package let unverifiedSources: [String]

  package init(_ object: inout ObjectReader) {
    id = object.id
    sources = object.strings("sources")
    unverifiedSources = object.strings("unverifiedSources")
    prompts = object.orderedEntries("prompts") { StudyPrompt(id: $0, &$1) }
    title = object.string("title") ?? ""
  }

  package static let format = RecordFormat(
    "promptPack", noun: Noun("prompt pack", "prompt packs"),
    "Things to watch for with one group of people in mind.",
    [
      Field("title", .line, "Title", "Whom or what the pack is about.", required: true),
      Field("language", .line, "Language", "The language of the prompts, such as en."),
      Field("sources", .set(.line), "Sources", "Where they come from.", option: .named("source")),
      SourceStatus.unverifiedSources,
      StudyPrompt.field,
    ])
}

/// Whom a study wants to meet: every condition that is set must hold for a person to count.
package struct RecruitmentTarget: Sendable {
  package let id: String
  package let ageBand: AgeBand?
  package let assistiveTechnology: String?
  package let circumstance: LastingCircumstance?
  /// Part of the name of a device that the person owns.
  package let device: String?
  package let dimension: Dimension?
  package let duration: NeedDuration?
  package let label: String
  package let minimum: Int
  /// The least share of everybody who took part, in per cent; `nil` where a number is enough.
  package let minimumShare: Int?
  package let proficiency: Proficiency?
  package let skillAtMost: String?
  package let skillScale: String?

  init(id: String, _ object: inout ObjectReader) {
    self.id = id
    ageBand = object.word("ageBand")
    assistiveTechnology = object.string("assistiveTechnology")
    circumstance = object.word("circumstance")
    device = object.string("device")
    dimension = object.string("dimension").map(Dimension.init(id:))
    duration = object.word("duration")
    label = object.string("label") ?? id
    minimum = object.integer("minimum") ?? 1
    minimumShare = object.integer("minimumShare")
    proficiency = object.word("proficiency")
    skillAtMost = object.string("skillAtMost")
    skillScale = object.string("skillScale")
  }

  package static let entry = EntryFormat(
    Noun("recruitment target", "recruitment targets"), identity: .slug(of: "label"), ordered: true,
    shorthand: ["label", "minimum"],
    [
      Field("label", .line, "Label", "The target in words.", required: true),
      Field("minimum", .integer(1...100_000), "Minimum", "How many people.", required: true),
      Field("dimension", .dimension, "Dimension", "The ability concerned."),
      Field(
        "duration", .choice(WordList(NeedDuration.ofExamples)), "Duration",
        "How long the need lasts; situational counts sessions."),
      Field(
        "assistiveTechnology", .line, "Assistive technology",
        "A class such as screen reader, a product such as VoiceOver, a list of them, or any."),
      Field(
        "proficiency", .choice(WordList(Proficiency.allCases)), "Proficiency",
        "How practised with it."),
      Field("skillScale", .reference(.instrument), "Skill scale", "The scale that is meant."),
      Field("skillAtMost", .line, "Skill at most", "The highest level that counts."),
      Field("ageBand", .choice(WordList(AgeBand.allCases)), "Age band", "The age band meant."),
      Field(
        "circumstance", .choice(WordList(LastingCircumstance.allCases)), "Circumstance",
        "The lasting circumstance meant."),
      Field(
        "device", .line, "Device", "Part of the name of a device that the person owns."),
      Field(
        "minimumShare", .integer(1...100), "Minimum share",
        "Also: at least this share of everybody who takes part, in per cent."),
    ])

  static let field = Field(
    "recruitmentTargets", .map(entry),
    "Recruitment targets", "Whom the study wants to meet.", option: .named("recruit"))
}
