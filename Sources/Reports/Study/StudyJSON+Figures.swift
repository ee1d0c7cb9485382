import JSON
import Localization
import Measures
import Records
import Statistics

extension StudyJSON {
  /// An interval with how it was made; ends in the unit of the value.
  static func interval<Value: Quantity>(_ interval: Interval<Value>?) -> JSONValue {
    guard let interval else { return .null }
    return object([
      "low": Figure.json(interval.low.number), "high": Figure.json(interval.high.number),
      "method": .string(interval.method.name.plain()),
      "confidence": Figure.json(interval.confidence.level),
      "sides": .string(interval.sides.label.plain()), "n": .integer(interval.sampleSize.count),
    ])
  }

  /// What single people took or said stands in the edition for the team only.
  static func figures(_ figures: TaskFigures, _ edition: Edition) -> JSONValue {
    object([
      "tried": .integer(figures.tried), "outcomes": outcomes(figures.outcomes),
      "doneWithoutHelp": completion(figures.completion),
      "doneWithHelpOrWithout": completion(figures.withHelp),
      "halfCredit": number(figures.partialCredit?.share?.value),
      "times": times(figures.times, edition), "timesMissing": .integer(figures.timesMissing),
      "ease": ratings(figures.ease, edition),
    ])
  }

  static func groupFigures(_ figures: GroupTaskFigures, _ edition: Edition) -> JSONValue {
    object([
      "doneWithoutHelp": completion(figures.completion),
      "onTask": figures.times.map(summary) ?? .null, "ease": ratings(figures.ease, edition),
    ])
  }

  static func outcomes(_ table: OutcomeTable) -> JSONValue {
    var result = JSONObject()
    for outcome in OutcomeTable.outcomes {
      result[outcome.id] = object([
        "unassisted": .integer(table.count(outcome, .unassisted)),
        "assisted": .integer(table.count(outcome, .assisted)),
        "helpNotNoted": .integer(table.count(outcome, nil)),
      ])
    }
    result["stoppedAtTimeLimit"] = object([
      "unassisted": .integer(table.stoppedAtTimeLimit(.unassisted)),
      "assisted": .integer(table.stoppedAtTimeLimit(.assisted)),
      "helpNotNoted": .integer(table.stoppedAtTimeLimit(nil)),
    ])
    return .object(result)
  }

  private static func completion(_ figures: CompletionFigures?) -> JSONValue {
    guard let figures else { return .null }
    return object([
      "successes": .integer(figures.count.successes),
      "attempts": .integer(figures.count.attempts.count),
      "share": Figure.json(figures.share.value), "interval": interval(figures.interval),
      "otherIntervals": .array(figures.others.map { interval($0) }),
    ])
  }

  private static func times(_ times: TimeFigures?, _ edition: Edition) -> JSONValue {
    guard let times else { return .null }
    return object([
      "onTask": times.onTask.map(summary) ?? .null,
      "withInterruptions": times.whole.map(summary) ?? .null,
      "interrupted": .integer(times.interrupted),
      "onTaskSeconds": edition == .share
        ? .null : .array(times.values.map { Figure.json($0.seconds) }),
    ])
  }

  private static func summary(_ times: TimeSummary) -> JSONValue {
    object([
      "typicalSeconds": Figure.json(times.time.seconds),
      "method": .string(times.typical.name.plain()), "interval": interval(times.interval),
      "noInterval": text(times.missing?.problem),
      "shortestSeconds": Figure.json(times.shortest.seconds),
      "longestSeconds": Figure.json(times.longest.seconds),
      "n": .integer(times.sampleSize.count),
    ])
  }

  private static func ratings(
    _ ratings: RatingFigures<EaseRating>?, _ edition: Edition
  ) -> JSONValue {
    guard let ratings else { return .null }
    return object([
      "n": .integer(ratings.n), "mean": number(ratings.mean?.mean.number),
      "interval": interval(ratings.interval), "median": number(ratings.median?.number),
      "lowest": number(ratings.mean?.low.number), "highest": number(ratings.mean?.high.number),
      "values": edition == .share
        ? .null : .array(ratings.values.map { Figure.json($0.number) }),
    ])
  }
}
