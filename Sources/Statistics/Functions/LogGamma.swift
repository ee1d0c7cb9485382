extension Real {
  /// The logarithm of the gamma function, for `x` above zero; infinity at zero, not a number below.
  static func logGamma(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? .infinity : .nan }
    guard x < .infinity else { return x }
    if x >= 12 { return (x - 0.5) * log(x) - x + halfLogOfTwoPi + stirlingSeries(x) }
    if x < 0.5 { return logGammaNearOne(x) - log(x) }
    if x <= 1.5 { return logGammaNearOne(x - 1) }
    var argument = x
    var product = 1.0
    while argument > 2.5 {
      argument -= 1
      product *= argument
    }
    return log(product) + logGammaNearTwo(argument - 2)
  }

  /// What Stirling's formula lacks to ln Γ(`x`), for `x` from 12 on.
  ///
  /// Source: Abramowitz and Stegun, 6.1.41: Bernoulli's numbers.
  static func stirlingSeries(_ x: Double) -> Double {
    polynomial(1 / (x * x), stirlingCoefficients) / x
  }

  private static let stirlingCoefficients: [Double] = [
    0.083333333333333333333, -0.0027777777777777777778, 0.00079365079365079365079,
    -0.0005952380952380952381, 0.00084175084175084175084, -0.0019175269175269175269,
    0.0064102564102564102564, -0.02955065359477124183,
  ]

  /// ln Γ(1 + x) for `x` from −0.5 to 0.5, with its zero at 0 kept exact.
  private static func logGammaNearOne(_ x: Double) -> Double { logGammaNearTwo(x) - log1p(x) }

  /// ln Γ(2 + x) for `x` from −0.5 to 0.5, with its zero at 0 kept exact.
  ///
  /// Source: Abramowitz and Stegun, 6.1.33: x(1 − γ) + Σ (−x)ⁿ (ζ(n) − 1) ÷ n.
  private static func logGammaNearTwo(_ x: Double) -> Double {
    var sum = 0.0
    for (index, zeta) in zetaLessOne.enumerated().reversed() {
      sum = zeta / Double(index + 2) - sum * x
    }
    return x * (0.42278433509846713939 + x * sum)
  }

  /// Riemann's ζ(n) − 1 from n = 2 on.
  private static let zetaLessOne: [Double] = [
    0.64493406684822643647, 0.2020569031595942854, 0.082323233711138191516,
    0.036927755143369926331, 0.017343061984449139715, 0.0083492773819228268398,
    0.0040773561979443393787, 0.0020083928260822144179, 0.00099457512781808533715,
    0.0004941886041194645587, 0.00024608655330804829864, 0.00012271334757848914675,
    6.1248135058704829259e-05, 3.0588236307020493552e-05, 1.5282259408651871733e-05,
    7.6371976378997622736e-06, 3.8172932649998398565e-06, 1.9082127165539389257e-06,
    9.5396203387279611315e-07, 4.7693298678780646312e-07, 2.3845050272773299e-07,
    1.1921992596531107307e-07, 5.9608189051259479612e-08, 2.9803503514652280186e-08,
    1.4901554828365041235e-08, 7.450711789835429492e-09,
  ]
}
