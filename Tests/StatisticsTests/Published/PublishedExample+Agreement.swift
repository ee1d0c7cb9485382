import Testing

@testable import Statistics

extension PublishedExample {
  private static let artstein =
    "Artstein and Poesio, Inter-Coder Agreement for Computational Linguistics, 2008, table 1"
  private static let scikit = "scikit-learn, test_cohen_kappa"
  private static let sas = "SAS/STAT, PROC FREQ, agreement study of two dermatologists"
  private static let fleiss = "Fleiss, Cohen and Everitt 1969, the first example"
  private static let fleissBook = "Fleiss 1981, p. 213, standard error for an interval"
  private static let hertzum = "formula of Hertzum and Jacobsen, The Evaluator Effect, 2001"
  private static let blau = "Blau's index of 3 and 7, mathematics question 1190631"
  private static let scikitBio = "scikit-bio, test_goods_coverage"
  private static let rubin = "Rubin 1994, as told by Sauro and Lewis"

  static let agreementAndDiversity: [PublishedExample] = [
    PublishedExample("κ of 20, 20, 10, 50", 0.348, within: 5e-4, artstein) {
      try kappa([[20, 20], [10, 50]])
    },
    PublishedExample("κ of 22, 7, 9, 13", 0.353, within: 1e-3, "a confusion-matrix library's test")
    {
      try kappa([[22, 7], [9, 13]])
    },
    PublishedExample("κ of three categories", 0.9315, within: 5e-5, scikit) {
      try kappa(three)
    },
    PublishedExample("κ, linear weights", 0.9412, within: 5e-5, scikit) {
      try kappa(three, .linear)
    },
    PublishedExample("κ, quadratic weights", 0.9541, within: 5e-5, scikit) {
      try kappa(three, .quadratic)
    },
    PublishedExample("κ of two dermatologists", 0.3449, within: 5e-5, sas) {
      try kappa(dermatologists)
    },
    PublishedExample("its interval's low end", 0.2030, within: 5e-5, sas) {
      try interval(dermatologists).low.number
    },
    PublishedExample("its interval's high end", 0.4868, within: 5e-5, sas) {
      try interval(dermatologists).high.number
    },
    PublishedExample("the same with linear weights", 0.5082, within: 5e-5, sas) {
      try kappa(dermatologists, .linear)
    },
    PublishedExample("its interval's low end, linear weights", 0.3798, within: 5e-5, sas) {
      try interval(dermatologists, .linear).low.number
    },
    PublishedExample("its interval's high end, linear weights", 0.6366, within: 5e-5, sas) {
      try interval(dermatologists, .linear).high.number
    },
    PublishedExample("standard error of κ 0.429", 0.0537, within: 5e-5, fleiss) {
      try standardError([[106, 10, 4], [22, 28, 10], [2, 12, 6]])
    },
    PublishedExample("standard error of κ 0.676", 0.0877, within: 5e-5, fleissBook) {
      try standardError([[75, 1, 4], [5, 4, 1], [0, 0, 10]])
    },
    PublishedExample("any-two agreement of three", 1.0 / 3, within: 1e-12, hertzum) {
      let found: [Set] = [["a", "b", "c"], ["b", "c", "d"], ["c", "e"]]
      return try AnyTwoAgreement(found).mean.value
    },
    PublishedExample("Blau's index of 3 and 7", 0.42, within: 1e-12, blau) {
      BlauIndex(try CategoryCounts([3, 7])).value.value
    },
    PublishedExample("Good's coverage", 0.23469387755, within: 1e-10, scikitBio) {
      let ones = [Int](repeating: 1, count: 75)
      return try CategoryCounts(ones + [Int](repeating: 2, count: 6) + [3, 4, 4]).coverage.value
    },
    PublishedExample("priority of 80 % and impact 2", 5, within: 0, rubin) {
      Double(try RubinPriority(impact: 2, frequency: try Proportion(0.8)).priority)
    },
  ]

  private static let three = [[46, 0, 0], [4, 40, 0], [0, 0, 10]]

  private static let dermatologists = [
    [10, 4, 1, 0], [5, 10, 12, 2], [2, 4, 12, 5], [0, 2, 6, 13],
  ]

  private static func interval(
    _ counts: [[Int]], _ weights: Kappa.Weights = .none
  ) throws -> Interval<KappaValue> {
    try #require(try Kappa(try RatingTable(counts: counts), weights: weights).interval)
  }

  private static func standardError(_ counts: [[Int]]) throws -> Double {
    let interval = try interval(counts)
    return (interval.high.number - interval.low.number) / 2 / 1.959963984540054
  }

  private static func kappa(
    _ counts: [[Int]], _ weights: Kappa.Weights = .none
  ) throws -> Double {
    try Kappa(try RatingTable(counts: counts), weights: weights).value
  }
}
