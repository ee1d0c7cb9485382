extension Real {
  /// The natural logarithm of `x`: −infinity at zero, not a number below.
  ///
  /// Method: `x` is written as a power of two times a number between √½ and √2, whose logarithm is twice the
  /// inverse hyperbolic tangent of (x − 1) ÷ (x + 1).
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var exponent = Double(x.exponent)
    var significand = x.significand
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let above = significand - 1
    let rest = twiceInverseTanh(above / (2 + above)) + exponent * trailingLogOfTwo
    return exponent * leadingLogOfTwo + rest
  }

  /// The natural logarithm of 1 + `x`; accurate where `x` is close to zero.
  static func log1p(_ x: Double) -> Double {
    abs(x) < 0.4 ? twiceInverseTanh(x / (2 + x)) : log(1 + x)
  }

  /// Twice the inverse hyperbolic tangent of `x`, by its series, for `x` between −0.26 and 0.26.
  private static func twiceInverseTanh(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for divisor in stride(from: 33.0, through: 3, by: -2) { sum = (sum + 1 / divisor) * square }
    return 2 * x + 2 * x * sum
  }
}
