import Measures
import Testing

@testable import Statistics

extension SharedVectorTests {
  static let otherChecks: [String: Check] = [
    "geomean_sauro6": { vector in
      let times = try vector.counts("inputs", "seconds").map {
        try TaskTime(milliseconds: $0 * 1000)
      }
      let summary = try TimeSummary(times)
      #expect(summary.typical == .geometricMean)
      return [
        (try Mean(times).mean.seconds, try vector.number("expected", "mean")),
        (try Median(times).median.seconds, try vector.number("expected", "median")),
        (summary.time.seconds, try vector.number("expected", "geomean")),
      ]
    },
    "kappa_artstein_t1": kappa,
    "kappa_2x2_counts": kappa,
    "any_two_agreement": { vector in
      let agreement = try AnyTwoAgreement(try vector.sets("inputs", "sets"))
      let expected = try vector.numbers("expected", "pairs")
      return Array(zip(agreement.pairs.map(\.value), expected))
        + [(agreement.mean.value, try vector.number("expected", "any_two"))]
    },
    "rubin_priority": { vector in
      let frequency = try Proportion(try vector.number("inputs", "frequency_pct") / 100)
      let priority = try RubinPriority(
        impact: try vector.count("inputs", "impact_1to4"), frequency: frequency)
      return [
        (Double(priority.frequencyRank), try vector.number("expected", "frequency_rank")),
        (Double(priority.priority), try vector.number("expected", "priority")),
      ]
    },
    "blau_3_7": { vector in
      let index = BlauIndex(try CategoryCounts(try vector.counts("inputs", "counts")))
      return [(index.value.value, try vector.number("expected", "blau"))]
    },
    "blau_50_30_20": { vector in
      let counts = try vector.numbers("inputs", "proportions").map { Int(($0 * 10).rounded()) }
      let index = BlauIndex(try CategoryCounts(counts))
      return [(index.value.value, try vector.number("expected", "blau"))]
    },
    "blau_max_small_n": { vector in
      let people = try vector.count("inputs", "n")
      let categories = try vector.count("inputs", "k")
      let counts = [people] + [Int](repeating: 0, count: categories - 1)
      let maximum = BlauIndex(try CategoryCounts(counts)).attainableMaximum.value
      let many = [1_000_000] + [Int](repeating: 0, count: categories - 1)
      let limit = BlauIndex(try CategoryCounts(many)).attainableMaximum.value
      return [
        (maximum, try vector.number("expected", "max_blau_most_even_[2,2,1,1]")),
        (limit, try vector.number("expected", "asymptotic_max")),
      ]
    },
    "goods_coverage": { vector in
      #expect(try vector.words("inputs", "counts") == "75 ones, 6 twos, 1 three, 2 fours")
      let ones = [Int](repeating: 1, count: 75)
      let twos = [Int](repeating: 2, count: 6)
      let coverage = try CategoryCounts(ones + twos + [3, 4, 4]).coverage
      return [(coverage.value, try vector.number("expected", "coverage"))]
    },
  ]

  private static let kappa: Check = { vector in
    let table = try RatingTable(counts: try vector.table("inputs", "matrix"))
    return [(try Kappa(table).value, try vector.number("expected", "kappa"))]
  }
}
