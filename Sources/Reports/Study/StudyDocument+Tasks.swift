import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static func tasks(_ study: StudySummary, _ plots: StudyPlots, _ document: inout Document) {
    document.heading(2, "Tasks", anchor: ReportPart.tasks.rawValue)
    guard !study.tasks.isEmpty else { return document.paragraph("The plan has no tasks.") }
    document.paragraph(
      "A person counts once for each task, with the first attempt in this round; later attempts are listed. A task that was not offered was not tried. The person's own technology, interpreter or assistant is no help; the moderator's is."
    )
    unnamed(study, &document)
    document.heading(3, "Done without help")
    plot(
      plots.completion,
      columns: ["Task", "Done without help", "Share", "Interval", "Offered to"],
      method:
        "Everybody who tried counts. Interval: adjusted Wald, 95 %, two-sided; three other methods stand in the JSON. Of fewer than \(Minimum.share.words) only the count is told: \(Minimum.share.reason).",
      none: "The plan has no tasks.", &document)
    document.heading(3, "Time on task")
    times(study, plots, &document)
    document.heading(3, "Ease")
    plot(
      plots.ease,
      columns: ["Task", "Mean", "Interval", "Median", "People"],
      method:
        "One question after the first attempt, 1 (very hard) to 7 (very easy), done or not. Interval: t interval of the mean, 95 %, cut to 1 to 7. Below \(Minimum.mean.words) each answer by itself. Answers to a questionnaire after the task, such as SEQ, are kept apart, below.",
      none: "The plan has no tasks.", &document)
  }

  /// Attempts of nobody named, which make a task look as if more people had tried it than took part.
  private static func unnamed(_ study: StudySummary, _ document: inout Document) {
    let tasks = study.tasks.filter { $0.unnamed > 0 }
    guard !tasks.isEmpty else { return }
    let names = tasks.map { "“\($0.title)” (\($0.unnamed))" as Sentence }
    document.paragraph(
      "Attempts that do not say whose they were count as one more person each, who may be counted already: \(Sentence.list(names))."
    )
  }

  /// Other ways of counting, and each task by itself.
  static func allTasks(_ study: StudySummary, _ document: inout Document) {
    guard !study.tasks.isEmpty else { return }
    document.heading(2, "Each task", anchor: ReportPart.taskDetails.rawValue)
    document.table(
      "Those who tried, with other ways of counting. Half credit: done without help counts one, partly done without help counts a half.",
      none: "Nobody tried a task.",
      columns: [
        "Task", "Done, with help or without", "Interval, adjusted Wald", "With half credit",
      ],
      rows: study.tasks.compactMap(otherCounts))
    document.table(
      "Times of attempts that were done without help, with setting up, faults and breaks.",
      none: "No attempt that was done without help has a time.",
      columns: ["Task", "Typical time", "Interval", "Shortest to longest", "Interrupted"],
      rows: study.tasks.compactMap { task in
        guard let times = task.everybody.times else { return nil }
        let words = TimesPlot.words(times.whole, times.wholeValues).prefix(3)
        return ["\(task.title)"] + words + [
          "\(times.interrupted) of \(times.values.count, "attempt", "attempts")"
        ]
      })
    for task in study.tasks { details(task, study, &document) }
  }

  private static func otherCounts(_ task: TaskSummary) -> [Sentence]? {
    guard let any = task.everybody.withHelp, let credit = task.everybody.partialCredit?.share
    else { return nil }
    return [
      "\(task.title)",
      CompletionPlot.words(any.count) + (Figure.share(any.count).map { ", \($0)" } ?? ""),
      Figure.told(any.interval) ?? StudyCells.none,
      Minimum.share.isReached(by: task.everybody.tried) ? Figure.percent(credit) : StudyCells.none,
    ]
  }

  private static func times(
    _ study: StudySummary, _ plots: StudyPlots, _ document: inout Document
  ) {
    plot(
      plots.times,
      columns: ["Task", "Typical time", "Interval", "Shortest to longest", "People"],
      method:
        "Attempts that were done without help; setting up, faults and breaks are left out. Up to 25 people the geometric mean with a t interval on logarithms, 95 %; above that the median with order statistics. Below \(Minimum.mean.words) each time by itself: \(Minimum.mean.reason).",
      none: "The plan has no tasks.", &document)
  }
}
