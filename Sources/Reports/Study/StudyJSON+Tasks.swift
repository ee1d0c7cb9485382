import JSON
import Localization
import Measures
import Records
import Statistics

extension StudyJSON {
  static func task(_ task: TaskSummary) -> JSONValue {
    object([
      "id": .string(task.id), "title": .string(task.title),
      "criteria": .array(task.criteria.sorted().map { .string($0.description) }),
      "everybody": figures(task.everybody), "allAttempts": outcomes(task.allOutcomes),
      "attemptCount": .integer(task.attemptCount), "notOffered": .integer(task.notOffered),
      "offer": object([
        "people": .integer(task.offer.people), "offeredTo": .integer(task.offer.offeredTo),
        "notOfferedTo": .integer(task.offer.notOfferedTo),
        "nothingRecorded": .integer(task.offer.nothingRecorded),
      ]), "timeLimitMinutes": integer(task.timeLimitMinutes),
      "benchmark": task.benchmark.map(benchmark) ?? .null,
      "timesLeftOut": .integer(task.timesLeftOut),
      "withoutEnd": .integer(task.open), "unnamed": .integer(task.unnamed),
      "groups": .array(task.groups.map(group)),
      "lowestSkill": .array(task.lowestSkill.map(lowest)),
      "attempts": .array(task.attempts.map(attempt)),
    ])
  }

  private static func benchmark(_ benchmark: TaskBenchmark) -> JSONValue {
    object([
      "percent": .integer(benchmark.percent), "source": text(benchmark.source),
      "isBelow": benchmark.isBelow.map { .bool($0) } ?? .null,
      "chance": number(benchmark.chance?.value),
      "method": text(benchmark.test.map { _ in BenchmarkTest.name }),
      "sides": integer(benchmark.test.map { _ in 1 }),
      "n": integer(benchmark.test?.count.attempts.count),
    ])
  }

  private static func group(_ row: GroupFigures) -> JSONValue {
    let (completed, figures): (Int?, JSONValue) =
      switch row.shown {
      case .figures(let figures): (figures.completion?.count.successes, groupFigures(figures))
      case .counts(let completed): (completed, .null)
      }
    return object([
      "group": .string(row.group.label.plain()), "property": .string(row.group.family.rawValue),
      "tried": .integer(row.tried), "completedWithoutHelp": integer(completed),
      "figures": figures,
    ])
  }

  private static func lowest(_ row: LowestSkill) -> JSONValue {
    var (level, label, unknown): (String?, String?, Int) = (nil, nil, 0)
    switch row.found {
    case .level(let value, let words): (level, label) = (value, words)
    case .notRecorded(let count): unknown = count
    case .nobody: break
    }
    return object([
      "scale": .string(row.scale), "title": .string(row.title), "n": .integer(row.placed),
      "lowestLevelDoneWithoutHelp": text(level), "label": text(label),
      "notRecorded": .integer(unknown),
    ])
  }

  private static func attempt(_ attempt: AttemptFacts) -> JSONValue {
    object([
      "participant": text(attempt.participant?.string),
      "session": text(attempt.session?.string), "number": .integer(attempt.number),
      "outcome": text(attempt.outcome?.id),
      "endedAtTimeLimit": .bool(attempt.endedAtTimeLimit),
      "timeLeftOut": .bool(attempt.isTimeLeftOut), "assistance": text(attempt.assistance?.id),
      "ease": number(attempt.ease?.number), "wholeSeconds": number(attempt.whole?.seconds),
      "onTaskSeconds": number(attempt.onTask?.seconds),
    ])
  }

  static func people(_ study: StudySummary) -> JSONValue {
    object([
      "participants": .integer(study.people.participants),
      "placedOnScale": .integer(study.people.placed),
      "lowDigitalSkill": .integer(study.people.lowSkill),
      "targets": .array(
        study.people.targets.map { row in
          let isCounted = row.uncounted == nil
          return object([
            "label": .string(row.label), "planned": .integer(row.planned),
            "cannotBeCounted": row.uncounted.map { .string($0.reason.plain()) } ?? .null,
            "counts": .string(row.countsSessions ? "sessions" : "people"),
            "metInRound": isCounted ? .integer(row.inRound.met) : .null,
            "metInAllRounds": isCounted ? .integer(row.inAll.met) : .null,
            "met": isCounted ? .bool(row.inRound.isMet) : .null,
          ])
        }),
      "groups": .array(
        study.groups.map { group in
          object([
            "group": .string(group.label.plain()), "property": .string(group.family.rawValue),
            "people": .integer(group.people),
          ])
        }),
      "placements": .array(study.placements.map(placements)),
    ])
  }

  private static func placements(_ scale: ScalePlacements) -> JSONValue {
    var bases = JSONObject()
    for basis in scale.byBasis { bases[basis.basis.id] = .integer(basis.placements) }
    return object([
      "scale": .string(scale.scale), "title": .string(scale.title),
      "people": .integer(scale.people), "byBasis": .object(bases),
      "placedBy": .array(
        scale.placedBy.map {
          object(["role": .string($0.role), "placements": .integer($0.placements)])
        }),
      "firstDay": text(scale.days?.first), "lastDay": text(scale.days?.last),
      "withoutDay": .integer(scale.withoutDay),
      "placements": .array(
        scale.placements.map { row in
          object([
            "participant": .string(row.participant.string),
            "level": .string(row.placement.value), "basis": .string(row.placement.basis.id),
            "placedBy": .string(row.placement.placedBy),
            "placedOn": text(row.placement.placedOn), "evidence": text(row.placement.evidence),
          ])
        }),
    ])
  }
}
