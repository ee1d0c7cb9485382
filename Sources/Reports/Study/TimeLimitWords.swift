import Localization
import Measures
import Records
import Wording

/// How reports speak of attempts that ended at the time agreed beforehand; never in the words for failing.
enum TimeLimitWords {
  /// "the agreed 15 minutes"; "the time agreed beforehand", where the plan does not say how long.
  static func limit(_ task: TaskSummary) -> Sentence {
    task.timeLimitMinutes.map { "the agreed \($0, "minute", "minutes")" }
      ?? "the time agreed beforehand"
  }

  /// "1 was stopped at the agreed 15 minutes".
  static func stopped(_ count: Int, _ task: TaskSummary) -> Sentence {
    "\(count, "was", "were") stopped at \(limit(task))"
  }
}

extension StudyDocument {
  /// A row of its own in the table of ends, where anybody was stopped at the agreed time.
  static func timeLimitRow(_ task: TaskSummary) -> [[Sentence]] {
    guard task.allOutcomes.stoppedAtTimeLimit > 0 else { return [] }
    let first = task.everybody.outcomes
    return [
      [
        "Stopped at \(TimeLimitWords.limit(task))", "\(first.stoppedAtTimeLimit(.unassisted))",
        "\(first.stoppedAtTimeLimit(.assisted))", "\(first.stoppedAtTimeLimit(nil))",
        "\(task.allOutcomes.stoppedAtTimeLimit)",
      ]
    ]
  }

  /// "1 was stopped at the agreed 15 minutes, which is no failure."
  static func timeLimitWords(_ task: TaskSummary) -> Sentence? {
    let stopped = task.everybody.outcomes.stoppedAtTimeLimit
    guard stopped > 0 else { return nil }
    return "\(TimeLimitWords.stopped(stopped, task)), which is no failure."
  }

  /// How one attempt ended.
  static func end(_ attempt: AttemptFacts, _ task: TaskSummary) -> Sentence {
    if attempt.isStoppedAtTimeLimit { return "stopped at \(TimeLimitWords.limit(task))" }
    let rest: Sentence = attempt.endedAtTimeLimit ? ", at \(TimeLimitWords.limit(task))" : ""
    return attempt.outcome.label + rest
  }

  /// "Offered to 2 of 6 people; not offered to 3; of 1 nothing is recorded."
  static func offer(_ task: TaskSummary) -> [Sentence] {
    let offer = task.offer
    guard offer.people > 0, offer.isToSomeOnly else { return [] }
    var words: Sentence =
      "Offered to \(offer.offeredTo) of \(offer.people, "person", "people")"
    if offer.notOfferedTo > 0 { words = words + "; not offered to \(offer.notOfferedTo)" }
    if offer.nothingRecorded > 0 {
      words = words + "; of \(offer.nothingRecorded) nothing is recorded"
    }
    return [words + "."]
  }
}
