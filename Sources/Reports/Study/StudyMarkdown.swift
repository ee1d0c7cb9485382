package import Measures
import Records
import Wording

/// The study report as GitHub-flavoured Markdown that also reads well as plain text and aloud.
package enum StudyMarkdown {
  /// The whole report; the same study always gives the same bytes.
  package static func text(_ study: StudySummary) -> String {
    var page = MarkdownPage()
    let plots = StudyPlots(study)
    head(study, &page)
    plan(study, &page)
    people(study, &page)
    tasks(study, plots, &page)
    prompts(study, &page)
    questionnaires(study, plots, &page)
    findings(study, plots, &page)
    quotes(study, &page)
    agreement(study, &page)
    discovery(study, &page)
    page.heading(2, "What we do not know")
    page.list(study.openQuestions.map { Markdown($0) })
    reading(study, &page)
    return page.text
  }

  private static func head(_ study: StudySummary, _ page: inout MarkdownPage) {
    var title: Markdown = "Study report: \(study.title)"
    if let round = study.rounds.number { title = title + ", round \(round)" }
    page.heading(1, title)
    if study.hasInventedPeople { page.paragraph(ReportHead.invented) }
    page.paragraph(
      """
      This report says what people did and answered when they tried the product. It is about \
      these people; it does not tell how many others would do the same, and it does not claim \
      conformance.
      """)
    if study.people.participants == 0 {
      page.paragraph(
        study.rounds.sessions > 0
          ? "\(ReportHead.nobodyNamed(study.rounds.sessions))" : "No real person took part.")
    }
    page.list(summary(study))
  }

  private static func summary(_ study: StudySummary) -> [Markdown] {
    var lines: [Markdown] = []
    let sessions = Phrase.count(study.rounds.sessions, "session", "sessions")
    if study.people.participants > 0 {
      lines.append(
        "\(Phrase.count(study.people.participants, "person", "people")) took part, in \(sessions).")
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
      let interval = score.interval.map { ", 95 % interval \(Figure.interval($0))" } ?? ""
      lines.append(
        "\(summary.instrument.title): mean \(Figure.decimal(mean))\(interval), n = \(score.values.count) (t interval)."
      )
    }
    if let open = openProblems(study) { lines.append(open) }
    let kinds = study.openQuestions.prefix(2).map { Markdown($0) }
    return lines + kinds
  }

  private static func openProblems(_ study: StudySummary) -> Markdown? {
    let open = study.findings.findings.filter { $0.part == .open || $0.part == .beyondWcag }
    guard !open.isEmpty else { return nil }
    let blocks = open.count { $0.severity?.high == .blocks }
    return
      "\(Phrase.count(open.count, "problem is", "problems are")) open; somebody rated \(blocks) of them \(Impact.blocks.words)."
  }

  /// A plot as its sentence, its file, and its table.
  static func plot(
    _ plot: RowPlot, columns: [Markdown], method: Markdown, none: Markdown,
    _ page: inout MarkdownPage
  ) {
    guard !plot.rows.isEmpty else { return page.paragraph(none) }
    page.paragraph("\(plot.sentence) " + link(plot.name))
    page.table(
      method, none: none, columns: columns,
      rows: plot.rows.map { row in [Markdown(row.label)] + row.words.map { Markdown($0) } })
  }

  /// Where the drawing of a plot is.
  static func link(_ name: String) -> Markdown {
    // The names are our own and hold small letters and hyphens only.
    let file = Markdown(stringLiteral: name + ".svg")
    return "`kerb report study STUDY --plots FOLDER` draws it as " + file
      + ", with the numbers of the table."
  }
}
