import JSON
import Records

/// One score with everything it names as positions, so that scoring looks nothing up.
struct ScorePlan: Sendable {
  /// The position of the score in the instrument.
  let index: Int
  let score: InstrumentScore
  let rule: ScoringRule
  /// The items that count; empty for a score of parts.
  let items: [Int]
  /// The scores that count, by position; empty for a score of items.
  let parts: [Int]
  /// What each item or part weighs, and what stands in for its missing answer where the score says so.
  let weights: [Double]
  let middles: [Double?]
  /// The items by category, for the rule that goes through categories.
  let groups: [[Int]]

  /// The scores of an instrument without faults, parts first.
  static func all(of instrument: Instrument, _ rules: [AnswerRule]) -> [ScorePlan] {
    let positions = Dictionary(
      instrument.scores.enumerated().map { (Text($1.id), $0) }, uniquingKeysWith: { one, _ in one })
    var order: [Int] = []
    var seen = Set<Int>()
    func visit(_ index: Int) {
      guard seen.insert(index).inserted else { return }
      for part in instrument.scores[index].parts {
        if let position = positions[Text(part)] { visit(position) }
      }
      order.append(index)
    }
    instrument.scores.indices.forEach(visit)
    return order.map { index in
      let score = instrument.scores[index]
      let items = score.parts.isEmpty ? Self.items(of: score, instrument) : []
      let parts = score.parts.compactMap { positions[Text($0)] }
      return ScorePlan(
        index: index, score: score, rule: score.rule ?? .sum, items: items, parts: parts,
        weights: items.map { instrument.items[$0].weight } + parts.map { _ in 1 },
        middles: items.map { rules[$0].limits.map { ($0.lowest + $0.highest) / 2 } }
          + parts.map { _ in nil },
        groups: score.rule == .oneInEach ? groups(score, items, instrument) : [])
    }
  }

  private static func items(of score: InstrumentScore, _ instrument: Instrument) -> [Int] {
    instrument.items.indices.filter { InstrumentRules.counts(instrument.items[$0], in: score) }
  }

  private static func groups(
    _ score: InstrumentScore, _ items: [Int], _ instrument: Instrument
  ) -> [[Int]] {
    let named = Set(score.categories.map { Text($0) })
    return instrument.categories.filter { named.isEmpty || named.contains(Text($0.id)) }
      .map { category in
        items.filter { instrument.items[$0].category.map { Text.isSame($0, category.id) } ?? false }
      }
  }
}

/// The scores of one response, filled in step by step.
struct ScoreSheet {
  let answers: [Double?]
  private(set) var results: [ScoreValue.Result]
  /// The items behind each score, those of its parts included, in order.
  private(set) var items: [[Int]]

  init(answers: [Double?], scores: Int) {
    self.answers = answers
    results = Array(repeating: .none, count: scores)
    items = Array(repeating: [], count: scores)
  }

  /// How many of the answers behind a score were given.
  func answered(_ score: Int) -> Int { items[score].count { answers[$0] != nil } }

  mutating func add(_ plan: ScorePlan) {
    items[plan.index] =
      plan.parts.isEmpty ? plan.items : Set(plan.parts.flatMap { items[$0] }).sorted()
    let values =
      plan.parts.isEmpty
      ? plan.items.map { answers[$0] } : plan.parts.map { results[$0].number }
    results[plan.index] = result(plan, values)
  }

  private func result(_ plan: ScorePlan, _ given: [Double?]) -> ScoreValue.Result {
    let score = plan.score
    let present = given.count { $0 != nil }
    let isEnough = present >= max(score.leastAnswered ?? 1, 1)
    if plan.rule.isYesOrNo {
      let leaveOut = score.missing == .answeredOnly && isEnough
      let values = score.missing == .middle && isEnough ? filled(given, plan) : given
      return decide(plan, values, leaveOut: leaveOut).map(ScoreValue.Result.yesOrNo) ?? .none
    }
    guard isEnough else { return .none }
    if score.missing == .noScore, present < given.count { return .none }
    let values = score.missing == .middle ? filled(given, plan) : given
    guard let raw = number(plan, values, plan.weights) else { return .none }
    return .number((raw + score.add) * score.multiply / score.divide)
  }

  private func filled(_ given: [Double?], _ plan: ScorePlan) -> [Double?] {
    zip(given, plan.middles).map { $0 ?? $1 }
  }

  /// Sums of what was answered stand for all: they grow by the share that is missing.
  private func number(_ plan: ScorePlan, _ values: [Double?], _ weights: [Double]) -> Double? {
    let present = values.compactMap(\.self)
    guard !present.isEmpty else { return nil }
    switch plan.rule {
    case .sum:
      let sum = present.reduce(0, +)
      return present.count == values.count
        ? sum : sum / Double(present.count) * Double(values.count)
    case .mean: return present.reduce(0, +) / Double(present.count)
    case .weightedSum, .weightedMean:
      let pairs = zip(values, weights).compactMap { value, weight in value.map { ($0, weight) } }
      let sum = pairs.reduce(0) { $0 + $1.0 * $1.1 }
      let weight = pairs.reduce(0) { $0 + $1.1 }
      if plan.rule == .weightedSum, present.count == values.count { return sum }
      guard weight != 0 else { return nil }
      return plan.rule == .weightedMean ? sum / weight : sum / weight * weights.reduce(0, +)
    case .lowest: return present.min()
    case .highest: return present.max()
    case .countAtLeast:
      let threshold = plan.score.atLeast ?? 1
      return Double(present.count { $0 >= threshold })
    case .allOf, .anyOf, .oneInEach: return nil
    }
  }

  /// Yes, no, or `nil` while missing answers could still decide either way.
  private func decide(_ plan: ScorePlan, _ values: [Double?], leaveOut: Bool) -> Bool? {
    let threshold = plan.score.atLeast ?? 1
    let reached = values.map { value in value.map { $0 >= threshold } }
    switch plan.rule {
    case .allOf:
      if reached.contains(false) { return false }
      return reached.contains(nil) && !leaveOut ? nil : true
    case .oneInEach:
      let positions = Dictionary(
        plan.items.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
      let groups = plan.groups.map { group in
        any(group.compactMap { positions[$0] }.map { reached[$0] }, leaveOut: leaveOut)
      }
      if groups.contains(false) { return false }
      return groups.contains(nil) ? nil : true
    default: return any(reached, leaveOut: leaveOut)
    }
  }

  private func any(_ reached: [Bool?], leaveOut: Bool) -> Bool? {
    if reached.contains(true) { return true }
    return reached.contains(nil) && !leaveOut ? nil : false
  }
}
