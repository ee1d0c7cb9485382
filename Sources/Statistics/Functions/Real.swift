/// Functions of real numbers that the standard library lacks; nothing outside the language is called.
///
/// All take and return plain numbers without a unit. Relative errors stay below 1e-12 over the ranges that each
/// function names; tests hold them against values computed with 50 digits.
package enum Real {
  /// The leading 29 bits of ln 2, so that its product with an exponent is exact.
  static let leadingLogOfTwo = 0x1.62e42fep-1

  /// What ``leadingLogOfTwo`` leaves out of ln 2.
  static let trailingLogOfTwo = 1.820635998504146184e-9

  /// Half the logarithm of 2π.
  static let halfLogOfTwoPi = 0.918938533204672742

  /// The square root of 2π.
  static let rootOfTwoPi = 2.50662827463100050

  /// The value of a polynomial, by Horner's rule.
  ///
  /// - Parameter coefficients: From the constant upwards.
  static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }
}
