extension Real {
  /// The error function, from −1 to 1.
  static func erf(_ x: Double) -> Double {
    abs(x) < 2 ? erfSeries(x) : x < 0 ? erfc(-x) - 1 : 1 - erfc(x)
  }

  /// One less the error function, from 0 to 2; accurate far out, where it is tiny (zero beyond 27.3).
  static func erfc(_ x: Double) -> Double {
    if x.isNaN { return x }
    return x < 2 ? (x < -6 ? 2 : 1 - erf(x)) : erfcFraction(x)
  }

  /// The series with positive terms only, by powers of 2x² over odd factorials.
  ///
  /// Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.6.
  private static func erfSeries(_ x: Double) -> Double {
    let twiceSquare = 2 * x * x
    var term = x
    var sum = x
    var divisor = 3.0
    while abs(term) > abs(sum) * 1e-18 {
      term *= twiceSquare / divisor
      sum += term
      divisor += 2
    }
    return 2 / rootOfPi * expOfNegativeSquare(x) * sum
  }

  /// The continued fraction for `x` from 2 on, from its end to its beginning.
  ///
  /// Source: Abramowitz and Stegun, 7.1.14.
  private static func erfcFraction(_ x: Double) -> Double {
    var fraction = x
    for step in stride(from: 120.0, through: 1, by: -1) { fraction = x + step / 2 / fraction }
    return expOfNegativeSquare(x) / (rootOfPi * fraction)
  }

  /// e to the power of −x², with the rounding of the square put right.
  static func expOfNegativeSquare(_ x: Double) -> Double {
    let square = x * x
    let lost = (-square).addingProduct(x, x)
    return lost.isFinite ? exp(-square) * (1 - lost) : 0
  }

  private static let rootOfPi = 1.77245385090551603
}
