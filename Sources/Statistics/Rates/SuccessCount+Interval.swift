extension SuccessCount {
  /// Between which shares the true rate of success probably lies.
  ///
  /// The methods and their sources are told at ``RateMethod``. Exact methods are good to 1e-9 up to 100,000
  /// attempts.
  ///
  /// - Throws: ``StatisticsError/noAttempts`` for none of none.
  package func interval(
    _ method: RateMethod, confidence: Confidence = .ninetyFive, sides: Sides = .both
  ) throws(StatisticsError) -> Interval<Proportion> {
    guard attempts.count > 0 else { throw .noAttempts }
    let ends: (low: Double, high: Double) =
      switch method {
      case .adjustedWald: adjustedWald(confidence.normalReach(sides))
      case .wilson: wilson(confidence.normalReach(sides))
      case .clopperPearson: betaEnds(confidence.tail(sides), low: (0, 1), high: (1, 0))
      case .jeffreys: betaEnds(confidence.tail(sides), low: (0.5, 0.5), high: (0.5, 0.5))
      case .midP: midP(confidence.tail(sides))
      case .plusFour: plusFour(confidence.normalReach(sides))
      }
    return Interval(
      sides == .highEnd ? 0 : ends.low, sides == .lowEnd ? 1 : ends.high, confidence,
      .rate(method), sides: sides, attempts)
  }

  /// The middle of the adjusted Wald interval: a half, drawn towards the share that was seen.
  ///
  /// Source: Agresti and Coull 1998: (x + z²/2) ÷ (n + z²).
  package func adjustedShare(
    confidence: Confidence = .ninetyFive, sides: Sides = .both
  ) throws(StatisticsError) -> Proportion {
    guard attempts.count > 0 else { throw .noAttempts }
    let square = confidence.normalReach(sides) * confidence.normalReach(sides)
    return Proportion(rounding: (Double(successes) + square / 2) / (size + square))
  }

  private var size: Double { Double(attempts.count) }

  private func adjustedWald(_ reach: Double) -> (low: Double, high: Double) {
    let square = reach * reach
    return waldEnds(Double(successes) + square / 2, size + square, reach)
  }

  private func plusFour(_ reach: Double) -> (low: Double, high: Double) {
    waldEnds(Double(successes) + 2, size + 4, reach)
  }

  private func waldEnds(
    _ successes: Double, _ attempts: Double, _ reach: Double
  ) -> (low: Double, high: Double) {
    let middle = successes / attempts
    let half = reach * (middle * (1 - middle) / attempts).squareRoot()
    return (middle - half, middle + half)
  }

  private func wilson(_ reach: Double) -> (low: Double, high: Double) {
    let square = reach * reach
    let share = Double(successes) / size
    let middle = (Double(successes) + square / 2) / (size + square)
    let spread = (share * (1 - share) / size + square / (4 * size * size)).squareRoot()
    let half = reach * spread * size / (size + square)
    return (successes == 0 ? 0 : middle - half, failures == 0 ? 1 : middle + half)
  }
}
