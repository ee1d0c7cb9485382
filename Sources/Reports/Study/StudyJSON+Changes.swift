import JSON
import Measures
import Records
import Statistics

extension StudyJSON {
  static func changes(_ changes: RoundChanges?) -> JSONValue {
    guard let changes else { return .null }
    return object([
      "before": .integer(changes.before), "now": .integer(changes.now),
      "productVersionsBefore": versions(changes.versions.before),
      "productVersionsNow": versions(changes.versions.now),
      "people": object([
        "inBoth": .integer(changes.inBoth), "onlyBefore": .integer(changes.onlyBefore),
        "onlyNow": .integer(changes.onlyNow),
      ]),
      "tasks": .array(changes.tasks.map(task)),
      "scores": .array(changes.scores.map(score)),
      "findings": .array(changes.findings.map(finding)),
      "attemptsBeforeOutsidePlan": .integer(changes.attemptsOutsidePlan),
    ])
  }

  private static func versions(_ versions: ProductVersions) -> JSONValue {
    object([
      "versions": .array(versions.names.map { .string($0) }),
      "sessionsWithout": .integer(versions.sessionsWithout),
    ])
  }

  private static func task(_ change: TaskChange) -> JSONValue {
    object([
      "id": .string(change.id), "title": .string(change.title),
      "doneBefore": done(change.before), "doneNow": done(change.now),
      "doneWithoutHelp": figure(change.completion, none: RateDifference(nearest: 0)),
      "timesAsLong": figure(change.times, none: TimeRatio(nearest: 1)),
      "ease": figure(change.ease, none: ValueDifference(nearest: 0)),
    ])
  }

  private static func done(_ figures: TaskFigures) -> JSONValue {
    object([
      "successes": .integer(figures.completion?.count.successes ?? 0),
      "attempts": .integer(figures.tried),
    ])
  }

  private static func score(_ change: ScoreChange) -> JSONValue {
    object([
      "instrument": .string(change.instrument.id.string), "task": text(change.task),
      "score": .string(change.score.id), "label": .string(change.score.label),
      "meanBefore": number(change.before?.mean), "meanNow": number(change.now?.mean),
      "difference": figure(change.difference, none: ValueDifference(nearest: 0)),
    ])
  }

  private static func finding(_ change: FindingChange) -> JSONValue {
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
      "metBefore": met(change.before), "metNow": met(change.now),
      "difference": figure(change.difference, none: RateDifference(nearest: 0)),
    ])
  }

  /// A difference with whose it is, and why there is none.
  private static func figure<Difference: Quantity>(
    _ figure: RoundFigure<Difference>, none: Difference
  ) -> JSONValue {
    var pairs: JSONValue = .null
    if case .some(let both, _, _) = figure.people { pairs = .integer(both) }
    if figure.people == .everybody { pairs = .integer(figure.now) }
    return object([
      "samePeople": .string(figure.people.id), "nBefore": .integer(figure.before),
      "nNow": .integer(figure.now), "pairs": pairs,
      "pairedSuccesses": figure.pairedSuccesses.map {
        object(["before": .integer($0.before), "now": .integer($0.now)])
      } ?? .null,
      "difference": number(figure.difference?.number), "interval": interval(figure.interval),
      "notCompared": text(figure.missing?.id),
      "toldApart": figure.interval == nil ? .null : .bool(figure.isApart(from: none)),
    ])
  }
}
