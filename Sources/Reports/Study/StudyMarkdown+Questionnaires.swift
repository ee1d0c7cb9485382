import Measures
import Records

extension StudyMarkdown {
  static func prompts(_ study: StudySummary, _ page: inout MarkdownPage) {
    page.heading(2, "Things to watch for")
    page.table(
      "In how many of \(Phrase.count(study.rounds.sessions, "session", "sessions")) each thing was seen, was not seen, or did not come up. In the other sessions nobody answered. Each session counts once; where it has several answers, seen counts before not seen.",
      none: "The plan has nothing to watch for.",
      columns: ["Question", "Criteria", "Seen", "Not seen", "Did not come up"],
      rows: study.prompts.map { row in
        let criteria = row.criteria.sorted().map(\.description)
        return [
          "\(row.text)",
          criteria.isEmpty
            ? (row.isBeyondWcag ? "beyond WCAG" : "none named") : "\(Phrase.list(criteria))",
          count(row.seen, row), count(row.notSeen, row), count(row.didNotComeUp, row),
        ]
      })
  }

  private static func count(_ sessions: Int, _ row: PromptSummary) -> Markdown {
    row.answered == 0 ? "not answered" : "\(sessions) of \(row.answered)"
  }

  static func questionnaires(
    _ study: StudySummary, _ plots: StudyPlots, _ page: inout MarkdownPage
  ) {
    page.heading(2, "Questionnaires")
    plot(
      plots.questionnaires, columns: ["Score", "Mean", "Interval", "Median", "Responses"],
      method:
        "Each score by itself; different instruments are never pooled. One response a person, the newest. Interval: t interval of the mean, 95 %.",
      none: "Nobody answered a questionnaire in this round.", &page)
    guard !study.questionnaires.isEmpty else { return }
    for summary in study.questionnaires { details(summary, study, &page) }
    page.heading(3, "How unusual answers are treated")
    page.list(Scoring.policy.map { Markdown($0) })
  }

  private static func details(
    _ summary: QuestionnaireSummary, _ study: StudySummary, _ page: inout MarkdownPage
  ) {
    let instrument = summary.instrument
    page.heading(
      3, "\(instrument.title)\(QuestionnairePlot.taskWords(summary, study))")
    page.list(facts(summary))
    benchmarks(summary, &page)
    guard
      let groups = study.questionnaireGroups.first(where: { $0.instrument.id == instrument.id }),
      summary.task == nil
    else { return }
    self.groups(groups, summary, &page)
  }

  private static func facts(_ summary: QuestionnaireSummary) -> [Markdown] {
    let instrument = summary.instrument
    var lines: [Markdown] = [
      "\(Phrase.count(summary.responses, "response", "responses")) by \(Phrase.count(summary.participants, "person", "people"))."
    ]
    lines.append(
      instrument.wordingStatus == .official
        ? "Asked in its official wording."
        : "Asked in our own paraphrase, not in the official words: set its scores beside others' with care."
    )
    if let source = instrument.source { lines.append("Source: \(source)") }
    if let caution = instrument.caution { lines.append("\(caution)") }
    for score in summary.scores {
      if let band = score.studyBand {
        lines.append(
          "“\(score.score.label)”: the mean lies in the band “\(band.label)”, which judges means of studies and no single person."
        )
      }
      if let percentile = score.percentile {
        lines.append(
          "“\(score.score.label)”: percentile rank of the mean \(Figure.decimal(percentile)) by the instrument's table."
        )
      }
      if score.withoutValue > 0 {
        lines.append(
          "“\(score.score.label)”: \(Phrase.count(score.withoutValue, "response has", "responses have")) no score because too many answers are missing."
        )
      }
      let bands = score.bands.filter { $0.count > 0 }.map {
        "\($0.band.label) \(Phrase.count($0.count, "person", "people"))"
      }
      if !bands.isEmpty { lines.append("“\(score.score.label)”: \(Phrase.list(bands)).") }
    }
    return lines + summary.flags.map { Markdown($0) } + summary.leftOut.map { Markdown($0) }
  }

  private static func benchmarks(_ summary: QuestionnaireSummary, _ page: inout MarkdownPage) {
    let rows = summary.scores.flatMap { score in
      score.benchmarks.map { benchmark -> [Markdown] in
        [
          "\(benchmark.label)", "\(QuestionnairePlot.range(benchmark))",
          score.mean.map { "\(Figure.decimal($0)), n = \(score.values.count)" } ?? "no figure",
          "\(benchmark.group ?? "everybody")", "\(benchmark.source ?? "not given")",
        ]
      }
    }
    guard !rows.isEmpty else { return }
    page.table(
      "Means from elsewhere beside this study's. They were measured with other people and other products: they place a mean, they judge nothing.",
      none: "", columns: ["Benchmark", "Elsewhere", "Here", "Measured with", "Source"], rows: rows)
  }

  private static func groups(
    _ groups: QuestionnaireGroups, _ summary: QuestionnaireSummary, _ page: inout MarkdownPage
  ) {
    let hidden = groups.rows.count { $0.people == nil }
    let left: Markdown =
      hidden > 0
      ? " \(Phrase.count(hidden, "group is", "groups are")) not shown: too few people, or all but too few."
      : ""
    page.table(
      "The main score by assistive technology beside everybody; groups of one or two people have no figure."
        + left,
      none: "No group can be shown.",
      columns: ["Group", "Mean", "Interval", "Median", "Responses"],
      rows: (summary.scores.first.map { [["Everybody"] + words($0)] } ?? [])
        + groups.rows.compactMap { row in
          guard let people = row.people else { return nil }
          let name = Markdown(row.group.label).capitalised
          guard let score = row.scores?.first else {
            let few: Markdown = "not told for so few"
            return [name, few, few, few, "n = \(people)"]
          }
          return [name] + words(score)
        })
  }

  private static func words(_ score: ScoreSummary) -> [Markdown] {
    QuestionnairePlot.words(score).map { Markdown($0) }
  }
}
