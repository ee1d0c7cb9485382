import Localization
import Measures
import Statistics

/// How long people took for tasks that they did without help.
enum TimesPlot {
  static func plot(_ study: StudySummary) -> RowPlot {
    let longest = study.tasks.compactMap { $0.everybody.times?.values.last?.seconds }.max() ?? 60
    return RowPlot(
      name: "study-times", title: "Time on task, by task", sentence: sentence(study),
      legend: [
        study.edition == .team
          ? "Rings below: single times. Dot: typical time. Line: 95 % interval; an arrow goes on."
          : "Dot: typical time. Line: 95 % interval; an arrow goes on.",
        "Faults and breaks are left out. n counts people who did the task without help.",
      ],
      axis: .times(longest: longest * 1.25), names: ["typical", "interval", "from", ""],
      rows: study.tasks.map { row($0, study.edition) })
  }

  private static func row(_ task: TaskSummary, _ edition: Edition) -> RowPlot.Row {
    guard let times = task.everybody.times else {
      return RowPlot.Row(
        label: "\(task.title)",
        words: [StudyCells.none, StudyCells.none, StudyCells.none, StudyCells.n(0)],
        value: nil, interval: nil)
    }
    return RowPlot.Row(
      label: "\(task.title)", words: words(times.onTask, times.values),
      value: times.onTask?.time.seconds,
      interval: times.onTask?.interval.map { $0.low.seconds...$0.high.seconds },
      dots: edition == .team ? times.values.map(\.seconds) : [])
  }

  /// The cells of one summary of times: typical, interval, shortest to longest, n; or the times, where they are too
  /// few for that.
  static func words(_ times: TimeSummary?, _ values: [TaskTime]) -> [Sentence] {
    guard let times else {
      return [
        Figure.singles(values.map(Figure.time)), StudyCells.none, StudyCells.none,
        StudyCells.n(values.count),
      ]
    }
    return [
      "\(Figure.time(times.time)) (\(times.typical.name))",
      times.interval.map(Figure.interval) ?? StudyCells.none,
      "\(Figure.time(times.shortest)) to \(Figure.time(times.longest))",
      "\(times.sampleSize.description)",
    ]
  }

  private static func sentence(_ study: StudySummary) -> Sentence {
    let timed = study.tasks.compactMap { task in task.everybody.times.map { (task, $0) } }
    let entries = timed.compactMap { task, times in
      times.onTask.map { summary in
        PlotSentence.Entry(
          label: "\(task.title)", value: summary.time.seconds, words: Figure.time(summary.time),
          n: times.values.count)
      }
    }
    return PlotSentence.words(
      "Typical time on task, done without help", .tasks, entries,
      counted: "people", few: timed.count - entries.count, least: Minimum.mean)
  }
}
