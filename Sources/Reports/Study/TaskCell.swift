import Localization
import Measures
import Statistics
import Wording

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

  /// Completed without help: count, share, interval.
  static func completion(_ figures: TaskFigures) -> TaskCell {
    guard let found = figures.completion, let share = Figure.share(found.count) else {
      return TaskCell(
        words: [count(figures), StudyCells.none, StudyCells.none], n: figures.tried,
        isUnrecorded: !figures.isRecorded)
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
      return "\(completed) of \(figures.tried, "participant", "participants")"
    }
    if figures.outcomeUnknown == figures.tried {
      return "how it ended was not recorded for \(figures.tried, "participant", "participants")"
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
