extension SuccessCount {
  /// Quantiles of two beta distributions, whose shapes are the counts and what is added to them.
  ///
  /// - Parameters:
  ///   - tail: The probability beyond each end.
  ///   - low: What is added to successes and failures for the low end.
  ///   - high: The same for the high end.
  func betaEnds(
    _ tail: Double, low: (Double, Double), high: (Double, Double)
  ) -> (low: Double, high: Double) {
    let (successes, failures) = (Double(successes), Double(failures))
    let lowEnd =
      successes == 0
      ? 0
      : BetaDistribution(checked: successes + low.0, failures + low.1).lowerQuantile(tail)
    let highEnd =
      failures == 0
      ? 1
      : 1 - BetaDistribution(checked: failures + high.1, successes + high.0).lowerQuantile(tail)
    return (lowEnd, highEnd)
  }

  /// The rates at which what was seen or more extreme, counted half where it is equal, has probability `tail`.
  func midP(_ tail: Double) -> (low: Double, high: Double) {
    let low = successes == 0 ? 0 : risingRoot { upperMidTail(at: $0) - tail }
    let high = failures == 0 ? 1 : risingRoot { tail - lowerMidTail(at: $0) }
    return (low, high)
  }

  private func upperMidTail(at rate: Double) -> Double {
    BinomialDistribution(attempts: attempts, rate: Proportion(rounding: rate))
      .upperMidTail(successes).value
  }

  private func lowerMidTail(at rate: Double) -> Double {
    BinomialDistribution(attempts: attempts, rate: Proportion(rounding: rate))
      .lowerMidTail(successes).value
  }

  /// Where a rising function of a share becomes zero, by halving until two neighbouring numbers are left.
  private func risingRoot(_ function: (Double) -> Double) -> Double {
    var low = 0.0
    var high = 1.0
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return middle }
      if function(middle) < 0 { low = middle } else { high = middle }
    }
  }
}
