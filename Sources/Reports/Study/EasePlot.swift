import Localization
import Measures
import Statistics

/// How easy people called each task when they were asked once after it.
enum EasePlot {
  static func plot(_ study: StudySummary) -> RowPlot {
    RowPlot(
      name: "study-ease", title: "Ease, by task", sentence: sentence(study),
      legend: [
        study.edition == .team
          ? "Rings below: single answers (×: so many). Dot: mean. Line: 95 % interval of the mean, t."
          : "Dot: mean. Line: 95 % interval of the mean, t.",
        "1 is very hard, 7 is very easy. n counts people with an answer.",
      ],
      axis: .ratings(1...7, low: "very hard", high: "very easy"),
      names: ["mean", "interval", "median", ""], rows: study.tasks.map { row($0, study.edition) })
  }

  private static func row(_ task: TaskSummary, _ edition: Edition) -> RowPlot.Row {
    guard let ease = task.everybody.ease else {
      return RowPlot.Row(
        label: "\(task.title)",
        words: [StudyCells.none, StudyCells.none, StudyCells.none, StudyCells.n(0)],
        value: nil, interval: nil)
    }
    return RowPlot.Row(
      label: "\(task.title)", words: words(ease), value: ease.mean?.mean.number,
      interval: ease.interval.map { $0.low.number...$0.high.number },
      dots: edition == .team ? ease.values.map(\.number) : [])
  }

  /// The cells of ratings: mean, interval, median with range, n; or the ratings, where they are too few for that.
  static func words(_ ease: RatingFigures<EaseRating>) -> [Sentence] {
    guard let mean = ease.mean, let median = ease.median else {
      let singles = ease.values.map { Figure.decimal($0.number) }
      return [
        Figure.singles(singles), StudyCells.none, StudyCells.none, StudyCells.n(ease.n),
      ]
    }
    return [
      Figure.decimal(mean.mean.number),
      ease.interval.map { Figure.interval($0) } ?? StudyCells.none,
      StudyCells.spread(median.number, mean.low.number, mean.high.number),
      StudyCells.n(ease.n),
    ]
  }

  private static func sentence(_ study: StudySummary) -> Sentence {
    let rated = study.tasks.compactMap { task in task.everybody.ease.map { (task, $0) } }
    let entries = rated.compactMap { task, ease in
      ease.mean.map { mean in
        PlotSentence.Entry(
          label: "\(task.title)", value: mean.mean.number, words: Figure.decimal(mean.mean.number),
          n: ease.n)
      }
    }
    return PlotSentence.words(
      "Mean ease from 1 (very hard) to 7 (very easy)", .tasks, entries,
      counted: "people", few: rated.count - entries.count, least: Minimum.mean)
  }
}
