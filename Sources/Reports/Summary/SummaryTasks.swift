import JSON
import Localization
import Measures
import Records
import Statistics
import Wording

/// What one page says of tasks.
extension SummarySentences {
  /// "Without help, of those who tried: “Find help” 0 of 2; “Pay by card” 3 of 5; 1 further task by somebody."
  ///
  /// Tasks that nobody did come first and are named. Where there is no room for all others, those stand there that the
  /// smallest share did, and how many more there are.
  ///
  /// - Returns: `nil` where nobody tried any.
  static func tasks(_ tasks: [TaskSummary], since changes: RoundChanges?, most: Int) -> Sentence? {
    let tried = tasks.compactMap { task in
      task.everybody.completion.map { (id: task.id, title: task.title, count: $0.count) }
    }
    guard !tried.isEmpty else { return nil }
    let undone = tried.filter { $0.count.successes == 0 }
    let done = tried.filter { $0.count.successes > 0 }
    let byShare = done.enumerated().sorted {
      let (one, two) = ($0.element.count, $1.element.count)
      let (left, right) = (one.successes * two.attempts.count, two.successes * one.attempts.count)
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
    let shown = done.count > most ? Array(byShare.prefix(most)) : done
    let named = undone.prefix(mostUndone) + shown
    let changed = changes.map(differing) ?? []
    let isAllChance = changed.allSatisfy(\.mayBeChance)
    let compared = changed.filter { change in named.contains { Text.isSame($0.id, change.id) }
    }
    let parts = named.map { task -> Sentence in
      let here: Sentence =
        "“\(task.title)” \(task.count.successes) of \(task.count.attempts.count)"
      guard let changes, let change = compared.first(where: { Text.isSame($0.id, task.id) })
      else { return here }
      return here + before(change, changes, isAllChance: isAllChance)
    }
    let further = [
      (undone.count - mostUndone, "done by nobody" as Sentence),
      (done.count - shown.count, "done by somebody"),
    ].filter { $0.0 > 0 }.map { count, whom -> Sentence in
      "\(count, "further task", "further tasks") " + whom
    }
    return ReportPlaceWords.report("Without help", "study", at: .tasks)
      + ", of those who tried: " + Sentence.joined(parts + further, "; ") + "."
      + (compared.isEmpty ? "" : chance(changes, isAllChance: isAllChance))
  }

  /// " (round 1: 1 of 4)".
  private static func before(
    _ change: TaskChange, _ changes: RoundChanges, isAllChance: Bool
  ) -> Sentence {
    guard let count = change.before.completion?.count else { return "" }
    let chance: Sentence =
      isAllChance
      ? ""
      : change.mayBeChance
        ? ", may be chance" : ", chance alone seldom makes such a difference"
    return " (round \(changes.before): \(count.successes) of \(count.attempts.count)" + chance + ")"
  }

  /// " Differences may be chance: only 2 people came to both rounds."
  private static func chance(_ changes: RoundChanges?, isAllChance: Bool) -> Sentence {
    guard let changes else { return "" }
    let both: Sentence =
      changes.inBoth > 0
      ? "only \(changes.inBoth, "person", "people") came to both rounds"
      : "nobody is known to have come to both rounds"
    let words = ReportPlaceWords.report(
      isAllChance ? "Differences may be chance" : "Both rounds", "study", at: .changes)
    return " " + words + ": " + both + "."
  }

  /// How many tasks that nobody did are named.
  private static let mostUndone = 3

  static func untriedTasks(_ tasks: [TaskSummary]) -> [Sentence] {
    let untried = tasks.filter { $0.everybody.tried == 0 }.map(\.title)
    guard !untried.isEmpty else { return [] }
    let tasks = ReportPlaceWords.report("How these tasks go", "study", at: .tasks)
    return [tasks + ", which nobody tried: \(Sentence.list(untried.map { "“\($0)”" }))."]
  }

  /// Tasks that enough people tried in both rounds, in the same words.
  private static func comparable(_ changes: RoundChanges) -> (
    tried: [TaskChange], both: [TaskChange]
  ) {
    let least = Minimum.mean.count
    let tried = changes.tasks.filter { min($0.before.tried, $0.now.tried) >= least }
    return (tried, tried.filter { $0.completion.missing != .reworded })
  }

  /// Of these, those that another share of people did.
  private static func differing(_ changes: RoundChanges) -> [TaskChange] {
    comparable(changes).both.filter { $0.difference != 0 }
  }

  /// Why no difference of a task stands at the head of the page; nothing where one does.
  ///
  /// Of fewer people than a mean takes, a difference says nothing.
  static func tasks(since changes: RoundChanges) -> [Sentence] {
    let (tried, both) = comparable(changes)
    guard !both.isEmpty else {
      let none = ReportPlaceWords.report("No task", "study", at: .changes)
      return [
        tried.isEmpty
          ? none + " was tried by \(Minimum.mean.count) people or more in both rounds."
          : none + " is compared: the wording of each was changed, and no file says when."
      ]
    }
    return differing(changes).isEmpty ? [unchanged(both, changes)] : []
  }

  private static func unchanged(_ tasks: [TaskChange], _ changes: RoundChanges) -> Sentence {
    let names = Sentence.list(tasks.map { "“\($0.title)”" })
    let left = changes.tasks.count(where: \.wasTried) - tasks.count
    let others: Sentence =
      left == 0
      ? ""
      : " \(left, "other task is", "other tasks are") not compared: reworded, or tried by too few."
    let share = ReportPlaceWords.report("As large a share", "study", at: .changes)
    return share + " as in round \(changes.before) did without help: " + names + "." + others
  }
}

extension TaskChange {
  /// The share of this round less that of the round before.
  fileprivate var difference: Double {
    (now.completion?.share.value ?? 0) - (before.completion?.share.value ?? 0)
  }
}
