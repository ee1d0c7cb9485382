package import Localization
import Records
import Statistics

/// A task in the arguments of a claim: its id. The title is for the sentence.
package struct ClaimedTask: Encodable, Sendable {
  let id: String
  let title: String

  /// "“Pay by card”".
  package var quoted: Sentence { "“\(title)”" }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}

/// No participant and no unnamed session tried a task.
package struct TaskNotTried: ClaimedValue {
  package static let id = "task.notTried"
  let round: Int?
  let task: ClaimedTask
  let notOffered: Bool

  package var sentence: Sentence {
    notOffered
      ? "\(task.quoted) was not offered." : "\(task.quoted) was not offered, as far as recorded."
  }
}

/// To how many participants a task was offered.
package struct TaskOffered: ClaimedValue {
  package static let id = "task.offered"
  let round: Int?
  let task: ClaimedTask
  let offered: Int
  let notOffered: Int
  let participants: Int

  package var sentence: Sentence {
    "\(task.quoted): offered to \(offered) of \(participants, "participant", "participants"), not offered to \(notOffered), not recorded for \(participants - offered - notOffered)."
  }
}

/// How many completed a task, with help or without.
package struct TaskCompletion: ClaimedValue {
  package static let id = "task.completion"
  let round: Int?
  let task: ClaimedTask
  let completed: Int
  let tried: Int
  let outcomeUnknown: Int

  /// "completed 5 of 5".
  package var figure: Sentence { "completed \(completed) of \(tried)" }
  package var sentence: Sentence { "\(task.quoted): " + figure + "." }
}

/// How many completed a task without help; there is none where an outcome or help is not recorded.
package struct TaskWithoutHelp: ClaimedValue {
  package static let id = "task.withoutHelp"
  let round: Int?
  let task: ClaimedTask
  let completed: Int
  let tried: Int

  /// "3 of 5".
  package var figure: Sentence { "\(completed) of \(tried)" }
  package var sentence: Sentence {
    "\(task.quoted): completed without help \(completed) of \(tried)."
  }
}

/// How many of those who completed a task have no record of help.
package struct TaskHelpUnknown: ClaimedValue {
  package static let id = "task.helpUnknown"
  let round: Int?
  let task: ClaimedTask
  let completed: Int
  let unknown: Int

  /// "help not recorded for 5".
  package var figure: Sentence { "help not recorded for \(unknown)" }
  package var sentence: Sentence {
    "\(task.quoted): " + figure + " of \(completed) who completed it."
  }
}

/// How many of those who tried a task have no recorded outcome.
package struct TaskOutcomeUnknown: ClaimedValue {
  package static let id = "task.outcomeUnknown"
  let round: Int?
  let task: ClaimedTask
  let unknown: Int
  let tried: Int

  /// "how it ended was not recorded for 1".
  package var figure: Sentence { "how it ended was not recorded for \(unknown)" }
  /// The whole claim for the middle of a sentence.
  package var whole: Sentence {
    "how it ended was not recorded for \(unknown, "participant", "participants"): \(task.quoted)"
  }
  package var sentence: Sentence { whole.capitalised + "." }
}

/// How many first attempts ended in one way.
package struct TaskOutcome: ClaimedValue {
  package static let id = "task.outcome"
  let round: Int?
  let task: ClaimedTask
  /// `stoppedAtTimeLimit` for those that ended because the agreed time was over.
  let outcome: String
  let participants: Int
  let words: Sentence

  private enum CodingKeys: String, CodingKey { case round, task, outcome, participants }

  /// "2 stopped by participant".
  package var figure: Sentence { "\(participants) " + words }
  package var sentence: Sentence { "\(task.quoted): " + figure + "." }
}

/// Attempts that do not name a participant.
package struct TaskUnnamed: ClaimedValue {
  package static let id = "task.unnamed"
  let round: Int?
  let task: ClaimedTask
  let sessions: Int

  package var sentence: Sentence {
    "\(task.quoted): \(sessions, "attempt does", "attempts do") not name a participant; each counts as one more, and may be by a participant who is counted already."
  }
}

/// The share of those who tried a task and completed it, with its interval.
package struct TaskShare: ClaimedValue {
  package static let id = "task.share"
  package enum Help: String, Encodable, Sendable { case without, any }
  let round: Int?
  let task: ClaimedTask
  let completed: Int
  let tried: Int
  /// Whole per cent.
  let low: Int
  let high: Int
  let help: Help
  let interval: Interval<Proportion>

  private enum CodingKeys: String, CodingKey {
    case round, task, completed, tried, low, high, help
  }

  /// "95 % interval 12 % to 77 %, adjusted Wald".
  package var figure: Sentence {
    "95% interval \(interval.low.words) to \(interval.high.words), adjusted Wald"
  }
  package var sentence: Sentence {
    "\(task.quoted): completed\(help == .without ? " without help" : "" as Sentence) \(completed) of \(tried), "
      + figure + "."
  }
}

/// How many tasks were tried, and how they went.
package struct TasksTried: ClaimedValue {
  package static let id = "tasks.tried"
  let round: Int?
  /// Tasks that a participant or an unnamed session tried.
  let tried: Int
  /// Of these, tasks that nobody completed without help.
  let completedByNone: Int
  /// Of these, tasks for which an outcome or help is not recorded.
  let notRecorded: Int

  package init(_ tasks: [TaskSummary], _ round: Int?) {
    self.round = round
    let tried = tasks.map(\.everybody).filter { $0.tried > 0 }
    self.tried = tried.count
    completedByNone = tried.count { $0.withoutHelp == 0 }
    notRecorded = tried.count { !$0.isRecorded }
  }

  package var sentence: Sentence {
    "\(tried, "task", "tasks") tried, \(completedByNone) completed without help by none; outcome or help not recorded for \(notRecorded)."
  }
}

/// A published share beside the one here.
package struct TaskBenchmarkClaim: ClaimedValue {
  package static let id = "task.benchmark"
  let round: Int?
  let task: ClaimedTask
  let percent: Int
  let source: String?
  /// `null` where nothing is compared.
  let completed: Int?
  let tried: Int?
  /// Whole per cent; `null` where nothing is compared, and where both shares are equal.
  let chance: Int?
  let isBelow: Bool?
  let isUnrecorded: Bool

  private enum CodingKeys: String, CodingKey {
    case round, task, percent, source, completed, tried, chance, isBelow
  }

  package var sentence: Sentence {
    let lead: Sentence =
      "Benchmark: \(percent)% completed such a task without help elsewhere"
    guard let source else {
      return lead
        + ". Not compared: the plan does not name its source. Set it with `kerb study task edit --benchmark-source`."
    }
    let there = lead + " (\(source)). "
    guard let completed, let tried else {
      return there
        + (isUnrecorded
          ? "Not compared: an outcome or help was not recorded."
          : "Not compared: no participants tried it here.")
    }
    let here: Sentence = "Here \(completed) of \(tried) did"
    guard let chance, let isBelow else { return there + here + ", the same share." }
    let side: Sentence =
      isBelow
      ? ", a smaller share. With the share from elsewhere, as few or fewer would complete it in "
      : ", a larger share. With the share from elsewhere, as many or more would complete it in "
    let likely: Sentence = chance < 1 ? "less than 1%" : "\(chance)%"
    return there + here + side + likely
      + " of such rounds (\(BenchmarkTest.name), one-sided, n = \(tried)). Those were other people with other products."
  }
}

/// The lowest level of digital skill at which a participant completed a task without help.
package struct TaskLowestSkill: ClaimedValue {
  package static let id = "task.lowestSkill"
  let round: Int?
  let task: ClaimedTask
  let scale: String
  /// `null` where nobody on the scale completed it, and where that is not recorded.
  let level: String?
  let placed: Int
  let unknown: Int
  let title: String
  let label: String?

  private enum CodingKeys: String, CodingKey { case round, task, scale, level, placed, unknown }

  package var sentence: Sentence {
    let scale: Sentence =
      "“\(title)” (\(placed, "participant", "participants") with a level tried the task)"
    if unknown > 0 {
      return "Lowest level that completed it without help on " + scale
        + ": not known, outcome or help not recorded for \(unknown)."
    }
    guard let level else {
      return "No participant with a level on " + scale + " completed it without help."
    }
    return "Lowest level that completed it without help on " + scale
      + (label.map { ": \(level), \($0)." } ?? ": \(level).")
  }
}

/// How likely it is that the participants who tried a task all missed a problem of it.
package struct DiscoveryMiss: ClaimedValue {
  package static let id = "discovery.miss"
  let round: Int?
  let task: ClaimedTask
  package let tried: Int
  /// Whole per cent.
  let percent: Int

  package var sentence: Sentence {
    "\(tried, "participant", "participants") tried \(task.quoted): \(percent)% chance of missing a problem that affects 1 in 10 of them."
  }
}

// MARK: - Making them

extension TaskSummary {
  package var claimed: ClaimedTask { ClaimedTask(id: id, title: title) }

  /// `nil` where it was tried.
  package func notTried(_ round: Int?) -> TaskNotTried? {
    everybody.tried > 0
      ? nil : TaskNotTried(round: round, task: claimed, notOffered: isOfferedToNobody)
  }

  /// `nil` where it was offered to everybody, or nobody was there.
  package func offered(_ round: Int?) -> TaskOffered? {
    guard offer.people > 0, offer.isToSomeOnly else { return nil }
    return TaskOffered(
      round: round, task: claimed, offered: offer.offeredTo, notOffered: offer.notOfferedTo,
      participants: offer.people)
  }

  /// `nil` where nobody tried it.
  package func completion(_ round: Int?) -> TaskCompletion? {
    everybody.tried == 0
      ? nil
      : TaskCompletion(
        round: round, task: claimed, completed: everybody.completed, tried: everybody.tried,
        outcomeUnknown: everybody.outcomeUnknown)
  }

  /// `nil` where nobody tried it, or an outcome or help is not recorded.
  package func withoutHelp(_ round: Int?) -> TaskWithoutHelp? {
    everybody.completion.map {
      TaskWithoutHelp(
        round: round, task: claimed, completed: $0.count.successes, tried: everybody.tried)
    }
  }

  /// `nil` where help is recorded for everybody who completed it.
  package func helpUnknown(_ round: Int?) -> TaskHelpUnknown? {
    everybody.helpUnknown == 0
      ? nil
      : TaskHelpUnknown(
        round: round, task: claimed, completed: everybody.completed,
        unknown: everybody.helpUnknown)
  }

  /// `nil` where every outcome is recorded.
  package func outcomeUnknown(_ round: Int?) -> TaskOutcomeUnknown? {
    everybody.outcomeUnknown == 0
      ? nil
      : TaskOutcomeUnknown(
        round: round, task: claimed, unknown: everybody.outcomeUnknown, tried: everybody.tried)
  }

  /// How the first attempts ended that did not complete it; those that were stopped at the agreed time last.
  package func otherOutcomes(_ round: Int?) -> [TaskOutcome] {
    let table = everybody.outcomes
    let outcomes = OutcomeTable.outcomes.filter { $0 != .done }.map {
      TaskOutcome(
        round: round, task: claimed, outcome: $0.id, participants: table.total($0), words: $0.label)
    }
    let limit = TaskOutcome(
      round: round, task: claimed, outcome: "stoppedAtTimeLimit",
      participants: table.stoppedAtTimeLimit, words: "stopped at " + limitWords)
    return (outcomes + [limit]).filter { $0.participants > 0 }
  }

  /// "the time limit of 15 minutes".
  package var limitWords: Sentence {
    timeLimitMinutes.map { "the time limit of \($0, "minute", "minutes")" } ?? "the time limit"
  }

  /// `nil` where every attempt names a participant.
  package func unnamed(_ round: Int?) -> TaskUnnamed? {
    unnamed == 0 ? nil : TaskUnnamed(round: round, task: claimed, sessions: unnamed)
  }

  /// `nil` for fewer people than a share is told of, and where something is not recorded.
  package func share(_ round: Int?) -> TaskShare? {
    guard let figures = everybody.completion, Minimum.share.isReached(by: everybody.tried) else {
      return nil
    }
    return TaskShare(
      round: round, task: claimed, completed: figures.count.successes, tried: everybody.tried,
      low: figures.interval.low.wholePercent, high: figures.interval.high.wholePercent,
      help: .without, interval: figures.interval)
  }

  /// `nil` without a benchmark.
  package func benchmarkClaim(_ round: Int?) -> TaskBenchmarkClaim? {
    guard let benchmark else { return nil }
    let count = benchmark.test?.count
    return TaskBenchmarkClaim(
      round: round, task: claimed, percent: benchmark.percent, source: benchmark.source,
      completed: count?.successes, tried: count?.attempts.count,
      chance: benchmark.isBelow == nil ? nil : benchmark.chance?.wholePercent,
      isBelow: benchmark.isBelow, isUnrecorded: everybody.tried > 0)
  }

  package func lowestSkill(_ round: Int?) -> [TaskLowestSkill] {
    lowestSkill.map { row in
      var (level, label, unknown): (String?, String?, Int) = (nil, nil, 0)
      switch row.found {
      case .level(let value, let words): (level, label) = (value, words)
      case .notRecorded(let count): unknown = count
      case .nobody: break
      }
      return TaskLowestSkill(
        round: round, task: claimed, scale: row.scale, level: level, placed: row.placed,
        unknown: unknown, title: row.title, label: label)
    }
  }
}

extension StudyDiscovery {
  /// One a task that participants tried.
  package var misses: [DiscoveryMiss] {
    tasks.map { task in
      DiscoveryMiss(
        round: round, task: ClaimedTask(id: task.id, title: task.title), tried: task.tried,
        percent: task.chanceToMiss.wholePercent)
    }
  }
}

extension Proportion {
  /// Rounded to whole per cent.
  var wholePercent: Int { Int((value * 100).rounded()) }
}

extension Probability {
  fileprivate var wholePercent: Int { Proportion(nearest: value).wholePercent }
}
