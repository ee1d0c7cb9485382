/// The standard normal distribution: mean 0, standard deviation 1.
///
/// Arguments are in standard deviations. Relative error below 1e-12 from −37 to 37, beyond which tails are zero.
/// Source: Abramowitz and Stegun, Handbook of Mathematical Functions, chapters 7 and 26.
package enum NormalDistribution {
  /// The probability of a value up to `z`.
  package static func cumulative(_ z: Double) -> Probability {
    Probability(rounding: Real.erfc(-z / rootOfTwo) / 2)
  }

  /// The probability of a value above `z`; accurate where it is tiny.
  package static func upperTail(_ z: Double) -> Probability {
    Probability(rounding: Real.erfc(z / rootOfTwo) / 2)
  }

  /// The value that is exceeded with probability 1 − `p`; −infinity at 0 and infinity at 1.
  package static func quantile(_ p: Probability) -> Double {
    p.value <= 0.5 ? -upperQuantile(p.value) : upperQuantile(1 - p.value)
  }

  /// The value that is exceeded with probability `tail`, which is at most a half.
  ///
  /// Method: Abramowitz and Stegun 26.2.23, then Halley's steps on the tail itself.
  static func upperQuantile(_ tail: Double) -> Double {
    guard tail > 0 else { return .infinity }
    guard tail < 0.5 else { return 0 }
    let t = (-2 * Real.log(tail)).squareRoot()
    var z =
      t
      - Real.polynomial(t, [2.515517, 0.802853, 0.010328])
      / Real.polynomial(t, [1, 1.432788, 0.189269, 0.001308])
    for _ in 0..<20 {
      let density = Real.expOfNegativeSquare(z / rootOfTwo) / Real.rootOfTwoPi
      guard density > 0 else { break }
      let step = (upperTail(z).value - tail) / density
      let change = step / (1 - step * z / 2)
      z += change
      if abs(change) <= 1e-15 * abs(z) { break }
    }
    return z
  }

  private static let rootOfTwo = 1.41421356237309505
}
