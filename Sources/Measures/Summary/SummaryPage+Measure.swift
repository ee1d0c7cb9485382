import JSON
package import Records
import Statistics

extension SummaryPage {
  /// Measures what one page says of one round, for the team.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n* log *n*) in the number of notes, attempts and answers.
  package static func measure(
    _ unordered: StudyRecords, options: CoverageOptions = CoverageOptions()
  ) -> SummaryPage {
    let study = StudySummary.measure(unordered, options: options)
    let problems = WorstProblems(study.findings)
    return SummaryPage(
      study: study, states: Coverage.measure(unordered, options: options).states,
      problems: problems.chosen, furtherProblems: problems.others,
      before: study.rounds.earlier.last.map { number in
        EarlierRound(
          number, before: study, unordered,
          options: CoverageOptions(round: number, edition: options.edition))
      })
  }
}

extension EarlierRound {
  init(
    _ number: Int, before study: StudySummary, _ records: StudyRecords, options: CoverageOptions
  ) {
    var view = StudyView(records, options: options)
    let attempts = AttemptList(&view)
    let earlier = TaskMeasure(
      view: view, attempts: attempts, groups: [], finder: StudyGroups(view)
    ).summaries()
    self.number = number
    let people = TookPart(view)
    let ids = Set(people.present.map { people.register.ids[$0] })
    peopleOfBoth = study.people.roster.count { ids.contains($0.id) }
    tasks = study.tasks.compactMap { now in
      earlier.first { Text.isSame($0.id, now.id) }.flatMap { TaskChange($0, now) }
    }
  }
}

extension TaskChange {
  /// `nil` where nobody tried in one of the rounds.
  init?(_ earlier: TaskSummary, _ later: TaskSummary) {
    guard let before = earlier.everybody.completion?.count,
      let now = later.everybody.completion?.count, let rates = try? TwoRates(now, before)
    else { return nil }
    self.init(title: later.title, before: before, now: now, interval: rates.interval())
  }
}
