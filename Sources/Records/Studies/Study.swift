import Localization

/// A piece of research: product, target, screens, tasks, prompts and whom it wants to meet.
package struct Study: Record {
  package let id: RecordID
  /// What people want to reach on the way through the tasks, in order.
  package let goals: [CourseGoal]
  package let imports: [String]
  package let informationSheetVersion: String?
  /// Whether its people are invented: an example, a rehearsal, a lesson.
  package let hasInventedPeople: Bool
  /// The days on which rounds were closed, by their numbers: nothing is to be added to them.
  package let closedRounds: [Int: String]
  /// What is settled of rounds, by their numbers.
  package let rounds: [Int: StudyRound]
  package let product: String?
  package let prompts: [StudyPrompt]
  package let purpose: String?
  package let recruitmentTargets: [RecruitmentTarget]
  package let screens: [Screen]
  /// What people do on the way through the tasks, in order.
  package let steps: [CourseStep]
  package let target: WCAGTarget
  package let tasks: [StudyTask]
  package let title: String

  package init(_ object: inout ObjectReader) {
    goals = object.orderedEntries("goals") { CourseGoal(id: $0, &$1) }
    id = object.id
    imports = object.entries("imports") { id, _ in id }
    informationSheetVersion = object.string("informationSheetVersion")
    hasInventedPeople = object.flag("peopleInvented") ?? false
    product = object.string("product")
    prompts = object.orderedEntries("prompts") { StudyPrompt(id: $0, &$1) }
    purpose = object.string("purpose")
    recruitmentTargets = object.orderedEntries("recruitmentTargets") {
      RecruitmentTarget(id: $0, &$1)
    }
    let settled = object.entries("rounds") { id, entry in (Int(id) ?? 0, StudyRound(&entry)) }
    rounds = Dictionary(settled, uniquingKeysWith: { first, _ in first })
    closedRounds = rounds.compactMapValues(\.closedOn)
    screens = object.orderedEntries("screens") { id, entry in
      Screen(id: id, title: entry.string("title") ?? id)
    }
    steps = object.orderedEntries("steps") { CourseStep(id: $0, &$1) }
    target = object.group("target") { group in
      WCAGTarget(
        version: group.word("version") ?? .v22,
        level: group.word("level") ?? .aa, platform: group.word("platform") ?? .web)
    }
    tasks = object.orderedEntries("tasks") { StudyTask(id: $0, &$1) }
    title = object.string("title") ?? ""
  }

  package static let format = RecordFormat(
    "study", noun: Noun("study", "studies"), "A piece of research and its plan.",
    [
      Field("title", .line, "Title", "What the study is called in reports.", required: true),
      Field("product", .line, "Product", "What is tried, with its maker if that helps."),
      Field("purpose", .text, "Purpose", "What the team wants to learn."),
      Field("target", .group(targetFields), "Target", "The WCAG version, level and platform."),
      Field(
        "informationSheet", .text, "Information sheet", "The text to read aloud before consent."),
      Field("informationSheetVersion", .line, "Sheet version", "Its version."),
      Field(
        "peopleInvented", .flag, "People invented",
        "Yes if its people are invented, as in an example; every report then says so.",
        option: .named("people-invented")),
      StudyRound.field,
      StudyTask.field, CourseGoal.field, CourseStep.field, StudyPrompt.field, Screen.field,
      RecruitmentTarget.field, importsField,
    ])

  private static let targetFields: [Field] = [
    Field(
      "level", .choice(WordList(ConformanceLevel.allCases)), "Conformance",
      "The level of conformance that is aimed at.",
      required: true, option: .named("level")),
    Field(
      "platform", .choice(WordList(ProductPlatform.allCases)), "Platform",
      "Where the product runs.", required: true, option: .named("platform")),
    Field(
      "version", .choice(WordList(WCAGVersion.allCases)), "Standard",
      "The version of WCAG that is aimed at.",
      required: true, option: .named("wcag")),
  ]

  private static let importsField = Field(
    "imports",
    .map(
      EntryFormat(
        Noun("import", "imports"), identity: .random,
        [
          Field(
            "digest", .line, "Digest", "The SHA-256 digest of the file's bytes.", required: true),
          Field("format", .line, "Format", "What kind of file it was.", required: true),
          Field(
            "evidenceKind", .choice(WordList(EvidenceKind.allCases)), "Evidence kind",
            "What kind of evidence its rows are.", required: true),
          Field("rows", .integer(0...10_000_000), "Rows", "How many rows went in."),
        ])),
    "Imports",
    "Files that were imported, so that none counts twice. Withdrawing a participant erases those whose rows may be about them.",
    option: .none, inForms: false)
}

/// One screen or page of the product.
package struct Screen: Sendable {
  package let id: String
  package let title: String

  static let field = Field(
    "screens",
    .map(
      EntryFormat(
        Noun("screen", "screens"), identity: .slug(of: "title"), ordered: true,
        shorthand: ["title"],
        [
          Field("title", .line, "Title", "What people would call the screen.", required: true)
        ])),
    "Screens", "The whole list of screens that a judgement must cover.", option: .named("screen"))
}
