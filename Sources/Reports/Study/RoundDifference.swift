import JSON
import Localization
import Measures
import Records
import Statistics

/// What a difference between two rounds is of.
enum RoundsMeasure: String {
  case withoutHelp, time, ease, score, affected
}

/// One figure of two rounds: what both have, the difference, and how or why not it is made.
struct RoundDifference {
  let measure: RoundsMeasure
  /// The id of a task, of a finding, or of a score with its questionnaire and task.
  let item: String
  /// "“Pay by card”".
  let name: Sentence
  let before: Sentence
  let now: Sentence
  /// "+35 points, −20 to 71: no clear difference"; why it is not compared.
  let words: Sentence
  /// "adjusted Wald for a difference, 95 %; different participants, n = 5 and 6".
  let method: Sentence
  let people: Sentence
  /// Whether a difference with an interval is printed.
  let hasInterval: Bool
  /// Whether it is, and leaves out that nothing changed.
  let isApart: Bool
  let data: JSONValue
  /// `nil` where the rounds are not compared.
  let difference: Double?
  let low: Double?
  let high: Double?
  let intervalMethod: Sentence?
  let n: Int

  /// The difference as a claim; `nil` where none is printed.
  func claim(_ changes: RoundChanges) -> Sentence? {
    guard hasInterval, let difference, let low, let high else { return nil }
    let name = name + Self.suffix(measure)
    return .claim(
      "rounds.difference",
      [
        "item": item, "measure": measure.rawValue, "before": changes.before, "now": changes.now,
        "difference": difference, "low": low, "high": high,
      ], name + ": " + words + " (" + method + ").")
  }

  private static func suffix(_ measure: RoundsMeasure) -> Sentence {
    switch measure {
    case .withoutHelp: ", completed without help"
    case .time: ", time on task"
    case .ease: ", ease"
    case .score: ""
    case .affected: ", affected of those who could be"
    }
  }

  /// All, in the order of the report.
  static func all(_ changes: RoundChanges) -> [RoundDifference] {
    let tasks = changes.tasks.filter(\.wasTried)
    func cell(_ figures: TaskFigures, _ words: (TaskFigures) -> TaskCell) -> Sentence {
      words(figures).words[0]
    }
    let completion = tasks.map { task in
      RoundDifference(
        .withoutHelp, task.id, "“\(task.title)”", TaskCell.count(task.before),
        TaskCell.count(task.now), task.completion, changes)
    }
    let times = tasks.filter { $0.before.times != nil || $0.now.times != nil }.map { task in
      RoundDifference(
        .time, task.id, "“\(task.title)”", cell(task.before, TaskCell.times),
        cell(task.now, TaskCell.times), task.times, changes)
    }
    let ease = tasks.filter { $0.before.ease != nil || $0.now.ease != nil }.map { task in
      RoundDifference(
        .ease, task.id, "“\(task.title)”", cell(task.before, TaskCell.ease),
        cell(task.now, TaskCell.ease), task.ease, changes)
    }
    func mean(_ score: ScoreSummary?) -> Sentence {
      score.map { QuestionnairePlot.words($0)[0] } ?? "not answered"
    }
    let scores = changes.scores.map { score in
      RoundDifference(
        .score,
        [score.instrument.id.string, score.score.id, score.task].compactMap(\.self)
          .joined(separator: "/"), name(score), mean(score.before), mean(score.now),
        score.difference, changes)
    }
    let findings = changes.findings.map { finding in
      RoundDifference(
        .affected, finding.id.string,
        FindingPlace.link("\(finding.id.short), \(finding.title)", to: finding.id.string),
        affected(finding.before), finding.now.map(affected) ?? StudyCells.none,
        finding.difference, changes)
    }
    return completion + times + ease + scores + findings
  }

  /// "SUS after “Pay by card”, Usable".
  private static func name(_ score: ScoreChange) -> Sentence {
    let task: Sentence = score.task.map { " after “\($0)”" } ?? ""
    return "\(score.instrument.title)" + task + ", \(score.score.label)"
  }

  private static func affected(_ round: FindingRound) -> Sentence {
    guard let frequency = round.frequency else { return "not counted" }
    guard frequency.isCounted else { return "not counted yet" }
    guard frequency.exposed + frequency.metBeyond > 0 else {
      return "no participants who could be affected"
    }
    let count: Sentence = "\(frequency.met) of \(frequency.exposed, "participant", "participants")"
    return frequency.metBeyond > 0 ? count + ", and \(frequency.metBeyond) more" : count
  }
}

// MARK: - By kind of figure

extension RoundDifference {
  /// Shares, in points of a hundred.
  private init(
    _ measure: RoundsMeasure, _ item: String, _ name: Sentence, _ before: Sentence,
    _ now: Sentence, _ figure: RoundFigure<RateDifference>, _ changes: RoundChanges
  ) {
    func points(_ value: Double) -> Sentence {
      // What is not nothing keeps as many decimals as it takes not to read 0.
      let points = value * 100
      return Figure.decimal(points, places: points.rounded() == 0 && points != 0 ? 2 : 0)
    }
    self.init(
      measure, item, name, before, now, figure, changes, none: RateDifference(nearest: 0),
      least: Minimum.share, signed: true, number: points
    ) { difference in
      let isOne = difference.plain() == "1" || difference.plain() == "−1"
      return difference + (isOne ? " point" : " points")
    }
  }

  /// Amounts.
  private init(
    _ measure: RoundsMeasure, _ item: String, _ name: Sentence, _ before: Sentence,
    _ now: Sentence, _ figure: RoundFigure<ValueDifference>, _ changes: RoundChanges
  ) {
    self.init(
      measure, item, name, before, now, figure, changes, none: ValueDifference(nearest: 0),
      least: Minimum.mean, signed: true, number: { Figure.decimal($0) }, unit: { $0 })
  }

  /// Times: how many times as long.
  private init(
    _ measure: RoundsMeasure, _ item: String, _ name: Sentence, _ before: Sentence,
    _ now: Sentence, _ figure: RoundFigure<TimeRatio>, _ changes: RoundChanges
  ) {
    self.init(
      measure, item, name, before, now, figure, changes, none: TimeRatio(nearest: 1),
      least: Minimum.mean, signed: false, number: { Figure.decimal($0, places: 2) },
      unit: { $0 + " times as long" })
  }

  private init<Difference: Quantity>(
    _ measure: RoundsMeasure, _ item: String, _ name: Sentence, _ before: Sentence,
    _ now: Sentence, _ figure: RoundFigure<Difference>, _ changes: RoundChanges,
    none: Difference, least: Minimum, signed: Bool, number: (Double) -> Sentence,
    unit: (Sentence) -> Sentence
  ) {
    (self.measure, self.item, self.name) = (measure, item, name)
    (self.before, self.now) = (before, now)
    people = Self.people(figure)
    let isEnough = least.isReached(by: figure.least)
    hasInterval = figure.interval != nil && isEnough
    isApart = hasInterval && figure.isApart(from: none)
    method =
      hasInterval
      ? figure.interval.map {
        "\($0.method.name), \($0.confidence.description); " + Self.people(figure)
      }
        ?? people : people
    (difference, low, high) = (
      figure.difference?.number, figure.interval?.low.number, figure.interval?.high.number
    )
    intervalMethod = figure.interval?.method.name
    n = figure.pairs ?? figure.before + figure.now
    data = Self.data(figure, none: none)
    guard let difference = figure.difference, isEnough else {
      words = changes.reason(figure.missing ?? .tooFew, figure, least: least.count)
      return
    }
    let value = number(difference.number)
    let amount = unit((signed && difference.number > 0 ? "+" : "") + value)
    words =
      figure.interval.map {
        amount + ", \(number($0.low.number)) to \(number($0.high.number))"
          + (figure.isApart(from: none) ? "" : ": no clear difference")
      } ?? amount + "; " + changes.reason(figure.missing ?? .noSpread, figure, least: least.count)
  }

  /// "different participants, n = 5 and 6".
  private static func people<Difference>(_ figure: RoundFigure<Difference>) -> Sentence {
    let n: Sentence = "n = \(figure.before) and \(figure.now)"
    switch figure.people {
    case .nobody: return "different participants, " + n
    case .everybody: return "the same participants, n = \(figure.now)"
    case .some(let both, _, _):
      let done: Sentence =
        figure.pairedSuccesses.map { ", \($0.before) and then \($0.now) of them" } ?? ""
      return "n = \(both) with a value in both rounds\(done), of \(figure.before) and \(figure.now)"
    case .unknown(let count):
      return "\(count) of them without a participant's name, " + n
    }
  }

  /// A difference with whose it is, and why there is none.
  private static func data<Difference: Quantity>(
    _ figure: RoundFigure<Difference>, none: Difference
  ) -> JSONValue {
    var pairs: Int?
    if case .some(let both, _, _) = figure.people { pairs = both }
    if figure.people == .everybody { pairs = figure.now }
    return .of([
      "samePeople": figure.people.id, "nBefore": figure.before, "nNow": figure.now,
      "pairs": pairs,
      "pairedSuccesses": figure.pairedSuccesses.map {
        JSONValue.of(["before": $0.before, "now": $0.now])
      }, "difference": figure.difference?.number, "interval": figure.interval,
      "notCompared": figure.missing?.id,
      "toldApart": figure.interval == nil ? nil : figure.isApart(from: none),
    ])
  }
}
