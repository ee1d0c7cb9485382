import Records

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
      ? plan.items.map { answers[$0] } : plan.parts.map { number(results[$0]) }
    results[plan.index] = result(plan, values)
  }

  private func number(_ result: ScoreValue.Result) -> Double? {
    switch result {
    case .number(let number): number
    case .yesOrNo(let yes): yes ? 1 : 0
    case .none: nil
    }
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
    let values: [Double?]
    switch score.missing {
    case .noScore:
      guard present == given.count else { return .none }
      values = given
    case .answeredOnly: values = given
    case .middle: values = filled(given, plan)
    }
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
