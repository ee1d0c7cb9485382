import Localization
import Measures
import Records
import Statistics
import Wording

/// Two marks a task, one for each round, each with its interval.
enum ChangePlots {
  /// The tasks whose two rounds are of one wording.
  private static func comparable(_ changes: RoundChanges?) -> [TaskChange] {
    tasks(changes).filter { $0.completion.missing != .reworded }
  }

  /// The tasks that somebody tried in either round: first those that nobody did without help in the later one.
  static func tasks(_ changes: RoundChanges?) -> [TaskChange] {
    let tried = (changes?.tasks ?? []).filter(\.wasTried)
    return tried.filter(isUnmanaged) + tried.filter { !isUnmanaged($0) }
  }

  static func isUnmanaged(_ task: TaskChange) -> Bool {
    task.now.completion?.count.successes == 0
  }

  static func completion(_ changes: RoundChanges?) -> RowPlot {
    plot(
      "study-changes-completion", "Done without help, in both rounds", changes,
      "Share of people who did the task without help", axis: .shares,
      names: ["", "share", "interval"],
      shared: "Of fewer than \(Minimum.share.words) only the count.", least: Minimum.share
    ) { figures in
      guard let found = figures.completion else {
        return Cell(words: ["nobody tried", StudyCells.none, StudyCells.none])
      }
      guard let share = Figure.share(found.count) else {
        return Cell(words: [CompletionPlot.words(found.count), StudyCells.none, StudyCells.none])
      }
      return Cell(
        words: [CompletionPlot.words(found.count), share, Figure.interval(found.interval)],
        value: found.share.value, said: share,
        interval: found.interval.low.value...found.interval.high.value,
        n: found.count.attempts.count)
    }
  }

  static func times(_ changes: RoundChanges?) -> RowPlot {
    let figures = tasks(changes).flatMap { [$0.before, $0.now] }
    let longest = figures.compactMap { $0.times?.values.last?.seconds }.max() ?? 60
    return plot(
      "study-changes-times", "Time on task, in both rounds", changes,
      "Typical time on task, done without help", axis: .times(longest: longest * 1.25),
      names: ["typical", "interval", "from", ""],
      shared: "Rings below: single times. An arrow goes on.", least: Minimum.mean
    ) { figures in
      guard let times = figures.times else { return nothing("nobody has a time") }
      return Cell(
        words: TimesPlot.words(times.onTask, times.values), value: times.onTask?.time.seconds,
        said: times.onTask.map { Figure.time($0.time) } ?? "",
        interval: times.onTask?.interval.map { $0.low.seconds...$0.high.seconds },
        dots: times.values.map(\.seconds), n: times.values.count)
    }
  }

  static func ease(_ changes: RoundChanges?) -> RowPlot {
    plot(
      "study-changes-ease", "Ease, in both rounds", changes,
      "Mean ease from 1 (very hard) to 7 (very easy)",
      axis: .ratings(1...7, low: "very hard", high: "very easy"),
      names: ["mean", "interval", "median", ""],
      shared: "Rings below: single answers (×: so many).", least: Minimum.mean
    ) { figures in
      guard let ease = figures.ease else { return nothing("nobody said") }
      return Cell(
        words: EasePlot.words(ease), value: ease.mean?.mean.number,
        said: ease.mean.map { Figure.decimal($0.mean.number) } ?? "",
        interval: ease.interval.map { $0.low.number...$0.high.number },
        dots: ease.values.map(\.number), n: ease.n)
    }
  }

  /// What one mark says.
  private struct Cell {
    let words: [Sentence]
    var value: Double?
    var said: Sentence = ""
    var interval: ClosedRange<Double>?
    var dots: [Double] = []
    var n = 0
  }

  private static func nothing(_ words: Sentence) -> Cell {
    Cell(words: [words, StudyCells.none, StudyCells.none, StudyCells.n(0)])
  }

  private static func plot(
    _ name: String, _ title: Sentence, _ changes: RoundChanges?, _ what: Sentence, axis: PlotAxis,
    names: [Sentence], shared: Sentence, least: Minimum, cell: (TaskFigures) -> Cell
  ) -> RowPlot {
    guard let changes else {
      return RowPlot(
        name: name, title: title, sentence: "There is no earlier round to compare with.",
        legend: [], axis: axis, names: names, rows: [])
    }
    let marks = comparable(changes).flatMap { task in
      [
        (label: label(task, changes.before), cell: cell(task.before), isEarlier: true),
        (label: label(task, changes.now), cell: cell(task.now), isEarlier: false),
      ]
    }
    let entries = marks.compactMap { mark in
      mark.cell.value.map {
        PlotSentence.Entry(label: mark.label, value: $0, words: mark.cell.said, n: mark.cell.n)
      }
    }
    let few = marks.count - entries.count
    return RowPlot(
      name: name, title: title,
      sentence: PlotSentence.words(
        what, .marks, entries, counted: "people", few: few,
        least: least),
      legend: [
        "On the line a ring for round \(changes.before), a dot for round \(changes.now), and the 95 % interval of each.",
        shared,
      ], axis: axis, names: names,
      rows: marks.map { mark in
        RowPlot.Row(
          label: mark.label, words: mark.cell.words, value: mark.cell.value,
          interval: mark.cell.interval, dots: mark.cell.dots, isEarlier: mark.isEarlier)
      })
  }

  private static func label(_ task: TaskChange, _ round: Int) -> Sentence {
    "\(task.title), round \(round)"
  }
}
