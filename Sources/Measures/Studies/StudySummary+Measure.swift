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
    var view = StudyView(unordered, options: options)
    let coverage = Coverage.measure(view.records, options: options)
    let attempts = AttemptList(&view)
    let finder = StudyGroups(view)
    let groups = finder.all(attempts.present)
    let tasks = TaskMeasure(view: view, attempts: attempts, groups: groups, finder: finder)
      .summaries()
    let answered = QuestionnaireMeasure(view).summaries()
    // What one or two people answered is as good as their sheets.
    let questionnaires = answered.filter {
      options.edition == .team || $0.responses >= Edition.smallestSharedCell
    }
    let plan = PlanFacts(view, attempts)
    let notes = NotesFacts(view, tasks)
    let findings = FindingsSummary.measure(view.records, options: options)
    let prompts = PromptSummary.summaries(view)
    return StudySummary(
      study: view.records.study.id, title: view.mask.text(view.records.study.title),
      hasInventedPeople: view.records.study.hasInventedPeople,
      edition: options.edition, rounds: coverage.rounds, plan: plan,
      triedWith: options.edition == .team ? TriedWith(view) : nil, people: coverage.people,
      placements: ScalePlacements.all(view, attempts.present, finder), groups: groups,
      tasks: tasks, prompts: prompts, questionnaires: questionnaires,
      questionnairesHidden: answered.count - questionnaires.count,
      questionnaireGroups: QuestionnaireGroups.all(questionnaires, groups, options.edition),
      findings: findings,
      agreement: RecorderAgreement.measure(view.records, options: options),
      discovery: StudyDiscovery.measure(view.records, options: options), notes: notes,
      changes: options.edition == .share
        ? nil
        : coverage.rounds.earlier.last.map {
          RoundChanges(since: $0, view, tasks: tasks, questionnaires, findings)
        },
      openQuestions: OpenQuestions(
        coverage: coverage, plan: plan, tasks: tasks, prompts: prompts,
        questionnaires: answered, notes: notes, edition: options.edition
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
