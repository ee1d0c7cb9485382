import Localization
import Measures
import Statistics

/// A plot about tasks: one row a task, or two marks a task for two rounds.
struct TaskPlot: Sendable {
  private let file: String
  private let title: Sentence
  private let what: Sentence
  private let axis: PlotAxis
  private let names: [Sentence]
  private let legend: [Sentence]
  /// The legend's last line below two rounds.
  private let shared: Sentence
  private let least: Minimum
  private let cell: @Sendable (TaskFigures) -> TaskCell

  static let completion = TaskPlot(
    file: "completion", title: "Completed without help",
    what: "Share of participants who completed the task without help", axis: .shares,
    names: ["", "share", "interval"],
    legend: [
      "Dot: share of participants who tried. Line: 95% interval, adjusted Wald, two-sided.",
      "Below \(Minimum.share.words) only the count; no share if an outcome or help was not recorded.",
    ], shared: "Below \(Minimum.share.words) only the count.", least: .share,
    cell: { .completion($0) })

  static func times(_ all: [TaskFigures]) -> TaskPlot {
    let longest = all.compactMap { $0.times?.values.last?.seconds }.max() ?? 60
    return TaskPlot(
      file: "times", title: "Time on task", what: "Typical time on task, completed without help",
      axis: .times(longest: longest * 1.25), names: ["typical", "interval", "from", ""],
      legend: [
        "Rings below: single times. Dot: typical time. Line: 95% interval; an arrow goes on.",
        "Faults and breaks are left out. n counts participants who completed the task without help.",
      ], shared: "Rings below: single times. An arrow goes on.", least: .mean,
      cell: { .times($0) })
  }

  static let ease = TaskPlot(
    file: "ease", title: "Ease", what: "Mean ease from 1 (very hard) to 7 (very easy)",
    axis: .ratings(1...7, low: "very hard", high: "very easy"),
    names: ["mean", "interval", "median", ""],
    legend: [
      "Rings below: single answers (×: so many). Dot: mean. Line: 95% interval of the mean, t.",
      "1 is very hard, 7 is very easy. n counts participants with an answer.",
    ], shared: "Rings below: single answers (×: so many).", least: .mean, cell: { .ease($0) })

  /// One row a task.
  ///
  /// - Parameter more: A further cell of each row.
  func plot(
    _ study: StudySummary, named: Sentence? = nil, more: (TaskSummary) -> [Sentence] = { _ in [] }
  ) -> RowPlot {
    let cells = study.tasks.map { cell($0.everybody) }
    return RowPlot(
      name: "study-" + file, title: title + ", by task",
      sentence: sentence(zip(study.tasks, cells).map { ("\($0.title)", $1) }, .tasks),
      legend: legend, axis: axis, names: names + [named].compactMap(\.self),
      rows: zip(study.tasks, cells).map { task, cell in
        RowPlot.Row(
          label: "\(task.title)", words: cell.words + more(task), value: cell.value,
          interval: cell.interval, dots: cell.dots)
      })
  }

  /// Two marks a task that may be compared: the round before, and the reported one.
  func plot(_ changes: RoundChanges?) -> RowPlot {
    let name = "study-changes-" + file
    guard let changes else {
      return RowPlot(
        name: name, title: title + ", in both rounds",
        sentence: StudyNone(.earlierRound, nil).sentence, legend: [], axis: axis, names: names,
        rows: [])
    }
    let marks = changes.tasks.filter { $0.wasTried && $0.completion.missing != .reworded }.flatMap {
      task -> [(label: Sentence, cell: TaskCell, isEarlier: Bool)] in
      [
        ("\(task.title), round \(changes.before)", cell(task.before), true),
        ("\(task.title), round \(changes.now)", cell(task.now), false),
      ]
    }
    return RowPlot(
      name: name, title: title + ", in both rounds",
      sentence: sentence(marks.map { ($0.label, $0.cell) }, .marks),
      legend: [
        "On the line a ring for round \(changes.before), a dot for round \(changes.now), and the 95% interval of each.",
        shared,
      ], axis: axis, names: names,
      rows: marks.map { mark in
        RowPlot.Row(
          label: mark.label, words: mark.cell.words, value: mark.cell.value,
          interval: mark.cell.interval, dots: mark.cell.dots, isEarlier: mark.isEarlier)
      })
  }

  private func sentence(
    _ rows: [(label: Sentence, cell: TaskCell)], _ kind: PlotSentence.Rows
  ) -> Sentence {
    let told = rows.filter { $0.cell.n > 0 }
    let entries = told.compactMap { label, cell in
      cell.value.map { PlotSentence.Entry(label: label, value: $0, words: cell.said, n: cell.n) }
    }
    let unrecorded = told.count { $0.cell.isUnrecorded }
    let words = PlotSentence.words(
      what, kind, entries, counted: "participants",
      few: told.count - entries.count - unrecorded, least: least)
    return unrecorded == 0
      ? words : words + " Outcome or help not recorded: " + kind.count(unrecorded) + "."
  }
}
