import Localization
package import Measures
import Records
import Statistics

/// The figures of a study report as comma-separated values, one row a measure.
///
/// Numbers are written as data; a cell without a number is empty. What an edition does not tell has no row.
package enum StudyCSV {
  package static func text(_ study: StudySummary) -> String {
    var table = Table()
    for task in study.tasks { add(task, to: &table) }
    for summary in study.questionnaires { add(summary, study, to: &table) }
    for prompt in study.prompts {
      table.begin("prompt", prompt.text)
      for (measure, count) in [
        ("seen", prompt.seen), ("notSeen", prompt.notSeen), ("didNotComeUp", prompt.didNotComeUp),
      ] {
        table.add("sessions", measure, Double(count), n: prompt.answered, "count")
      }
    }
    for finding in study.findings.findings { add(finding, to: &table) }
    for row in study.agreement.together.map(AgreementRow.rows) ?? [] {
      table.begin("recorderAgreement", row.id)
      table.add(everybody, "agreement", row.value, row.ends, n: row.count, row.method.plain())
    }
    for row in study.discovery.rows {
      guard case .success(let forecast) = row.forecast else { continue }
      table.begin("discovery", row.task.title)
      let (group, method) = (row.group.label.plain(), StudyDiscovery.method.plain())
      table.add(
        group, "shareOfProblemsMet", forecast.foundSoFar.value, n: row.participants, method)
      table.add(
        group, "morePeopleFor85PerCent", Double(forecast.more.count), n: row.participants, method)
    }
    if let changes = study.changes { add(changes, to: &table) }
    return table.text
  }

  private static let everybody = "everybody"

  /// Rows below their head; each belongs to the item that was begun last.
  private struct Table {
    private(set) var text = "section,item,group,measure,value,low,high,n,unknown,method\r\n"
    private var section = ""
    private var item = ""

    mutating func begin(_ section: String, _ item: String) {
      (self.section, self.item) = (section, item)
    }

    /// Numbers are our own and may begin with a hyphen; texts go through the escaping of cells.
    ///
    /// - Parameter unknown: How many of n have no record of what the value rests on.
    mutating func add(
      _ group: String, _ measure: String, _ value: Double?, low: Double? = nil,
      high: Double? = nil, n: Int?, unknown: Int = 0, _ method: String
    ) {
      let cells =
        [section, item, group, measure].map(CSVText.cell)
        + [value, low, high].map(CSVText.number)
        + [n.map(String.init) ?? "", String(unknown), CSVText.cell(method)]
      text += cells.joined(separator: ",") + "\r\n"
    }

    mutating func add<Value: Quantity>(
      _ group: String, _ measure: String, _ value: Double?, _ interval: Interval<Value>?, n: Int?,
      unknown: Int = 0, _ method: String
    ) {
      add(
        group, measure, value, low: interval?.low.number, high: interval?.high.number, n: n,
        unknown: unknown, interval.map { "\(method); \($0.method.name.plain())" } ?? method)
    }

    /// A row a value, where there are too few for a mean.
    mutating func add(_ group: String, _ measure: String, singles: [Double]) {
      for value in singles { add(group, measure, value, n: 1, "single value") }
    }
  }

  // MARK: Tasks

  private static func add(_ task: TaskSummary, to table: inout Table) {
    table.begin("task", task.title)
    addOutcomes(task, to: &table)
    let all = task.everybody
    let unknown = all.helpUnknown + all.outcomeUnknown
    add(
      everybody, "doneWithoutHelp", all.completion, all.tried, unknown + all.unnamed, to: &table)
    add(
      everybody, "doneWithHelpOrWithout", all.withHelp, all.tried,
      all.outcomeUnknown + all.unnamed, to: &table)
    if let credit = all.partialCredit?.share {
      table.add(
        everybody, "halfCredit", credit.value, n: all.tried, "half credit for partly done")
    }
    add(everybody, "secondsOnTask", all.times?.onTask, to: &table)
    add(everybody, "secondsWithInterruptions", all.times?.whole, to: &table)
    if let times = all.times, times.onTask == nil {
      table.add(everybody, "secondsOnTask", singles: times.values.map(\.seconds))
      table.add(everybody, "secondsWithInterruptions", singles: times.wholeValues.map(\.seconds))
    }
    add(everybody, all.ease, to: &table)
    for row in task.groups {
      let group = row.group.label.plain()
      switch row.shown {
      case .figures(let figures):
        let unknown = figures.completion == nil ? row.tried : 0
        add(group, "doneWithoutHelp", figures.completion, row.tried, unknown, to: &table)
        add(group, "secondsOnTask", figures.times, to: &table)
        add(group, figures.ease, to: &table)
      case .counts(let completed):
        table.add(
          group, "doneWithoutHelpCount", completed.map(Double.init), n: row.tried,
          unknown: completed == nil ? row.tried : 0, "count")
      }
    }
  }

  private static func addOutcomes(_ task: TaskSummary, to table: inout Table) {
    let (outcomes, tried) = (task.everybody.outcomes, task.everybody.tried)
    let help: [(Assistance?, String)] = [
      (.unassisted, "unassisted"), (.assisted, "assisted"), (nil, "helpNotNoted"),
    ]
    let all = OutcomeTable.outcomes.map { ($0 as AttemptOutcome?, $0.id) } + [(nil, "notRecorded")]
    for (outcome, id) in all {
      for (help, name) in help {
        table.add(
          everybody, "outcome:\(id):\(name)", Double(outcomes.count(outcome, help)), n: tried,
          "count")
      }
    }
    for (help, name) in help {
      table.add(
        everybody, "outcome:stoppedAtTimeLimit:\(name)",
        Double(outcomes.stoppedAtTimeLimit(help)), n: tried, "count")
    }
    table.add(
      everybody, "offeredTo", Double(task.offer.offeredTo), n: task.offer.people, "count")
  }

  /// A figure that rests on something not recorded has an empty value, and how many records lack it.
  private static func add(
    _ group: String, _ measure: String, _ found: CompletionFigures?, _ tried: Int, _ unknown: Int,
    to table: inout Table
  ) {
    guard tried > 0 else { return }
    table.add(
      group, measure, found?.share.value, found?.interval, n: tried, unknown: unknown, "share")
  }

  private static func add(
    _ group: String, _ measure: String, _ times: TimeSummary?, to table: inout Table
  ) {
    guard let times else { return }
    table.add(
      group, measure, times.time.seconds, times.interval, n: times.sampleSize.count,
      times.typical.name.plain())
  }

  private static func add(
    _ group: String, _ ease: RatingFigures<EaseRating>?, to table: inout Table
  ) {
    guard let ease else { return }
    guard let mean = ease.mean, let median = ease.median else {
      return table.add(group, "ease", singles: ease.values.map(\.number))
    }
    table.add(group, "easeMean", mean.mean.number, ease.interval, n: ease.n, "mean")
    table.add(
      group, "easeMedian", median.number, low: mean.low.number, high: mean.high.number, n: ease.n,
      "median; lowest to highest")
  }

  // MARK: Questionnaires, findings, changes

  private static func add(
    _ summary: QuestionnaireSummary, _ study: StudySummary, to table: inout Table
  ) {
    func add(_ score: ScoreSummary, _ group: String) {
      table.begin("questionnaire", QuestionnairePlot.label(summary, score, study).plain())
      let n = score.values.count
      if score.yes != nil {
        if let mean = score.mean { table.add(group, "shareYes", mean, n: n, "share") }
      } else if score.isSingleValues {
        table.add(group, "value", singles: score.singles)
      } else {
        if let mean = score.mean { table.add(group, "mean", mean, score.interval, n: n, "mean") }
        if let median = score.median {
          table.add(
            group, "median", median, low: score.lowest, high: score.highest, n: n,
            "median; lowest to highest")
        }
      }
    }
    for score in summary.scores { add(score, everybody) }
    guard summary.task == nil else { return }
    for groups in study.questionnaireGroups where groups.instrument.id == summary.instrument.id {
      for row in groups.rows {
        for score in row.scores ?? [] { add(score, row.group.label.plain()) }
      }
    }
  }

  private static func add(_ finding: MeasuredFinding, to table: inout Table) {
    table.begin("finding", "\(finding.id.short), \(finding.title)")
    if let severity = finding.severity {
      table.add(
        "raters", "severityMedian", Double(severity.doubledMedian) / 2,
        low: Double(severity.low.rawValue), high: Double(severity.high.rawValue),
        n: severity.ratings.count, "median; lowest to highest")
    }
    if let frequency = finding.latest?.frequency, frequency.isCounted,
      let share = frequency.count.share
    {
      table.add(
        frequency.exposure.rawValue, "metBy", share.value, frequency.interval,
        n: frequency.count.attempts.count, "share")
    }
    for row in finding.impacts.byNeed + finding.impacts.byTechnology {
      table.add(
        row.group.label.plain(), "worstImpact", row.worst.map { Double($0.rawValue) },
        n: row.people, "highest")
    }
  }

  /// A row for each difference from the round before that was made.
  private static func add(_ changes: RoundChanges, to table: inout Table) {
    let measures: [RoundsMeasure: String] = [
      .withoutHelp: "doneWithoutHelpDifference", .time: "timesAsLong", .ease: "easeDifference",
      .score: "meanDifference", .affected: "metByDifference",
    ]
    let titles = Dictionary(
      changes.tasks.map { ($0.id, $0.title) }, uniquingKeysWith: { one, _ in one })
    for row in RoundDifference.all(changes) {
      guard let difference = row.difference else { continue }
      let method = row.people.plain()
      table.begin("change", titles[row.item] ?? row.name.plain())
      table.add(
        "round \(changes.now) less round \(changes.before)", measures[row.measure] ?? "",
        difference, low: row.low, high: row.high, n: row.n,
        row.intervalMethod.map { "\(method); \($0.plain())" } ?? method)
    }
  }
}
