import Localization
import Measures
import Records
import Statistics

extension StudyCSV {
  static func rows(_ task: TaskSummary) -> [Row] {
    var rows = outcomes(task)
    let all = task.everybody
    let unknown = all.helpUnknown + all.outcomeUnknown
    rows += completion(task, everybody, "doneWithoutHelp", all.completion, all.tried, unknown)
    rows += completion(
      task, everybody, "doneWithHelpOrWithout", all.withHelp, all.tried, all.outcomeUnknown)
    if let credit = all.partialCredit?.share {
      rows.append(
        Row(
          "task", task.title, everybody, "halfCredit", credit.value, n: all.tried,
          "half credit for partly done"))
    }
    rows += times(task, everybody, "secondsOnTask", all.times?.onTask)
    rows += times(task, everybody, "secondsWithInterruptions", all.times?.whole)
    if let times = all.times, times.onTask == nil {
      rows += singles(task, everybody, "secondsOnTask", times.values.map(\.seconds))
      rows += singles(
        task, everybody, "secondsWithInterruptions", times.wholeValues.map(\.seconds))
    }
    rows += ease(task, everybody, all.ease)
    for row in task.groups {
      let group = row.group.label.plain()
      switch row.shown {
      case .figures(let figures):
        rows += completion(
          task, group, "doneWithoutHelp", figures.completion, row.tried,
          figures.completion == nil ? row.tried : 0)
        rows += times(task, group, "secondsOnTask", figures.times)
        rows += ease(task, group, figures.ease)
      case .counts(let completed):
        rows.append(
          Row(
            "task", task.title, group, "doneWithoutHelpCount", completed.map(Double.init),
            n: row.tried, unknown: completed == nil ? row.tried : 0, "count"))
      }
    }
    return rows
  }

  private static func outcomes(_ task: TaskSummary) -> [Row] {
    let help: [(Assistance?, String)] = [
      (.unassisted, "unassisted"), (.assisted, "assisted"), (nil, "helpNotNoted"),
    ]
    let table = task.everybody.outcomes
    func row(_ measure: String, _ count: Int) -> Row {
      Row(
        "task", task.title, everybody, measure, Double(count), n: task.everybody.tried, "count")
    }
    let outcomes =
      OutcomeTable.outcomes.map { ($0 as AttemptOutcome?, $0.id) } + [(nil, "notRecorded")]
    return outcomes.flatMap { outcome, id in
      help.map { row("outcome:\(id):\($1)", table.count(outcome, $0)) }
    }
      + help.map { row("outcome:stoppedAtTimeLimit:\($1)", table.stoppedAtTimeLimit($0)) }
      + [
        Row(
          "task", task.title, everybody, "offeredTo", Double(task.offer.offeredTo),
          n: task.offer.people, "count")
      ]
  }

  /// A figure that rests on something not recorded has an empty value, and how many records lack it.
  private static func completion(
    _ task: TaskSummary, _ group: String, _ measure: String, _ found: CompletionFigures?,
    _ tried: Int, _ unknown: Int
  ) -> [Row] {
    tried == 0
      ? []
      : [
        Row(
          "task", task.title, group, measure, found?.share.value, found?.interval, n: tried,
          unknown: unknown, "share")
      ]
  }

  private static func times(
    _ task: TaskSummary, _ group: String, _ measure: String, _ times: TimeSummary?
  ) -> [Row] {
    guard let times else { return [] }
    return [
      Row(
        "task", task.title, group, measure, times.time.seconds, times.interval,
        n: times.sampleSize.count, times.typical.name.plain())
    ]
  }

  private static func ease(
    _ task: TaskSummary, _ group: String, _ ease: RatingFigures<EaseRating>?
  ) -> [Row] {
    guard let ease else { return [] }
    guard let mean = ease.mean, let median = ease.median else {
      return singles(task, group, "ease", ease.values.map(\.number))
    }
    return [
      Row(
        "task", task.title, group, "easeMean", mean.mean.number, ease.interval, n: ease.n, "mean"),
      Row(
        "task", task.title, group, "easeMedian", median.number, low: mean.low.number,
        high: mean.high.number, n: ease.n, "median; lowest to highest"),
    ]
  }

  /// A row a value, where there are too few for a mean.
  private static func singles(
    _ task: TaskSummary, _ group: String, _ measure: String, _ values: [Double]
  ) -> [Row] {
    values.map { Row("task", task.title, group, measure, $0, n: 1, "single value") }
  }
}
