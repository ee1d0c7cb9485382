import JSON
import Localization
import Measures
import Records
import Statistics

extension StudyJSON {
  static func task(_ task: TaskSummary, _ edition: Edition) -> JSONValue {
    object([
      "id": .string(task.id), "title": .string(task.title),
      "criteria": .array(task.criteria.sorted().map { .string($0.description) }),
      "everybody": figures(task.everybody, edition), "allAttempts": outcomes(task.allOutcomes),
      "attemptCount": .integer(task.attemptCount), "notOffered": .integer(task.notOffered),
      "offer": object([
        "people": .integer(task.offer.people), "offeredTo": .integer(task.offer.offeredTo),
        "notOfferedTo": .integer(task.offer.notOfferedTo),
        "nothingRecorded": .integer(task.offer.nothingRecorded),
      ]), "timeLimitMinutes": integer(task.timeLimitMinutes),
      "benchmark": task.benchmark.map(BenchmarkWords.value) ?? .null,
      "timesLeftOut": .integer(task.timesLeftOut),
      "withoutEnd": .integer(task.open), "unnamed": .integer(task.unnamed),
      "groups": .array(task.groups.map { group($0, edition) }),
      "lowestSkill": .array(task.lowestSkill.map(lowest)),
      "attempts": edition == .share ? .null : .array(task.attempts.map(attempt)),
    ])
  }

  private static func group(_ row: GroupFigures, _ edition: Edition) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("group", .string(row.group.label.plain())), ("property", .string(row.group.family.rawValue)),
      ("tried", integer(row.tried)),
    ]
    switch row.shown {
    case .figures(let figures):
      members += [
        ("completedWithoutHelp", integer(figures.completion?.count.successes)),
        ("figures", groupFigures(figures, edition)),
      ]
    case .counts(let completed):
      members += [("completedWithoutHelp", .integer(completed)), ("figures", .null)]
    case .hidden: members += [("completedWithoutHelp", .null), ("figures", .null)]
    }
    var result = JSONObject()
    for (key, value) in members { result[key] = value }
    return .object(result)
  }

  private static func lowest(_ row: LowestSkill) -> JSONValue {
    var (level, label, isHidden): (JSONValue, JSONValue, Bool) = (.null, .null, false)
    switch row.found {
    case .level(let value, let words): (level, label) = (.string(value), text(words))
    case .hidden: isHidden = true
    case .nobody: break
    }
    return object([
      "scale": .string(row.scale), "title": .string(row.title), "n": .integer(row.placed),
      "lowestLevelDoneWithoutHelp": level, "label": label, "hidden": .bool(isHidden),
    ])
  }

  private static func attempt(_ attempt: AttemptFacts) -> JSONValue {
    object([
      "participant": text(attempt.participant?.string),
      "session": .string(attempt.session.string), "number": .integer(attempt.number),
      "outcome": .string(attempt.outcome.id),
      "endedAtTimeLimit": .bool(attempt.endedAtTimeLimit),
      "timeLeftOut": .bool(attempt.isTimeLeftOut), "assistance": text(attempt.assistance?.id),
      "ease": number(attempt.ease?.number), "wholeSeconds": number(attempt.whole?.seconds),
      "onTaskSeconds": number(attempt.onTask?.seconds),
    ])
  }

  static func people(_ study: StudySummary) -> JSONValue {
    let edition = study.edition
    return object([
      "participants": .integer(study.people.participants),
      "placedOnScale": .integer(study.people.placed),
      "lowDigitalSkill": .integer(study.people.lowSkill),
      "targets": .array(
        study.people.targets.map { row in
          let isHidden = row.isHidden(in: edition) || row.uncounted != nil
          return object([
            "label": .string(row.label), "planned": .integer(row.planned),
            "cannotBeCounted": row.uncounted.map { .string($0.reason.plain()) } ?? .null,
            "counts": .string(row.countsSessions ? "sessions" : "people"),
            "metInRound": isHidden ? .null : .integer(row.metInRound),
            "metInAllRounds": row.isHiddenInAll(in: edition) || row.uncounted != nil
              ? .null : .integer(row.metInAll),
            "met": isHidden ? .null : .bool(row.isMetInRound),
          ])
        }),
      "groups": .array(
        study.groups.map { group in
          object([
            "group": .string(group.label.plain()), "property": .string(group.family.rawValue),
            "people": group.family == .need && edition.hides(crossing: group.people)
              ? .null : .integer(group.people),
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
