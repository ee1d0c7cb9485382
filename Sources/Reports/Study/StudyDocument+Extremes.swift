import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  /// Which tasks nobody did without help, and which of the others were done least and most often; ties are told whole.
  static func extremes(_ study: StudySummary) -> [Sentence] {
    let tried = study.tasks.filter { $0.everybody.tried > 0 }
    let failed = tried.filter { completed($0) == 0 }
    let compared = tried.filter {
      completed($0) > 0 && $0.everybody.tried >= Edition.smallestSharedCell
    }
    return nobody(failed) + between(compared, isRest: !failed.isEmpty)
  }

  private static func completed(_ task: TaskSummary) -> Int {
    task.everybody.completion?.count.successes ?? 0
  }

  /// "At their first attempt nobody did “Pay” (3 people tried, 1 did it with help) without help."
  private static func nobody(_ tasks: [TaskSummary]) -> [Sentence] {
    guard !tasks.isEmpty else { return [] }
    let names = tasks.map { task -> Sentence in
      let people = Sentence.count(task.everybody.tried, "person", "people")
      return "“\(task.title)” (\(people) tried\(otherwise(task)))"
    }
    return ["At their first attempt nobody did \(Sentence.list(names, .or)) without help."]
  }

  /// How else it was done.
  private static func otherwise(_ task: TaskSummary) -> Sentence {
    let outcomes = task.everybody.outcomes
    let (helped, unknown) = (outcomes.count(.done, .assisted), outcomes.count(.done, nil))
    let stopped = outcomes.stoppedAtTimeLimit
    return (helped > 0 ? ", \(helped) did it with help" : "")
      + (unknown > 0 ? ", of \(unknown) who did it nobody noted whether with help" : "")
      + (stopped > 0 ? ", \(TimeLimitWords.stopped(stopped, task))" : "")
  }

  private static func between(_ tasks: [TaskSummary], isRest: Bool) -> [Sentence] {
    let shares = tasks.compactMap { $0.everybody.completion?.share }
    guard let low = shares.min(), let high = shares.max() else { return [] }
    let (worst, best) = (tied(tasks, at: low), tied(tasks, at: high))
    guard tasks.count > 1 else {
      return tasks.map { "“\($0.title)” was done without help by \(figure($0))." }
    }
    let all: Sentence =
      "\(tasks.count) \(isRest ? "other " : "" as Sentence)tasks that at least \(Edition.smallestSharedCell) people tried"
    if low == high { return ["All \(all) were done without help equally often: \(worst)."] }
    let verb: Sentence = shares.count { $0 == low } == 1 ? "was" : "were"
    return ["Of \(all), \(worst) \(verb) done without help least often, \(best) most often."]
  }

  /// Every task with this share, with its figures: "“Pay” (3 of 5 people) and “Show” (6 of 10 people)".
  private static func tied(_ tasks: [TaskSummary], at share: Proportion) -> Sentence {
    Sentence.list(
      tasks.filter { $0.everybody.completion?.share == share }.map {
        "“\($0.title)” (\(figure($0)))" as Sentence
      })
  }

  /// "3 of 5 people, 95 % interval 12 % to 77 %, adjusted Wald"; for few people the count alone.
  private static func figure(_ task: TaskSummary) -> Sentence {
    guard let figures = task.everybody.completion else { return "nobody tried" }
    let interval: Sentence =
      Figure.told(figures.interval).map { ", 95 % interval \($0), adjusted Wald" } ?? ""
    let stopped = task.everybody.outcomes.stoppedAtTimeLimit
    return CompletionPlot.words(figures.count) + interval
      + (stopped > 0 ? ", \(TimeLimitWords.stopped(stopped, task))" : "")
  }
}
