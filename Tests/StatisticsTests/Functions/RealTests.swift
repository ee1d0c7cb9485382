import Laws
import TestNumbers
import Testing

@testable import Statistics

/// Functions of real numbers against values computed with 50 digits (mpmath 1.3).
@Suite struct RealTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let function: @Sendable (Double) -> Double
    let x: Double
    let expected: Double

    init(
      _ name: String, _ function: @escaping @Sendable (Double) -> Double, _ x: Double,
      _ expected: Double
    ) {
      self.name = name
      self.function = function
      self.x = x
      self.expected = expected
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row("exp(-700.5)", Real.exp, -700.5, 5.9801961186397912e-305),
    Row("exp(-20.25)", Real.exp, -20.25, 1.6052280551856116e-9),
    Row("exp(-1.0)", Real.exp, -1.0, 0.36787944117144232),
    Row("exp(-0.347)", Real.exp, -0.347, 0.70680532825774948),
    Row("exp(-1e-09)", Real.exp, -1e-09, 0.999999999),
    Row("exp(1e-12)", Real.exp, 1e-12, 1.000000000001),
    Row("exp(0.3)", Real.exp, 0.3, 1.3498588075760031),
    Row("exp(0.5)", Real.exp, 0.5, 1.6487212707001281),
    Row("exp(1.0)", Real.exp, 1.0, 2.7182818284590452),
    Row("exp(10.5)", Real.exp, 10.5, 36315.502674246638),
    Row("exp(100.1)", Real.exp, 100.1, 2.9708288895158074e+43),
    Row("exp(709.0)", Real.exp, 709.0, 8.2184074615549722e+307),
    Row("expm1(-40.0)", Real.expm1, -40.0, -1.0),
    Row("expm1(-1.5)", Real.expm1, -1.5, -0.77686983985157017),
    Row("expm1(-0.34)", Real.expm1, -0.34, -0.2882296772373903),
    Row("expm1(-1e-07)", Real.expm1, -1e-07, -9.9999995000000162e-8),
    Row("expm1(3e-11)", Real.expm1, 3e-11, 3.000000000045e-11),
    Row("expm1(0.01)", Real.expm1, 0.01, 0.010050167084168058),
    Row("expm1(0.36)", Real.expm1, 0.36, 0.43332941456034024),
    Row("expm1(5.0)", Real.expm1, 5.0, 147.4131591025766),
    Row("log of the least number", Real.log, .leastNonzeroMagnitude, -744.44007192138126),
    Row("log(1e-300)", Real.log, 1e-300, -690.77552789821371),
    Row("log(0.001)", Real.log, 0.001, -6.907755278982137),
    Row("log(0.5)", Real.log, 0.5, -0.69314718055994531),
    Row("log(0.7071067811865475)", Real.log, 0.7071067811865475, -0.34657359027997274),
    Row("log(0.999999)", Real.log, 0.999999, -1.000000500029089e-6),
    Row("log(1.000001)", Real.log, 1.000001, 9.9999949991806678e-7),
    Row("log(1.4142135623730951)", Real.log, 1.4142135623730951, 0.34657359027997272),
    Row("log(2.0)", Real.log, 2.0, 0.69314718055994531),
    Row("log(10.0)", Real.log, 10.0, 2.3025850929940457),
    Row("log(12345.678)", Real.log, 12345.678, 9.421061321291832),
    Row("log(1e+300)", Real.log, 1e+300, 690.77552789821371),
    Row("log1p(-0.999999)", Real.log1p, -0.999999, -13.815510557935518),
    Row("log1p(-0.5)", Real.log1p, -0.5, -0.69314718055994531),
    Row("log1p(-0.39)", Real.log1p, -0.39, -0.49429632181478014),
    Row("log1p(-1e-10)", Real.log1p, -1e-10, -1.00000000005e-10),
    Row("log1p(1e-15)", Real.log1p, 1e-15, 9.9999999999999958e-16),
    Row("log1p(0.25)", Real.log1p, 0.25, 0.22314355131420976),
    Row("log1p(0.41)", Real.log1p, 0.41, 0.34358970439007689),
    Row("log1p(9.0)", Real.log1p, 9.0, 2.3025850929940457),
    Row("erf(-3.5)", Real.erf, -3.5, -0.99999925690162766),
    Row("erf(-0.5)", Real.erf, -0.5, -0.52049987781304654),
    Row("erf(1e-10)", Real.erf, 1e-10, 1.1283791670955126e-10),
    Row("erf(0.1)", Real.erf, 0.1, 0.1124629160182849),
    Row("erf(0.75)", Real.erf, 0.75, 0.71115563365351513),
    Row("erf(1.5)", Real.erf, 1.5, 0.96610514647531073),
    Row("erf(1.999)", Real.erf, 1.999, 0.99530155665137051),
    Row("erf(2.0)", Real.erf, 2.0, 0.99532226501895273),
    Row("erf(2.5)", Real.erf, 2.5, 0.99959304798255504),
    Row("erf(5.0)", Real.erf, 5.0, 0.99999999999846254),
    Row("erfc(-7.0)", Real.erfc, -7.0, 2.0),
    Row("erfc(-2.0)", Real.erfc, -2.0, 1.9953222650189527),
    Row("erfc(-0.5)", Real.erfc, -0.5, 1.5204998778130465),
    Row("erfc(0.25)", Real.erfc, 0.25, 0.72367360983176307),
    Row("erfc(1.0)", Real.erfc, 1.0, 0.15729920705028513),
    Row("erfc(1.9999)", Real.erfc, 1.9999, 0.0046798020929706083),
    Row("erfc(2.0)", Real.erfc, 2.0, 0.0046777349810472658),
    Row("erfc(2.5)", Real.erfc, 2.5, 0.00040695201744495894),
    Row("erfc(4.0)", Real.erfc, 4.0, 1.5417257900280019e-8),
    Row("erfc(10.0)", Real.erfc, 10.0, 2.0884875837625448e-45),
    Row("erfc(20.0)", Real.erfc, 20.0, 5.3958656116079009e-176),
    Row("erfc(26.0)", Real.erfc, 26.0, 5.6631924088561428e-296),
    Row("logGamma(1e-08)", Real.logGamma, 1e-08, 18.420680738180209),
    Row("logGamma(0.01)", Real.logGamma, 0.01, 4.5994798780420217),
    Row("logGamma(0.3)", Real.logGamma, 0.3, 1.0957979948180756),
    Row("logGamma(0.4999)", Real.logGamma, 0.4999, 0.57256131860411842),
    Row("logGamma(0.5)", Real.logGamma, 0.5, 0.57236494292470009),
    Row("logGamma(0.75)", Real.logGamma, 0.75, 0.20328095143129537),
    Row("logGamma(0.999)", Real.logGamma, 0.999, 0.00057803853289138024),
    Row("logGamma(1.001)", Real.logGamma, 1.001, -0.00057639359828330615),
    Row("logGamma(1.4999)", Real.logGamma, 1.4999, -0.12078588195849394),
    Row("logGamma(1.5001)", Real.logGamma, 1.5001, -0.12077858396397449),
    Row("logGamma(1.999)", Real.logGamma, 1.999, -0.00042246180069210728),
    Row("logGamma(2.001)", Real.logGamma, 2.001, 0.00042310673480011699),
    Row("logGamma(2.5001)", Real.logGamma, 2.5001, 0.28475318858873325),
    Row("logGamma(3.0)", Real.logGamma, 3.0, 0.69314718055994531),
    Row("logGamma(5.5)", Real.logGamma, 5.5, 3.9578139676187163),
    Row("logGamma(11.9)", Real.logGamma, 11.9, 17.258477450595522),
    Row("logGamma(12.0)", Real.logGamma, 12.0, 17.502307845873886),
    Row("logGamma(25.5)", Real.logGamma, 25.5, 56.389167643719947),
    Row("logGamma(171.0)", Real.logGamma, 171.0, 706.57306224578735),
    Row("logGamma(10000.0)", Real.logGamma, 10000.0, 82099.717496442377),
    Row("logGamma(1000000.0)", Real.logGamma, 1000000.0, 12815504.569147612),
  ]

  @Test(arguments: rows) func agreesToTwelveDigits(row: Row) {
    let found = row.function(row.x)
    #expect(isNear(found, row.expected, relative: 1e-12), "\(found)")
  }

  @Test func theEndsOfTheRange() {
    #expect(Real.exp(710) == .infinity)
    #expect(Real.exp(709.7827) < .infinity)
    #expect(Real.exp(-746) == 0)
    #expect(Real.exp(-744) > 0)
    #expect(Real.exp(0) == 1)
    #expect(Real.log(0) == -.infinity)
    #expect(Real.log(-1).isNaN)
    #expect(Real.log(1) == 0)
    #expect(Real.log(.infinity) == .infinity)
    #expect(Real.log1p(-1) == -.infinity)
    #expect(Real.expm1(0) == 0)
    #expect(Real.erf(0) == 0)
    #expect(Real.erfc(30) == 0)
    #expect(Real.erfc(-30) == 2)
    #expect(Real.logGamma(1) == 0)
    #expect(Real.logGamma(2) == 0)
    #expect(Real.logGamma(0) == .infinity)
    for function in [Real.exp, Real.log, Real.erf, Real.erfc, Real.logGamma] {
      #expect(function(.nan).isNaN)
    }
  }

  @Test(arguments: Laws.seeds(0..<300)) func inversesComeBack(seed: Int) {
    var numbers = SeededNumbers(seed)
    let x = numbers.number(-600...600)
    #expect(isNear(Real.log(Real.exp(x)), x, within: 1e-12))
    let small = numbers.number(-0.9...3)
    #expect(isNear(Real.expm1(Real.log1p(small)), small, relative: 1e-13))
    let share = numbers.number(0.01...40)
    let step = Real.logGamma(share + 1) - Real.logGamma(share)
    #expect(isNear(step, Real.log(share), within: 1e-12), "seed \(seed)")
  }
}
