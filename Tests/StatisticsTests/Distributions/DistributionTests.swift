import TestNumbers
import Testing

@testable import Statistics

/// Both tails of every distribution against values computed with 50 digits (mpmath 1.3).
@Suite struct DistributionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    typealias Tails = (cumulative: Probability, above: Probability)

    let testDescription: String
    let cumulative: Double
    let above: Double
    let tails: @Sendable () throws -> Tails

    init(
      _ name: String, _ cumulative: Double, _ above: Double,
      tails: @escaping @Sendable () throws -> Tails
    ) {
      testDescription = name
      self.cumulative = cumulative
      self.above = above
      self.tails = tails
    }

    init(t: Double, degrees: Double, _ cumulative: Double, _ above: Double) {
      self.init("t at \(t), \(degrees) degrees of freedom", cumulative, above) {
        let distribution = try TDistribution(degreesOfFreedom: degrees)
        return (distribution.cumulative(t), distribution.upperTail(t))
      }
    }

    init(
      share: Double, shapes alpha: Double, _ beta: Double, _ cumulative: Double, _ above: Double
    ) {
      self.init("beta at \(share), shapes \(alpha) and \(beta)", cumulative, above) {
        let distribution = try BetaDistribution(alpha: alpha, beta: beta)
        let share = try Proportion(share)
        return (distribution.cumulative(share), distribution.upperTail(share))
      }
    }

    init(
      _ successes: Int, of attempts: Int, rate: Double, exactly: Double, _ cumulative: Double,
      _ above: Double
    ) {
      self.init("\(successes) of \(attempts) at \(rate)", cumulative, above) {
        let attempts = try #require(SampleSize(attempts))
        let distribution = BinomialDistribution(attempts: attempts, rate: try Proportion(rate))
        let probability = distribution.probability(of: successes).value
        #expect(isNear(probability, exactly, relative: 1e-11), "exactly: \(probability)")
        return (distribution.cumulative(successes), distribution.upperTail(successes))
      }
    }
  }

  static let rows = [
    Row("normal at -37.0", 5.7255712225245768e-300, 1.0) {
      (NormalDistribution.cumulative(-37.0), NormalDistribution.upperTail(-37.0))
    },
    Row("normal at -8.0", 6.2209605742717841e-16, 0.99999999999999938) {
      (NormalDistribution.cumulative(-8.0), NormalDistribution.upperTail(-8.0))
    },
    Row("normal at -1.959963984540054", 0.025000000000000011, 0.97499999999999999) {
      (
        NormalDistribution.cumulative(-1.959963984540054),
        NormalDistribution.upperTail(-1.959963984540054)
      )
    },
    Row("normal at -1.0", 0.15865525393145705, 0.84134474606854295) {
      (NormalDistribution.cumulative(-1.0), NormalDistribution.upperTail(-1.0))
    },
    Row("normal at -0.001", 0.49960105778608894, 0.50039894221391106) {
      (NormalDistribution.cumulative(-0.001), NormalDistribution.upperTail(-0.001))
    },
    Row("normal at 0.0", 0.5, 0.5) {
      (NormalDistribution.cumulative(0.0), NormalDistribution.upperTail(0.0))
    },
    Row("normal at 0.5", 0.6914624612740131, 0.3085375387259869) {
      (NormalDistribution.cumulative(0.5), NormalDistribution.upperTail(0.5))
    },
    Row("normal at 1.0", 0.84134474606854295, 0.15865525393145705) {
      (NormalDistribution.cumulative(1.0), NormalDistribution.upperTail(1.0))
    },
    Row("normal at 1.6448536269514722", 0.94999999999999995, 0.050000000000000054) {
      (
        NormalDistribution.cumulative(1.6448536269514722),
        NormalDistribution.upperTail(1.6448536269514722)
      )
    },
    Row("normal at 3.0", 0.99865010196836991, 0.0013498980316300945) {
      (NormalDistribution.cumulative(3.0), NormalDistribution.upperTail(3.0))
    },
    Row("normal at 6.0", 0.99999999901341235, 9.8658764503769814e-10) {
      (NormalDistribution.cumulative(6.0), NormalDistribution.upperTail(6.0))
    },
    Row(t: 0.001, degrees: 1.0, 0.50031830978008056, 0.49968169021991944),
    Row(t: 1.0, degrees: 1.0, 0.75, 0.25),
    Row(t: 12.706, degrees: 1.0, 0.97499959882093341, 0.025000401179066594),
    Row(t: 1000000.0, degrees: 1.0, 0.99999968169011382, 3.1830988618368457e-7),
    Row(t: -4.303, degrees: 2.0, 0.024996262492607251, 0.97500373750739275),
    Row(t: 0.5, degrees: 3.0, 0.6742760175759245, 0.3257239824240755),
    Row(t: 2.0, degrees: 4.5, 0.94587104640943749, 0.054128953590562513),
    Row(t: 2.5705818366147395, degrees: 5.0, 0.97500000002968322, 0.024999999970316781),
    Row(t: -2.228, degrees: 10.0, 0.025005885908555683, 0.97499411409144432),
    Row(t: 2.064, degrees: 24.0, 0.97500519517369269, 0.024994804826307313),
    Row(t: 8.0, degrees: 29.0, 0.99999999599371218, 4.0062878248158514e-9),
    Row(t: 1.984, degrees: 100.0, 0.97500161310191632, 0.024998386898083678),
    Row(t: -0.1, degrees: 1000.0, 0.46018218451180206, 0.53981781548819794),
    Row(t: 1.96, degrees: 99999.0, 0.9750007183889845, 0.0249992816110155),
    Row(share: 0.3, shapes: 1.0, 1.0, 0.29999999999999999, 0.70000000000000001),
    Row(share: 0.1, shapes: 0.5, 0.5, 0.20483276469913346, 0.79516723530086654),
    Row(share: 0.5, shapes: 0.01, 0.02, 0.6667194610412722, 0.3332805389587278),
    Row(share: 0.4, shapes: 2.0, 3.0, 0.52480000000000004, 0.47519999999999996),
    Row(share: 0.4781762498950185, shapes: 5.0, 1.0, 0.025000000000000002, 0.975),
    Row(share: 0.9, shapes: 13.5, 3.5, 0.87568473820719234, 0.12431526179280766),
    Row(share: 1e-06, shapes: 0.5, 20.5, 0.0050778666564687968, 0.9949221333435312),
    Row(share: 0.05, shapes: 14.0, 3.0, 6.6566467285156301e-17, 0.99999999999999993),
    Row(share: 0.3, shapes: 100.0, 200.0, 0.10884306564490976, 0.89115693435509024),
    Row(share: 0.999, shapes: 1000.0, 10.0, 0.99999988340509178, 1.1659490822343461e-7),
    Row(share: 0.51, shapes: 5000.0, 5000.0, 0.97725796767542545, 0.022742032324574546),
    Row(share: 0.99995, shapes: 99999.0, 3.0, 0.12464149151639676, 0.87535850848360324),
    Row(0, of: 1, rate: 0.5, exactly: 0.5, 0.5, 0.5),
    Row(0, of: 5, rate: 0.31, exactly: 0.1564031349, 0.1564031349, 0.8435968651),
    Row(
      8, of: 11, rate: 0.8, exactly: 0.22145925119999995, 0.38259845119999985, 0.61740154880000015),
    Row(
      9, of: 11, rate: 0.8, exactly: 0.29527900160000002, 0.67787745279999987, 0.32212254720000013),
    Row(12, of: 16, rate: 0.5, exactly: 0.02777099609375, 0.9893646240234375, 0.0106353759765625),
    Row(13, of: 16, rate: 0.5, exactly: 0.008544921875, 0.9979095458984375, 0.0020904541015625),
    Row(
      1, of: 20, rate: 1e-09, exactly: 1.9999999620000005e-8, 0.99999999999999981,
      1.8999999772000004e-16),
    Row(
      10, of: 60, rate: 0.05, exactly: 0.00056652261592555816, 0.99982849126524723,
      0.00017150873475277201),
    Row(
      50, of: 100, rate: 0.5, exactly: 0.079589237387178761, 0.53979461869358938,
      0.46020538130641062),
    Row(
      995, of: 1000, rate: 0.999, exactly: 0.0030488079277588226, 0.0036368780295218037,
      0.9963631219704782),
    Row(
      400, of: 1000, rate: 0.3, exactly: 4.0111506602899228e-12, 0.99999999999296985,
      7.0301475302668402e-12),
    Row(
      49800, of: 100000, rate: 0.5, exactly: 0.0011337203392984556, 0.10351948588211242,
      0.89648051411788758),
  ]

  @Test(arguments: rows) func agreesInBothTails(row: Row) throws {
    let tails = try row.tails()
    #expect(isNear(tails.cumulative.value, row.cumulative, relative: 1e-11), "\(tails)")
    #expect(isNear(tails.above.value, row.above, relative: 1e-11), "\(tails)")
  }

  @Test func whatCannotBeIsRefused() throws {
    #expect(throws: StatisticsError.self) { try TDistribution(degreesOfFreedom: 0) }
    #expect(throws: StatisticsError.self) { try TDistribution(degreesOfFreedom: .nan) }
    #expect(throws: StatisticsError.self) { try BetaDistribution(alpha: 1, beta: 0) }
    #expect(throws: StatisticsError.self) { try BetaDistribution(alpha: 2e6, beta: 1) }
    #expect(throws: StatisticsError.self) { try Probability(1.01) }
    #expect(throws: StatisticsError.self) { try Probability(.nan) }
    #expect(throws: StatisticsError.self) { try Proportion(-0.01) }
    #expect(throws: StatisticsError.self) { try Confidence(1) }
    #expect(throws: StatisticsError.self) { try Confidence(0) }
    #expect(SampleSize(-1) == nil)
  }

  @Test func countsOutsideTheAttempts() throws {
    let none = BinomialDistribution(
      attempts: try #require(SampleSize(0)), rate: try Proportion(0.3))
    #expect(none.probability(of: 0).value == 1)
    #expect(none.cumulative(0).value == 1)
    #expect(none.quantile(try Probability(0.9)) == 0)
    let five = BinomialDistribution(
      attempts: try #require(SampleSize(5)), rate: try Proportion(0.3))
    #expect(five.probability(of: -1).value == 0)
    #expect(five.probability(of: 6).value == 0)
    #expect(five.cumulative(-1).value == 0)
    #expect(five.upperTail(-1).value == 1)
    #expect(five.cumulative(5).value == 1)
    for (rate, successes) in [(0.0, 0), (1.0, 5)] {
      let certain = BinomialDistribution(
        attempts: try #require(SampleSize(5)), rate: try Proportion(rate))
      #expect(certain.probability(of: successes).value == 1)
      #expect(certain.quantile(try Probability(0.5)) == successes)
    }
  }
}
