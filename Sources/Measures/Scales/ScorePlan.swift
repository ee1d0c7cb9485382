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
