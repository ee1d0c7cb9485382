import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  /// Every difference with its method and n, for those who look closer.
  static func allChanges(_ study: StudySummary, _ plots: StudyPlots, _ document: inout Document) {
    guard let changes = study.changes else { return }
    document.heading(
      2, "Every difference between round \(changes.before) and round \(changes.now)")
    document.paragraph(
      "Each difference is round \(changes.now) less round \(changes.before), with its 95 % interval. Where the interval reaches across 0, for times across 1, the rounds cannot be told apart; that never says that nothing changed."
    )
    let tasks = ChangePlots.tasks(changes)
    let columns: [Sentence] = [
      "Round \(changes.before)", "Round \(changes.now)", "Difference", "Method and people",
    ]
    document.heading(3, "Done without help, in both rounds")
    document.table(
      "Points are hundredths of those who tried. Below \(Minimum.share.words) in a round, or below as many pairs, only counts are told.",
      none: "Nobody tried a task of the plan in either round.", columns: ["Task"] + columns,
      rows: tasks.map { task in
        [
          "\(task.title)", count(task.before), count(task.now),
          ChangeWords.difference(task.completion, changes), ChangeWords.method(task.completion),
        ]
      })
    document.heading(3, "Time on task, in both rounds")
    plot(
      plots.timesChanges,
      columns: ["Task and round", "Typical time", "Interval", "Shortest to longest", "People"],
      method: "Attempts that were done without help, as under “Time on task”.",
      none: "Nobody tried a task of the plan in either round.", &document)
    document.table(
      "How many times as long it took, by geometric means: 1 is as long, 2 is twice as long. It takes \(Minimum.mean.words) in each round, or as many pairs.",
      none: "No attempt has a time.", columns: ["Task"] + columns,
      rows: tasks.filter { $0.before.times != nil || $0.now.times != nil }.map { task in
        [
          "\(task.title)", time(task.before), time(task.now),
          ChangeWords.difference(task.times, changes), ChangeWords.method(of: task.times),
        ]
      })
    document.heading(3, "Ease, in both rounds")
    plot(
      plots.easeChanges,
      columns: ["Task and round", "Mean", "Interval", "Median", "People"],
      method: "One question after the first attempt, as under “Ease”.",
      none: "Nobody tried a task of the plan in either round.", &document)
    document.table(
      "Differences of means on the scale from 1 (very hard) to 7 (very easy).",
      none: "Nobody said how easy a task was.", columns: ["Task"] + columns,
      rows: tasks.filter { $0.before.ease != nil || $0.now.ease != nil }.map { task in
        [
          "\(task.title)", ease(task.before), ease(task.now),
          ChangeWords.difference(task.ease, changes), ChangeWords.method(of: task.ease),
        ]
      })
    otherChanges(changes, columns, &document)
  }

  private static func otherChanges(
    _ changes: RoundChanges, _ columns: [Sentence], _ document: inout Document
  ) {
    document.heading(3, "Scores of questionnaires, in both rounds")
    document.table(
      "Differences of means, in the points of each score.",
      none: "No questionnaire was answered in both rounds.", columns: ["Score"] + columns,
      rows: changes.scores.filter(\.wasAnsweredTwice).map { score in
        [
          ChangeList.name(score), mean(score.before), mean(score.now),
          ChangeWords.difference(score.difference, changes),
          ChangeWords.method(of: score.difference),
        ]
      })
    onceAnswered(changes, &document)
    document.heading(3, "Problems, in both rounds")
    document.table(
      "Who met each problem that round \(changes.before) knows, of those who could meet it. Who could, is counted by what the finding says now.",
      none: "No problem was known in round \(changes.before).", columns: ["Problem"] + columns,
      rows: changes.findings.map { finding in
        [
          FindingPlace.link("\(finding.id.short), \(finding.title)", to: finding.id.string),
          met(finding.before), finding.now.map(met) ?? StudyCells.none,
          ChangeWords.difference(finding.difference, changes),
          ChangeWords.method(finding.difference),
        ]
      })
  }

  /// Questionnaires that were answered in one of the rounds: there is nothing to set beside them.
  private static func onceAnswered(_ changes: RoundChanges, _ document: inout Document) {
    func names(_ scores: [ScoreChange]) -> [Sentence] {
      scores.reduce(into: []) { names, score in
        let name = ChangeList.questionnaire(score)
        if names.last != name { names.append(name) }
      }
    }
    let once = changes.scores.filter { !$0.wasAnsweredTwice }
    let rounds = [
      (changes.before, names(once.filter { $0.difference.before > 0 })),
      (changes.now, names(once.filter { $0.difference.before == 0 })),
    ]
    for (round, names) in rounds where !names.isEmpty {
      document.paragraph(
        "Answered in round \(round) only, and so not compared: \(Sentence.list(names)).")
    }
  }

  private static func count(_ figures: TaskFigures) -> Sentence {
    figures.completion.map { CompletionPlot.words($0.count) } ?? "nobody tried"
  }

  private static func time(_ figures: TaskFigures) -> Sentence {
    guard let times = figures.times else { return StudyCells.none }
    return TimesPlot.words(times.onTask, times.values)[0]
  }

  private static func ease(_ figures: TaskFigures) -> Sentence {
    figures.ease.map { EasePlot.words($0)[0] } ?? StudyCells.none
  }

  private static func mean(_ score: ScoreSummary?) -> Sentence {
    score.map { QuestionnairePlot.words($0)[0] } ?? "nobody answered"
  }

  private static func met(_ round: FindingRound) -> Sentence {
    guard let frequency = round.frequency, frequency.isCounted else { return "not counted" }
    guard frequency.exposed + frequency.metBeyond > 0 else { return "none could be affected" }
    let count: Sentence = "\(frequency.met) of \(frequency.exposed, "participant", "participants")"
    return frequency.metBeyond > 0 ? count + ", and \(frequency.metBeyond) more" : count
  }
}
