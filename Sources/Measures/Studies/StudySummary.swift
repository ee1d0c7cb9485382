package import Localization
package import Records

/// What one round of a study measured: who took part, how tasks went, what people answered, what was found.
///
/// Pilots, and people who took all their consent back, never count. Everything is of the reported round, but where a
/// finding's history is told.
package struct StudySummary: Sendable {
  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  package let edition: Edition
  package let rounds: RoundFacts
  package let plan: PlanFacts
  /// For the team alone: a device and a day may be those of one person.
  package let triedWith: TriedWith?
  package let people: PeopleCoverage
  package let placements: [ScalePlacements]
  /// The groups that stand beside everybody, with somebody of the round in them.
  package let groups: [StudyGroup]
  package let tasks: [TaskSummary]
  package let prompts: [PromptSummary]
  package let questionnaires: [QuestionnaireSummary]
  package let questionnaireGroups: [QuestionnaireGroups]
  package let findings: FindingsSummary
  package let agreement: RecorderAgreement
  package let discovery: StudyDiscovery
  package let notes: NotesFacts
  /// What changed since the round before, for the team alone: two rounds side by side may tell of one person; `nil`
  /// in the first round.
  package let changes: RoundChanges?
  /// What the study does not tell, a sentence each.
  package let openQuestions: [Sentence]
}
