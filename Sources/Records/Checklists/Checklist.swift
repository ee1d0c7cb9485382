import JSON
import Localization

/// Questions that somebody of the team answers about a product, screen by screen: a manual check, or an exercise that
/// imitates a moment.
package struct Checklist: Record {
  package let id: RecordID
  /// What must be known before it begins, a caution a line.
  package private(set) var cautions: String?
  /// What its answers are: a specialist's judgement, or what somebody met in a simulation.
  package private(set) var evidenceKind = EvidenceKind.expert
  /// What to do when it is over, a step a line.
  package private(set) var afterwards: String?
  /// About how long it takes for one screen.
  package private(set) var minutes: Int?
  /// What to set up, a step a line.
  package private(set) var preparation: String?
  package private(set) var purpose: String?
  /// In their order.
  package private(set) var questions: [ChecklistQuestion] = []
  package private(set) var sources: [String] = []
  package private(set) var title = ""
  /// Sources that could not be opened.
  package private(set) var unverifiedSources: [String] = []

  package init(id: RecordID) { self.id = id }

  package func question(_ id: String) -> ChecklistQuestion? {
    questions.first { Text.isSame($0.id, id) }
  }

  package static let format = RecordFormat(
    "checklist", noun: Noun("checklist", "checklists"),
    "Questions that somebody of the team answers about a product, screen by screen.", table.fields)

  package static let table = FieldTable<Checklist>([
    Slot(\.title, "title", .line, "Title", "What is checked, or imitated.", required: true),
    Slot(Field("language", .line, "Language", "The language of the questions, such as en.")),
    Slot(
      \.evidenceKind, "evidenceKind", .choice(WordList([EvidenceKind.expert, .simulated])),
      "Evidence kind",
      "What the answers are: a specialist's judgement, or what a colleague met in a simulation; never lived.",
      required: true),
    Slot(\.purpose, "purpose", .text, "Purpose", "What it is about and for whom."),
    Slot(\.preparation, "preparation", .text, "Preparation", "What to set up, a step a line."),
    Slot(
      \.cautions, "cautions", .text, "Cautions",
      "What must be known before it begins, one a line."),
    Slot(
      \.afterwards, "afterwards", .text, "Afterwards",
      "What to do when it is over, a step a line."),
    Slot(
      \.minutes, "minutes", .integer(1...600), "Minutes",
      "About how long it takes for one screen."),
    Slot(
      \.sources, "sources", setOf: .line, "Sources", "Where it comes from.",
      option: .named("source")),
    Slot(set: \.unverifiedSources, SourceStatus.unverifiedSources),
    Slot(entries: \.questions, ChecklistQuestion.field),
  ])
}
