import Localization

/// Student's t distribution.
///
/// Relative error of both tails below 1e-11 for 1 to 100,000 degrees of freedom. Source: Abramowitz and Stegun,
/// Handbook of Mathematical Functions, 26.7, by way of the beta distribution.
package struct TDistribution: Hashable, Sendable {
  package let degreesOfFreedom: Double

  /// - Parameter degreesOfFreedom: Above 0, up to a million; it need not be whole.
  package init(degreesOfFreedom: Double) throws(StatisticsError) {
    guard degreesOfFreedom > 0, degreesOfFreedom <= 1_000_000 else {
      throw .outOfRange(
        "the number of degrees of freedom \(degreesOfFreedom)", allowed: "above 0, up to 1000000")
    }
    self.init(checked: degreesOfFreedom)
  }

  /// Degrees of freedom that are known to be in range.
  init(checked degreesOfFreedom: Double) { self.degreesOfFreedom = degreesOfFreedom }

  /// The probability of a value up to `t`.
  package func cumulative(_ t: Double) -> Probability {
    Probability(rounding: t > 0 ? 1 - tail(t) : tail(-t))
  }

  /// The probability of a value above `t`; accurate where it is tiny.
  package func upperTail(_ t: Double) -> Probability {
    Probability(rounding: t < 0 ? 1 - tail(-t) : tail(t))
  }

  /// The value that is exceeded with probability 1 − `p`; −infinity at 0 and infinity at 1.
  package func quantile(_ p: Probability) -> Double {
    p.value <= 0.5 ? -upperQuantile(p.value) : upperQuantile(1 - p.value)
  }

  /// The probability above `t`, which is at least zero.
  private func tail(_ t: Double) -> Double {
    let ratio = t / degreesOfFreedom * t
    guard ratio < .infinity else { return 0 }
    return Real.incompleteBeta(1 / (1 + ratio), ratio / (1 + ratio), degreesOfFreedom / 2, 0.5)
      .lower / 2
  }

  /// The value that is exceeded with probability `tail`, which is at most a half.
  func upperQuantile(_ tail: Double) -> Double {
    guard tail > 0 else { return .infinity }
    let half = degreesOfFreedom / 2
    let far = BetaDistribution(checked: half, 0.5).lowerQuantile(2 * tail)
    if far < 0.5 { return (degreesOfFreedom * (1 - far) / far).squareRoot() }
    let near = BetaDistribution(checked: 0.5, half).lowerQuantile(1 - 2 * tail)
    return (degreesOfFreedom * near / (1 - near)).squareRoot()
  }
}
