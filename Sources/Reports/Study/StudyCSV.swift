import Localization
package import Measures
import Records
import Statistics

/// The figures of a study report as comma-separated values, one row a measure.
///
/// Numbers are written as data; a cell without a number is empty. What an edition does not tell has no row.
package enum StudyCSV {
  package static func text(_ study: StudySummary) -> String {
    var rows: [Row] = []
    for task in study.tasks { rows += self.rows(task) }
    for summary in study.questionnaires { rows += self.rows(summary, study) }
    rows += study.prompts.flatMap(self.rows)
    rows += study.findings.findings.flatMap(self.rows)
    if let together = study.agreement.together {
      rows += AgreementRow.rows(together).map { row in
        Row(
          "recorderAgreement", row.id, everybody, "agreement", row.value,
          low: row.ends?.low.number, high: row.ends?.high.number, n: row.count,
          row.ends.map { "\(row.method.plain()); \($0.method.name.plain())" } ?? row.method.plain())
      }
    }
    rows += self.rows(study.discovery)
    rows += self.rows(study.changes)
    let head = "section,item,group,measure,value,low,high,n,unknown,method\r\n"
    return head + rows.map(\.line).joined()
  }

  static let everybody = "everybody"

  /// One measure.
  struct Row {
    let words: [String]
    let numbers: [Double?]
    let n: Int?
    /// How many of n have no record of what the value rests on.
    let unknown: Int
    let method: String

    init(
      _ section: String, _ item: String, _ group: String, _ measure: String, _ value: Double?,
      low: Double? = nil, high: Double? = nil, n: Int?, unknown: Int = 0, _ method: String
    ) {
      words = [section, item, group, measure]
      numbers = [value, low, high]
      (self.n, self.unknown) = (n, unknown)
      self.method = method
    }

    init<Value: Quantity>(
      _ section: String, _ item: String, _ group: String, _ measure: String, _ value: Double?,
      _ interval: Interval<Value>?, n: Int, unknown: Int = 0, _ method: String
    ) {
      self.init(
        section, item, group, measure, value, low: interval?.low.number,
        high: interval?.high.number, n: n, unknown: unknown,
        interval.map {
          method.isEmpty ? $0.method.name.plain() : "\(method); \($0.method.name.plain())"
        } ?? method)
    }

    /// Numbers are our own and may begin with a hyphen; texts go through the escaping of cells.
    var line: String {
      let cells =
        words.map(CSVText.cell) + numbers.map(CSVText.number)
        + [n.map(String.init) ?? "", String(unknown), CSVText.cell(method)]
      return cells.joined(separator: ",") + "\r\n"
    }
  }

  private static func rows(_ summary: QuestionnaireSummary, _ study: StudySummary) -> [Row] {
    var rows = summary.scores.flatMap {
      row($0, QuestionnairePlot.label(summary, $0, study).plain(), everybody)
    }
    guard summary.task == nil else { return rows }
    for groups in study.questionnaireGroups where groups.instrument.id == summary.instrument.id {
      for row in groups.rows {
        for score in row.scores ?? [] {
          rows += self.row(
            score, QuestionnairePlot.label(summary, score, study).plain(), row.group.label.plain())
        }
      }
    }
    return rows
  }

  private static func row(_ score: ScoreSummary, _ item: String, _ group: String) -> [Row] {
    let n = score.values.count
    if score.yes != nil {
      return score.mean.map { [Row("questionnaire", item, group, "shareYes", $0, n: n, "share")] }
        ?? []
    }
    if score.isSingleValues {
      return score.singles.map {
        Row("questionnaire", item, group, "value", $0, n: 1, "single value")
      }
    }
    var rows: [Row] = []
    if let mean = score.mean {
      rows.append(Row("questionnaire", item, group, "mean", mean, score.interval, n: n, "mean"))
    }
    if let median = score.median {
      rows.append(
        Row(
          "questionnaire", item, group, "median", median, low: score.lowest,
          high: score.highest, n: n, "median; lowest to highest"))
    }
    return rows
  }

  private static func rows(_ prompt: PromptSummary) -> [Row] {
    [
      ("seen", prompt.seen), ("notSeen", prompt.notSeen), ("didNotComeUp", prompt.didNotComeUp),
    ].map { measure, count in
      Row(
        "prompt", prompt.text, "sessions", measure, Double(count), n: prompt.answered, "count")
    }
  }

  private static func rows(_ finding: MeasuredFinding) -> [Row] {
    let item = "\(finding.id.short), \(finding.title)"
    var rows: [Row] = []
    if let severity = finding.severity {
      rows.append(
        Row(
          "finding", item, "raters", "severityMedian", Double(severity.doubledMedian) / 2,
          low: Double(severity.low.rawValue), high: Double(severity.high.rawValue),
          n: severity.ratings.count, "median; lowest to highest"))
    }
    if let frequency = finding.latest?.frequency, frequency.isCounted,
      let share = frequency.count.share
    {
      rows.append(
        Row(
          "finding", item, frequency.exposure.rawValue, "metBy", share.value,
          frequency.interval, n: frequency.count.attempts.count, "share"))
    }
    for row in finding.impacts.byNeed + finding.impacts.byTechnology {
      rows.append(
        Row(
          "finding", item, row.group.label.plain(), "worstImpact",
          row.worst.map { Double($0.rawValue) }, n: row.people, "highest"))
    }
    return rows
  }

  private static func rows(_ discovery: StudyDiscovery) -> [Row] {
    discovery.rows.flatMap { row -> [Row] in
      guard case .success(let forecast) = row.forecast else { return [] }
      return [
        ("shareOfProblemsMet", forecast.foundSoFar.value),
        ("morePeopleFor85PerCent", Double(forecast.more.count)),
      ].map { measure, value in
        Row(
          "discovery", row.task.title, row.group.label.plain(), measure, value,
          n: row.participants, StudyDiscovery.method.plain())
      }
    }
  }

  /// A row for each difference from the round before that was made.
  private static func rows(_ changes: RoundChanges?) -> [Row] {
    guard let changes else { return [] }
    let measures: [RoundsMeasure: String] = [
      .withoutHelp: "doneWithoutHelpDifference", .time: "timesAsLong", .ease: "easeDifference",
      .score: "meanDifference", .affected: "metByDifference",
    ]
    let titles = Dictionary(
      changes.tasks.map { ($0.id, $0.title) }, uniquingKeysWith: { one, _ in one })
    return RoundDifference.all(changes).compactMap { row in
      guard let difference = row.difference else { return nil }
      let method = row.people.plain()
      return Row(
        "change", titles[row.item] ?? row.name.plain(),
        "round \(changes.now) less round \(changes.before)", measures[row.measure] ?? "",
        difference, low: row.low, high: row.high, n: row.n,
        row.intervalMethod.map { "\(method); \($0.plain())" } ?? method)
    }
  }
}
