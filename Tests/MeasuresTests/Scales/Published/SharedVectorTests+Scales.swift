import Records
import StudyText
import Testing

@testable import Measures

extension SharedVectorTests {
  static let scaleChecks: [String: Check] = [
    "sus_readme_85": sus, "sus_min": sus, "sus_all_neutral": sus,
    "sus_student_1": { vector in
      let answers = try vector.counts("inputs", "answers")
      let scored = try Scoring.score("sus", answers)
      let odd = stride(from: 0, to: 10, by: 2).reduce(-5) { $0 + answers[$1] }
      let even = stride(from: 1, to: 10, by: 2).reduce(25) { $0 - answers[$1] }
      return [
        (try scored.number("sus"), try vector.number("expected", "score")),
        (Double(odd), try vector.number("expected", "x_odd_minus5")),
        (Double(even), try vector.number("expected", "y_25_minus_even")),
        (try scored.number("sus"), Double(odd + even) * 2.5),
      ]
    },
    "sus_straightline_is_50": { vector in
      let scored = try Scoring.score("sus", try vector.counts("inputs", "answers"))
      #expect(try vector.words("expected", "flag") == "straight_lining")
      #expect(scored.flags == [.straightLining])
      return [(try scored.number("sus"), try vector.number("expected", "score"))]
    },
    "sus_subscales": { vector in
      let scored = try Scoring.score("sus", try vector.counts("inputs", "answers"))
      return [
        (try scored.number("usable"), try vector.number("expected", "usable_items_1-3,5-9_x3.125")),
        (
          try scored.number("learnable"),
          try vector.number("expected", "learnable_items_4,10_x12.5")
        ),
        (try scored.number("sus"), try vector.number("expected", "score")),
      ]
    },
    "sus_curved_grades": { vector in
      let instrument = try InstrumentFiles.read("sus")
      let score = try #require(instrument.scores.first)
      func grade(_ value: Double) -> String? {
        Scoring.band(of: value, score, .study, instrument)?.label
          .replacing("−", with: "-").split(separator: " ").last.map(String.init)
      }
      for (value, text) in [(68, "68"), (84.1, "84.1"), (84.09, "84.09"), (51.6, "51.6")] {
        #expect(grade(value) == (try vector.words("expected", text)))
      }
      let bounds = ["A+", "A", "A-", "B+", "B", "B-", "C+", "C", "C-", "D", "F"]
      return try bounds.map { name in
        let lowest = try vector.number("inputs", "lower_bounds_inclusive", name)
        #expect(grade(lowest) == name)
        let band = Scoring.band(of: lowest, score, .study, instrument)
        return (try #require(band).from, lowest)
      }
    },
    "sus_percentiles_sample": { vector in
      let instrument = try InstrumentFiles.read("sus")
      let score = try #require(instrument.scores.first)
      return try zip(
        vector.numbers("inputs", "rounded_mean_score"), vector.numbers("expected", "percentile")
      ).map { mean, expected in
        (try #require(ScoreSummary.percentile(of: mean, score, instrument)), expected)
      }
    },
    "umux_lite": { vector in
      let cases = try vector.table("inputs", "cases")
      let scores = try cases.map { try Scoring.score("umux-lite", $0).number("umux-lite") }
      let regression = try Scoring(
        StudyText.read(
          Instrument.self,
          #"""
          {"id": "estimate", "kind": "questionnaire", "title": "Estimate",
           "items": {"a": {"text": "A", "position": "a"}, "b": {"text": "B", "position": "b"}},
           "range": {"lowest": 1, "highest": 7}, "scores": {
             "estimate": {"label": "Estimate", "rule": "sum", "parts": ["plain"], "multiply": 0.65,
               "add": 35.230769230769234},
             "plain": {"label": "Plain", "rule": "sum", "add": -2, "multiply": 100, "divide": 12}}}
          """#))
      let estimates = try cases.map { try regression.score(answers: $0).number("estimate") }
      return Array(zip(scores, try vector.numbers("expected", "score")))
        + Array(zip(estimates, try vector.numbers("expected", "sus_regression_0.65x+22.9")))
    },
    "rtlx": { vector in
      let names = ["mental", "physical", "temporal", "performance", "effort", "frustration"]
      let answers = try names.map { ($0, String(try vector.count("inputs", $0)) as String?) }
      let scoring = try Scoring(InstrumentFiles.read("raw-tlx"))
      let scored = scoring.score(try InstrumentFiles.response(answers))
      return [(try scored.number("raw-tlx"), try vector.number("expected", "raw_tlx"))]
    },
    "asq": { vector in
      let scored = try Scoring.score("asq", try vector.counts("inputs", "answers"))
      return [(try scored.number("asq"), try vector.number("expected", "mean"))]
    },
    "mdpq16": { vector in
      let answers = try vector.table("inputs", "pairs_by_8_subscales").flatMap { $0 }
      let scoring = try Scoring(InstrumentFiles.read("mdpq-16"))
      let limits = try #require(scoring.limits(of: 0))
      let range = try vector.numbers("expected", "range")
      return [
        (
          try Scoring.score("mdpq-16", answers).number("mdpq-16"),
          try vector.number("expected", "total")
        ),
        (limits.lowerBound, range[0]), (limits.upperBound, range[1]),
      ]
    },
    "eds_foundation_rule": { vector in
      let scoring = try Scoring(InstrumentFiles.read("essential-digital-skills"))
      let foundation = scoring.instrument.items.filter { $0.category == "foundation" }
      let rows = try vector.table("inputs", "foundation_done_unaided")
      return try rows.enumerated().flatMap { index, row -> Pairs in
        #expect(foundation.count == row[1])
        let answers = foundation.enumerated().map {
          ($1.id, ($0 < row[0] ? "alone" : "with-help") as String?)
        }
        let scored = scoring.score(try InstrumentFiles.response(answers))
        return [
          (try scored.number("foundation"), try vector.truth(index, "expected", "has_foundation")),
          (
            1 - (try scored.number("foundation-any")),
            try vector.truth(index, "expected", "no_foundation_tasks")
          ),
        ]
      }
    },
    "piaac_pstre": { vector in
      let scoring = try Scoring(InstrumentFiles.read("piaac-problem-solving"))
      let levels = try vector.list("expected", "level")
      for (score, level) in zip(try vector.counts("inputs", "score"), levels) {
        let scored = scoring.score(try InstrumentFiles.response([("score", String(score))]))
        #expect(
          scored.values.first?.band?.lowercased() == "level \(level)"
            || scored.values.first?.band?.lowercased() == "below level 1" && level == "below 1")
      }
      return []
    },
    "gss_equality_act": { vector in
      let scoring = try Scoring(InstrumentFiles.read("activity-restriction"))
      let options = [
        "yes": "yes", "no": "no", "prefer_not": "rather-not-say", "a_lot": "a-lot",
        "a_little": "a-little", "not_at_all": "not-at-all",
      ]
      let expected = try vector.list("expected", "disabled")
      for (index, pair) in try zip(
        vector.list("inputs", "llhci_12m"), vector.list("inputs", "activity")
      ).enumerated() {
        let scored = scoring.score(
          try InstrumentFiles.response([
            ("lasting-condition", options[pair.0]), ("daily-activities", options[pair.1]),
          ]))
        let found: String =
          switch scored.values.first?.result {
          case .yesOrNo(true): "true"
          case .yesOrNo(false): "false"
          default: "unknown"
          }
        #expect(found == expected[index], "\(pair)")
      }
      return []
    },
    "gds_scale_labels": { vector in
      let levels = try InstrumentFiles.read("digital-inclusion").levels
      // The labels are our own words, so only the steps and their order are the published ones.
      return zip(levels.map { Double($0.value) ?? -1 }, try vector.numbers("inputs", "points"))
        .map { ($0, $1) }
    },
    "book_scale_anchors": { vector in
      #expect(try vector.words("inputs", "points") == "0..9")
      let levels = try InstrumentFiles.read("digital-inclusion-book").levels
      return zip(levels.map { Double($0.value) ?? -1 }, (0...9).map(Double.init)).map { ($0, $1) }
    },
    "wcag_counts": { vector in
      let versions: [(WCAGVersion, String)] = [
        (.v20, "2.0"), (.v21, "2.1"), (.v22, "2.2_without_4.1.1"),
      ]
      return try versions.flatMap { version, key -> Pairs in
        let criteria = WCAGCatalogue.shared.criteria.filter { $0.isPart(of: version) }
        let counts = ConformanceLevel.allCases.map { level in criteria.count { $0.level == level } }
        let expected = try vector.numbers("expected", "A_AA_AAA", key)
        return zip(counts.map(Double.init), expected).map { ($0, $1) }
          + [(Double(criteria.count), try vector.number("expected", "total", version.id))]
      }
    },
  ]

  private static let sus: Check = { vector in
    let scored = try Scoring.score("sus", try vector.counts("inputs", "answers"))
    return [(try scored.number("sus"), try vector.number("expected", "score"))]
  }
}

extension Scoring {
  /// Scores answers given in the order of the items.
  static func score(_ instrument: String, _ answers: [Int]) throws -> ScoredResponse {
    try Scoring(InstrumentFiles.read(instrument)).score(answers: answers)
  }

  func score(answers: [Int]) throws -> ScoredResponse {
    #expect(answers.count == instrument.items.count)
    return score(
      try InstrumentFiles.response(
        zip(instrument.items, answers).map { ($0.id, String($1) as String?) }))
  }
}

extension ScoredResponse {
  func number(_ score: String) throws -> Double {
    try #require(values.first { $0.score == score }?.number)
  }
}
