import Localization
import Measures
import Statistics
import Wording

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
        "Faults and breaks are left out. n counts first attempts completed without help.",
      ], shared: "Rings below: single times. An arrow goes on.", least: .mean,
      cell: { .times($0) })
  }

  static let ease = TaskPlot(
    file: "ease", title: "Ease", what: "Mean ease from 1 (very hard) to 7 (very easy)",
    axis: .ratings(1...7, low: "very hard", high: "very easy"),
    names: ["mean", "interval", "median", ""],
    legend: [
      "Rings below: single answers (×: so many). Dot: mean. Line: 95% interval of the mean, t.",
      "1 is very hard, 7 is very easy. n counts first attempts with an answer.",
    ], shared: "Rings below: single answers (×: so many).", least: .mean, cell: { .ease($0) })

  private typealias Mark = (label: Sentence, cell: TaskCell, more: [Sentence], isEarlier: Bool)

  /// One row a task.
  ///
  /// - Parameter more: A further cell of each row.
  func plot(
    _ study: StudySummary, named: Sentence? = nil, more: (TaskSummary) -> [Sentence] = { _ in [] }
  ) -> RowPlot {
    plot(
      "study-", ", by task",
      study.tasks.map { ("\($0.title)", cell($0.everybody), more($0), false) },
      .tasks, legend: legend, names: names + [named].compactMap(\.self))
  }

  /// Two marks a task that may be compared: the round before, and the reported one.
  func plot(_ changes: RoundChanges?) -> RowPlot {
    let title: Sentence = ", in both rounds"
    guard let changes else {
      return RowPlot(
        name: "study-changes-" + file, title: self.title + title,
        sentence: StudyNone.earlierRound.words, legend: [], axis: axis, names: names,
        rows: [])
    }
    let tasks = changes.tasks.filter { $0.wasTried && $0.completion.missing != .reworded }
    let marks = tasks.flatMap { task -> [Mark] in
      [
        ("\(task.title), round \(changes.before)", cell(task.before), [], true),
        ("\(task.title), round \(changes.now)", cell(task.now), [], false),
      ]
    }
    let legend: [Sentence] = [
      "On the line a ring for round \(changes.before), a dot for round \(changes.now), and the 95% interval of each.",
      shared,
    ]
    return plot("study-changes-", title, marks, .marks, legend: legend, names: names)
  }

  private func plot(
    _ folder: String, _ suffix: Sentence, _ marks: [Mark], _ kind: Rows, legend: [Sentence],
    names: [Sentence]
  ) -> RowPlot {
    RowPlot(
      name: folder + file, title: title + suffix, sentence: sentence(marks, kind), legend: legend,
      axis: axis, names: names,
      rows: marks.map { mark in
        RowPlot.Row(
          label: mark.label, words: mark.cell.words + mark.more, value: mark.cell.value,
          interval: mark.cell.interval, dots: mark.cell.dots, isEarlier: mark.isEarlier)
      })
  }

  // MARK: The plot in one sentence

  /// What the rows of a plot are.
  private enum Rows {
    case tasks, marks

    var one: Sentence { self == .tasks ? "one task" : "one mark" }

    func count(_ number: Int) -> Sentence {
      self == .tasks ? "\(number, "task", "tasks")" : "\(number, "mark", "marks")"
    }

    func more(_ number: Int) -> Sentence {
      self == .tasks
        ? "\(number, "more task", "more tasks")" : "\(number, "more mark", "more marks")"
    }
  }

  /// How many rows it has, the first, the last, the lowest, the highest, n, and how many rows have no figure.
  private func sentence(_ rows: [Mark], _ kind: Rows) -> Sentence {
    let told = rows.filter { $0.cell.n > 0 }
    let entries = told.filter { $0.cell.value != nil }
    let unrecorded = told.count { $0.cell.isUnrecorded }
    let unnamed = told.count { $0.cell.value == nil && !$0.cell.isUnrecorded && $0.cell.hasUnnamed }
    let few = told.count - entries.count - unrecorded - unnamed
    let have: Sentence = few == 1 ? "has" : "have"
    let words: Sentence =
      if few == 0 {
        figures(entries, kind)
      } else if entries.isEmpty {
        "\(what): no figure, since \(kind.count(few)) \(have) fewer than \(least.words)."
      } else {
        "\(figures(entries, kind)) \(kind.more(few)) \(have) fewer than \(least.words), so no figure."
      }
    var open: Sentence =
      unrecorded == 0 ? "" : " Outcome or help not recorded: " + kind.count(unrecorded) + "."
    if unnamed > 0 {
      open += " No figure, since an attempt names no participant: " + kind.count(unnamed) + "."
    }
    return words + open
  }

  private func figures(_ entries: [Mark], _ kind: Rows) -> Sentence {
    guard let first = entries.first, let last = entries.last,
      let lowest = entries.min(by: { $0.cell.value ?? 0 < $1.cell.value ?? 0 }),
      let highest = entries.max(by: { $0.cell.value ?? 0 < $1.cell.value ?? 0 }),
      let fewest = entries.map(\.cell.n).min(), let most = entries.map(\.cell.n).max()
    else { return "\(what): there is no figure yet." }
    let n: Sentence = fewest == most ? "n = \(most)" : "n = \(fewest) to \(most)"
    guard entries.count > 1 else {
      return "\(what), \(kind.one): “\(first.label)” \(first.cell.said); \(n) first attempts."
    }
    /// The value with every row that has it: a tie has no first.
    func words(_ extreme: Mark) -> Sentence {
      let same = entries.filter { $0.cell.value == extreme.cell.value }
      return
        "\(extreme.cell.said) (\(Sentence.list(same.map { "“\($0.label)”" as Sentence })))"
    }
    let ends: Sentence =
      "first “\(first.label)” \(first.cell.said), last “\(last.label)” \(last.cell.said)"
    return
      "\(what), \(kind.count(entries.count)): \(ends); low \(words(lowest)), high \(words(highest)); \(n) first attempts."
  }
}

/// One figure of a task: what its row of a plot draws, and the cells of the table beside it.
struct TaskCell {
  let words: [Sentence]
  var value: Double?
  /// The value as the table writes it.
  var said: Sentence = ""
  var interval: ClosedRange<Double>?
  var dots: [Double] = []
  /// How many values stand behind it.
  var n = 0
  /// Whether it has no figure because an outcome or help is not recorded.
  var isUnrecorded = false
  /// Whether an attempt behind it names no participant.
  var hasUnnamed = false

  /// Completed without help: count, share, interval.
  static func completion(_ figures: TaskFigures) -> TaskCell {
    guard let found = figures.completion, let share = Figure.share(found.count) else {
      return TaskCell(
        words: [count(figures), StudyCells.none, StudyCells.none], n: figures.tried,
        isUnrecorded: !figures.isRecorded, hasUnnamed: figures.unnamed > 0)
    }
    return TaskCell(
      words: [count(figures), share, Figure.interval(found.interval)], value: found.share.value,
      said: share, interval: found.interval.low.value...found.interval.high.value,
      n: figures.tried)
  }

  /// "4 of 6 participants"; "completed 5 of 5; help not recorded for 5"; "not tried".
  static func count(_ figures: TaskFigures) -> Sentence {
    guard figures.tried > 0 else { return "not tried" }
    if let completed = figures.withoutHelp {
      return "\(completed) of \(figures.people(figures.tried))"
    }
    if figures.outcomeUnknown == figures.tried {
      return "how it ended was not recorded for \(figures.people(figures.tried))"
    }
    let outcome: Sentence =
      figures.outcomeUnknown > 0
      ? "; how it ended was not recorded for \(figures.outcomeUnknown)" : ""
    let help: Sentence =
      figures.helpUnknown > 0 ? "; help not recorded for \(figures.helpUnknown)" : ""
    return "completed \(figures.completed) of \(figures.tried)" + outcome + help
  }

  /// Time on task: typical, interval, shortest to longest, n; or the times, where they are too few for that.
  static func times(_ figures: TaskFigures) -> TaskCell {
    guard let times = figures.times else { return nothing }
    return TaskCell(
      words: words(times.onTask, times.values), value: times.onTask?.time.seconds,
      said: times.onTask.map { Figure.time($0.time) } ?? "",
      interval: times.onTask?.interval.map { $0.low.seconds...$0.high.seconds },
      dots: times.values.map(\.seconds), n: times.values.count)
  }

  static func words(_ times: TimeSummary?, _ values: [TaskTime]) -> [Sentence] {
    guard let times else {
      return [
        Figure.singles(values.map(Figure.time)), StudyCells.none, StudyCells.none,
        StudyCells.n(values.count),
      ]
    }
    return [
      "\(Figure.time(times.time)) (\(times.typical.name))",
      times.interval.flatMap(Figure.told) ?? StudyCells.none,
      "\(Figure.time(times.shortest)) to \(Figure.time(times.longest))",
      "\(times.sampleSize.description)",
    ]
  }

  /// Ease: mean, interval, median with range, n; or the ratings, where they are too few for that.
  static func ease(_ figures: TaskFigures) -> TaskCell {
    guard let ease = figures.ease else { return nothing }
    return TaskCell(
      words: words(ease), value: ease.mean?.mean.number,
      said: ease.mean.map { Figure.decimal($0.mean.number) } ?? "",
      interval: ease.interval.map { $0.low.number...$0.high.number },
      dots: ease.values.map(\.number), n: ease.n)
  }

  static func words(_ ease: RatingFigures<EaseRating>) -> [Sentence] {
    guard let mean = ease.mean, let median = ease.median else {
      let singles = ease.values.map { Figure.decimal($0.number) }
      return [Figure.singles(singles), StudyCells.none, StudyCells.none, StudyCells.n(ease.n)]
    }
    return [
      Figure.decimal(mean.mean.number),
      ease.interval.map { Figure.interval($0) } ?? StudyCells.none,
      StudyCells.spread(median.number, mean.low.number, mean.high.number), StudyCells.n(ease.n),
    ]
  }

  private static let nothing = TaskCell(
    words: [StudyCells.none, StudyCells.none, StudyCells.none, StudyCells.n(0)])
}
