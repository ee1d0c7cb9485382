import Measures
import Records
import Statistics
import Wording

extension StudyMarkdown {
  static func details(
    _ task: TaskSummary, _ study: StudySummary, _ page: inout MarkdownPage
  ) {
    page.heading(3, "Task: \(task.title)")
    page.paragraph(about(task))
    page.table(
      "How the first attempts ended, \(Phrase.count(task.everybody.tried, "person", "people")).",
      none: "Nobody tried it.",
      columns: ["End", "Without help", "With help", "Help not noted", "All attempts"],
      rows: task.attemptCount == 0
        ? []
        : OutcomeTable.outcomes.map { outcome in
          let first = task.everybody.outcomes
          return [
            Markdown(outcome.label).capitalised, "\(first.count(outcome, .unassisted))",
            "\(first.count(outcome, .assisted))", "\(first.count(outcome, nil))",
            "\(task.allOutcomes.total(outcome))",
          ]
        } + timeLimitRow(task))
    if let words = timeLimitWords(task) { page.paragraph(words) }
    guard task.everybody.tried > 0 else { return }
    groups(task, study, &page)
    for row in task.lowestSkill { page.paragraph(lowest(row)) }
    attempts(task, &page)
  }

  private static func about(_ task: TaskSummary) -> Markdown {
    var parts: [Markdown] = []
    parts.append(
      task.criteria.isEmpty
        ? "It lists no criteria."
        : "It exercises \(Phrase.list(task.criteria.sorted().map(\.description))).")
    parts.append(
      "\(Phrase.count(task.attemptCount, "attempt", "attempts")) by \(Phrase.count(task.everybody.tried, "person", "people"))."
    )
    parts += offer(task)
    if task.open > 0 {
      parts.append(
        "Of \(Phrase.count(task.open, "further attempt", "further attempts")) nobody noted the end."
      )
    }
    if task.timesLeftOut > 0 {
      parts.append(
        "The time of \(Phrase.count(task.timesLeftOut, "attempt", "attempts")) is left out, since start or end was entered after the session."
      )
    }
    if task.unnamed > 0 {
      parts.append(
        task.unnamed == 1
          ? "1 attempt does not say whose it was. It counts as one more person, and may be of somebody who is counted already."
          : "\(task.unnamed) attempts do not say whose they were. Each counts as one more person, and may be of somebody who is counted already."
      )
    }
    return Markdown.joined(parts, " ")
  }

  private static func groups(
    _ task: TaskSummary, _ study: StudySummary, _ page: inout MarkdownPage
  ) {
    var rows: [[Markdown]] = []
    var few: [Markdown] = []
    var untried: [String] = []
    var unclear: [String] = []
    var hidden = 0
    for row in task.groups {
      switch row.shown {
      case .hidden: hidden += 1
      case .figures(let figures):
        rows.append(
          [Markdown(row.group.label).capitalised, "\(figures.tried)"]
            + cells(figures.completion, figures.times, nil, figures.ease))
      case .counts(let completed):
        let tried = row.tried ?? 0
        if tried == 0, row.maybeTheirs > 0 {
          unclear.append(row.group.label)
        } else if tried == 0 {
          untried.append(row.group.label)
        } else {
          few.append(Markdown(row.group.label).capitalised + ": \(completed) of \(tried)")
        }
      }
    }
    let everybody = task.everybody
    page.table(
      "Groups of at least \(Edition.smallestSharedCell) people beside everybody: done without help with its interval (adjusted Wald, 95 %, from \(Minimum.share.words) on), typical time of those, mean ease. So few people allow no comparison of groups.",
      none: "Nobody tried it.",
      columns: ["Group", "Tried", "Done without help", "Time", "Ease"],
      rows: [
        ["Everybody", "\(everybody.tried)"]
          + cells(
            everybody.completion, everybody.times?.onTask, everybody.times?.values, everybody.ease)
      ] + rows)
    if hidden > 0 {
      page.paragraph(
        "\(Phrase.count(hidden, "group is", "groups are")) not shown: too few people, or all but too few."
      )
    }
    if !few.isEmpty {
      page.paragraph("Of groups of one or two people, done without help of those who tried:")
      page.list(few)
    }
    if !untried.isEmpty {
      page.paragraph("Nobody tried it of these groups: \(untried.joined(separator: "; ")).")
    }
    if !unclear.isEmpty {
      page.paragraph(
        "Whether anybody of these groups tried it is not known, because nobody noted whose an attempt was: \(unclear.joined(separator: "; "))."
      )
    }
  }

  /// Completion, time and ease of one row.
  private static func cells(
    _ completion: CompletionFigures?, _ times: TimeSummary?, _ singles: [TaskTime]?,
    _ ease: RatingFigures<EaseRating>?
  ) -> [Markdown] {
    let done: Markdown =
      completion.map {
        "\($0.count.description)\(Figure.told($0.interval).map { ", \($0)" } ?? "")"
      } ?? "nobody tried"
    let time: Markdown =
      times.map {
        "\(Figure.time($0.time)), \($0.typical.name), \($0.sampleSize.description)"
      } ?? singles.map { "\(Figure.singles($0.map(Figure.time)))" } ?? "no figure"
    let answer: Markdown = ease.map { "\(EasePlot.words($0)[0]), n = \($0.n)" } ?? "no figure"
    return [done, time, answer]
  }

  private static func lowest(_ row: LowestSkill) -> Markdown {
    let scale: Markdown = "“\(row.title)”, n = \(row.placed) who tried"
    switch row.found {
    case .nobody: return "Nobody placed on " + scale + ", did it without help."
    case .hidden:
      return "The lowest level that did it without help on " + scale
        + ", is not shown for so few people."
    case .level(let value, let label):
      let level: Markdown = label.map { "\(value), \($0)" } ?? "\(value)"
      return "Lowest level of somebody who did it without help, on " + scale + ": " + level + "."
    }
  }

  private static func attempts(_ task: TaskSummary, _ page: inout MarkdownPage) {
    guard !task.attempts.isEmpty else { return }
    let more: Markdown =
      task.attempts.count > rowLimit
      ? " The first \(rowLimit) of \(task.attempts.count) are shown; the JSON has all." : ""
    page.table(
      "Every attempt in the order in which they were made. This table stays with the team." + more,
      none: "None.", columns: ["Participant", "Attempt", "End", "Time", "Ease"],
      rows: task.attempts.prefix(rowLimit).map { attempt in
        let help: Markdown = attempt.assistance.map { ", \($0.label)" } ?? ", help not noted"
        var time: Markdown =
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
