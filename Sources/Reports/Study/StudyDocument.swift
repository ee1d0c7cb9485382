package import Localization
package import Measures
import Records
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
      reading(study, &appendix)
    }
    return document
  }

  private static func head(_ study: StudySummary, _ document: inout Document) {
    var title: Sentence = "Study report: \(study.title)"
    if let round = study.rounds.number { title = title + ", round \(round)" }
    document.heading(1, title)
    if study.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(
      """
      This report says what people did and answered when they tried the product. It is about \
      these people; it does not tell how many others would do the same, and it does not claim \
      conformance.
      """)
    if study.people.participants == 0 {
      document.paragraph(
        study.rounds.sessions > 0
          ? "\(ReportHead.nobodyNamed(study.rounds.sessions))" : "No real person took part.")
    }
    document.list(summary(study))
  }

  private static func summary(_ study: StudySummary) -> [Sentence] {
    var lines: [Sentence] = []
    let sessions = Sentence.count(study.rounds.sessions, "session", "sessions")
    if study.people.participants > 0 {
      lines.append(
        "\(study.people.participants, "person", "people") took part, in \(sessions).")
    }
    lines += ConsentSentences.notRecorded(study.people.consentNotRecorded)
    lines += ConsentSentences.keptInTeam(study.people.keptInTeam)
    lines += extremes(study)
    for summary in study.questionnaires.filter({ !$0.instrument.isPerTask }).prefix(2) {
      guard let score = summary.scores.first, score.yes == nil else { continue }
      if !score.singles.isEmpty {
        lines.append(
          "\(summary.instrument.title): \(QuestionnairePlot.words(score)[0]), too few for a mean.")
      }
      guard let mean = score.mean else { continue }
      let interval: Sentence = score.interval.map { ", 95 % interval \(Figure.interval($0))" } ?? ""
      lines.append(
        "\(summary.instrument.title): mean \(Figure.decimal(mean))\(interval), n = \(score.values.count) (t interval)."
      )
    }
    if let open = openProblems(study) { lines.append(open) }
    return lines + study.openQuestions.prefix(2)
  }

  private static func openProblems(_ study: StudySummary) -> Sentence? {
    let open = study.findings.findings.filter { $0.part == .open || $0.part == .beyondWcag }
    guard !open.isEmpty else { return nil }
    let blocks = open.count { $0.severity?.high == .blocks }
    return
      "\(open.count, "problem is", "problems are") open; somebody rated \(blocks) of them \(Impact.blocks.words)."
  }

  /// A plot as its sentence, its file, and its table.
  static func plot(
    _ plot: RowPlot, columns: [Sentence], method: Sentence, none: Sentence,
    _ document: inout Document
  ) {
    guard !plot.rows.isEmpty else { return document.paragraph(none) }
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
