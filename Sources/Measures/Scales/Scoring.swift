import JSON
package import Records
package import Wording

/// One instrument, ready to score any number of responses.
package struct Scoring: Sendable {
  package let instrument: Instrument
  private let rules: [AnswerRule]
  private let items: [Text: Int]
  /// The scores in an order in which every part comes before what it is part of.
  private let plan: [ScorePlan]
  private let isReversedSomewhere: Bool

  /// - Throws: `WorkbenchError` when the scoring rules contradict themselves: a cycle, an unknown item, no
  ///   threshold where one is needed.
  package init(_ instrument: Instrument) throws(WorkbenchError) {
    if let fault = InstrumentRules.faults(of: instrument).first {
      throw WorkbenchError(
        .invalidData, at: "Surveys/instruments/\(instrument.id.string).json", fault.problem,
        fix: fault.remedy)
    }
    self.instrument = instrument
    rules = instrument.items.map { AnswerRule($0, in: instrument) }
    items = Dictionary(
      instrument.items.enumerated().map { (Text($1.id), $0) }, uniquingKeysWith: { one, _ in one })
    plan = ScorePlan.all(of: instrument, rules)
    isReversedSomewhere = instrument.items.contains(where: \.isReversed)
  }

  /// Whether something is noted of every item: an answer, or why there is none.
  package func isFinished(_ response: Response) -> Bool {
    var noted = Array(repeating: false, count: rules.count)
    for answer in response.answers {
      if let index = items[Text(answer.item)] { noted[index] = true }
    }
    return noted.allSatisfy(\.self)
  }

  /// Scores a response; missing and impossible answers are flagged, and treated as each score says.
  ///
  /// - Complexity: O(items + parts of scores).
  package func score(_ response: Response) -> ScoredResponse {
    var reading = AnswerReading(count: rules.count)
    for answer in response.answers {
      guard let index = items[Text(answer.item)] else {
        reading.unknown.append(answer.item)
        continue
      }
      if let value = answer.value { reading.take(value, rules[index], at: index) }
    }
    let sheet = sheet(reading.counted)
    let values = instrument.scores.indices.map { index in
      let result = sheet.results[index]
      return ScoreValue(
        score: instrument.scores[index].id, label: instrument.scores[index].label, result: result,
        answered: sheet.answered(index), asked: sheet.items[index].count,
        band: result.number.flatMap {
          Self.band(of: $0, instrument.scores[index], .person, instrument)?.label
        })
    }
    return ScoredResponse(
      response: response, values: values, flags: flags(response, reading))
  }

  /// The value of one score for answers after reversing, item by item.
  func value(of score: Int, answers: [Double?]) -> Double? {
    sheet(answers).results[score].number
  }

  private func sheet(_ answers: [Double?]) -> ScoreSheet {
    var sheet = ScoreSheet(answers: answers, scores: plan.count)
    for step in plan { sheet.add(step) }
    return sheet
  }

  /// The level that scores lead to; `nil` where people choose the level, or answers that decide are missing.
  package func level(of scored: ScoredResponse) -> InstrumentLevel? {
    guard instrument.levels.contains(where: { $0.reachedBy != nil }) else { return nil }
    for level in instrument.levels.reversed() {
      guard let id = level.reachedBy else { return level }
      guard let value = scored.values.first(where: { Text.isSame($0.score, id) })?.number else {
        return nil
      }
      if value >= level.from ?? 1 { return level }
    }
    return nil
  }

  /// The band in which a value lies: the highest one that begins at or below it.
  static func band(
    of value: Double, _ score: InstrumentScore, _ subject: BandSubject, _ instrument: Instrument
  ) -> ScoreBand? {
    instrument.bands.filter {
      $0.judges == subject && Text.isSame($0.score, score.id) && $0.from <= value
    }.max { $0.from < $1.from }
  }

  private func flags(_ response: Response, _ reading: AnswerReading) -> [ResponseFlag] {
    var flags: [ResponseFlag] = []
    if isStraight(reading) { flags.append(.straightLining) }
    func ids(_ indices: [Int]) -> [String] { indices.map { instrument.items[$0].id } }
    let empty = reading.counted.indices.filter {
      reading.counted[$0] == nil && !reading.notAllowed.contains($0)
    }
    if !empty.isEmpty { flags.append(.missing(ids(empty))) }
    if !reading.notAllowed.isEmpty { flags.append(.outOfRange(ids(reading.notAllowed.sorted()))) }
    if !reading.unknown.isEmpty { flags.append(.unknownItems(reading.unknown)) }
    if let version = response.instrumentVersion, let own = instrument.instrumentVersion,
      !Text.isSame(version, own)
    {
      flags.append(.otherVersion(version))
    }
    return flags
  }

  /// Whether somebody gave the same number everywhere though that says two opposite things, or five times or more.
  private func isStraight(_ reading: AnswerReading) -> Bool {
    guard instrument.range != nil else { return false }
    let given = reading.raw.compactMap(\.self)
    guard given.count >= 3, let first = given.first, given.allSatisfy({ $0 == first }) else {
      return false
    }
    return isReversedSomewhere || given.count >= 5
  }
}

extension Scoring {
  /// The lowest and the highest value that a score can have; `nil` where nobody can tell.
  ///
  /// Found from the answers that items allow: every rule grows with each answer, or, with a negative weight or
  /// factor, falls with it.
  package func limits(of score: Int) -> ClosedRange<Double>? {
    let lowest = extreme(of: score, isHigh: false)
    let highest = extreme(of: score, isHigh: true)
    guard let lowest, let highest else { return nil }
    return min(lowest, highest)...max(lowest, highest)
  }

  /// The value when every answer that counts is at one end.
  private func extreme(of score: Int, isHigh: Bool) -> Double? {
    let answers = instrument.items.map { item -> Double? in
      guard let limits = AnswerRule(item, in: instrument).limits else { return nil }
      return (isHigh != (item.weight < 0)) ? limits.highest : limits.lowest
    }
    return value(of: score, answers: answers)
  }
}

/// The answers of one response as numbers, item by item.
struct AnswerReading {
  /// As given; `nil` where there is no answer.
  private(set) var raw: [Double?]
  /// After reversing.
  private(set) var counted: [Double?]
  private(set) var notAllowed: Set<Int> = []
  var unknown: [String] = []

  init(count: Int) {
    raw = Array(repeating: nil, count: count)
    counted = raw
  }

  mutating func take(_ answer: String, _ rule: AnswerRule, at index: Int) {
    switch rule.read(answer) {
    case .noAnswer: break
    case .notAllowed: notAllowed.insert(index)
    case .number(let number):
      raw[index] = number
      counted[index] =
        rule.item.isReversed ? rule.limits.map { $0.lowest + $0.highest - number } : number
    }
  }
}
