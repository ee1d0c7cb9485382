import Measures
import Testing

@testable import Statistics

extension SharedVectorTests {
  static let discoveryChecks: [String: Check] = [
    "discovery_5_users_31pct": { vector in
      let found = Discovery.found(
        rate: try Proportion(try vector.number("inputs", "p")),
        by: try #require(SampleSize(try vector.count("inputs", "n"))))
      return [(found.value, try vector.number("expected", "found"))]
    },
    "sample_size_rounding_trap": { vector in
      let goal = try Proportion(try vector.number("inputs", "goal"))
      let needed = try vector.numbers("inputs", "p").map {
        try Discovery.peopleNeeded(for: goal, rate: try Proportion($0))
      }
      let people = needed.map { Double($0.people.count) }
      return Array(zip(needed.map(\.exact), try vector.numbers("expected", "real")))
        + Array(zip(people, try vector.numbers("expected", "ceil_n_authors_code")))
    },
    "sauro_lewis_table_7_5": { vector in
      let table = try vector.table("inputs", "matrix_participant_by_problem")
      let problems = table.map { row in Set(row.indices.filter { row[$0] == 1 }) }
      let hits = ProblemHits(problems: problems)
      let rate = try DiscoveryRate(hits)
      return [
        (rate.observed.value, try vector.number("expected", "p")),
        (Double(rate.participants.count), try vector.number("expected", "n")),
        (Double(rate.problems.count), try vector.number("expected", "N")),
        (Double(rate.metOnce), try vector.number("expected", "N1")),
        (rate.deflated.value, try vector.number("expected", "deflated_exact")),
        (rate.goodTuring.value, try vector.number("expected", "good_turing_exact")),
        (rate.adjusted.value, try vector.number("expected", "adjusted_exact")),
      ]
    },
    "adjust_from_rounded_p": { vector in
      let rate = try DiscoveryRate(
        observed: try Proportion(try vector.number("inputs", "p")),
        participants: try #require(SampleSize(try vector.count("inputs", "n"))),
        problems: try #require(SampleSize(try vector.count("inputs", "N"))),
        metOnce: try vector.count("inputs", "N1"))
      return [
        (rate.deflated.value, try vector.number("expected", "deflated")),
        (rate.goodTuring.value, try vector.number("expected", "good_turing")),
        (rate.adjusted.value, try vector.number("expected", "adjusted")),
      ]
    },
    "faulkner_minima": { vector in
      let worst = PublishedMinimum.all.map { ($0.worst.value * 100).rounded() }
      let people = PublishedMinimum.all.map { Double($0.people.count) }
      let best = try #require(PublishedMinimum.all.first?.best)
      return Array(zip(worst, try vector.numbers("expected", "worst_sample_pct")))
        + Array(zip(people, try vector.numbers("inputs", "n")))
        + [((best.value * 100).rounded(), try vector.number("expected", "best_of_5_pct"))]
    },
    "padj_regression": { vector in
      let shortcut = DiscoveryRate.shortcut(try Proportion(try vector.number("inputs", "p")))
      return [(shortcut.value, try vector.number("expected", "p_adj"))]
    },
  ]
}
