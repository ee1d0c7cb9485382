extension Real {
  /// A share of a whole and what is left of it, each accurate even where it is tiny.
  struct Tails {
    var lower: Double
    var upper: Double

    var swapped: Tails { Tails(lower: upper, upper: lower) }
  }

  /// The regularised incomplete beta function Iₓ(a, b) and its complement.
  ///
  /// Method: the continued fraction on the side where it converges fast, with about √max(a, b) steps.
  /// Source: Abramowitz and Stegun, 26.5.8, evaluated with Lentz's method.
  ///
  /// - Parameters:
  ///   - x: From 0 to 1.
  ///   - y: 1 − `x`, given apart because one of the two may be tiny.
  ///   - a: Above zero, up to a million.
  ///   - b: Above zero, up to a million.
  static func incompleteBeta(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> Tails {
    if x <= 0 { return Tails(lower: 0, upper: 1) }
    if y <= 0 { return Tails(lower: 1, upper: 0) }
    guard x <= (a + 1) / (a + b + 2) else { return incompleteBeta(y, x, b, a).swapped }
    let factor = binomialTerm(a, b, p: x, q: y) * b / (a + b)
    let lower = min(1, factor * betaFraction(x, a, b))
    return Tails(lower: lower, upper: 1 - lower)
  }

  /// The density of the beta distribution at `x`.
  static func betaDensity(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> Double {
    binomialTerm(a, b, p: x, q: y) * a * b / ((a + b) * x * y)
  }

  private static func betaFraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    var c = 1.0
    var d = 1 / nonZero(1 - (a + b) * x / (a + 1))
    var fraction = d
    for step in 1...100_000 {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / nonZero(1 + even * d)
      c = nonZero(1 + even / c)
      fraction *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / nonZero(1 + odd * d)
      c = nonZero(1 + odd / c)
      fraction *= d * c
      if abs(d * c - 1) < 2e-16 { break }
    }
    return fraction
  }

  private static func nonZero(_ value: Double) -> Double { abs(value) < 1e-300 ? 1e-300 : value }
}
