package import Localization
import Records
import Statistics

// What reports state about two rounds side by side. `docs/claims.md` defines when each is true.

extension StudySummary {
  package var participants: Sentence {
    PeopleClaims.tookPart(
      people.participants, sessions: rounds.sessions, unnamed: rounds.sessionsWithoutParticipant,
      round: rounds.number)
  }
}

extension RoundChanges {
  /// Which two rounds stand side by side, with the product versions of their sessions.
  package var compared: Sentence {
    func words(_ versions: [String]) -> Sentence {
      versions.isEmpty
        ? "product version not recorded"
        : (versions.count == 1 ? "product version " : "product versions ") + Sentence.list(versions)
    }
    return .claim(
      "rounds.compared",
      [
        "before": before, "now": now, "versionsBefore": versions.before.names,
        "versionsNow": versions.now.names,
      ],
      "Round \(now) (\(words(versions.now.names))) beside round \(before) (\(words(versions.before.names))), the last one before it with a session."
    )
  }

  private var unnamed: Sentence {
    unnamedSessions == 0
      ? ""
      : "; \(unnamedSessions, "session names", "sessions name") nobody and may have been with any of them"
  }

  /// Who took part in both rounds, and in one only.
  package var people: Sentence {
    let figure: Sentence =
      inBoth == 0
      ? (unnamedSessions == 0 ? "different participants: " as Sentence : "named participants: ")
        + "\(onlyBefore) in round \(before) only, \(onlyNow) in round \(now) only, none in both"
      : onlyBefore == 0 && onlyNow == 0
        ? "the same \(inBoth, "participant", "participants") in both rounds"
        : "\(inBoth, "participant", "participants") in both rounds, \(onlyBefore) in round \(before) only, \(onlyNow) in round \(now) only"
    return .claim(
      "rounds.people",
      [
        "before": before, "now": now, "inBoth": inBoth, "onlyBefore": onlyBefore,
        "onlyNow": onlyNow, "unnamedSessions": unnamedSessions,
      ], figure.capitalised + unnamed + ".")
  }

  /// No participant was in both rounds, and the groups differ in kind; `nil` if they are alike.
  package var differing: Sentence? {
    func share(_ count: Int, _ all: Int, _ unknown: Int?) -> Sentence {
      let open: Sentence = unknown.map { $0 > 0 ? " (unknown for \($0))" : "" } ?? ""
      return "\(count) of \(all)" + open
    }
    func both(_ counts: GroupsDiffer.Counts) -> Sentence {
      share(counts.before, onlyBefore, counts.unknownBefore) + " and "
        + share(counts.now, onlyNow, counts.unknownNow)
    }
    return groupsDiffer.map {
      let needs: Sentence? =
        $0.abilities.isEmpty
        ? nil : "needs (" + Sentence.joined($0.abilities.map(\.label), "; ") + ")"
      let technology: Sentence? = $0.hasOtherTechnology ? "assistive technology" : nil
      let kinds = Sentence.list([needs, technology].compactMap(\.self))
      let who: Sentence = unnamedSessions == 0 ? "participants" : "named participants"
      return .claim(
        "rounds.groupsDiffer",
        [
          "before": before, "now": now, "needs": $0.needs, "technology": $0.technology,
          "skill": $0.skill, "abilities": $0.abilities.map(\.id),
          "otherTechnology": $0.hasOtherTechnology,
        ],
        "The \(who) of round \(before) and round \(now) are different people and differ in \(kinds): with a need \(both($0.needs)), with assistive technology \(both($0.technology)), with a recorded skill level \(both($0.skill)). Differences may come from that, so the rounds are not compared."
      )
    }
  }

  /// That no one can tell whether the groups are alike; `nil` if enough is known, or somebody was in both rounds.
  package var alikeUnknown: Sentence? {
    let kinds: [Sentence] =
      (unknownKinds.needs ? ["needs"] : [])
      + (unknownKinds.technology ? ["assistive technology"] : [])
    guard !kinds.isEmpty else { return nil }
    return .claim(
      "rounds.kindsUnknown",
      [
        "before": before, "now": now, "needs": unknownKinds.needs,
        "technology": unknownKinds.technology,
      ],
      "Unknown for everyone in round \(before) or round \(now), which had different people: \(Sentence.list(kinds)). The groups may differ."
    )
  }

  /// How many completed a task without help in both rounds, without the name of the task: "1 of 4 in round 1, 3 of 5 in
  /// round 2".
  ///
  /// - Returns: `nil` if completion without help is not known for one of the rounds, or no participant tried it there.
  package func change(_ task: TaskChange) -> Sentence? {
    guard let earlier = task.before.withoutHelp, let later = task.now.withoutHelp else {
      return nil
    }
    let figure: Sentence =
      "\(earlier) of \(task.before.tried) in round \(before), \(later) of \(task.now.tried) in round \(now)"
    return Sentence.claim(
      "task.change",
      [
        "task": task.id, "before": before, "now": now, "completedBefore": earlier,
        "triedBefore": task.before.tried, "completedNow": later, "triedNow": task.now.tried,
        "mayBeChance": task.mayBeChance,
      ],
      "“\(task.title)”, completed without help: " + figure
        + (task.mayBeChance == true ? "; the difference may be due to chance." : ".")
    ).worded(figure)
  }

  /// Why a task is not compared; `nil` if it is.
  ///
  /// - `hasCounts`: Whether the counts of both rounds are part of it, if they are known.
  package func notCompared(_ task: TaskChange, hasCounts: Bool = false) -> Sentence? {
    let isEnough =
      task.completion.difference != nil && Minimum.share.isReached(by: task.completion.least)
    guard !isEnough || task.completion.interval == nil else { return nil }
    let missing = task.completion.missing ?? .tooFew
    let reason = reason(missing, task.completion, least: Minimum.share.count)
    let claim = Sentence.claim(
      "task.notCompared",
      ["task": task.id, "before": before, "now": now, "reason": missing.id],
      "“\(task.title)”: " + reason + ".")
    guard hasCounts, let counts = change(task) else { return claim }
    return claim.worded("“\(task.title)” (" + counts + "): " + reason + ".")
  }

  /// How many differences between two rounds have an interval; `nil` for one difference or none.
  package func intervals(_ count: Int) -> Sentence? {
    count > 1
      ? .claim(
        "rounds.intervals", ["before": before, "now": now, "intervals": count],
        "\(count) differences have an interval. About 1 in 20 such intervals misses the true difference by chance, so look for differences that agree."
      ) : nil
  }

  /// Attempts of the round before at tasks that the plan does not have any more; `nil` without such attempts.
  package var outsidePlan: Sentence? {
    attemptsOutsidePlan == 0
      ? nil
      : .claim(
        "rounds.outsidePlan", ["before": before, "attempts": attemptsOutsidePlan],
        "\(attemptsOutsidePlan, "attempt", "attempts") of round \(before) at tasks that the plan does not have any more: not compared."
      )
  }

  /// Why two figures are not compared, or have no interval.
  ///
  /// - `least`: How many pairs, or values in each round, the figure takes.
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
    case .straightLined:
      "not compared: some responses have the same answer to every answered item"
    case .noAmount: "not compared: its values are not amounts"
    case .notCounted: "not compared: no note supports it"
    case .notTriedAgain:
      "not compared: no note or retest of it is recorded in one of the rounds"
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
