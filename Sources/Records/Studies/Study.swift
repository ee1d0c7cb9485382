import JSON
import Localization

/// A piece of research: product, target, screens, tasks, prompts and whom it wants to meet.
package struct Study: Record {
  package let id: RecordID
  /// What people want to reach on the way through the tasks, in order.
  package private(set) var goals: [CourseGoal] = []
  package private(set) var imports: [FileImport] = []
  /// The text to read aloud before consent.
  package private(set) var informationSheet: String?
  package private(set) var informationSheetVersion: String?
  /// Whether its people are invented: an example, a rehearsal, a lesson.
  package private(set) var hasInventedPeople = false
  /// What is settled of rounds, by their numbers.
  package private(set) var rounds: [Int: StudyRound] = [:]
  package private(set) var product: String?
  package private(set) var prompts: [StudyPrompt] = []
  package private(set) var purpose: String?
  package private(set) var recruitmentTargets: [RecruitmentTarget] = []
  package private(set) var screens: [Screen] = []
  /// What people do on the way through the tasks, in order.
  package private(set) var steps: [CourseStep] = []
  package private(set) var target = WCAGTarget(version: .v22, level: .aa, platform: .web)
  package private(set) var tasks: [StudyTask] = []
  package private(set) var title = ""

  package init(id: RecordID) { self.id = id }

  /// The days on which rounds were closed, by their numbers: nothing is to be added to them.
  package var closedRounds: [Int: String] { rounds.compactMapValues(\.closedOn) }

  package static let format = RecordFormat(
    "study", noun: Noun("study", "studies"), "A piece of research and its plan.", table.fields)

  package static let table = FieldTable<Study>([
    Slot(
      \.title, "title", .line, "Title", "What the study is called in reports.", required: true),
    Slot(
      \.product, "product", .line, "Product", "What is tried, with its maker if that helps."),
    Slot(\.purpose, "purpose", .text, "Purpose", "What the team wants to learn."),
    Slot(group: \.target, "target", "Target", "The WCAG version, level and platform."),
    Slot(
      \.informationSheet, "informationSheet", .text, "Information sheet",
      "The text to read aloud before consent."),
    Slot(
      \.informationSheetVersion, "informationSheetVersion", .line, "Sheet version",
      "Its version."),
    Slot(
      \.hasInventedPeople, "peopleInvented", .flag, "People invented",
      "Yes if its people are invented, as in an example; every report then says so.",
      option: .named("people-invented")),
    Slot(StudyRound.field, \Study.rounds) { object, study in
      let rounds = object.entries(StudyRound.key, StudyRound.init)
      study.rounds = Dictionary(
        rounds.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    },
    Slot(entries: \.tasks, StudyTask.field),
    Slot(entries: \.goals, CourseGoal.field),
    Slot(entries: \.steps, CourseStep.field),
    Slot(entries: \.prompts, StudyPrompt.field),
    Slot(entries: \.screens, Screen.field),
    Slot(entries: \.recruitmentTargets, RecruitmentTarget.field),
    Slot(entries: \.imports, FileImport.field),
  ])
}

/// One screen or page of the product.
package struct Screen: Entry {
  package let id: String
  package var title: String

  package init(key: String) {
    id = key
    title = key
  }

  package static let table = FieldTable<Screen>([
    Slot(\.title, "title", .line, "Title", "What people would call the screen.", required: true)
  ])

  static let field = Field(
    "screens",
    .map(
      EntryFormat(
        Noun("screen", "screens"), identity: .slug(of: "title"), ordered: true,
        shorthand: ["title"], table.fields)),
    "Screens", "The whole list of screens that a judgement must cover.", option: .named("screen"))
}

/// A file that was imported into a study, so that none counts twice.
package struct FileImport: Entry {
  /// Its key in the study.
  package let key: String
  /// The SHA-256 digest of the file's bytes.
  package var digest = ""
  package var evidenceKind: EvidenceKind?
  package var format = ""
  /// How many rows went in.
  package var rows = 0

  package init(key: String) { self.key = key }

  package static let table = FieldTable<FileImport>([
    Slot(
      \.digest, "digest", .line, "Digest", "The SHA-256 digest of the file's bytes.",
      required: true),
    Slot(\.format, "format", .line, "Format", "What kind of file it was.", required: true),
    Slot(
      \.evidenceKind, "evidenceKind", .words(of: EvidenceKind.self), "Evidence kind",
      "What kind of evidence its rows are.", required: true),
    Slot(\.rows, "rows", .integer(0...10_000_000), "Rows", "How many rows went in."),
  ])

  static let field = Field(
    "imports",
    .map(EntryFormat(Noun("import", "imports"), identity: .random, table.fields)),
    "Imports",
    "Files that were imported, so that none counts twice. Withdrawing a participant erases those whose rows may be about them.",
    option: .none, inForms: false)
}
