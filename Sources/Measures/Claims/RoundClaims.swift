package import Localization
import Records
import Statistics

/// Which two rounds stand side by side, with the product versions of their sessions.
package struct RoundsCompared: ClaimedValue {
  package static let id = "rounds.compared"
  let before: Int
  let now: Int
  let versionsBefore: [String]
  let versionsNow: [String]

  package var sentence: Sentence {
    "Round \(now) (\(Self.words(versionsNow))) beside round \(before) (\(Self.words(versionsBefore))), the last one before it with a session."
  }

  private static func words(_ versions: [String]) -> Sentence {
    versions.isEmpty
      ? "product version not recorded"
      : (versions.count == 1 ? "product version " : "product versions ") + Sentence.list(versions)
  }
}

/// Who took part in both rounds, and in one only.
package struct RoundsPeople: ClaimedValue {
  package static let id = "rounds.people"
  let before: Int
  let now: Int
  let inBoth: Int
  let onlyBefore: Int
  let onlyNow: Int

  package var sentence: Sentence { figure.capitalised + "." }

  /// "the same 6 participants in both rounds".
  package var figure: Sentence {
    if inBoth == 0 {
      return
        "different participants: \(onlyBefore) in round \(before) only, \(onlyNow) in round \(now) only, none in both"
    }
    return onlyBefore == 0 && onlyNow == 0
      ? "the same \(inBoth, "participant", "participants") in both rounds"
      : "\(inBoth, "participant", "participants") in both rounds, \(onlyBefore) in round \(before) only, \(onlyNow) in round \(now) only"
  }
}

/// No participant was in both rounds, and the groups differ in kind.
package struct RoundsGroupsDiffer: ClaimedValue {
  package static let id = "rounds.groupsDiffer"
  let before: Int
  let now: Int
  let needs: GroupsDiffer.Counts
  let technology: GroupsDiffer.Counts
  let skill: GroupsDiffer.Counts
  let people: GroupsDiffer.Counts

  private enum CodingKeys: String, CodingKey { case before, now, needs, technology, skill }

  package var sentence: Sentence {
    func both(_ counts: GroupsDiffer.Counts) -> Sentence {
      "\(counts.before) of \(people.before) and \(counts.now) of \(people.now)"
    }
    return
      "The participants of round \(before) and round \(now) are different people and differ in kind: with a need \(both(needs)), with assistive technology \(both(technology)), with a recorded skill level \(both(skill)). Differences may come from that, so the rounds are not compared."
  }
}

/// How many completed a task without help in both rounds.
package struct TaskChangeClaim: ClaimedValue {
  package static let id = "task.change"
  let task: ClaimedTask
  let before: Int
  let now: Int
  let completedBefore: Int
  let triedBefore: Int
  let completedNow: Int
  let triedNow: Int
  /// Whether the true difference may be none: the interval holds 0, or there is none. `nil` if the rounds are not compared.
  let mayBeChance: Bool?

  /// "round 1: 1 of 4".
  package var earlier: Sentence { "round \(before): \(completedBefore) of \(triedBefore)" }

  /// "1 of 4 in round 1, 3 of 5 in round 2".
  package var figure: Sentence {
    "\(completedBefore) of \(triedBefore) in round \(before), \(completedNow) of \(triedNow) in round \(now)"
  }
  package var sentence: Sentence {
    "\(task.quoted), completed without help: " + figure
      + (mayBeChance == true ? "; the difference may be due to chance." : ".")
  }
}

/// Why a task of two rounds is not compared.
package struct TaskNotCompared: ClaimedValue {
  package static let id = "task.notCompared"
  let task: ClaimedTask
  let before: Int
  let now: Int
  let reason: String
  package let reasonWords: Sentence

  private enum CodingKeys: String, CodingKey { case task, before, now, reason }

  package var sentence: Sentence { "\(task.quoted): " + reasonWords + "." }
}

/// A difference between two rounds, with its interval.
package struct RoundsDifference: ClaimedValue {
  package static let id = "rounds.difference"
  /// The id of a task, of a finding, or of a score with its questionnaire.
  let item: String
  let measure: RoundsMeasure
  let before: Int
  let now: Int
  let difference: Double
  let low: Double
  let high: Double
  let name: Sentence
  let words: Sentence

  private enum CodingKeys: String, CodingKey {
    case item, measure, before, now, difference, low, high
  }

  package var sentence: Sentence { name + ": " + words + "." }

  package init(
    item: String, _ measure: RoundsMeasure, _ changes: RoundChanges, difference: Double,
    low: Double, high: Double, name: Sentence, words: Sentence
  ) {
    (self.item, self.measure, before, now) = (item, measure, changes.before, changes.now)
    (self.difference, self.low, self.high) = (difference, low, high)
    (self.name, self.words) = (name, words)
  }
}

/// What a difference between two rounds is of.
package enum RoundsMeasure: String, Encodable, Sendable {
  case withoutHelp, time, ease, score, affected
}

/// How many differences between two rounds have an interval.
package struct RoundsIntervals: ClaimedValue {
  package static let id = "rounds.intervals"
  let before: Int
  let now: Int
  let intervals: Int

  package var sentence: Sentence {
    "\(intervals) differences have an interval. About 1 in 20 such intervals misses the true difference by chance, so look for differences that agree."
  }
}

/// Attempts of the round before at tasks that the plan does not have any more.
package struct RoundsOutsidePlan: ClaimedValue {
  package static let id = "rounds.outsidePlan"
  let before: Int
  let attempts: Int

  package var sentence: Sentence {
    "\(attempts, "attempt", "attempts") of round \(before) at tasks that the plan does not have any more: not compared."
  }
}

// MARK: - Making them

extension StudySummary {
  package var participants: Sentence {
    PeopleClaims.tookPart(people.participants, sessions: rounds.sessions, round: rounds.number)
  }
}

extension RoundChanges {
  package var compared: RoundsCompared {
    RoundsCompared(
      before: before, now: now, versionsBefore: versions.before.names,
      versionsNow: versions.now.names)
  }

  package var people: RoundsPeople {
    RoundsPeople(
      before: before, now: now, inBoth: inBoth, onlyBefore: onlyBefore, onlyNow: onlyNow)
  }

  /// `nil` where the groups are alike.
  package var differing: RoundsGroupsDiffer? {
    groupsDiffer.map {
      RoundsGroupsDiffer(
        before: before, now: now, needs: $0.needs, technology: $0.technology, skill: $0.skill,
        people: GroupsDiffer.Counts(before: onlyBefore, now: onlyNow))
    }
  }

  /// `nil` for one difference or none.
  package func intervals(_ count: Int) -> RoundsIntervals? {
    count > 1 ? RoundsIntervals(before: before, now: now, intervals: count) : nil
  }

  /// `nil` without such attempts.
  package var outsidePlan: RoundsOutsidePlan? {
    attemptsOutsidePlan == 0
      ? nil : RoundsOutsidePlan(before: before, attempts: attemptsOutsidePlan)
  }

  /// `nil` where completion without help is not known in one of the rounds, or nobody tried there.
  package func change(_ task: TaskChange) -> TaskChangeClaim? {
    guard let earlier = task.before.withoutHelp, let later = task.now.withoutHelp else {
      return nil
    }
    return TaskChangeClaim(
      task: task.claimed, before: before, now: now, completedBefore: earlier,
      triedBefore: task.before.tried, completedNow: later, triedNow: task.now.tried,
      mayBeChance: task.mayBeChance)
  }

  /// Why a task is not compared; `nil` where it is.
  package func notCompared(_ task: TaskChange) -> TaskNotCompared? {
    let isEnough =
      task.completion.difference != nil && Minimum.share.isReached(by: task.completion.least)
    guard !isEnough || task.completion.interval == nil else { return nil }
    let missing = task.completion.missing ?? .tooFew
    return TaskNotCompared(
      task: task.claimed, before: before, now: now, reason: missing.id,
      reasonWords: reason(missing, task.completion, least: Minimum.share.count))
  }

  /// Why two figures are not compared, or have no interval.
  ///
  /// - Parameter least: How many pairs, or values in each round, the figure takes.
  package func reason<Difference>(
    _ missing: NotCompared, _ figure: RoundFigure<Difference>, least: Int
  ) -> Sentence {
    switch missing {
    case .nobodyBefore: "not compared: no value in round \(before)"
    case .nobodyNow: "not compared: no value in round \(now)"
    case .reworded: "tried in both rounds; not compared: its wording changed"
    case .outcomeNotRecorded(let rounds):
      "not compared: how it ended was not recorded in " + words(rounds)
    case .helpNotRecorded(let rounds): "not compared: help was not recorded in " + words(rounds)
    case .differentParticipants: "not compared: different participants"
    case .otherVersion: "not compared: several versions of the questionnaire were answered"
    case .noAmount: "not compared: its values are not amounts"
    case .notCounted: "not compared: no note supports it"
    case .notTriedAgain: "not compared: not retested in one of the rounds"
    case .unnamed: "not compared: some values do not name a participant"
    case .noSpread: "no interval: all values are equal"
    case .someInBoth:
      "not compared: \(figure.pairs ?? 0, "participant was", "participants were") in both rounds, too few for a paired comparison and too many to treat the rounds as independent"
    case .tooFew:
      figure.pairs == nil
        ? "not compared: needs \(least) values in each round"
        : "not compared: needs \(least) participants with values in both rounds"
    }
  }

  private func words(_ rounds: NotCompared.Rounds) -> Sentence {
    switch rounds {
    case .before: "round \(before)"
    case .now: "round \(now)"
    case .both: "either round"
    }
  }
}

extension TaskChange {
  package var claimed: ClaimedTask { ClaimedTask(id: id, title: title) }
}
