import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  /// What a reader decides on: who was in both rounds, and which differences are clear.
  static func changes(_ study: StudySummary, _ plots: StudyPlots, _ document: inout Document) {
    guard let changes = study.changes else {
      document.heading(2, "What changed", anchor: ReportPart.changes.rawValue)
      return document.paragraph(StudyNone.earlierRound.claim(study.rounds.number))
    }
    document.heading(
      2, "What changed since round \(changes.before)", anchor: ReportPart.changes.rawValue)
    let all = RoundDifference.all(changes)
    let told = all.filter(\.hasInterval)
    let clear = told.filter(\.isApart)
    let unclear = told.filter { !$0.isApart && $0.measure == .withoutHelp }
    var lines: [Sentence] = []
    lines += [changes.differing, changes.alikeUnknown].compactMap(\.self)
    lines += [changes.people, changes.compared]
    lines += (clear + unclear).compactMap { $0.claim(changes) }
    lines += changes.tasks.filter(\.wasTried).compactMap {
      changes.notCompared($0, hasCounts: true)
    }
    if let outside = changes.outsidePlan { lines.append(outside) }
    if let intervals = changes.intervals(told.count) { lines.append(intervals) }
    document.list(lines)
    plot(
      plots.completionChanges,
      columns: ["Task and round", "Completed without help", "Share", "Interval"],
      method:
        "Two marks a task: participants who tried in each round, with the first attempt. Interval of each: adjusted Wald, 95%, two-sided. The interval of a difference, in the appendix, shows whether a difference is clear; these two do not.",
      none: noTask(changes), &document)
  }

  /// What stands for a plot without a row; nothing where tasks were tried and are not compared.
  private static func noTask(_ changes: RoundChanges) -> Sentence {
    changes.tasks.contains(where: \.wasTried)
      ? "" : StudyNone.changedTasks.claim(changes.now)
  }

  /// Every difference with its method and n, for those who look closer.
  static func allChanges(_ study: StudySummary, _ plots: StudyPlots, _ document: inout Document) {
    guard let changes = study.changes else { return }
    document.heading(
      2, "Every difference between round \(changes.before) and round \(changes.now)")
    document.paragraph(
      "Each difference is the later round less the earlier one, with its 95% interval. If the interval includes 0, or 1 for times, there is no clear difference; this does not mean nothing changed."
    )
    let all = RoundDifference.all(changes)
    func table(
      _ measure: RoundsMeasure, _ item: Sentence, _ caption: Sentence, _ none: StudyNone
    ) {
      document.table(
        caption, none: none.claim(changes.now),
        columns: [
          item, "Round \(changes.before)", "Round \(changes.now)", "Difference",
          "Method and participants",
        ],
        rows: all.filter { $0.measure == measure }.map {
          [$0.name, $0.before, $0.now, $0.words, $0.method]
        })
    }
    document.heading(3, "Completed without help, in both rounds")
    table(
      .withoutHelp, "Task",
      "Points are hundredths of participants who tried. Below \(Minimum.share.words) in a round, or below as many pairs, only counts are shown.",
      .changedTasks)
    document.heading(3, "Time on task, in both rounds")
    plot(
      plots.timesChanges,
      columns: [
        "Task and round", "Typical time", "Interval", "Shortest to longest", "First attempts",
      ],
      method: "Attempts completed without help, as under “Time on task”.",
      none: noTask(changes), &document)
    table(
      .time, "Task",
      "How many times as long it took, by geometric means: 1 is as long, 2 is twice as long. Needs \(Minimum.mean.words) in each round, or as many pairs.",
      .changedTimes)
    document.heading(3, "Ease, in both rounds")
    plot(
      plots.easeChanges,
      columns: ["Task and round", "Mean", "Interval", "Median", "Participants"],
      method: "One question after the first attempt, as under “Ease”.",
      none: noTask(changes), &document)
    table(
      .ease, "Task", "Differences of means on the scale from 1 (very hard) to 7 (very easy).",
      .changedEase)
    document.heading(3, "Scores of questionnaires, in both rounds")
    table(
      .score, "Score", "Differences of means, in the points of each score.", .changedScores)
    document.heading(3, "Problems, in both rounds")
    table(
      .affected, "Problem",
      "How many participants each problem of the earlier round affected, of those who could be affected, by the finding as it is now.",
      .changedProblems)
  }
}
