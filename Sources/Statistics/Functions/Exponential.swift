extension Real {
  /// e to the power of `x`; infinity above 709.79 and zero below −745.14.
  ///
  /// Method: `x` is reduced by whole multiples of ln 2 to at most 0.35, where Taylor's series is summed.
  package static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    guard x < 709.79 else { return .infinity }
    guard x > -745.2 else { return 0 }
    let halvings = (x / 0.6931471805599453).rounded()
    let rest = (x - halvings * leadingLogOfTwo) - halvings * trailingLogOfTwo
    return Double(sign: .plus, exponent: Int(halvings), significand: 1 + smallExpm1(rest))
  }

  /// e to the power of `x`, less one; accurate where that is close to zero.
  static func expm1(_ x: Double) -> Double {
    abs(x) < 0.35 ? smallExpm1(x) : exp(x) - 1
  }

  /// Taylor's series of eˣ − 1 for `x` between −0.35 and 0.35; the first term left out is below 1e-17 of the sum.
  private static func smallExpm1(_ x: Double) -> Double {
    var sum = 0.0
    for divisor in stride(from: 14.0, through: 2, by: -1) { sum = (sum + 1) * x / divisor }
    return x + x * sum
  }
}
