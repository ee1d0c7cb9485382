import JSON
import Localization
import Measures
import Records
import Statistics
import Wording

/// The means of questionnaires, each on a line from the lowest to the highest value that its score can have.
enum QuestionnairePlot {
  static func plot(_ study: StudySummary) -> RowPlot {
    RowPlot(
      name: "study-questionnaires", title: "Questionnaire scores", sentence: sentence(study),
      legend: [
        "Dot: mean. Line: 95 % interval of the mean, t. Diamond: a mean from elsewhere.",
        "Each line runs from the lowest to the highest value of its score.",
      ],
      axis: .shares, names: ["mean", "interval", "median", ""],
      rows: study.questionnaires.compactMap { row($0, study) })
  }

  /// "System Usability Scale: usable", with the task where it is asked after tasks.
  static func label(
    _ summary: QuestionnaireSummary, _ score: ScoreSummary, _ study: StudySummary
  ) -> Sentence {
    var label: Sentence = "\(summary.instrument.title)"
    if summary.scores.count > 1 { label += ": \(score.score.label)" }
    label += taskWords(summary, study)
    return score.score.direction == .lowerIsBetter ? label + " (low is good)" : label
  }

  /// ", after “Buy a ticket”", where an instrument is asked after tasks.
  static func taskWords(_ summary: QuestionnaireSummary, _ study: StudySummary) -> Sentence {
    guard summary.instrument.isPerTask else { return "" }
    guard let id = summary.task else { return ", task not recorded" }
    let task = study.tasks.first { Text.isSame($0.id, id) }
    return task.map { ", after “\($0.title)”" }
      ?? ", after “a task that the plan does not have”"
  }

  /// The cells of one score: mean, interval, median with range, n.
  static func words(_ score: ScoreSummary) -> [Sentence] {
    let n = StudyCells.n(score.values.count)
    if let yes = score.yes, !score.values.isEmpty {
      return ["\(yes) of \(score.values.count) yes", StudyCells.none, StudyCells.none, n]
    }
    if score.isSingleValues {
      let singles = score.singles.map { Figure.decimal($0) }
      let words = singles.isEmpty ? StudyCells.none : Figure.singles(singles)
      return [words, StudyCells.none, StudyCells.none, n]
    }
    // Steps in an order have a median and no mean.
    return [
      score.mean.map { Figure.decimal($0) } ?? StudyCells.none,
      score.straightLined > 0
        ? "none: \(score.straightLined) with the same answer to every item"
        : score.interval.map { Figure.interval($0) } ?? StudyCells.none,
      score.median.map {
        StudyCells.spread($0, score.lowest ?? $0, score.highest ?? $0)
      } ?? StudyCells.none, n,
    ]
  }

  /// The main score of one instrument; `nil` where it is a yes or no, or where there is none.
  private static func row(
    _ summary: QuestionnaireSummary, _ study: StudySummary
  ) -> RowPlot.Row? {
    guard let score = summary.scores.first, score.yes == nil,
      score.mean != nil || score.isSingleValues
    else { return nil }
    // A summary exists only for instruments that can be scored.
    let scoring = try? Scoring(summary.instrument)
    let ends = scoring?.limits(of: 0) ?? (score.lowest ?? 0)...(score.highest ?? 1)
    return RowPlot.Row(
      label: label(summary, score, study),
      words: words(score), value: score.mean,
      interval: score.interval.map { $0.low.number...$0.high.number },
      dots: score.singles, references: score.benchmarks.map(reference), axis: .ends(ends))
  }

  private static func reference(_ benchmark: ScoreBenchmark) -> RowPlot.Reference {
    RowPlot.Reference(
      value: benchmark.value, highest: benchmark.highest,
      label: "\(range(benchmark)), \(benchmark.label)")
  }

  /// "68", "5.3 to 5.6".
  static func range(_ benchmark: ScoreBenchmark) -> Sentence {
    benchmark.highest.map {
      "\(Figure.decimal(benchmark.value)) to \(Figure.decimal($0))"
    } ?? Figure.decimal(benchmark.value)
  }

  private static func sentence(_ study: StudySummary) -> Sentence {
    // Scores of different instruments have different ranges: lowest and highest of all would compare what cannot be
    // compared.
    let main = study.questionnaires.compactMap { summary in
      summary.scores.first.map { (summary, $0) }
    }
    let few = main.count { $0.1.isSingleValues }
    let entries = main.compactMap { summary, score -> Sentence? in
      guard let mean = score.mean, score.yes == nil else { return nil }
      let (low, high) = (score.lowest ?? mean, score.highest ?? mean)
      return
        "\(label(summary, score, study)) \(Figure.decimal(mean)), low \(Figure.decimal(low)), high \(Figure.decimal(high)), n = \(score.values.count)"
    }
    let rest: Sentence =
      few > 0
      ? " \(few, "questionnaire has", "questionnaires have") too few values for a mean: it takes \(Minimum.mean.count)."
      : ""
    guard let first = entries.first, let last = entries.last else {
      return "Means of questionnaires: there is no figure yet." + rest
    }
    guard entries.count > 1 else { return "Means of questionnaires, one: \(first)." + rest }
    return
      "Means of questionnaires, \(entries.count), each with its own range: first \(first); last \(last)."
      + rest
  }
}
