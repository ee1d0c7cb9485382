import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static func tasks(_ study: StudySummary, _ plots: StudyPlots, _ document: inout Document) {
    let round = study.rounds.number
    document.heading(2, "Tasks", anchor: ReportPart.tasks.rawValue)
    let none = StudyNone.tasks.claim(round)
    guard !study.tasks.isEmpty else { return document.paragraph(none) }
    document.paragraph(
      "A participant counts once for each task, with the first attempt in this round; later attempts are listed. A note made during a task counts as having tried it. Help is help by the moderator, not by the participant’s own technology, interpreter or assistant."
    )
    document.list(
      study.tasks.compactMap { $0.notTried(round) }
        + study.tasks.compactMap { $0.outcomeUnknown(round) }
        + study.tasks.compactMap { $0.helpUnknown(round) }
        + study.tasks.compactMap { $0.unnamed(round) })
    document.heading(3, "Completed without help")
    plot(
      plots.completion,
      columns: ["Task", "Completed without help", "Share", "Interval", "Tried by"],
      method:
        "Base: participants who tried. Interval: adjusted Wald, 95%, two-sided; three other methods are in the JSON. Below \(Minimum.share.words) only the count: \(Minimum.share.reason). No share if an outcome or help was not recorded.",
      none: none, &document)
    document.heading(3, "Time on task")
    plot(
      plots.times,
      columns: ["Task", "Typical time", "Interval", "Shortest to longest", "First attempts"],
      method:
        "Attempts recorded as completed without help; without setting up, faults and breaks. Up to 25 participants the geometric mean with a t interval on logarithms, 95%; above that the median with order statistics. Below \(Minimum.mean.words) each time by itself: \(Minimum.mean.reason). No interval if all times are equal.",
      none: none, &document)
    document.heading(3, "Ease")
    plot(
      plots.ease,
      columns: ["Task", "Mean", "Interval", "Median", "First attempts"],
      method:
        "One question after the first attempt, 1 (very hard) to 7 (very easy), completed or not. Interval: t interval of the mean, 95%, cut to 1 to 7. Below \(Minimum.mean.words) each answer by itself. Answers to a questionnaire after the task, such as SEQ, are kept apart, below.",
      none: none, &document)
  }

  /// Other ways of counting, and each task by itself.
  static func allTasks(_ study: StudySummary, _ document: inout Document) {
    guard !study.tasks.isEmpty else { return }
    document.heading(2, "Each task", anchor: ReportPart.taskDetails.rawValue)
    document.table(
      "Participants who tried, with other ways of counting. Half credit: completed without help counts one, partly completed without help a half.",
      none: StudyNone.triedTasks.claim(study.rounds.number),
      columns: [
        "Task", "Completed, with help or without", "Interval, adjusted Wald", "With half credit",
      ],
      rows: study.tasks.filter { $0.everybody.tried > 0 }.map(otherCounts))
    document.table(
      "Times of attempts completed without help, with setting up, faults and breaks.",
      none: StudyNone.times.claim(study.rounds.number),
      columns: ["Task", "Typical time", "Interval", "Shortest to longest", "Interrupted"],
      rows: study.tasks.compactMap { task in
        guard let times = task.everybody.times else { return nil }
        let words = TaskCell.words(times.whole, times.wholeValues).prefix(3)
        return ["\(task.title)"] + words + [
          "\(times.interrupted) of \(times.values.count, "attempt", "attempts")"
        ]
      })
    for task in study.tasks { details(task, study, &document) }
  }

  private static func otherCounts(_ task: TaskSummary) -> [Sentence] {
    let figures = task.everybody
    let count: Sentence =
      figures.outcomeUnknown > 0 || figures.tried == 0
      ? TaskCell.count(figures) : "\(figures.completed) of \(figures.people(figures.tried))"
    guard let any = figures.withHelp, Minimum.share.isReached(by: figures.tried) else {
      return ["\(task.title)", count, StudyCells.none, StudyCells.none]
    }
    return [
      "\(task.title)", count + (Figure.share(any.count).map { ", \($0)" } ?? ""),
      Figure.told(any.interval) ?? StudyCells.none,
      figures.partialCredit?.share.flatMap(Figure.percent) ?? StudyCells.none,
    ]
  }

  private static func details(
    _ task: TaskSummary, _ study: StudySummary, _ document: inout Document
  ) {
    let round = study.rounds.number
    document.heading(3, "\(task.title)")
    document.list(
      [task.notTried(round), task.offered(round), task.benchmarkClaim(round)].compactMap(\.self)
        + task.lowestSkillClaims(round))
    let criteria = task.criteria.sorted().map(\.description)
    document.table(
      "About the task and its attempts.", none: "", columns: ["What", "Value"],
      rows: [
        ["Criteria", criteria.isEmpty ? "none" : "\(Sentence.list(criteria))"],
        ["Attempts recorded", "\(task.attemptCount)"],
        ["First attempts, including those shown only by notes", "\(task.everybody.tried)"],
        ["First attempts without a recorded outcome", "\(task.everybody.outcomeUnknown)"],
        ["Times left out, entered after the session", "\(task.timesLeftOut)"],
        ["First attempts that do not name a participant", "\(task.everybody.unnamed)"],
      ])
    guard task.everybody.tried > 0 else { return }
    let (first, all) = (task.everybody.outcomes, task.allOutcomes)
    func row(
      _ label: Sentence, _ count: (Assistance?) -> Int, all: Int
    ) -> [Sentence] {
      [label, "\(count(.unassisted))", "\(count(.assisted))", "\(count(nil))", "\(all)"]
    }
    document.table(
      "Outcomes of first attempts. Stopping at a time limit is not a failure.", none: "",
      columns: [
        "Outcome", "Without help", "With help", "Help not recorded", "All recorded attempts",
      ],
      rows: OutcomeTable.outcomes.map { outcome in
        row(outcome.label.capitalised, { first.count(outcome, $0) }, all: all.total(outcome))
      }
        + (all.stoppedAtTimeLimit == 0
          ? []
          : [
            row(
              "Stopped at \(task.limitWords)", first.stoppedAtTimeLimit, all: all.stoppedAtTimeLimit
            )
          ])
        + (task.everybody.outcomeUnknown + task.open == 0
          ? [] : [row("Not recorded", { first.count(nil, $0) }, all: all.total(nil))]))
    groups(task, &document)
    attempts(task, &document)
  }

  private static func groups(_ task: TaskSummary, _ document: inout Document) {
    let everybody = task.everybody
    document.table(
      "Groups beside all participants: completed without help with its interval (adjusted Wald, 95%, from \(Minimum.share.words) on), typical time of those, mean ease. Below \(Edition.smallestSharedCell) participants only the count. So few participants allow no comparison of groups.",
      none: "", columns: ["Group", "Tried", "Completed without help", "Time", "Ease"],
      rows: [
        ["All", "\(everybody.tried)"]
          + cells(
            everybody.completion, everybody.times?.onTask, everybody.times?.values, everybody.ease,
            otherwise: TaskCell.count(everybody))
      ] + task.groups.map(cells))
  }

  private static func cells(_ row: GroupFigures) -> [Sentence] {
    let maybe: Sentence =
      row.maybeTheirs > 0 ? " (\(row.maybeTheirs) more without a name, maybe theirs)" : ""
    let head = [row.group.label.capitalised, "\(row.tried)" + maybe]
    switch row.shown {
    case .figures(let figures):
      return head + cells(figures.completion, figures.times, nil, figures.ease)
    case .counts(let completed):
      let count: Sentence =
        row.tried == 0
        ? (row.maybeTheirs > 0 ? "not known" : "not tried")
        : completed.map { "\($0) of \(row.tried)" } ?? "not recorded"
      return head + [count, "no figure", "no figure"]
    }
  }

  /// Completion, time and ease of one row.
  ///
  /// - Parameter otherwise: What stands for a completion that has no share.
  private static func cells(
    _ completion: CompletionFigures?, _ times: TimeSummary?, _ singles: [TaskTime]?,
    _ ease: RatingFigures<EaseRating>?, otherwise: Sentence = "not recorded"
  ) -> [Sentence] {
    let done: Sentence =
      completion.map {
        "\($0.count.words)\(Figure.told($0.interval).map { ", \($0)" } ?? "" as Sentence)"
      } ?? otherwise
    let time: Sentence =
      times.map { "\(Figure.time($0.time)), \($0.typical.name), \($0.sampleSize.description)" }
      ?? singles.map { "\(Figure.singles($0.map(Figure.time)))" } ?? "no figure"
    return [done, time, ease.map { "\(TaskCell.words($0)[0]), n = \($0.n)" } ?? "no figure"]
  }

  private static func attempts(_ task: TaskSummary, _ document: inout Document) {
    guard !task.attempts.isEmpty else { return }
    let more: Sentence =
      task.attempts.count > rowLimit
      ? " The first \(rowLimit) of \(task.attempts.count) are shown; the JSON has all." : ""
    document.table(
      "Every attempt in time order. This table stays with the team." + more,
      none: "", columns: ["Participant", "Attempt", "Outcome", "Time", "Ease"],
      rows: task.attempts.prefix(rowLimit).map { attempt in
        let help: Sentence = attempt.assistance.map { ", \($0.label)" } ?? ", help not recorded"
        var time: Sentence =
          attempt.onTask.map { "\(Figure.time($0))" }
          ?? (attempt.isTimeLeftOut ? "left out, entered later" : "not recorded")
        if attempt.lostMilliseconds > 0, let whole = attempt.whole {
          time = time + " (\(Figure.time(whole)) with interruptions)"
        }
        return [
          attempt.participant.map { "\($0.short)" } ?? "not named",
          "\(attempt.number)\(attempt.session.map { " in \($0.short)" } ?? "" as Sentence)",
          outcome(attempt, task) + help, time,
          attempt.ease.map { "\(Figure.decimal($0.number)) of 7" } ?? "not recorded",
        ]
      })
  }

  private static func outcome(_ attempt: AttemptFacts, _ task: TaskSummary) -> Sentence {
    if attempt.isStoppedAtTimeLimit { return "stopped at " + task.limitWords }
    let rest: Sentence = attempt.endedAtTimeLimit ? ", at " + task.limitWords : ""
    return (attempt.outcome?.label ?? "outcome not recorded") + rest
  }
}
