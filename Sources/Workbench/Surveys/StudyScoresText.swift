import JSON
package import Localization
import Measures
import Records
import Reports
import Statistics
import Wording

/// The scores of a study as lines that read well aloud.
package enum StudyScoresText {
  package static func lines(_ scores: StudyScores) -> [Sentence] {
    let groups: [Sentence] = scores.groups.flatMap { lines($0) + [""] }
    return groups + ["How unusual answers are treated:"] + Scoring.policy.map { "  \($0)" }
  }

  private static func lines(_ group: StudyScores.Group) -> [Sentence] {
    var lines: [Sentence] = ["\(group.instrument.title) (\(group.instrument.id))"]
    let names = Dictionary(grouping: group.sheets) { Text($0.response.id.short) }
    for sheet in group.sheets {
      // Two clones may have given the same number; then the whole id tells them apart.
      let id = sheet.response.id
      lines += Self.lines(sheet, names[Text(id.short)]?.count == 1 ? id.short : id.string)
    }
    return lines + together(group)
  }

  /// What the responses to one instrument come to together, and its caution.
  package static func together(_ group: StudyScores.Group) -> [Sentence] {
    group.summaries.flatMap { lines($0, group) }
      + (group.instrument.caution.map { ["Caution: \($0.oneLine)"] } ?? [])
  }

  private static func lines(_ sheet: StudyScores.Sheet, _ name: String) -> [Sentence] {
    let response = sheet.response
    let names = [
      response.participant?.short, response.session?.short, sheet.taskTitle, response.givenOn,
    ].compactMap { $0.map { Sentence(text: $0) } }
    let state: [Sentence?] = [
      response.manner?.label, sheet.state.isUnfinished ? "unfinished, \(sheet.state.words)" : nil,
    ]
    let about = Sentence.joined(names + state.compactMap(\.self), ", ")
    var line: Sentence = "\(name)  \(about)"
    let values = sheet.scored.values.map(SurveyWords.line)
    if !values.isEmpty { line += ". \(values.joined(separator: "; "))" }
    if let level = sheet.level { line += ". Level: \(level.label)" }
    return [line + "."] + sheet.scored.flags.map { "    \($0.words)" }
  }

  private static func lines(_ summary: QuestionnaireSummary, _ group: StudyScores.Group)
    -> [Sentence]
  {
    let title = summary.task.flatMap { task in
      group.sheets.first { $0.response.task.map { Text.isSame($0, task) } ?? false }?.taskTitle
    }
    let responses = Sentence.count(summary.responses, "response", "responses")
    let people = Sentence.count(summary.participants, "participant", "participants")
    let round = summary.round.map { ", round \($0)" as Sentence } ?? ""
    let task = title.map { ", \($0)" as Sentence } ?? ""
    var lines: [Sentence] = ["Together\(round)\(task): \(responses) of \(people)."]
    for score in summary.scores {
      lines += words(score).map { "  \($0)" }
    }
    lines += summary.groupBenchmarks.map { "  \(beside($0))" }
    return lines + (summary.flags + summary.leftOut).map { "  \($0)" }
  }

  /// "SUS score: mean 71 (60.1 to 81.9; t, 95 %, two-sided, n = 5), median 72.5, from 55 to 85."
  static func words(_ summary: ScoreSummary) -> [Sentence] {
    let label = summary.score.label
    guard let lowest = summary.lowest, let highest = summary.highest else {
      return ["\(label): no value."]
    }
    var lines: [Sentence] = []
    if let yes = summary.yes {
      lines.append("\(label): yes for \(yes) of \(summary.values.count).")
    } else if let mean = summary.mean {
      lines.append(numbers(summary, mean, lowest, highest))
    } else {
      lines.append(steps(summary, lowest, highest))
    }
    if let refusal = summary.refusalToJudge { lines.append("\(refusal.capitalised).") }
    if let band = summary.studyBand {
      lines.append("Band of the mean: \(band.label)\(summary.reach.map { "; \($0)" } ?? "").")
    }
    if let percentile = summary.percentile {
      lines.append(
        "Percentile of the mean: \(Figure.decimal(percentile)), by the instrument's table.")
    }
    let bands = summary.bands.filter { $0.count > 0 }
    if !bands.isEmpty {
      lines.append(
        "People: \(bands.map { "\($0.band.label) \($0.count)" as Sentence }.joined(separator: ", "))."
      )
    }
    if summary.withoutValue > 0 {
      lines.append("No value for \(summary.withoutValue): too many answers are missing.")
    }
    return lines + summary.benchmarks.map(SurveyWords.benchmark)
  }

  /// Single values, where they are too few for a mean; else the median of steps in an order.
  private static func steps(_ summary: ScoreSummary, _ lowest: Double, _ highest: Double)
    -> Sentence
  {
    let label = summary.score.label
    if !summary.singles.isEmpty {
      let singles = Figure.singles(summary.singles.map { Figure.decimal($0) })
      return "\(label): \(singles), too few for a mean: it takes \(Minimum.mean.words)."
    }
    guard let median = summary.median else { return "\(label): no mean." }
    return
      "\(label): median \(Figure.decimal(median)), from \(Figure.decimal(lowest)) to \(Figure.decimal(highest)) (\(summary.sampleSize))."
  }

  /// A mean from elsewhere beside people of its group, or why it stands beside nobody.
  private static func beside(_ row: GroupBenchmark) -> Sentence {
    guard case .scores(let score) = row.here, let mean = score.mean else {
      return
        "Not set beside anybody: \(row.benchmark.label) (\(row.group)), \(row.refusal ?? "no value")."
    }
    return
      "\(SurveyWords.benchmark(row.benchmark)) Here: \(Figure.decimal(mean)), \(score.sampleSize)."
  }

  private static func numbers(
    _ summary: ScoreSummary, _ mean: Double, _ lowest: Double, _ highest: Double
  ) -> Sentence {
    let label = summary.score.label
    guard let interval = summary.interval else {
      let caution: Sentence =
        summary.straightLined > 0
        ? "; caution: \(summary.straightLined) with the same answer to every answered item" : ""
      return
        "\(label): mean \(Figure.decimal(mean)) (\(summary.sampleSize), no interval\(caution))."
    }
    let ends = Figure.interval(interval)
    var line: Sentence = "\(label): mean \(Figure.decimal(mean)) (\(ends); \(interval.provenance))"
    if let median = summary.median { line += ", median \(Figure.decimal(median))" }
    return line + ", from \(Figure.decimal(lowest)) to \(Figure.decimal(highest))."
  }
}
