import JSON
import Localization
import Measures
import Records
import Statistics
import Wording

/// What one page tells of tasks.
extension SummarySentences {
  /// How many tasks that nobody completed are named.
  private static let mostUndone = 3

  /// "Completed without help: “Find help” 0 of 2 (2 stopped by participant); “Pay” 3 of 5 (round 1: 1 of 4)."
  ///
  /// Tasks that nobody completed come first, then those with gaps in the record. Where there is no room for all others,
  /// those with the smallest share are named, and the number of the rest.
  ///
  /// - Returns: `nil` where nobody tried any.
  static func tasks(
    _ tasks: [TaskSummary], since changes: RoundChanges?, round: Int?, most: Int
  ) -> Sentence? {
    let tried = tasks.filter { $0.everybody.tried > 0 }
    guard !tried.isEmpty else { return nil }
    let known = tried.filter(\.everybody.isRecorded)
    let undone = known.filter { $0.everybody.withoutHelp == 0 }
    let done = known.filter { $0.everybody.withoutHelp != 0 }
    let byShare = done.enumerated().sorted { left, right in
      let (one, two) = (share(left.element), share(right.element))
      return one == two ? left.offset < right.offset : one < two
    }.map(\.element)
    let shown = done.count > most ? Array(byShare.prefix(most)) : done
    let named = (undone.prefix(mostUndone) + shown).map { task -> Sentence in
      line(task, changes?.tasks.first { Text.isSame($0.id, task.id) }, changes, round)
    }
    let gaps = tried.filter { !$0.everybody.isRecorded }.map { notRecorded($0, round) }
    let further = [
      (undone.count - mostUndone, "not completed without help" as Sentence),
      (done.count - shown.count, "by at least 1 participant"),
    ].filter { $0.0 > 0 }.map { count, how -> Sentence in
      "\(count, "more task", "more tasks") " + how
    }
    func link(_ words: Sentence) -> Sentence {
      ReportPlaceWords.report(words, "study", at: .tasks)
    }
    let shownKnown = named + further
    let recorded: [Sentence] =
      shownKnown.isEmpty
      ? []
      : [
        link("Completed without help") + ": " + Sentence.joined(shownKnown, "; ") + "."
      ]
    let unrecorded: [Sentence] =
      gaps.isEmpty ? [] : [link("Gaps in the record") + ": " + Sentence.joined(gaps, "; ") + "."]
    return tasks.triedClaim(round).worded(Sentence.joined(recorded + unrecorded, " "))
  }

  private static func share(_ task: TaskSummary) -> Double {
    Double(task.everybody.withoutHelp ?? 0) / Double(max(task.everybody.tried, 1))
  }

  /// "“Pay” 3 of 5 (round 1: 1 of 4)".
  private static func line(
    _ task: TaskSummary, _ change: TaskChange?, _ changes: RoundChanges?, _ round: Int?
  ) -> Sentence {
    guard var figure = task.withoutHelp(round, lead: "“\(task.title)” ") else { return "" }
    if task.everybody.unnamed > 0 {
      figure += task.everybody.tried == 1 ? " attempt" : " attempts"
    }
    var remarks: [Sentence] = []
    if task.everybody.withoutHelp == 0 {
      if task.everybody.completed > 0, let completion = task.completion(round) {
        remarks.append(completion.worded("\(task.everybody.completed) with help"))
      }
      remarks += task.otherOutcomes(round)
    }
    if let change, let changes, isCompared(change), let before = changes.change(change) {
      let chance: Sentence = change.mayBeChance == true ? ", may be due to chance" : ""
      remarks.append(
        before.worded(
          "round \(changes.before): \(change.before.withoutHelp ?? 0) of \(change.before.tried)"
            + chance))
    }
    return remarks.isEmpty ? figure : figure + " (" + Sentence.joined(remarks, "; ") + ")"
  }

  /// "“Buy” completed 5 of 5, help not recorded for 5"; "how it ended was not recorded for 1 participant: “Pay”".
  private static func notRecorded(_ task: TaskSummary, _ round: Int?) -> Sentence {
    if task.everybody.outcomeUnknown == task.everybody.tried,
      let unknown = task.outcomeUnknown(round, isInside: true)
    {
      return unknown
    }
    return "“\(task.title)” " + Sentence.joined(task.gaps(round), ", ")
  }

  /// Whether the figures of the round before may stand beside it: of fewer people than a mean takes, a difference is
  /// no sign.
  private static func isCompared(_ change: TaskChange) -> Bool {
    change.completion.difference != nil
      && Minimum.mean.isReached(by: min(change.before.tried, change.now.tried))
  }

  /// What nobody tried, and what so few people who tried a task may have missed.
  static func unknownTasks(_ study: StudySummary) -> [Sentence] {
    let untried = study.tasks.compactMap { $0.notTried(study.rounds.number) }
    let least = study.discovery.misses.min { $0.tried < $1.tried }
    return ([least?.claim].compactMap(\.self) + untried)
      .map { ReportPlaceWords.report($0, "study", at: .tasks) }
  }

  // MARK: Since the round before

  /// Who was in both rounds, and which tasks that were tried in both are not compared.
  static func tasks(since changes: RoundChanges) -> [Sentence] {
    func link(_ words: Sentence) -> Sentence {
      ReportPlaceWords.report(words, "study", at: .changes)
    }
    let people =
      [changes.differing ?? changes.people, changes.alikeUnknown].compactMap(\.self).map(link)
    let tried = changes.tasks.filter(\.wasTriedTwice)
    guard !tried.isEmpty else {
      return people + [link(StudyNone.tasksInBoth.claim(changes.now))]
    }
    guard changes.differing == nil else { return people }
    return people
      + tried.filter { $0.completion.difference == nil }
      .compactMap { changes.notCompared($0) }.map(link)
  }
}
