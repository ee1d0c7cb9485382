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

  static func figures(_ figures: TaskFigures) -> JSONValue {
    object([
      "tried": .integer(figures.tried), "completed": .integer(figures.completed),
      "helpNotRecorded": .integer(figures.helpUnknown),
      "outcomeNotRecorded": .integer(figures.outcomeUnknown),
      "outcomes": outcomes(figures.outcomes),
      "doneWithoutHelp": completion(figures.completion),
      "doneWithHelpOrWithout": completion(figures.withHelp),
      "halfCredit": number(figures.partialCredit?.share?.value),
      "times": times(figures.times), "timesMissing": .integer(figures.timesMissing),
      "ease": ratings(figures.ease),
    ])
  }

  static func groupFigures(_ figures: GroupTaskFigures) -> JSONValue {
    object([
      "doneWithoutHelp": completion(figures.completion),
      "onTask": figures.times.map(summary) ?? .null, "ease": ratings(figures.ease),
    ])
  }

  static func outcomes(_ table: OutcomeTable) -> JSONValue {
    func row(_ count: (Assistance?) -> Int) -> JSONValue {
      object([
        "unassisted": .integer(count(.unassisted)), "assisted": .integer(count(.assisted)),
        "helpNotNoted": .integer(count(nil)),
      ])
    }
    var result = JSONObject()
    for outcome in OutcomeTable.outcomes { result[outcome.id] = row { table.count(outcome, $0) } }
    result["notRecorded"] = row { table.count(nil, $0) }
    result["stoppedAtTimeLimit"] = row(table.stoppedAtTimeLimit)
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

  private static func times(_ times: TimeFigures?) -> JSONValue {
    guard let times else { return .null }
    return object([
      "onTask": times.onTask.map(summary) ?? .null,
      "withInterruptions": times.whole.map(summary) ?? .null,
      "interrupted": .integer(times.interrupted),
      "onTaskSeconds": .array(times.values.map { Figure.json($0.seconds) }),
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

  private static func ratings(_ ratings: RatingFigures<EaseRating>?) -> JSONValue {
    guard let ratings else { return .null }
    return object([
      "n": .integer(ratings.n), "mean": number(ratings.mean?.mean.number),
      "interval": interval(ratings.interval), "median": number(ratings.median?.number),
      "lowest": number(ratings.mean?.low.number), "highest": number(ratings.mean?.high.number),
      "values": .array(ratings.values.map { Figure.json($0.number) }),
    ])
  }
}
