import Measures
import Testing

@testable import Statistics

extension SharedVectorTests {
  static let rateChecks: [String: Check] = [
    "adjwald_tullis_4of5": { vector in
      let count = try count(vector)
      let interval = try count.interval(.adjustedWald)
      return [
        (try count.adjustedShare().value, try vector.number("expected", "p_adj")),
        (interval.low.value, try vector.number("expected", "lower")),
        (interval.high.value, try vector.number("expected", "upper")),
      ]
    },
    "adjwald_edge_all_success": { vector in
      let count = try count(vector)
      return try [
        ("one_sided_z_1.645", Sides.oneWhereAllOrNone(count)),
        ("two_sided_z_1.96_clipped", Sides.both),
      ].flatMap { key, sides in
        let interval = try count.interval(.adjustedWald, sides: sides)
        return [
          (
            try count.adjustedShare(sides: sides).value,
            try vector.number("expected", key, "p_adj")
          ),
          (interval.low.value, try vector.number("expected", key, "lower")),
          (interval.high.value, try vector.number("expected", key, "upper")),
        ]
      }
    },
    "clopper_midp_13of16": ends(.midP),
    "clopper_midp_9of9": ends(.midP),
    "jeffreys_13of16": ends(.jeffreys),
    "agresti_coull_plus4_19of20_85pct": ends(.plusFour),
    "wilson_newcombe_81of263": ends(.wilson),
    "wilson_newcombe_0of20": ends(.wilson),
    "KNOWN_WRONG_uxr_adjwald": { vector in
      let interval = try interval(vector, .adjustedWald)
      let correct = try vector.numbers("expected", "correct")
      return [(interval.low.value, correct[0]), (interval.high.value, correct[1])]
    },
    "n1_two_proportion_a": { vector in
      let rates = try TwoRates(
        try SuccessCount(
          try vector.count("inputs", "x1"), of: try vector.count("inputs", "n1")),
        try SuccessCount(
          try vector.count("inputs", "x2"), of: try vector.count("inputs", "n2")))
      let ends = try vector.numbers("expected", "ci")
      return [
        (rates.z, try vector.number("expected", "z")),
        (rates.twoSidedP.value, try vector.number("expected", "p")),
        (rates.interval().low.value, ends[0]), (rates.interval().high.value, ends[1]),
      ]
    },
    "benchmark_9of11_vs_80": { vector in
      let test = try BenchmarkTest(
        try count(vector), against: try Proportion(try vector.number("inputs", "benchmark")))
      return [
        (test.exactBelow.value, try vector.number("expected", "exact_P(X<=x-1)")),
        (test.confidenceAbove.value, try vector.number("expected", "midp_recommended")),
      ]
    },
    "midp_binomial_13of16_vs_50": { vector in
      let test = try BenchmarkTest(
        try count(vector), against: try Proportion(try vector.number("inputs", "pi0")))
      return [
        (test.twoSidedMidP.value, try vector.number("expected", "p_midp")),
        (test.twoSidedExact.value, try vector.number("expected", "p_exact")),
      ]
    },
    "partial_credit_nielsen": { vector in
      let credit = try PartialCredit(
        done: try vector.count("inputs", "success"),
        partlyDone: try vector.count("inputs", "partial"),
        attempts: try vector.count("inputs", "attempts"))
      let share = try #require(credit.share)
      #expect(share.description == "46 %")
      return [(share.value, try vector.number("expected", "rate"))]
    },
  ]
}
