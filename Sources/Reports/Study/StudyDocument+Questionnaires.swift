import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static func questionnaires(
    _ study: StudySummary, _ plots: StudyPlots, _ document: inout Document
  ) {
    document.heading(2, "Questionnaires")
    if study.questionnairesHidden > 0 {
      document.paragraph(
        "\(study.questionnairesHidden, "questionnaire has", "questionnaires have") fewer than \(Edition.smallestSharedCell) responses and \(study.questionnairesHidden == 1 ? "is" : "are" as Sentence) not shown."
      )
    }
    guard !study.questionnaires.isEmpty else {
      if study.questionnairesHidden == 0 {
        document.paragraph("Nobody answered a questionnaire in this round.")
      }
      return
    }
    document.drawing(drawing(plots.questionnaires))
    document.table(
      "The main score of each; different instruments are never pooled. One response a person, the newest finished one. Interval: t interval of the mean, 95 %, cut to the range of the score. Below \(Minimum.mean.words) each value by itself: \(Minimum.mean.reason).",
      none: "No questionnaire has a score.",
      columns: ["Score", "Mean", "Interval", "Median", "Responses"],
      rows: study.questionnaires.compactMap { summary in
        summary.scores.first.map {
          ["\(QuestionnairePlot.label(summary, $0, study))"] + words($0)
        }
      })
    document.paragraph(caution(study.questionnaires))
  }

  /// "5 of 5 questionnaires were asked in our own paraphrase …".
  private static func caution(_ summaries: [QuestionnaireSummary]) -> Sentence {
    let all = byInstrument(summaries).compactMap { $0.first?.instrument }
    let ours = all.count { $0.wordingStatus != .official }
    let link = ReportPlaceWords.report("All their scores", "study", at: .questionnaireDetails)
    let words: Sentence =
      ours == 0
      ? ""
      : "\(ours) of \(all.count, "questionnaire", "questionnaires") \(ours == 1 ? "was" : "were" as Sentence) asked in our own paraphrase: set scores beside others' with care. "
    return words + link + ", sources and cautions stand in the appendix."
  }

  /// Each questionnaire by itself.
  static func allQuestionnaires(_ study: StudySummary, _ document: inout Document) {
    guard !study.questionnaires.isEmpty else { return }
    document.heading(
      2, "Each questionnaire", anchor: ReportPart.questionnaireDetails.rawValue)
    for summaries in byInstrument(study.questionnaires) { details(summaries, study, &document) }
    document.heading(3, "How unusual answers are treated")
    document.list(Scoring.policy)
  }

  /// Summaries of one instrument stand together; those after tasks are several.
  private static func byInstrument(
    _ summaries: [QuestionnaireSummary]
  ) -> [[QuestionnaireSummary]] {
    summaries.reduce(into: []) { result, summary in
      if let last = result.last?.first, last.instrument.id == summary.instrument.id {
        result[result.count - 1].append(summary)
      } else {
        result.append([summary])
      }
    }
  }

  private static func details(
    _ summaries: [QuestionnaireSummary], _ study: StudySummary, _ document: inout Document
  ) {
    guard let instrument = summaries.first?.instrument else { return }
    document.heading(3, "\(instrument.title)")
    document.list(about(instrument) + summaries.flatMap { facts($0, study) })
    for summary in summaries where summary.scores.count > 1 {
      document.table(
        "All its scores\(QuestionnairePlot.taskWords(summary, study)). Interval: t interval of the mean, 95 %, cut to the range of the score.",
        none: "It has no score.",
        columns: ["Score", "Mean", "Interval", "Median", "Responses"],
        rows: summary.scores.map { ["\($0.score.label)"] + words($0) })
    }
    for summary in summaries { benchmarks(summary, study, &document) }
    guard
      let groups = study.questionnaireGroups.first(where: { $0.instrument.id == instrument.id }),
      let summary = summaries.first(where: { $0.task == nil })
    else { return }
    self.groups(groups, summary, &document)
  }

  /// What is true of the instrument, whoever answers it.
  private static func about(_ instrument: Instrument) -> [Sentence] {
    var lines: [Sentence] = [
      instrument.wordingStatus == .official
        ? "Asked in its official wording."
        : "Asked in our own paraphrase, not in the official words: set its scores beside others' with care."
    ]
    if let direction = instrument.scores.first?.direction, direction != .neither {
      lines.append("For the main score, \(direction.label).")
    }
    if let source = instrument.source {
      lines.append("Source: \(SourceStatus.words(source, instrument.sourceStatus))")
    }
    if let caution = instrument.caution { lines.append("\(caution)") }
    return lines
  }

  /// " (at the ends of the interval 0.2 and 100)".
  private static func percentiles(_ score: ScoreSummary) -> Sentence {
    guard let low = score.judgementAtLow?.percentile, let high = score.judgementAtHigh?.percentile
    else { return "" }
    return " (at the ends of the interval \(Figure.decimal(low)) and \(Figure.decimal(high)))"
  }

  /// What is true of these answers.
  private static func facts(_ summary: QuestionnaireSummary, _ study: StudySummary) -> [Sentence] {
    let task = QuestionnairePlot.taskWords(summary, study)
    var lines: [Sentence] = [
      "\(summary.responses, "response", "responses") by \(summary.participants, "person", "people")"
        + task + "."
    ]
    let table: Sentence = summary.instrument.sourceStatus?.remark.map { " (source: \($0))" } ?? ""
    for score in summary.scores {
      let name: Sentence = "“\(score.score.label)”" + task + ": "
      if let band = score.studyBand {
        lines.append(
          name
            + "the mean lies in the band “\(band.label)”\(table), which judges means of studies and no single person, n = \(score.values.count)\(score.reach.map { "; \($0)" } ?? "" as Sentence)."
        )
      }
      if let percentile = score.percentile {
        lines.append(
          name
            + "percentile rank of the mean \(Figure.decimal(percentile))\(percentiles(score)), by the instrument's table\(table), n = \(score.values.count)."
        )
      }
      if let refusal = score.refusalToJudge { lines.append(name + "\(refusal).") }
      if score.withoutValue > 0 {
        lines.append(
          name
            + "\(score.withoutValue, "response has", "responses have") no score because too many answers are missing."
        )
      }
      let bands = score.bands.filter { $0.count > 0 }.map { band -> Sentence in
        let people: Sentence =
          study.edition.hides(crossing: band.count)
          ? "fewer than \(Edition.smallestSharedCell) people"
          : "\(band.count, "person", "people")"
        return "\(band.band.label), \(people)"
      }
      if !bands.isEmpty { lines.append(name + "\(Sentence.joined(bands, "; ")).") }
    }
    return lines + (summary.flags + summary.leftOut)
  }

  private static func benchmarks(
    _ summary: QuestionnaireSummary, _ study: StudySummary, _ document: inout Document
  ) {
    let general = summary.scores.flatMap { score in
      score.benchmarks.map { benchmark($0, beside: score, "everybody") }
    }
    let groups = summary.groupBenchmarks.compactMap { row -> [Sentence]? in
      guard case .scores(let score) = row.here else { return nil }
      return benchmark(row.benchmark, beside: score, "\(row.group)")
    }
    let rows = general + groups
    if !rows.isEmpty {
      document.table(
        "Means from elsewhere beside those of this study\(QuestionnairePlot.taskWords(summary, study)), each beside the people of whom it tells. They were measured with other people and other products: they place a mean, they judge nothing.",
        none: "", columns: ["Benchmark", "Elsewhere", "Here", "Measured with", "Source"],
        rows: rows)
    }
    let refused = summary.groupBenchmarks.compactMap { row -> Sentence? in
      row.refusal.map { "“\(row.benchmark.label)” (\(row.group)), \($0)" }
    }
    guard !refused.isEmpty else { return }
    document.paragraph(
      "A mean from elsewhere that was measured with one group stands beside people of that group only, from \(Minimum.judgement.words) on. Left out: \(Sentence.joined(refused, "; "))."
    )
  }

  private static func benchmark(
    _ benchmark: ScoreBenchmark, beside score: ScoreSummary, _ group: Sentence
  ) -> [Sentence] {
    [
      "\(benchmark.label)", "\(QuestionnairePlot.range(benchmark))",
      score.mean.map { "\(Figure.decimal($0)), n = \(score.values.count)" } ?? "no figure",
      group,
      benchmark.source.map { SourceStatus.words($0, benchmark.sourceStatus) } ?? "not given",
    ]
  }

  private static func groups(
    _ groups: QuestionnaireGroups, _ summary: QuestionnaireSummary, _ document: inout Document
  ) {
    let told = groups.rows.compactMap { row -> [Sentence]? in
      row.scores?.first.map { [row.group.label.capitalised] + words($0) }
    }
    document.table(
      "The main score by assistive technology beside everybody, for groups of at least \(Edition.smallestSharedCell) people. So few people allow no comparison of groups.",
      none: "No group can be shown.",
      columns: ["Group", "Mean", "Interval", "Median", "Responses"],
      rows: (summary.scores.first.map { [["Everybody"] + words($0)] } ?? []) + told)
    let hidden = groups.rows.count { $0.people == nil }
    if hidden > 0 {
      document.paragraph(
        "\(hidden, "group is", "groups are") not shown: too few people, or all but too few."
      )
    }
    let few = groups.rows.compactMap { row -> Sentence? in
      guard let people = row.people, row.scores == nil else { return nil }
      return "\(row.group.label), n = \(people)"
    }
    if !few.isEmpty {
      document.paragraph("Groups without a figure: \(Sentence.joined(few, "; ")).")
    }
  }

  private static func words(_ score: ScoreSummary) -> [Sentence] {
    QuestionnairePlot.words(score)
  }
}
