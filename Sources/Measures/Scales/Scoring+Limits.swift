import Records

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
