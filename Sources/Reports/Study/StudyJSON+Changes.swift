import JSON
import Measures
import Records
import Statistics

extension StudyJSON {
  static func changes(_ changes: RoundChanges?) -> JSONValue {
    guard let changes else { return .null }
    let all = RoundDifference.all(changes)
    return object([
      "before": .integer(changes.before), "now": .integer(changes.now),
      "productVersionsBefore": versions(changes.versions.before),
      "productVersionsNow": versions(changes.versions.now),
      "people": object([
        "inBoth": .integer(changes.inBoth), "onlyBefore": .integer(changes.onlyBefore),
        "onlyNow": .integer(changes.onlyNow),
      ]),
      "groupsDiffer": .bool(changes.groupsDiffer != nil),
      "tasks": .array(changes.tasks.map { task($0, all) }),
      "scores": .array(zip(changes.scores, all.filter { $0.measure == .score }).map(score)),
      "findings": .array(
        zip(changes.findings, all.filter { $0.measure == .affected }).map(finding)),
      "attemptsBeforeOutsidePlan": .integer(changes.attemptsOutsidePlan),
    ])
  }

  private static func versions(_ versions: ProductVersions) -> JSONValue {
    object([
      "versions": .array(versions.names.map { .string($0) }),
      "sessionsWithout": .integer(versions.sessionsWithout),
    ])
  }

  private static func task(_ change: TaskChange, _ all: [RoundDifference]) -> JSONValue {
    object([
      "id": .string(change.id), "title": .string(change.title),
      "doneBefore": done(change.before), "doneNow": done(change.now),
      "doneWithoutHelp": data(.withoutHelp, change.id, all),
      "timesAsLong": data(.time, change.id, all), "ease": data(.ease, change.id, all),
    ])
  }

  private static func data(
    _ measure: RoundsMeasure, _ item: String, _ all: [RoundDifference]
  ) -> JSONValue {
    all.first { $0.measure == measure && Text.isSame($0.item, item) }?.data ?? .null
  }

  private static func done(_ figures: TaskFigures) -> JSONValue {
    object([
      "successes": integer(figures.withoutHelp), "attempts": .integer(figures.tried),
      "completed": .integer(figures.completed), "helpNotRecorded": .integer(figures.helpUnknown),
      "outcomeNotRecorded": .integer(figures.outcomeUnknown),
    ])
  }

  private static func score(_ change: ScoreChange, _ difference: RoundDifference) -> JSONValue {
    object([
      "instrument": .string(change.instrument.id.string), "task": text(change.task),
      "score": .string(change.score.id), "label": .string(change.score.label),
      "meanBefore": number(change.before?.mean), "meanNow": number(change.now?.mean),
      "difference": difference.data,
    ])
  }

  private static func finding(_ change: FindingChange, _ difference: RoundDifference) -> JSONValue {
    func met(_ round: FindingRound?) -> JSONValue {
      guard let frequency = round?.frequency, frequency.isCounted else { return .null }
      return object([
        "met": .integer(frequency.met), "exposed": .integer(frequency.exposed),
        "metBeyond": .integer(frequency.metBeyond),
      ])
    }
    return object([
      "id": .string(change.id.string), "title": .string(change.title),
      "stateBefore": text(change.before.state?.id), "stateNow": text(change.now?.state?.id),
      "metBefore": met(change.before), "metNow": met(change.now), "difference": difference.data,
    ])
  }
}
