import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static func details(
    _ task: TaskSummary, _ study: StudySummary, _ document: inout Document
  ) {
    document.heading(3, "\(task.title)")
    document.paragraph(about(task))
    document.table(
      "How the first attempts ended, \(task.everybody.tried, "person", "people").",
      none: "Nobody tried it.",
      columns: ["End", "Without help", "With help", "Help not noted", "All attempts"],
      rows: task.attemptCount == 0
        ? []
        : OutcomeTable.outcomes.map { outcome in
          let first = task.everybody.outcomes
          return [
            outcome.label.capitalised, "\(first.count(outcome, .unassisted))",
            "\(first.count(outcome, .assisted))", "\(first.count(outcome, nil))",
            "\(task.allOutcomes.total(outcome))",
          ]
        } + timeLimitRow(task))
    if let words = timeLimitWords(task) { document.paragraph(words) }
    if let words = BenchmarkWords.sentence(task) { document.paragraph(words) }
    guard task.everybody.tried > 0 else { return }
    groups(task, study, &document)
    for row in task.lowestSkill { document.paragraph(lowest(row)) }
    attempts(task, &document)
  }

  private static func about(_ task: TaskSummary) -> Sentence {
    var parts: [Sentence] = []
    parts.append(
      task.criteria.isEmpty
        ? "It lists no criteria."
        : "It exercises \(Sentence.list(task.criteria.sorted().map(\.description))).")
    parts.append(
      "\(task.attemptCount, "attempt", "attempts") by \(task.everybody.tried, "person", "people")."
    )
    parts += offer(task)
    if task.open > 0 {
      parts.append(
        "Of \(task.open, "further attempt", "further attempts") nobody noted the end."
      )
    }
    if task.timesLeftOut > 0 {
      parts.append(
        "The time of \(task.timesLeftOut, "attempt", "attempts") is left out, since start or end was entered after the session."
      )
    }
    if task.unnamed > 0 {
      parts.append(
        task.unnamed == 1
          ? "1 attempt does not say whose it was. It counts as one more person, and may be of somebody who is counted already."
          : "\(task.unnamed) attempts do not say whose they were. Each counts as one more person, and may be of somebody who is counted already."
      )
    }
    return Sentence.joined(parts, " ")
  }

  private static func groups(
    _ task: TaskSummary, _ study: StudySummary, _ document: inout Document
  ) {
    var rows: [[Sentence]] = []
    var few: [Sentence] = []
    var untried: [Sentence] = []
    var unclear: [Sentence] = []
    var hidden = 0
    for row in task.groups {
      switch row.shown {
      case .hidden: hidden += 1
      case .figures(let figures):
        rows.append(
          [row.group.label.capitalised, "\(figures.tried)"]
            + cells(figures.completion, figures.times, nil, figures.ease))
      case .counts(let completed):
        let tried = row.tried ?? 0
        if tried == 0, row.maybeTheirs > 0 {
          unclear.append(row.group.label)
        } else if tried == 0 {
          untried.append(row.group.label)
        } else {
          few.append(row.group.label.capitalised + ": \(completed) of \(tried)")
        }
      }
    }
    let everybody = task.everybody
    document.table(
      "Groups of at least \(Edition.smallestSharedCell) people beside everybody: done without help with its interval (adjusted Wald, 95 %, from \(Minimum.share.words) on), typical time of those, mean ease. So few people allow no comparison of groups.",
      none: "Nobody tried it.",
      columns: ["Group", "Tried", "Done without help", "Time", "Ease"],
      rows: [
        ["Everybody", "\(everybody.tried)"]
          + cells(
            everybody.completion, everybody.times?.onTask, everybody.times?.values, everybody.ease)
      ] + rows)
    if hidden > 0 {
      document.paragraph(
        "\(hidden, "group is", "groups are") not shown: too few people, or all but too few."
      )
    }
    if !few.isEmpty {
      document.paragraph("Of groups of one or two people, done without help of those who tried:")
      document.list(few)
    }
    if !untried.isEmpty {
      document.paragraph("Nobody tried it of these groups: \(Sentence.joined(untried, "; ")).")
    }
    if !unclear.isEmpty {
      document.paragraph(
        "Whether anybody of these groups tried it is not known, because nobody noted whose an attempt was: \(Sentence.joined(unclear, "; "))."
      )
    }
  }

  /// Completion, time and ease of one row.
  private static func cells(
    _ completion: CompletionFigures?, _ times: TimeSummary?, _ singles: [TaskTime]?,
    _ ease: RatingFigures<EaseRating>?
  ) -> [Sentence] {
    let done: Sentence =
      completion.map {
        "\($0.count.words)\(Figure.told($0.interval).map { ", \($0)" } ?? "" as Sentence)"
      } ?? "nobody tried"
    let time: Sentence =
      times.map {
        "\(Figure.time($0.time)), \($0.typical.name), \($0.sampleSize.description)"
      } ?? singles.map { "\(Figure.singles($0.map(Figure.time)))" } ?? "no figure"
    let answer: Sentence = ease.map { "\(EasePlot.words($0)[0]), n = \($0.n)" } ?? "no figure"
    return [done, time, answer]
  }

  private static func lowest(_ row: LowestSkill) -> Sentence {
    let scale: Sentence = "“\(row.title)”, n = \(row.placed) who tried"
    switch row.found {
    case .nobody: return "Nobody placed on " + scale + ", did it without help."
    case .hidden:
      return "The lowest level that did it without help on " + scale
        + ", is not shown for so few people."
    case .level(let value, let label):
      let level: Sentence = label.map { "\(value), \($0)" } ?? "\(value)"
      return "Lowest level of somebody who did it without help, on " + scale + ": " + level + "."
    }
  }

  private static func attempts(_ task: TaskSummary, _ document: inout Document) {
    guard !task.attempts.isEmpty else { return }
    let more: Sentence =
      task.attempts.count > rowLimit
      ? " The first \(rowLimit) of \(task.attempts.count) are shown; the JSON has all." : ""
    document.table(
      "Every attempt in the order in which they were made. This table stays with the team." + more,
      none: "None.", columns: ["Participant", "Attempt", "End", "Time", "Ease"],
      rows: task.attempts.prefix(rowLimit).map { attempt in
        let help: Sentence = attempt.assistance.map { ", \($0.label)" } ?? ", help not noted"
        var time: Sentence =
          attempt.onTask.map { "\(Figure.time($0))" }
          ?? (attempt.isTimeLeftOut ? "left out, entered later" : "no time noted")
        if attempt.lostMilliseconds > 0, let whole = attempt.whole {
          time = time + " (\(Figure.time(whole)) with interruptions)"
        }
        return [
          attempt.participant.map { "\($0.short)" } ?? "nobody named",
          "\(attempt.number) in \(attempt.session.short)", end(attempt, task) + help, time,
          attempt.ease.map { "\(Figure.decimal($0.number)) of 7" } ?? "not asked",
        ]
      })
  }
}
