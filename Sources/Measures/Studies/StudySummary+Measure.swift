package import Records

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
  /// - Parameter beside: Called once, when everything else is there; must be of the same records and options.
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

extension PlanFacts {
  init(_ view: StudyView, _ attempts: AttemptList) {
    let study = view.records.study
    product = study.product.map(view.mask.text)
    purpose = study.purpose.map(view.mask.text)
    target = study.target
    informationSheetVersion = study.informationSheetVersion
    tasks = study.tasks.map { view.mask.text($0.title) }
    screens = study.screens.map { view.mask.text($0.title) }
    prompts = study.prompts.count
    recruitmentTargets = study.recruitmentTargets.count
    deviations = Deviations(view, attempts)
  }
}
