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

extension StudySummary {
  /// Measures one round of a study.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n* log *n*) in the number of notes, attempts and answers.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> StudySummary {
    measure(unordered, options: options, beside: { Beside(unordered, options: options) })
  }

  /// What is measured without tasks and answers, so that another thread can do it meanwhile.
  package struct Beside: Sendable {
    let findings: FindingsSummary
    let coverage: Coverage
    let agreement: RecorderAgreement
    let discovery: StudyDiscovery

    package init(_ records: StudyRecords, options: ReportOptions) {
      findings = FindingsSummary.measure(records, options: options)
      coverage = Coverage.measure(records, options: options, findings: findings)
      agreement = RecorderAgreement.measure(records, options: options)
      discovery = StudyDiscovery.measure(records, options: options)
    }
  }

  /// The same with what somebody else measures beside it.
  ///
  /// - `beside`: Called once, when everything else is there; must be of the same records and options.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions, beside: () -> Beside
  ) -> StudySummary {
    var view = StudyView(unordered, options: options)
    let attempts = AttemptList(&view)
    let finder = StudyGroups(view)
    let groups = finder.all(attempts.present)
    let tasks = TaskMeasure(view: view, attempts: attempts, groups: groups, finder: finder)
      .summaries()
    let questionnaires = QuestionnaireMeasure(view).summaries()
    let plan = PlanFacts(view, attempts)
    let notes = NotesFacts(view, tasks)
    let prompts = PromptSummary.summaries(view)
    let placements = ScalePlacements.all(view, attempts.present, finder)
    let questionnaireGroups = QuestionnaireGroups.all(questionnaires, groups, options.edition)
    let beside = beside()
    let (coverage, findings) = (beside.coverage, beside.findings)
    let changes: RoundChanges? =
      options.edition == .share
      ? nil
      : view.earlierRounds.last.map {
        RoundChanges(since: $0, view, attempts, tasks: tasks, questionnaires, findings)
      }
    return StudySummary(
      study: view.records.study.id, title: view.mask.text(view.records.study.title),
      hasInventedPeople: view.records.study.hasInventedPeople,
      edition: options.edition, rounds: coverage.rounds, plan: plan,
      triedWith: options.edition == .team ? TriedWith(view) : nil, people: coverage.people,
      placements: placements, groups: groups,
      tasks: tasks, prompts: prompts, questionnaires: questionnaires,
      questionnaireGroups: questionnaireGroups,
      findings: findings,
      agreement: beside.agreement, discovery: beside.discovery, notes: notes, changes: changes,
      openQuestions: OpenQuestions(
        coverage: coverage, plan: plan, tasks: tasks, prompts: prompts,
        questionnaires: questionnaires, notes: notes, discovery: beside.discovery,
        findings: findings.findings.count
      ).sentences())
  }
}
