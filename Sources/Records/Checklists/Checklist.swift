import JSON
import Localization

/// Questions that somebody of the team answers about a product, screen by screen: a manual check, or an exercise that
/// imitates a moment.
package struct Checklist: Record {
  package let id: RecordID
  /// What must be known before it begins, a caution a line.
  package let cautions: String?
  /// What its answers are: a specialist's judgement, or what somebody met in a simulation.
  package let evidenceKind: EvidenceKind
  /// What to do when it is over, a step a line.
  package let afterwards: String?
  /// About how long it takes for one screen.
  package let minutes: Int?
  /// What to set up, a step a line.
  package let preparation: String?
  package let purpose: String?
  /// In their order.
  package let questions: [ChecklistQuestion]
  package let sources: [String]
  package let title: String
  /// Sources that could not be opened.
  package let unverifiedSources: [String]

  package init(_ object: inout ObjectReader) {
    id = object.id
    cautions = object.string("cautions")
    evidenceKind = object.word("evidenceKind") ?? .expert
    afterwards = object.string("afterwards")
    minutes = object.integer("minutes")
    preparation = object.string("preparation")
    purpose = object.string("purpose")
    questions = object.orderedEntries("questions") { ChecklistQuestion(id: $0, &$1) }
    sources = object.strings("sources")
    title = object.string("title") ?? ""
    unverifiedSources = object.strings("unverifiedSources")
  }

  package func question(_ id: String) -> ChecklistQuestion? {
    questions.first { Text.isSame($0.id, id) }
  }

  package static let format = RecordFormat(
    "checklist", noun: Noun("checklist", "checklists"),
    "Questions that somebody of the team answers about a product, screen by screen.",
    [
      Field("title", .line, "Title", "What is checked, or imitated.", required: true),
      Field("language", .line, "Language", "The language of the questions, such as en."),
      Field(
        "evidenceKind", .choice(WordList([EvidenceKind.expert, .simulated])), "Evidence kind",
        "What the answers are: a specialist's judgement, or what a colleague met in a simulation; never lived.",
        required: true),
      Field("purpose", .text, "Purpose", "What it is about and for whom."),
      Field("preparation", .text, "Preparation", "What to set up, a step a line."),
      Field("cautions", .text, "Cautions", "What must be known before it begins, one a line."),
      Field("afterwards", .text, "Afterwards", "What to do when it is over, a step a line."),
      Field("minutes", .integer(1...600), "Minutes", "About how long it takes for one screen."),
      Field("sources", .set(.line), "Sources", "Where it comes from.", option: .named("source")),
      SourceStatus.unverifiedSources,
      ChecklistQuestion.field,
    ])
}
