import JSON
package import Localization
package import Measures
import Records
import Statistics
import Wording

/// The plots of a study report; each has a table beside it in the document with the same words.
package struct StudyPlots: Sendable {
  package let completion: RowPlot
  package let times: RowPlot
  package let ease: RowPlot
  package let questionnaires: RowPlot
  package let findings: SeverityPlot
  /// Two marks a task: the round before, and the reported one.
  package let completionChanges: RowPlot
  package let timesChanges: RowPlot
  package let easeChanges: RowPlot
  private let hasChanges: Bool

  package init(_ study: StudySummary) {
    let changed = (study.changes?.tasks ?? []).flatMap { [$0.before, $0.now] }
    completion = TaskPlot.completion.plot(study, named: "tried by") { task in
      ["\(task.offer.offeredTo) of \(task.offer.people, "participant", "participants")"]
    }
    times = TaskPlot.times(study.tasks.map(\.everybody)).plot(study)
    ease = TaskPlot.ease.plot(study)
    questionnaires = QuestionnairePlot.plot(study)
    findings = FindingsPlot.plot(study)
    hasChanges = study.changes != nil
    completionChanges = TaskPlot.completion.plot(study.changes)
    timesChanges = TaskPlot.times(changed).plot(study.changes)
    easeChanges = TaskPlot.ease.plot(study.changes)
  }

  /// The names of the files, in the order of the report.
  package static let files = [
    "study-completion.svg", "study-times.svg", "study-ease.svg", "study-questionnaires.svg",
    "study-findings.svg", "study-changes-completion.svg", "study-changes-times.svg",
    "study-changes-ease.svg",
  ]

  /// One file by its whole name; `nil` for a name that no plot has, and for a plot of two rounds where there is one.
  package func svg(_ file: String, in language: Language = .english) -> [UInt8]? {
    var plots: [any Plot] = [completion, times, ease, questionnaires, findings]
    if hasChanges { plots += [completionChanges, timesChanges, easeChanges] }
    return plots.first { $0.name + ".svg" == file }?.svg(in: language)
  }
}

/// What cells say where there is no number.
enum StudyCells {
  static let none = RowPlot.noFigure

  /// "n = 5".
  static func n(_ count: Int) -> Sentence { "n = \(count)" }

  /// The median with everything around it: "5.5, from 3 to 7".
  static func spread(_ median: Double, _ low: Double, _ high: Double) -> Sentence {
    "\(Figure.decimal(median)), from \(Figure.decimal(low)) to \(Figure.decimal(high))"
  }
}

/// The means of questionnaires, each on a line from the lowest to the highest value that its score can have.
enum QuestionnairePlot {
  static func plot(_ study: StudySummary) -> RowPlot {
    RowPlot(
      name: "study-questionnaires", title: "Questionnaire scores", sentence: sentence(study),
      legend: [
        "Dot: mean. Line: 95 % interval of the mean, t. Diamond: a mean from elsewhere.",
        "Each line runs from the lowest to the highest value of its score.",
      ],
      axis: .shares, names: ["mean", "interval", "median", ""],
      rows: study.questionnaires.compactMap { row($0, study) })
  }

  /// "System Usability Scale: usable", with the task where it is asked after tasks.
  static func label(
    _ summary: QuestionnaireSummary, _ score: ScoreSummary, _ study: StudySummary
  ) -> Sentence {
    var label: Sentence = "\(summary.instrument.title)"
    if summary.scores.count > 1 { label += ": \(score.score.label)" }
    label += taskWords(summary, study)
    return score.score.direction == .lowerIsBetter ? label + " (low is good)" : label
  }

  /// ", after “Buy a ticket”", where an instrument is asked after tasks.
  static func taskWords(_ summary: QuestionnaireSummary, _ study: StudySummary) -> Sentence {
    guard summary.instrument.isPerTask else { return "" }
    guard let id = summary.task else { return ", task not recorded" }
    let task = study.tasks.first { Text.isSame($0.id, id) }
    return task.map { ", after “\($0.title)”" }
      ?? ", after “a task that the plan does not have”"
  }

  /// The cells of one score: mean, interval, median with range, n.
  static func words(_ score: ScoreSummary) -> [Sentence] {
    let n = StudyCells.n(score.values.count)
    if let yes = score.yes, !score.values.isEmpty {
      return ["\(yes) of \(score.values.count) yes", StudyCells.none, StudyCells.none, n]
    }
    if score.isSingleValues {
      let singles = score.singles.map { Figure.decimal($0) }
      let words = singles.isEmpty ? StudyCells.none : Figure.singles(singles)
      return [words, StudyCells.none, StudyCells.none, n]
    }
    // Steps in an order have a median and no mean.
    return [
      score.mean.map { Figure.decimal($0) } ?? StudyCells.none,
      score.straightLined > 0
        ? "none: \(score.straightLined) with the same answer to every answered item"
        : score.interval.map { Figure.interval($0) } ?? StudyCells.none,
      score.median.map {
        StudyCells.spread($0, score.lowest ?? $0, score.highest ?? $0)
      } ?? StudyCells.none, n,
    ]
  }

  /// The main score of one instrument; `nil` where it is a yes or no, or where there is none.
  private static func row(
    _ summary: QuestionnaireSummary, _ study: StudySummary
  ) -> RowPlot.Row? {
    guard let score = summary.scores.first, score.yes == nil,
      score.mean != nil || score.isSingleValues
    else { return nil }
    // A summary exists only for instruments that can be scored.
    let scoring = try? Scoring(summary.instrument)
    let ends = scoring?.limits(of: 0) ?? (score.lowest ?? 0)...(score.highest ?? 1)
    return RowPlot.Row(
      label: label(summary, score, study),
      words: words(score), value: score.mean,
      interval: score.interval.map { $0.low.number...$0.high.number },
      dots: score.singles, references: score.benchmarks.map(reference), axis: .ends(ends))
  }

  private static func reference(_ benchmark: ScoreBenchmark) -> RowPlot.Reference {
    RowPlot.Reference(
      value: benchmark.value, highest: benchmark.highest,
      label: "\(range(benchmark)), \(benchmark.label)")
  }

  /// "68", "5.3 to 5.6".
  static func range(_ benchmark: ScoreBenchmark) -> Sentence {
    benchmark.highest.map {
      "\(Figure.decimal(benchmark.value)) to \(Figure.decimal($0))"
    } ?? Figure.decimal(benchmark.value)
  }

  private static func sentence(_ study: StudySummary) -> Sentence {
    // Scores of different instruments have different ranges: lowest and highest of all would compare what cannot be
    // compared.
    let main = study.questionnaires.compactMap { summary in
      summary.scores.first.map { (summary, $0) }
    }
    let few = main.count { $0.1.isSingleValues }
    let entries = main.compactMap { summary, score -> Sentence? in
      guard let mean = score.mean, score.yes == nil else { return nil }
      let (low, high) = (score.lowest ?? mean, score.highest ?? mean)
      return
        "\(label(summary, score, study)) \(Figure.decimal(mean)), low \(Figure.decimal(low)), high \(Figure.decimal(high)), n = \(score.values.count)"
    }
    let rest: Sentence =
      few > 0
      ? " \(few, "questionnaire has", "questionnaires have") too few values for a mean: it takes \(Minimum.mean.count)."
      : ""
    guard let first = entries.first, let last = entries.last else {
      return "Means of questionnaires: there is no figure yet." + rest
    }
    guard entries.count > 1 else { return "Means of questionnaires, one: \(first)." + rest }
    return
      "Means of questionnaires, \(entries.count), each with its own range: first \(first); last \(last)."
      + rest
  }
}

/// Open problems by severity and by how many participants they affected in the round.
enum FindingsPlot {
  static func plot(_ study: StudySummary) -> SeverityPlot {
    let rated = study.findings.findings.filter(isRated)
    let points = rated.compactMap(point)
    return SeverityPlot(
      name: "study-findings", title: "Open problems: severity and frequency",
      sentence: sentence(points, few: rated.count - points.count),
      legend: [
        "Up: severity, the median of the ratings, 0 to 4. To the right: share of participants affected.",
        "The two are kept apart: a problem that affects one participant may still block them.",
      ],
      points: points.map(\.point), severities: Impact.allCases.map { "\($0.label)" })
  }

  /// Every rating, and their median where there are several: "4 and 3, median 3.5".
  static func severity(_ finding: MeasuredFinding) -> Sentence {
    guard let severity = finding.severity else { return "not rated" }
    let ratings = severity.ratings.map { "\($0.severity.rawValue)" as Sentence }
    guard ratings.count > 1 else { return ratings[0] }
    return
      "\(Sentence.list(ratings)), median \(Figure.decimal(Double(severity.doubledMedian) / 2))"
  }

  /// "2 of 5 people who took part", "12 % to 77 %"; no interval for fewer than five.
  static func frequency(_ finding: MeasuredFinding) -> [Sentence] {
    guard let row = finding.latest, let words = finding.frequency(row) else {
      return ["not counted", StudyCells.none]
    }
    guard let frequency = row.frequency, frequency.hasShare, let interval = frequency.interval
    else {
      return [words, StudyCells.none]
    }
    return [words, Figure.interval(interval)]
  }

  /// Whether it is an open problem with a severity and a count of affected participants.
  private static func isRated(_ finding: MeasuredFinding) -> Bool {
    guard finding.part == .open || finding.part == .beyondWcag, finding.severity != nil,
      let frequency = finding.latest?.frequency
    else { return false }
    return frequency.isCounted && frequency.exposed > 0
  }

  /// A problem that is drawn, and how many participants it affected, of how many.
  private typealias Drawn = (point: SeverityPlot.Point, met: Sentence)

  /// `nil` if too few participants could be affected for a share.
  private static func point(_ finding: MeasuredFinding) -> Drawn? {
    guard let severity = finding.severity, let frequency = finding.latest?.frequency,
      frequency.hasShare, let share = frequency.count.share
    else { return nil }
    let point = SeverityPlot.Point(
      label: finding.id.short, severity: Double(severity.doubledMedian) / 2,
      frequency: share.value, words: [self.severity(finding)] + Self.frequency(finding))
    return (point, frequency.count.words)
  }

  private static func sentence(_ drawn: [Drawn], few: Int) -> Sentence {
    let rest: Sentence =
      few > 0
      ? " \(few, "problem", "problems") with fewer than \(Minimum.share.words) who could be affected, too few for a share: the table has the counts."
      : ""
    let shares = drawn.map(\.point.frequency)
    guard let first = drawn.first, let last = drawn.last, let low = shares.min(),
      let high = shares.max()
    else { return "Severity and frequency of open problems: there is no figure yet." + rest }
    func words(_ drawn: Drawn) -> Sentence {
      "\(drawn.point.label), severity \(Figure.decimal(drawn.point.severity)), affected \(drawn.met)"
    }
    guard drawn.count > 1 else {
      return "Severity and frequency, one open problem: \(words(first)); n = 1 problem." + rest
    }
    /// Every problem with this share: a tie has no first.
    func named(_ share: Double) -> Sentence {
      Sentence.list(
        drawn.filter { $0.point.frequency == share }.map {
          "\($0.point.label) (\($0.met))" as Sentence
        })
    }
    return
      "Severity and frequency, \(drawn.count) open problems: first \(words(first)); last \(words(last)); least frequent \(named(low)); most frequent \(named(high)); n = \(drawn.count) problems."
      + rest
  }
}
