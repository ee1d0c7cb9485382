extension Real {
  /// Γ(n + 1) ÷ (Γ(x + 1) Γ(n − x + 1)) · pˣ qⁿ⁻ˣ, also for counts that are no whole numbers.
  ///
  /// Large factors cancel before anything is rounded, so that the relative error stays near 1e-14 for counts
  /// up to a million.
  ///
  /// - Parameters:
  ///   - x: The count of successes, at least 0.
  ///   - rest: The count of failures, n − x, at least 0.
  ///   - p: From 0 to 1.
  ///   - q: 1 − `p`, given apart because one of the two may be tiny.
  ///
  /// Source: Loader, Fast and Accurate Computation of Binomial Probabilities, 2000.
  static func binomialTerm(_ x: Double, _ rest: Double, p: Double, q: Double) -> Double {
    if p == 0 { return x == 0 ? 1 : 0 }
    if q == 0 { return rest == 0 ? 1 : 0 }
    let n = x + rest
    if x == 0 { return exp(n * logOfShare(q, complement: p)) }
    if rest == 0 { return exp(n * logOfShare(p, complement: q)) }
    let correction = stirlingError(n) - stirlingError(x) - stirlingError(rest)
    let exponent = correction - deviance(x, n * p) - deviance(rest, n * q)
    return exp(exponent) / rootOfTwoPi * (n / x / rest).squareRoot()
  }

  /// The logarithm of a share, from the smaller of the share and its complement.
  static func logOfShare(_ share: Double, complement: Double) -> Double {
    complement < 0.4 ? log1p(-complement) : log(share)
  }

  /// How far ln Γ(x + 1) lies above Stirling's formula, for `x` above zero.
  static func stirlingError(_ x: Double) -> Double {
    x >= 12
      ? stirlingSeries(x) : logGamma(x + 1) - (x + 0.5) * log(x) + x - halfLogOfTwoPi
  }

  /// x ln(x ÷ m) + m − x without cancellation; never below zero.
  static func deviance(_ x: Double, _ m: Double) -> Double {
    let difference = x - m
    guard abs(difference) < 0.1 * (x + m) else { return x * log(x / m) - difference }
    let ratio = difference / (x + m)
    let square = ratio * ratio
    var sum = 0.0
    for divisor in stride(from: 21.0, through: 3, by: -2) { sum = (sum + 1 / divisor) * square }
    return difference * ratio + 2 * x * ratio * sum
  }
}
