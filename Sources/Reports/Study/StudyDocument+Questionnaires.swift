import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static func questionnaires(
    _ study: StudySummary, _ plots: StudyPlots, _ document: inout Document
  ) {
    let round = study.rounds.number
    document.heading(2, "Questionnaires")
    guard !study.questionnaires.isEmpty else {
      return document.paragraph(StudyNone.questionnaires.claim(round))
    }
    document.drawing(drawing(plots.questionnaires))
    document.table(
      "The main score of each; different questionnaires are never pooled. One response a participant, the newest finished one, or an unfinished one if there is no other. Interval: t interval of the mean, 95%, cut to the range of the score; none if responses have the same answer to every item. Below \(Minimum.mean.words) each value by itself: \(Minimum.mean.reason).",
      none: StudyNone.scores.claim(round),
      columns: ["Score", "Mean", "Interval", "Median", "Responses"],
      rows: study.questionnaires.compactMap { summary in
        summary.scores.first.map {
          ["\(QuestionnairePlot.label(summary, $0, study))"]
            + QuestionnairePlot.words($0)
        }
      })
    if let paraphrased = study.paraphrased {
      document.paragraph(
        ReportPlaceWords.report(paraphrased, "study", at: .questionnaireDetails))
    }
  }

  /// The mean of the main score; `nil` where there is none.
  static func headline(_ summary: QuestionnaireSummary, _ study: StudySummary) -> Sentence? {
    guard let score = summary.scores.first, score.yes == nil else { return nil }
    let figure: Sentence
    if let mean = score.mean {
      let interval: Sentence =
        score.interval.map { ", 95% interval \(Figure.interval($0)) (t interval)" } ?? ""
      figure = "mean \(Figure.decimal(mean))\(interval), n = \(score.values.count)"
    } else if !score.singles.isEmpty {
      figure = QuestionnairePlot.words(score)[0] + ", too few for a mean"
    } else {
      return nil
    }
    let n = score.values.count
    let caution: Sentence =
      score.straightLined == 0
      ? ""
      : "; caution: \(score.straightLined) of \(n, "response has", "responses have") the same answer to every answered item, so no interval is given"
    let name: Sentence = "\(summary.instrument.title)"
    return .claim(
      "score.mean",
      [
        "round": study.rounds.number, "instrument": summary.instrument.id.string,
        "task": summary.task, "score": score.score.id, "n": n, "mean": score.mean,
        "low": score.interval?.low.number, "high": score.interval?.high.number,
        "straightLined": score.straightLined,
      ], name + ": " + figure + caution + ".")
  }

  /// Each questionnaire by itself.
  static func allQuestionnaires(_ study: StudySummary, _ document: inout Document) {
    guard !study.questionnaires.isEmpty else { return }
    document.heading(
      2, "Each questionnaire", anchor: ReportPart.questionnaireDetails.rawValue)
    // Summaries of one instrument stand together; those after tasks are several.
    var shown: RecordID?
    for summary in study.questionnaires {
      if summary.instrument.id != shown {
        document.heading(3, "\(summary.instrument.title)")
        about(summary.instrument, &document)
      }
      shown = summary.instrument.id
      details(summary, study, &document)
    }
    document.heading(3, "How unusual answers are treated")
    document.list(Scoring.policy)
  }

  /// What is true of the instrument, whoever answers it.
  private static func about(_ instrument: Instrument, _ document: inout Document) {
    let direction = instrument.scores.first?.direction
    document.table(
      "About the questionnaire.", none: "", columns: ["What", "Value"],
      rows: [
        [
          "Wording",
          instrument.wordingStatus == .official
            ? "official"
            : "our wording, not the official one; compare scores with care",
        ],
        ["Main score", direction.flatMap { $0 == .neither ? nil : $0.label } ?? "no better end"],
        [
          "Source",
          instrument.source.map { SourceStatus.words($0, instrument.sourceStatus) }
            ?? "not recorded",
        ],
        ["Caution", instrument.caution.map { "\($0)" } ?? "none"],
      ])
  }

  private static func details(
    _ summary: QuestionnaireSummary, _ study: StudySummary, _ document: inout Document
  ) {
    let task = QuestionnairePlot.taskWords(summary, study)
    document.table(
      "Responses\(task): \(summary.responses), from \(summary.participants, "participant", "participants"). Interval: t interval of the mean, 95%, cut to the range of the score.",
      none: "",
      columns: ["Score", "Mean", "Interval", "Median", "Responses"],
      rows: summary.scores.map { score in
        let cells = QuestionnairePlot.words(score)
        let without: Sentence =
          score.withoutValue > 0 ? ", \(score.withoutValue) without a value" : ""
        return ["\(score.score.label)"] + cells.dropLast() + [(cells.last ?? "") + without]
      })
    document.list(summary.flags + summary.leftOut)
    document.table(
      "Judgements of means and bands\(task).", none: "", columns: ["Score", "Judgement"],
      rows: summary.scores.flatMap { score in
        judgements(score).map { ["\(score.score.label)", $0] }
      })
    benchmarks(summary, task, &document)
    guard summary.task == nil,
      let groups = study.questionnaireGroups.first(where: {
        $0.instrument.id == summary.instrument.id
      })
    else { return }
    document.table(
      "The main score by assistive technology beside all responses, from \(Edition.smallestSharedCell) participants on. So few participants allow no comparison of groups.",
      none: "", columns: ["Group", "Mean", "Interval", "Median", "Responses"],
      rows: (summary.scores.first.map { [["All"] + QuestionnairePlot.words($0)] } ?? [])
        + groups.rows.map { row in
          [row.group.label.capitalised]
            + (row.scores?.first.map { QuestionnairePlot.words($0) }
              ?? [StudyCells.none, StudyCells.none, StudyCells.none, StudyCells.n(row.people)])
        })
  }

  /// Where a mean stands in the bands and the table of its instrument, and how many participants are in each band.
  private static func judgements(_ score: ScoreSummary) -> [Sentence] {
    var lines: [Sentence] = []
    let n: Sentence = "n = \(score.values.count)"
    if let band = score.studyBand {
      let reach: Sentence = score.reach.map { "; \($0)" } ?? ""
      lines.append(
        "mean in the band “\(band.label)”, which judges means of studies and not participants, "
          + n + reach)
    }
    if let percentile = score.percentile {
      var ends: Sentence = ""
      if let low = score.judgementAtLow?.percentile, let high = score.judgementAtHigh?.percentile {
        ends = " (at the ends of the interval \(Figure.decimal(low)) and \(Figure.decimal(high)))"
      }
      lines.append(
        "percentile rank of the mean \(Figure.decimal(percentile))" + ends
          + ", by the instrument’s table, " + n)
    }
    if let refusal = score.refusalToJudge { lines.append(refusal) }
    return lines
      + score.bands.filter { $0.count > 0 }.map {
        "\($0.band.label): \($0.count, "participant", "participants")"
      }
  }

  private static func benchmarks(
    _ summary: QuestionnaireSummary, _ task: Sentence, _ document: inout Document
  ) {
    func row(
      _ benchmark: ScoreBenchmark, _ here: Sentence, _ group: Sentence
    ) -> [Sentence] {
      [
        "\(benchmark.label)", "\(QuestionnairePlot.range(benchmark))", here, group,
        benchmark.source.map { SourceStatus.words($0, benchmark.sourceStatus) } ?? "not recorded",
      ]
    }
    func mean(_ score: ScoreSummary) -> Sentence {
      score.mean.map { "\(Figure.decimal($0)), n = \(score.values.count)" } ?? "no figure"
    }
    let general = summary.scores.flatMap { score in
      score.benchmarks.map { row($0, mean(score), "everybody") }
    }
    let groups = summary.groupBenchmarks.map { group in
      if case .scores(let score) = group.here {
        return row(group.benchmark, mean(score), "\(group.group)")
      }
      return row(
        group.benchmark, group.refusal.map { "not shown: \($0)" } ?? "not shown", "\(group.group)")
    }
    document.table(
      "Means from elsewhere beside those of this study\(task), each beside the participants it applies to, from \(Minimum.judgement.words) on. They come from other people and other products, and judge nothing.",
      none: "", columns: ["Benchmark", "Elsewhere", "Here", "Measured with", "Source"],
      rows: general + groups)
  }
}
