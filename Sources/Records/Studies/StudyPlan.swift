import JSON
import Localization

/// What people are asked to do, and which criteria doing it exercises.
package struct StudyTask: Entry {
  package let id: String
  package var criteria: [Place] = []
  /// The screens on which it takes place, by their ids.
  package var screens: [String] = []
  /// What must be true for it to be done; `nil` where the study does not say.
  package var successWhen: String?
  /// After how long people are stopped, as agreed beforehand; `nil` for no limit.
  package var timeLimitMinutes: Int?
  /// How many of a hundred people did such a task without help elsewhere; `nil` where the study does not say.
  package var benchmarkPercent: Int?
  /// Who published that, about what and when.
  package var benchmarkSource: String?
  package var title: String
  /// Whether its title, or when it is done, was written over since it was first written; when that was, no file says.
  package private(set) var isReworded = false

  package init(key: String) {
    id = key
    title = key
  }

  package static let entry = EntryFormat(
    Noun("task", "tasks"), identity: .slug(of: "title"), ordered: true, shorthand: ["title"],
    table.fields)

  package static let table = FieldTable<StudyTask>([
    Slot(\.title, "title", .line, "Title", "What people are asked to do.", required: true),
    Slot(
      \.criteria, "criteria", setOf: .place, "Exercises",
      "The criteria that doing the task exercises.", option: .named("exercises")),
    Slot(
      \.screens, "screens", setOf: .reference(.screen), "Screens", "Where the task takes place.",
      option: .named("on-screen")),
    Slot(
      \.successWhen, "successWhen", .text, "Done when",
      "What must be true for the task to be done."),
    Slot(
      \.timeLimitMinutes, "timeLimitMinutes", .integer(1...600), "Time limit",
      "After how many minutes people are stopped, as agreed beforehand; being stopped then is no failure.",
      option: .named("time-limit")),
    Slot(
      \.benchmarkPercent, "benchmarkPercent", .integer(1...99), "Benchmark",
      "How many of a hundred people did such a task without help elsewhere; compared with its source only.",
      option: .named("benchmark")),
    Slot(
      \.benchmarkSource, "benchmarkSource", .line, "Benchmark source",
      "Who published the benchmark, about what and when."),
  ]) { object, task in
    task.isReworded = object.isWrittenOver("successWhen") || object.isWrittenOver("title")
  }

  static let field = Field(
    "tasks", .map(entry), "Tasks", "What people are asked to do.", option: .none)
}

/// Something to watch for during sessions.
package struct StudyPrompt: Entry {
  package let id: String
  package var beyondWcag = false
  package var criteria: [Place] = []
  /// Which answer speaks for the product; `nil` where nobody has said.
  package var favourable: PromptPolarity?
  /// The pack that it came from.
  package var pack: String?
  package var text: String

  package init(key: String) {
    id = key
    text = key
  }

  package static let entry = EntryFormat(
    Noun("prompt", "prompts"), identity: .slug(of: "text"), ordered: true, shorthand: ["text"],
    table.fields)

  package static let table = FieldTable<StudyPrompt>([
    Slot(\.text, "text", .line, "Text", "What to watch for, as a question.", required: true),
    Slot(
      \.criteria, "criteria", setOf: .place, "Criteria",
      "The criteria that the answer bears on.", option: .named("criterion")),
    Slot(
      \.beyondWcag, "beyondWcag", .flag, "Beyond WCAG", "Yes if no criterion names it.",
      option: .named("beyond-wcag")),
    Slot(
      \.favourable, "favourable", .words(of: PromptPolarity.self), "Speaks for the product",
      "Which answer speaks for the product: seen (yes) or notSeen (no). Without it an answer settles nothing."
    ),
    Slot(\.pack, "pack", .line, "Pack", "The pack that the prompt came from."),
  ])

  static let field = Field(
    "prompts", .map(entry), "Prompts", "Things to watch for.", option: .none)
}

/// A pack of things to watch for, ready to be added to a study.
package struct PromptPack: Record {
  package let id: RecordID
  package private(set) var prompts: [StudyPrompt] = []
  package private(set) var sources: [String] = []
  package private(set) var title = ""
  /// Sources that could not be opened.
  package private(set) var unverifiedSources: [String] = []

  package init(id: RecordID) { self.id = id }

  package static let format = RecordFormat(
    "promptPack", noun: Noun("prompt pack", "prompt packs"),
    "Things to watch for with one group of people in mind.", table.fields)

  package static let table = FieldTable<PromptPack>([
    Slot(\.title, "title", .line, "Title", "Whom or what the pack is about.", required: true),
    Slot(Field("language", .line, "Language", "The language of the prompts, such as en.")),
    Slot(
      \.sources, "sources", setOf: .line, "Sources", "Where they come from.",
      option: .named("source")),
    Slot(set: \.unverifiedSources, SourceStatus.unverifiedSources),
    Slot(entries: \.prompts, StudyPrompt.field),
  ])
}

/// Whom a study wants to meet: every condition that is set must hold for a person to count.
package struct RecruitmentTarget: Entry {
  package let id: String
  package var ageBand: AgeBand?
  package var assistiveTechnology: String?
  package var circumstance: LastingCircumstance?
  /// Part of the name of a device that the person owns.
  package var device: String?
  package var dimension: Dimension?
  package var duration: NeedDuration?
  package var label: String
  package var minimum = 1
  /// The least share of everybody who took part, in per cent; `nil` where a number is enough.
  package var minimumShare: Int?
  package var proficiency: Proficiency?
  package var skillAtMost: String?
  package var skillScale: String?

  package init(key: String) {
    id = key
    label = key
  }

  package static let entry = EntryFormat(
    Noun("recruitment target", "recruitment targets"), identity: .slug(of: "label"), ordered: true,
    shorthand: ["label", "minimum"], table.fields)

  package static let table = FieldTable<RecruitmentTarget>([
    Slot(\.label, "label", .line, "Label", "The target in words.", required: true),
    Slot(
      \.minimum, "minimum", .integer(1...100_000), "Minimum", "How many people.", required: true),
    Slot(\.dimension, "dimension", .dimension, "Dimension", "The ability concerned."),
    Slot(
      \.duration, "duration", .choice(WordList(NeedDuration.ofExamples)), "Duration",
      "How long the need lasts; situational counts sessions."),
    Slot(
      \.assistiveTechnology, "assistiveTechnology", .line, "Assistive technology",
      "A class such as screen reader, a product such as VoiceOver, a list of them, or any."),
    Slot(
      \.proficiency, "proficiency", .words(of: Proficiency.self), "Proficiency",
      "How practised with it."),
    Slot(
      \.skillScale, "skillScale", .reference(.instrument), "Skill scale",
      "The scale that is meant."),
    Slot(
      \.skillAtMost, "skillAtMost", .line, "Skill at most", "The highest level that counts."),
    Slot(\.ageBand, "ageBand", .words(of: AgeBand.self), "Age band", "The age band meant."),
    Slot(
      \.circumstance, "circumstance", .words(of: LastingCircumstance.self), "Circumstance",
      "The lasting circumstance meant."),
    Slot(
      \.device, "device", .line, "Device", "Part of the name of a device that the person owns."),
    Slot(
      \.minimumShare, "minimumShare", .integer(1...100), "Minimum share",
      "Also: at least this share of everybody who takes part, in per cent."),
  ])

  static let field = Field(
    "recruitmentTargets", .map(entry),
    "Recruitment targets", "Whom the study wants to meet.", option: .named("recruit"))
}
