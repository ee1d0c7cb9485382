package import Localization
package import Measures
import Records
import Statistics
import Wording

/// The study report as GitHub-flavoured Markdown that also reads well as plain text and aloud.
package enum StudyDocument {
  /// The whole report; the same study always gives the same bytes.
  package static func document(_ study: StudySummary) -> Document {
    var document = Document()
    let plots = StudyPlots(study)
    head(study, &document)
    tookPart(study, &document)
    triedWith(study, &document)
    changes(study, plots, &document)
    tasks(study, plots, &document)
    questionnaires(study, plots, &document)
    findings(study, plots, &document)
    document.heading(2, "What we do not know", anchor: ReportPart.unknown.rawValue)
    document.list(study.openQuestions)
    document.appendix { appendix in
      plan(study, &appendix)
      people(study, &appendix)
      allTasks(study, &appendix)
      prompts(study, &appendix)
      allQuestionnaires(study, &appendix)
      allFindings(study, &appendix)
      quotes(study, &appendix)
      agreement(study, &appendix)
      discovery(study, &appendix)
      allChanges(study, plots, &appendix)
      reading(&appendix)
    }
    return document
  }

  private static func head(_ study: StudySummary, _ document: inout Document) {
    var title: Sentence = "Study report: \(study.title)"
    if let round = study.rounds.number { title = title + ", round \(round)" }
    document.heading(1, title)
    if study.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(
      "This report shows how participants completed tasks and answered questions. It is about these participants: it does not predict how many others would do the same, and it is not a conformance claim."
    )
    document.list(summary(study))
  }

  private static func summary(_ study: StudySummary) -> [Sentence] {
    [study.participants]
      + study.rounds.recordGaps.claims
      + PlatformSentences.elsewhere(
        study.rounds.otherPlatforms, target: study.plan.target.platform, round: study.rounds.number)
      + ConsentSentences.notRecorded(
        study.people.consentNotRecorded, round: study.rounds.number)
      + ConsentSentences.keptInTeam(study.people.keptInTeam, round: study.rounds.number)
      + hardestTasks(study)
      + study.questionnaires.filter { !$0.instrument.isPerTask }.prefix(2)
      .compactMap { headline($0, study) }
      + [study.openProblems].compactMap(\.self)
      + study.openQuestions.prefix(2)
  }

  /// How many tasks the head of the report has.
  private static let mostTasks = 4

  /// The tasks that fewest participants completed without help; those with gaps in the record after those that nobody
  /// completed.
  private static func hardestTasks(_ study: StudySummary) -> [Sentence] {
    func rank(_ task: TaskSummary) -> Double {
      task.everybody.withoutHelp.map { Double($0) / Double(task.everybody.tried) } ?? 0.001
    }
    return study.tasks.filter { $0.everybody.tried > 0 }.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .prefix(mostTasks).map { line($0.element, study.rounds.number) }
  }

  /// "“Pay”: completed without help 0 of 3; 2 stopped by participant."
  static func line(_ task: TaskSummary, _ round: Int?) -> Sentence {
    if let share = task.share(round), task.everybody.withoutHelp != 0 { return share }
    if task.everybody.outcomeUnknown == task.everybody.tried,
      let unknown = task.outcomeUnknown(round)
    {
      return unknown
    }
    let lead = task.quoted + ": "
    let known = task.withoutHelp(round, lead: lead + "completed without help ")
    let others = task.everybody.withoutHelp == 0 ? task.otherOutcomes(round) : []
    let parts = known.map { [$0] + others } ?? task.gaps(round, lead: lead)
    return Sentence.joined(parts, "; ") + "."
  }

  /// A plot as its sentence, its file, and its table.
  static func plot(
    _ plot: RowPlot, columns: [Sentence], method: Sentence, none: Sentence,
    _ document: inout Document
  ) {
    guard !plot.rows.isEmpty else { return none.isEmpty ? () : document.paragraph(none) }
    document.drawing(drawing(plot))
    document.table(
      method, none: none, columns: columns,
      rows: plot.rows.map { row in [row.label] + row.words })
  }

  /// A plot as its sentence, with the plot itself for pages.
  static func drawing(_ plot: RowPlot) -> Drawing {
    Drawing(
      name: plot.name, sentence: plot.sentence, elsewhere: link(plot.name),
      element: { plot.element(in: $0) })
  }

  /// Where the drawing of a plot is.
  static func link(_ name: String) -> Sentence {
    let file = name + ".svg"
    return
      "`kerb report study STUDY --plots FOLDER` draws it as \(file), with the numbers of the table."
  }
}
