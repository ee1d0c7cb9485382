import Localization
import Measures
import Records
import Statistics
import Wording

/// How many people did each task without help, with the interval.
enum CompletionPlot {
  static func plot(_ study: StudySummary) -> RowPlot {
    RowPlot(
      name: "study-completion", title: "Done without help, by task",
      sentence: sentence(study),
      legend: [
        "Dot: share of everybody who tried. Line: 95 % interval, adjusted Wald, two-sided.",
        "Of fewer than \(Minimum.share.words) only the count. Each with the first attempt in the round.",
      ],
      axis: .shares, names: ["", "share", "interval", "offered to"], rows: study.tasks.map(row))
  }

  private static func row(_ task: TaskSummary) -> RowPlot.Row {
    guard let figures = task.everybody.completion else {
      return RowPlot.Row(
        label: "\(task.title)",
        words: ["nobody tried", StudyCells.none, StudyCells.none, offered(task)], value: nil,
        interval: nil)
    }
    guard let share = Figure.share(figures.count) else {
      return RowPlot.Row(
        label: "\(task.title)",
        words: [words(figures.count, task), StudyCells.none, StudyCells.none, offered(task)],
        value: nil, interval: nil)
    }
    return RowPlot.Row(
      label: "\(task.title)",
      words: [
        words(figures.count, task), share, Figure.interval(figures.interval), offered(task),
      ],
      value: figures.share.value,
      interval: figures.interval.low.value...figures.interval.high.value)
  }

  /// "4 of 6 people; 1 was stopped at the agreed 15 minutes".
  private static func words(_ count: SuccessCount, _ task: TaskSummary) -> Sentence {
    let stopped = task.everybody.outcomes.stoppedAtTimeLimit
    return words(count) + (stopped > 0 ? "; \(TimeLimitWords.stopped(stopped, task))" : "")
  }

  /// "2 of 6 people".
  private static func offered(_ task: TaskSummary) -> Sentence {
    let offer = task.offer
    return "\(offer.offeredTo) of \(offer.people, "person", "people")"
  }

  /// "4 of 6 people".
  static func words(_ count: SuccessCount) -> Sentence {
    "\(count.successes) of \(count.attempts.count, "person", "people")"
  }

  private static func sentence(_ study: StudySummary) -> Sentence {
    let tried = study.tasks.compactMap { task in task.everybody.completion.map { (task, $0) } }
    let entries = tried.compactMap { task, figures in
      Figure.share(figures.count).map { share in
        PlotSentence.Entry(
          label: "\(task.title)", value: figures.share.value, words: share,
          n: figures.count.attempts.count)
      }
    }
    return PlotSentence.words(
      "Share of people who did the task without help", .tasks, entries,
      counted: "people", few: tried.count - entries.count, least: Minimum.share)
  }
}
