import Localization
import Measures
import Records
import Statistics
import Wording

/// Words for what changed between two rounds.
enum ChangeWords {
  /// "cannot be told apart": never that nothing changed.
  static let notApart: Sentence = "cannot be told apart"

  /// "+35 points", "−7 points": of a share in per cent.
  static func points(_ difference: RateDifference) -> Sentence {
    let number = pointNumber(difference)
    let isOne = number.plain() == "1" || number.plain() == "−1"
    return signed(difference.value, number) + (isOne ? " point" : " points")
  }

  /// Whole points; what is not nothing keeps as many decimals as it takes not to read 0.
  private static func pointNumber(_ difference: RateDifference) -> Sentence {
    let points = difference.value * 100
    return Figure.decimal(points, places: points.rounded() == 0 && points != 0 ? 2 : 0)
  }

  /// A plus sign where it is more; less has its minus sign already.
  private static func signed(_ value: Double, _ words: Sentence) -> Sentence {
    value > 0 ? "+" + words : words
  }

  /// "+35 points, −20 to 71: cannot be told apart".
  ///
  /// - Parameter saysWhat: Whether it says what that means; no where the sentence around it does.
  static func difference(
    _ figure: RoundFigure<RateDifference>, _ changes: RoundChanges, saysWhat: Bool = true
  ) -> Sentence {
    if let missing = figure.missing { return reason(missing, figure, changes) }
    guard Minimum.share.isReached(by: figure.least), let difference = figure.difference,
      let interval = figure.interval
    else { return reason(.tooFew, figure, changes, least: "\(Minimum.share.words)") }
    let ends: Sentence = "\(pointNumber(interval.low)) to \(pointNumber(interval.high))"
    let words = points(difference) + ", " + ends
    guard saysWhat else { return words }
    return words
      + verdict(figure, none: RateDifference(nearest: 0), more: "more", less: "fewer")
  }

  /// "+0.7, −0.2 to 1.6: cannot be told apart".
  static func difference(
    _ figure: RoundFigure<ValueDifference>, _ changes: RoundChanges
  ) -> Sentence {
    if let told = noInterval(figure, changes, { signed($0.number, Figure.decimal($0.number)) }) {
      return told
    }
    guard let difference = figure.difference, let interval = figure.interval else { return "" }
    return signed(difference.number, Figure.decimal(difference.number)) + ", "
      + Figure.interval(interval)
      + verdict(figure, none: ValueDifference(nearest: 0), more: "higher", less: "lower")
  }

  /// "1.4 times as long, 0.8 to 2.3: cannot be told apart".
  static func difference(_ figure: RoundFigure<TimeRatio>, _ changes: RoundChanges) -> Sentence {
    if let told = noInterval(figure, changes, times) { return told }
    guard let ratio = figure.difference, let interval = figure.interval else { return "" }
    return times(ratio) + ", " + Figure.interval(interval, places: 2)
      + verdict(figure, none: TimeRatio(nearest: 1), more: "longer", less: "shorter")
  }

  private static func times(_ ratio: TimeRatio) -> Sentence {
    "\(Figure.decimal(ratio.number, places: 2)) times as long"
  }

  /// What is told where there is no interval; `nil` where there is one.
  private static func noInterval<Difference>(
    _ figure: RoundFigure<Difference>, _ changes: RoundChanges,
    _ words: (Difference) -> Sentence
  ) -> Sentence? {
    guard let missing = figure.missing else { return nil }
    let why = reason(missing, figure, changes, least: "\(Minimum.mean.words)")
    return figure.difference.map { words($0) + "; " + why } ?? why
  }

  private static func verdict<Difference>(
    _ figure: RoundFigure<Difference>, none: Difference, more: Sentence, less: Sentence
  ) -> Sentence {
    guard figure.isApart(from: none), let interval = figure.interval else { return ": " + notApart }
    return ": " + (none < interval.low ? more : less)
  }

  // MARK: Why not

  static func reason<Difference>(
    _ missing: NotCompared, _ figure: RoundFigure<Difference>, _ changes: RoundChanges,
    least: Sentence? = nil
  ) -> Sentence {
    switch missing {
    case .nobodyBefore: "not compared: nobody in round \(changes.before)"
    case .nobodyNow: "not compared: nobody in round \(changes.now)"
    case .reworded: "not compared: its wording was changed, and no file says when"
    case .otherVersion: "not compared: the responses name several versions"
    case .noAmount: "not compared: its values are no amounts"
    case .notCounted: "not compared: no note supports it"
    case .notTriedAgain: "not compared: nobody tried it again in one of the rounds"
    case .unnamed: "not compared: \(unnamed(figure.people)), who may be anybody"
    case .noSpread: "no interval: the values do not differ among themselves"
    case .someInBoth, .tooFew: fewPeople(figure, least ?? "1 person")
    }
  }

  /// Few pairs, or few people in one of the rounds.
  private static func fewPeople<Difference>(
    _ figure: RoundFigure<Difference>, _ least: Sentence
  ) -> Sentence {
    switch figure.people {
    case .some(let both, _, _):
      "not compared: \(both, "person has", "people have") a value in both rounds, too few for pairs (it takes \(least)) and too many for separate groups"
    case .everybody:
      "not compared: the same \(figure.now, "person", "people"), too few for pairs (it takes \(least))"
    case .nobody, .unknown: "not compared: too few (it takes \(least) in each round)"
    }
  }

  // MARK: How

  /// "adjusted Wald for a difference, 95 %; different people, n = 5 and 6"; without an interval only whose it is.
  static func method(_ figure: RoundFigure<RateDifference>) -> Sentence {
    isTold(figure) ? method(of: figure) : people(figure)
  }

  /// Whether a difference of shares is told: of few people only their counts are.
  static func isTold(_ figure: RoundFigure<RateDifference>) -> Bool {
    figure.interval != nil && Minimum.share.isReached(by: figure.least)
  }

  static func method<Difference>(of figure: RoundFigure<Difference>) -> Sentence {
    let who = people(figure)
    guard let interval = figure.interval else { return who }
    return "\(interval.method.name), \(interval.confidence.description); " + who
  }

  static func people<Difference>(_ figure: RoundFigure<Difference>) -> Sentence {
    let n: Sentence = "n = \(figure.before) and \(figure.now)"
    switch figure.people {
    case .nobody: return "different people, " + n
    case .everybody: return "the same people, n = \(figure.now)"
    case .some(let both, _, _):
      let done: Sentence =
        figure.pairedSuccesses.map { ", of whom \($0.before) and then \($0.now) did" } ?? ""
      return "n = \(both) with a value in both rounds\(done), of \(figure.before) and \(figure.now)"
    case .unknown: return unnamed(figure.people) + ", " + n
    }
  }

  /// "2 of them name nobody".
  private static func unnamed(_ people: SamePeople) -> Sentence {
    guard case .unknown(let count) = people else { return "" }
    return "\(count) of them \(count == 1 ? "names" : "name" as Sentence) nobody"
  }

  /// "product version 3.1"; "product versions 3.1 and 3.2, and 1 session that names none".
  static func versions(_ versions: ProductVersions) -> Sentence {
    let names = versions.names
    guard !names.isEmpty else { return "no session names a product version" }
    let words: Sentence =
      (names.count == 1 ? "product version " : "product versions ") + Sentence.list(names)
    guard versions.sessionsWithout > 0 else { return words }
    return words
      + ", and \(versions.sessionsWithout, "session that names", "sessions that name") none"
  }
}
