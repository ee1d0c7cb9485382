package import Localization
import Records
import Statistics

/// What reports state of a task. `docs/claims.md` defines when each is true.
extension TaskSummary {
  /// "“Pay by card”".
  package var quoted: Sentence { "“\(title)”" }

  /// No participant and no unnamed session tried it; `nil` where one did.
  package func notTried(_ round: Int?) -> Sentence? {
    guard everybody.tried == 0 else { return nil }
    return .claim(
      "task.notTried", ["round": round, "task": id, "notOffered": isOfferedToNobody],
      isOfferedToNobody
        ? "\(quoted) was not offered." : "\(quoted): no counted attempt.")
  }

  /// To how many participants it was offered; `nil` where it was offered to everybody, or nobody was there.
  package func offered(_ round: Int?) -> Sentence? {
    guard offer.people > 0, offer.isToSomeOnly else { return nil }
    return .claim(
      "task.offered",
      [
        "round": round, "task": id, "offered": offer.offeredTo, "notOffered": offer.notOfferedTo,
        "participants": offer.people,
      ],
      "\(quoted): offered to \(offer.offeredTo) of \(offer.people, "participant", "participants"), not offered to \(offer.notOfferedTo), not recorded for \(offer.people - offer.offeredTo - offer.notOfferedTo)."
    )
  }

  /// How many completed it without help; `nil` where nobody tried it, or an outcome or help is not recorded.
  ///
  /// - `lead`: The words before "3 of 5" if the words are not the whole sentence.
  package func withoutHelp(_ round: Int?, lead: Sentence? = nil) -> Sentence? {
    everybody.withoutHelp.map {
      let figure: Sentence = "\($0) of \(everybody.tried)"
      let claim = Sentence.claim(
        "task.withoutHelp",
        ["round": round, "task": id, "completed": $0, "tried": everybody.tried],
        "\(quoted): completed without help \($0) of \(everybody.tried).")
      return lead.map { claim.worded($0 + figure) } ?? claim
    }
  }

  /// How many completed it, with help or without; `nil` where nobody tried it.
  package func completion(_ round: Int?) -> Sentence? {
    guard everybody.tried > 0 else { return nil }
    return .claim(
      "task.completion",
      [
        "round": round, "task": id, "completed": everybody.completed, "tried": everybody.tried,
        "outcomeUnknown": everybody.outcomeUnknown,
      ], "\(quoted): " + completed + ".")
  }

  /// "completed 5 of 5".
  private var completed: Sentence { "completed \(everybody.completed) of \(everybody.tried)" }

  /// How many of those who completed it have no record of help; `nil` where each has one.
  package func helpUnknown(_ round: Int?) -> Sentence? {
    guard everybody.helpUnknown > 0 else { return nil }
    return .claim(
      "task.helpUnknown",
      [
        "round": round, "task": id, "completed": everybody.completed,
        "unknown": everybody.helpUnknown,
      ],
      "\(quoted): " + withoutRecord + " of \(everybody.completed) who completed it.")
  }

  /// "help not recorded for 5".
  private var withoutRecord: Sentence { "help not recorded for \(everybody.helpUnknown)" }

  /// How many of those who tried it have no recorded outcome; `nil` where each has one.
  ///
  /// - `isInside`: Whether it is in the middle of a sentence.
  package func outcomeUnknown(_ round: Int?, isInside: Bool = false) -> Sentence? {
    let unknown = everybody.outcomeUnknown
    guard unknown > 0 else { return nil }
    let words: Sentence =
      "how it ended was not recorded for \(everybody.people(unknown)): \(quoted)"
    let claim = Sentence.claim(
      "task.outcomeUnknown",
      ["round": round, "task": id, "unknown": unknown, "tried": everybody.tried],
      words.capitalised + ".")
    return isInside ? claim.worded(words) : claim
  }

  /// "completed 5 of 5", "how it ended was not recorded for 1", "help not recorded for 5": what is known of a task with
  /// gaps in the record, and how large they are.
  ///
  /// - `lead`: The words before the first.
  package func gaps(_ round: Int?, lead: Sentence = "") -> [Sentence] {
    let outcomes: Sentence = "how it ended was not recorded for \(everybody.outcomeUnknown)"
    return [
      completion(round)?.worded(lead + completed), outcomeUnknown(round)?.worded(outcomes),
      helpUnknown(round)?.worded(withoutRecord),
    ].compactMap(\.self)
  }

  /// "2 stopped by participant": how the first attempts ended that did not complete it; those that were stopped at the
  /// agreed time last.
  package func otherOutcomes(_ round: Int?) -> [Sentence] {
    let table = everybody.outcomes
    let outcomes = OutcomeTable.outcomes.filter { $0 != .done }.map {
      (id: $0.id, count: table.total($0), words: $0.label)
    }
    let limit = (
      id: "stoppedAtTimeLimit", count: table.stoppedAtTimeLimit, words: "stopped at " + limitWords
    )
    return (outcomes + [limit]).filter { $0.count > 0 }.map { outcome, count, words in
      let figure: Sentence = "\(count) " + words
      return Sentence.claim(
        "task.outcome",
        ["round": round, "task": id, "outcome": outcome, "participants": count],
        "\(quoted): " + figure + "."
      ).worded(figure)
    }
  }

  /// "the time limit of 15 minutes".
  package var limitWords: Sentence {
    timeLimitMinutes.map { "the time limit of \($0, "minute", "minutes")" } ?? "the time limit"
  }

  /// Attempts that do not name a participant; `nil` where each does.
  package func unnamed(_ round: Int?) -> Sentence? {
    guard everybody.unnamed > 0 else { return nil }
    return .claim(
      "task.unnamed", ["round": round, "task": id, "sessions": everybody.unnamed],
      "\(quoted): \(everybody.unnamed, "attempt does", "attempts do") not name a participant; each counts as one more, and may be by a participant who is counted already."
    )
  }

  /// The share that completed it without help, with its interval; `nil` for fewer people than a share is told of, and
  /// where something is not recorded.
  package func share(_ round: Int?) -> Sentence? {
    guard let figures = everybody.completion, Minimum.share.isReached(by: everybody.tried) else {
      return nil
    }
    let (done, interval) = (figures.count.successes, figures.interval)
    return .claim(
      "task.share",
      [
        "round": round, "task": id, "completed": done, "tried": everybody.tried,
        "low": interval.low.wholePercent, "high": interval.high.wholePercent, "help": "without",
      ],
      "\(quoted): completed without help \(done) of \(everybody.tried), 95% interval \(interval.low.words) to \(interval.high.words), adjusted Wald."
    )
  }

  /// A published share beside the one here; `nil` without a benchmark.
  package func benchmarkClaim(_ round: Int?) -> Sentence? {
    guard let benchmark else { return nil }
    let count = benchmark.test?.count
    let chance = benchmark.isBelow == nil ? nil : benchmark.chance?.wholePercent
    return .claim(
      "task.benchmark",
      [
        "round": round, "task": id, "percent": benchmark.percent, "source": benchmark.source,
        "completed": count?.successes, "tried": count?.attempts.count, "chance": chance,
        "isBelow": benchmark.isBelow,
      ], words(benchmark, chance: chance))
  }

  private func words(_ benchmark: TaskBenchmark, chance: Int?) -> Sentence {
    let lead: Sentence =
      "Benchmark: \(benchmark.percent)% completed such a task without help elsewhere"
    guard let source = benchmark.source else {
      return lead
        + ". Not compared: the plan does not name its source. Set it with `kerb study task edit --benchmark-source`."
    }
    let there = lead + " (\(source)). "
    guard let count = benchmark.test?.count else {
      return there
        + (everybody.unnamed > 0
          ? "Not compared: an attempt does not name a participant."
          : everybody.tried > 0
            ? "Not compared: an outcome or help was not recorded."
            : "Not compared: no participants tried it here.")
    }
    let here: Sentence = "Here \(count.successes) of \(count.attempts.count) did"
    guard let chance, let isBelow = benchmark.isBelow else {
      return there + here + ", the same share."
    }
    let side: Sentence =
      isBelow
      ? ", a smaller share. If the share from elsewhere held here, the chance of as few or fewer would be "
      : ", a larger share. If the share from elsewhere held here, the chance of as many or more would be "
    let likely: Sentence = chance < 1 ? "less than 1%" : "\(chance)%"
    return there + here + side + likely
      + ", with the chance of exactly as many counted half (\(BenchmarkTest.name), one-sided, n = \(count.attempts.count)). Those were other people with other products."
  }

  /// The lowest level of digital skill at which a participant completed it without help, on each scale.
  package func lowestSkillClaims(_ round: Int?) -> [Sentence] {
    lowestSkill.map { row in
      let scale: Sentence =
        "“\(row.title)” (\(row.placed, "participant", "participants") with a level tried the task)"
      let lead: Sentence = "Lowest level that completed it without help on " + scale
      let words: Sentence =
        switch row.found {
        case .notRecorded(let count):
          lead + ": not known, outcome or help not recorded for \(count)."
        case .nobody: "No participant with a level on " + scale + " completed it without help."
        case .level(let level, let label):
          lead + (label.map { ": \(level), \($0)." } ?? ": \(level).")
        }
      return .claim(
        "task.lowestSkill",
        [
          "round": round, "task": id, "scale": row.scale, "level": row.level, "placed": row.placed,
          "unknown": row.unknown,
        ], words)
    }
  }
}

extension LowestSkill {
  /// `nil` where nobody on the scale completed the task, and where that is not recorded.
  package var level: String? { if case .level(let level, _) = found { level } else { nil } }
  /// The level in words.
  package var label: String? { if case .level(_, let label) = found { label } else { nil } }
  /// For how many an outcome or help is not recorded, where that hides the level.
  package var unknown: Int { if case .notRecorded(let count) = found { count } else { 0 } }
}

extension Sequence<TaskSummary> {
  /// How many tasks were tried, and how many of them nobody completed without help.
  package func triedClaim(_ round: Int?) -> Sentence {
    let tried = map(\.everybody).filter { $0.tried > 0 }
    let byNone = tried.count { $0.withoutHelp == 0 }
    let notRecorded = tried.count { !$0.isRecorded }
    return .claim(
      "tasks.tried",
      [
        "round": round, "tried": tried.count, "completedByNone": byNone,
        "notRecorded": notRecorded,
      ],
      "\(tried.count, "task", "tasks") tried, \(byNone) completed without help by none; outcome or help not recorded for \(notRecorded)."
    )
  }
}

extension StudyDiscovery {
  /// How likely it is that the participants who tried a task all missed a problem of it: one a task that was tried.
  package var misses: [(tried: Int, claim: Sentence)] {
    tasks.map { task in
      let percent = task.chanceToMiss.wholePercent
      let claim = Sentence.claim(
        "discovery.miss",
        ["round": round, "task": task.id, "tried": task.tried, "percent": percent],
        "\(task.tried, "participant", "participants") tried “\(task.title)”: \(percent)% chance of missing a problem that affects 1 in 10 of them."
      )
      return (task.tried, claim)
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
