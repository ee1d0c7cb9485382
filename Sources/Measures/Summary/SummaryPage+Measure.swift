package import Records

extension SummaryPage {
  /// Measures what one page says of one round, for the team.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Complexity: O(*n* log *n*) in the number of notes, attempts and answers.
  package static func measure(
    _ unordered: StudyRecords, options: ReportOptions = ReportOptions()
  ) -> SummaryPage {
    let study = StudySummary.measure(unordered, options: options)
    let problems = WorstProblems(study.findings)
    return SummaryPage(
      study: study, states: Coverage.measure(unordered, options: options).states,
      problems: problems.chosen, furtherProblems: problems.others,
      endsWithMostMet: problems.endsWithMostMet)
  }
}
