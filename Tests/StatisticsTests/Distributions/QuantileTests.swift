import Laws
import TestNumbers
import Testing

@testable import Statistics

/// Quantiles against values computed with 50 digits (mpmath 1.3).
@Suite struct QuantileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let p: Double
    let expected: Double
    let quantile: @Sendable (Probability) throws -> Double

    init(
      _ name: String, _ p: Double, _ expected: Double,
      quantile: @escaping @Sendable (Probability) throws -> Double
    ) {
      testDescription = name
      self.p = p
      self.expected = expected
      self.quantile = quantile
    }
  }

  static let rows = [
    Row("normal, p 1e-300", 1e-300, -37.047096299361199) { NormalDistribution.quantile($0) },
    Row("normal, p 1e-12", 1e-12, -7.0344838253011319) { NormalDistribution.quantile($0) },
    Row("normal, p 0.001", 0.001, -3.0902323061678135) { NormalDistribution.quantile($0) },
    Row("normal, p 0.025", 0.025, -1.9599639845400542) { NormalDistribution.quantile($0) },
    Row("normal, p 0.05", 0.05, -1.6448536269514727) { NormalDistribution.quantile($0) },
    Row("normal, p 0.1", 0.1, -1.2815515655446004) { NormalDistribution.quantile($0) },
    Row("normal, p 0.2", 0.2, -0.84162123357291417) { NormalDistribution.quantile($0) },
    Row("normal, p 0.4", 0.4, -0.25334710313579974) { NormalDistribution.quantile($0) },
    Row("normal, p 0.5", 0.5, 0.0) { NormalDistribution.quantile($0) },
    Row("normal, p 0.75", 0.75, 0.67448975019608174) { NormalDistribution.quantile($0) },
    Row("normal, p 0.9", 0.9, 1.2815515655446006) { NormalDistribution.quantile($0) },
    Row("normal, p 0.95", 0.95, 1.6448536269514723) { NormalDistribution.quantile($0) },
    Row("normal, p 0.975", 0.975, 1.9599639845400539) { NormalDistribution.quantile($0) },
    Row("normal, p 0.995", 0.995, 2.5758293035489005) { NormalDistribution.quantile($0) },
    Row("normal, p 0.9999", 0.9999, 3.7190164854557084) { NormalDistribution.quantile($0) },
    Row("t, 1 df, p 0.975", 0.975, 12.706204736174693) {
      try TDistribution(degreesOfFreedom: 1.0).quantile($0)
    },
    Row("t, 1 df, p 1e-09", 1e-09, -318309886.18379065) {
      try TDistribution(degreesOfFreedom: 1.0).quantile($0)
    },
    Row("t, 2 df, p 0.975", 0.975, 4.3026527297494618) {
      try TDistribution(degreesOfFreedom: 2.0).quantile($0)
    },
    Row("t, 4 df, p 0.95", 0.95, 2.1318467863266495) {
      try TDistribution(degreesOfFreedom: 4.0).quantile($0)
    },
    Row("t, 5 df, p 0.975", 0.975, 2.5705818356363148) {
      try TDistribution(degreesOfFreedom: 5.0).quantile($0)
    },
    Row("t, 5 df, p 0.500001", 0.500001, 2.6343055242196798e-6) {
      try TDistribution(degreesOfFreedom: 5.0).quantile($0)
    },
    Row("t, 24 df, p 0.995", 0.995, 2.7969395047744559) {
      try TDistribution(degreesOfFreedom: 24.0).quantile($0)
    },
    Row("t, 100 df, p 0.9", 0.9, 1.2900747613465161) {
      try TDistribution(degreesOfFreedom: 100.0).quantile($0)
    },
    Row("t, 1 df, p 0.6", 0.6, 0.32491969623290625) {
      try TDistribution(degreesOfFreedom: 1.0).quantile($0)
    },
    Row("t, 10000 df, p 0.025", 0.025, -1.9602012398906262) {
      try TDistribution(degreesOfFreedom: 10000.0).quantile($0)
    },
    Row("beta 5, 1, p 0.025", 0.025, 0.4781762498950185) {
      try BetaDistribution(alpha: 5.0, beta: 1.0).quantile($0).value
    },
    Row("beta 13, 4, p 0.025", 0.025, 0.54354345376838825) {
      try BetaDistribution(alpha: 13.0, beta: 4.0).quantile($0).value
    },
    Row("beta 14, 3, p 0.975", 0.975, 0.95952626609405411) {
      try BetaDistribution(alpha: 14.0, beta: 3.0).quantile($0).value
    },
    Row("beta 0.5, 0.5, p 0.1", 0.1, 0.024471741852423217) {
      try BetaDistribution(alpha: 0.5, beta: 0.5).quantile($0).value
    },
    Row("beta 0.05, 1, p 0.5", 0.5, 9.5367431640625073e-7) {
      try BetaDistribution(alpha: 0.05, beta: 1.0).quantile($0).value
    },
    Row("beta 81, 183, p 0.025", 0.025, 0.25273674558527116) {
      try BetaDistribution(alpha: 81.0, beta: 183.0).quantile($0).value
    },
    Row("beta 5000, 7000, p 0.9", 0.9, 0.42243719685152282) {
      try BetaDistribution(alpha: 5000.0, beta: 7000.0).quantile($0).value
    },
    Row("beta 1, 20, p 0.975", 0.975, 0.1684334709830853) {
      try BetaDistribution(alpha: 1.0, beta: 20.0).quantile($0).value
    },
  ]

  @Test(arguments: rows) func agreesToElevenDigits(row: Row) throws {
    let found = try row.quantile(try Probability(row.p))
    #expect(isNear(found, row.expected, relative: 1e-11), "\(found)")
  }

  @Test func theEnds() throws {
    let never = try Probability(0)
    let always = try Probability(1)
    #expect(NormalDistribution.quantile(never) == -.infinity)
    #expect(NormalDistribution.quantile(always) == .infinity)
    let t = try TDistribution(degreesOfFreedom: 3)
    #expect(t.quantile(never) == -.infinity)
    #expect(t.quantile(always) == .infinity)
    #expect(t.quantile(try Probability(0.5)) == 0)
    let beta = try BetaDistribution(alpha: 2, beta: 3)
    #expect(beta.quantile(never).value == 0)
    #expect(beta.quantile(always).value == 1)
  }

  @Test(arguments: Laws.seeds(0..<300)) func quantilesUndoProbabilities(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let z = numbers.number(-8...5)
    let normal = NormalDistribution.quantile(NormalDistribution.cumulative(z))
    #expect(isNear(normal, z, within: 1e-9), "seed \(seed)")

    let t = try TDistribution(degreesOfFreedom: Double(numbers.count(1...60)))
    let value = numbers.number(-6...6)
    let back = t.quantile(t.cumulative(value))
    #expect(isNear(back, value, within: 1e-9 * max(1, abs(value))), "seed \(seed)")

    let beta = try BetaDistribution(
      alpha: numbers.number(0.3...40), beta: numbers.number(0.3...40))
    let p = try Probability(numbers.number(0.0001...0.9999))
    let again = beta.cumulative(beta.quantile(p))
    #expect(isNear(again.value, p.value, within: 1e-12), "seed \(seed)")
  }

  @Test(arguments: Laws.seeds(0..<300)) func theSmallestCountThatIsEnough(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let attempts = numbers.count(1...200)
    let distribution = BinomialDistribution(
      attempts: try #require(SampleSize(attempts)), rate: try Proportion(numbers.number(0...1)))
    let p = try Probability(numbers.number(0...1))
    let count = distribution.quantile(p)
    #expect(distribution.cumulative(count) >= p, "seed \(seed)")
    #expect(count == 0 || distribution.cumulative(count - 1) < p, "seed \(seed)")
    let summed = (0...count).reduce(0.0) { $0 + distribution.probability(of: $1).value }
    #expect(isNear(distribution.cumulative(count).value, summed, within: 1e-12), "seed \(seed)")
  }

  @Test(arguments: Laws.seeds(0..<200)) func probabilitiesRise(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let low = numbers.number(-5...5)
    let high = low + numbers.number(0.001...1)
    #expect(NormalDistribution.cumulative(low) < NormalDistribution.cumulative(high))
    let t = try TDistribution(degreesOfFreedom: numbers.number(0.5...30))
    #expect(t.cumulative(low) < t.cumulative(high), "seed \(seed)")
    let beta = try BetaDistribution(
      alpha: numbers.number(0.5...10), beta: numbers.number(0.5...10))
    let share = numbers.number(0.1...0.8)
    let lowShare = beta.cumulative(try Proportion(share))
    #expect(lowShare < beta.cumulative(try Proportion(share + 0.05)), "seed \(seed)")
    let (one, other) = try (Probability(share), Probability(share + 0.05))
    #expect(beta.quantile(one) < beta.quantile(other), "seed \(seed)")
    #expect(t.quantile(one) < t.quantile(other), "seed \(seed)")
  }
}
