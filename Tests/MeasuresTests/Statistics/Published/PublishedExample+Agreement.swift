import Measures

extension PublishedExample {
  private static let artstein =
    "Artstein and Poesio, Inter-Coder Agreement for Computational Linguistics, 2008, table 1"
  private static let scikit = "scikit-learn, test_cohen_kappa"
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

  private static func kappa(
    _ counts: [[Int]], _ weights: Kappa.Weights = .none
  ) throws -> Double {
    try Kappa(try RatingTable(counts: counts), weights: weights).value
  }
}
