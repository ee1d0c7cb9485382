package import JSON
import Localization
import Measures
import Records
package import Statistics

/// Figures of tasks, and what changed between two rounds.
extension StudyJSON {
  static func task(_ task: TaskSummary) -> JSONValue {
    .of([
      "id": task.id, "title": task.title, "criteria": task.criteria.sorted(),
      "everybody": figures(task.everybody), "allAttempts": outcomes(task.allOutcomes),
      "attemptCount": task.attemptCount, "notOffered": task.notOffered,
      "offer": JSONValue.of([
        "people": task.offer.people, "offeredTo": task.offer.offeredTo,
        "notOfferedTo": task.offer.notOfferedTo, "nothingRecorded": task.offer.nothingRecorded,
      ]), "timeLimitMinutes": task.timeLimitMinutes, "benchmark": task.benchmark.map(benchmark),
      "timesLeftOut": task.timesLeftOut, "withoutEnd": task.open, "unnamed": task.everybody.unnamed,
      "groups": task.groups.map(group),
      "lowestSkill": task.lowestSkill.map { row in
        JSONValue.of([
          "scale": row.scale, "title": row.title, "n": row.placed,
          "lowestLevelDoneWithoutHelp": row.level, "label": row.label,
          "notRecorded": row.unknown,
        ])
      }, "attempts": task.attempts.map(attempt),
    ])
  }

  private static func benchmark(_ benchmark: TaskBenchmark) -> JSONValue {
    .of([
      "percent": benchmark.percent, "source": benchmark.source, "isBelow": benchmark.isBelow,
      "chance": benchmark.chance?.value,
      "method": benchmark.test.map { _ in BenchmarkTest.name },
      "sides": benchmark.test.map { _ in 1 }, "n": benchmark.test?.count.attempts.count,
    ])
  }

  private static func group(_ row: GroupFigures) -> JSONValue {
    var (completed, figures): (Int?, GroupTaskFigures?) = (nil, nil)
    switch row.shown {
    case .figures(let found): (completed, figures) = (found.completion?.count.successes, found)
    case .counts(let count): completed = count
    }
    return .of([
      "group": row.group.label, "property": row.group.family.rawValue, "tried": row.tried,
      "completedWithoutHelp": completed,
      "figures": figures.map { figures in
        JSONValue.of([
          "doneWithoutHelp": figures.completion.map(completion),
          "onTask": figures.times.map(summary), "ease": figures.ease.map(ratings),
        ])
      },
    ])
  }

  private static func attempt(_ attempt: AttemptFacts) -> JSONValue {
    .of([
      "participant": attempt.participant, "session": attempt.session, "number": attempt.number,
      "outcome": attempt.outcome?.id, "endedAtTimeLimit": attempt.endedAtTimeLimit,
      "timeLeftOut": attempt.isTimeLeftOut, "assistance": attempt.assistance?.id,
      "ease": attempt.ease?.number, "wholeSeconds": attempt.whole?.seconds,
      "onTaskSeconds": attempt.onTask?.seconds,
    ])
  }

  private static func figures(_ figures: TaskFigures) -> JSONValue {
    .of([
      "tried": figures.tried, "completed": figures.completed,
      "completedWithoutHelp": figures.withoutHelp,
      "helpNotRecorded": figures.helpUnknown, "outcomeNotRecorded": figures.outcomeUnknown,
      "outcomes": outcomes(figures.outcomes),
      "doneWithoutHelp": figures.completion.map(completion),
      "doneWithHelpOrWithout": figures.withHelp.map(completion),
      "halfCredit": figures.partialCredit?.share?.value,
      "times": figures.times.map { times in
        JSONValue.of([
          "onTask": times.onTask.map(summary), "withInterruptions": times.whole.map(summary),
          "interrupted": times.interrupted, "onTaskSeconds": times.values.map(\.seconds),
        ])
      }, "timesMissing": figures.timesMissing, "ease": figures.ease.map(ratings),
    ])
  }

  private static func outcomes(_ table: OutcomeTable) -> JSONValue {
    func row(_ count: (Assistance?) -> Int) -> JSONValue {
      .of([
        "unassisted": count(.unassisted), "assisted": count(.assisted),
        "helpNotNoted": count(nil),
      ])
    }
    var result = JSONObject()
    for outcome in OutcomeTable.outcomes { result[outcome.id] = row { table.count(outcome, $0) } }
    result["notRecorded"] = row { table.count(nil, $0) }
    result["stoppedAtTimeLimit"] = row(table.stoppedAtTimeLimit)
    return .object(result)
  }

  private static func completion(_ figures: CompletionFigures) -> JSONValue {
    .of([
      "successes": figures.count.successes, "attempts": figures.count.attempts.count,
      "share": figures.share.value, "interval": figures.interval,
      "otherIntervals": figures.others,
    ])
  }

  private static func summary(_ times: TimeSummary) -> JSONValue {
    .of([
      "typicalSeconds": times.time.seconds, "method": times.typical.name,
      "interval": times.interval, "noInterval": times.missing?.problem,
      "shortestSeconds": times.shortest.seconds, "longestSeconds": times.longest.seconds,
      "n": times.sampleSize.count,
    ])
  }

  private static func ratings(_ ratings: RatingFigures<EaseRating>) -> JSONValue {
    .of([
      "n": ratings.n, "mean": ratings.mean?.mean.number, "interval": ratings.interval,
      "median": ratings.median?.number, "lowest": ratings.mean?.low.number,
      "highest": ratings.mean?.high.number, "values": ratings.values.map(\.number),
    ])
  }

  // MARK: Changes

  static func changes(_ changes: RoundChanges) -> JSONValue {
    let all = RoundDifference.all(changes)
    func data(_ measure: RoundsMeasure) -> [JSONValue] {
      all.filter { $0.measure == measure }.map(\.data)
    }
    return .of([
      "before": changes.before, "now": changes.now,
      "productVersionsBefore": versions(changes.versions.before),
      "productVersionsNow": versions(changes.versions.now),
      "people": JSONValue.of([
        "inBoth": changes.inBoth, "onlyBefore": changes.onlyBefore, "onlyNow": changes.onlyNow,
      ]), "groupsDiffer": changes.groupsDiffer != nil,
      "tasks": changes.tasks.map { task($0, all) },
      "scores": zip(changes.scores, data(.score)).map { change, difference in
        JSONValue.of([
          "instrument": change.instrument.id, "task": change.task, "score": change.score.id,
          "label": change.score.label, "meanBefore": change.before?.mean,
          "meanNow": change.now?.mean, "difference": difference,
        ])
      },
      "findings": zip(changes.findings, data(.affected)).map { change, difference in
        JSONValue.of([
          "id": change.id, "title": change.title, "stateBefore": change.before.state?.id,
          "stateNow": change.now?.state?.id, "metBefore": met(change.before),
          "metNow": change.now.flatMap(met), "difference": difference,
        ])
      }, "attemptsBeforeOutsidePlan": changes.attemptsOutsidePlan,
    ])
  }

  private static func versions(_ versions: ProductVersions) -> JSONValue {
    .of(["versions": versions.names, "sessionsWithout": versions.sessionsWithout])
  }

  private static func task(_ change: TaskChange, _ all: [RoundDifference]) -> JSONValue {
    func data(_ measure: RoundsMeasure) -> JSONValue? {
      all.first { $0.measure == measure && Text.isSame($0.item, change.id) }?.data
    }
    func done(_ figures: TaskFigures) -> JSONValue {
      .of([
        "successes": figures.withoutHelp, "attempts": figures.tried,
        "completed": figures.completed, "helpNotRecorded": figures.helpUnknown,
        "outcomeNotRecorded": figures.outcomeUnknown,
      ])
    }
    return .of([
      "id": change.id, "title": change.title, "doneBefore": done(change.before),
      "doneNow": done(change.now), "doneWithoutHelp": data(.withoutHelp),
      "timesAsLong": data(.time), "ease": data(.ease),
    ])
  }

  private static func met(_ round: FindingRound) -> JSONValue? {
    guard let frequency = round.frequency, frequency.isCounted else { return nil }
    return .of([
      "met": frequency.met, "exposed": frequency.exposed, "metBeyond": frequency.metBeyond,
    ])
  }
}

/// With how it was made; ends in the unit of the value.
extension Interval: JSONWritable {
  package var json: JSONValue {
    .of([
      "low": low.number, "high": high.number, "method": method.name,
      "confidence": confidence.level, "sides": sides.label, "n": sampleSize.count,
    ])
  }
}
