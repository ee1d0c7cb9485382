@testable import Statistics

extension PublishedExample {
  private static let fagerland =
    "Fagerland, Lydersen and Laake, Statistical Analysis of Contingency Tables, 2017, chapter 2"
  private static let uxr = "R package uxr 0.2.0, README, two proportions"
  private static let sauro = "Sauro, Average Task Times in Usability Tests, measuringu.com"
  private static let nielsen = "Nielsen, Success Rate: The Simplest Usability Metric, 2001"
  private static let student =
    "Student 1908, two drugs for sleep, as R's help for t.test prints them"
  private static let agresti =
    "Agresti, Categorical Data Analysis, section 10.1: 1600 people asked twice"
  private static let conover = "Conover, Practical Nonparametric Statistics, 1999, section 3.2"

  static let tests: [PublishedExample] = [
    PublishedExample("mid-p of 13 of 16 against 50 %", 0.01273, within: 5e-6, fagerland) {
      try benchmark(13, 16, 0.5).twoSidedMidP.value
    },
    PublishedExample("exact p of 13 of 16 against 50 %", 0.02127, within: 5e-6, fagerland) {
      try benchmark(13, 16, 0.5).twoSidedExact.value
    },
    PublishedExample("P(X ≤ 8) of 11 at 80 %", 0.3825985, within: 5e-8, uxr) {
      try benchmark(9, 11, 0.8).exactBelow.value
    },
    PublishedExample("z of 10 of 12 and 4 of 13", 2.59, within: 0.005, uxr) {
      try rates().z
    },
    PublishedExample("p of 10 of 12 and 4 of 13", 0.00955, within: 5e-6, uxr) {
      try rates().twoSidedP.value
    },
    PublishedExample("low end of the difference", 0.133, within: 5e-4, uxr) {
      try rates().interval().low.value
    },
    PublishedExample("high end of the difference", 0.776, within: 5e-4, uxr) {
      try rates().interval().high.value
    },
    PublishedExample("9 done and 4 partly of 24", 0.46, within: 0.005, nielsen) {
      try PartialCredit(done: 9, partlyDone: 4, attempts: 24).share?.value ?? .nan
    },
    PublishedExample("geometric mean of six times", 114, within: 0.5, sauro) {
      try GeometricMean(times).mean.seconds
    },
    PublishedExample("mean of six times", 118.33, within: 0.005, sauro) {
      try Mean(times).mean.seconds
    },
    PublishedExample("median of six times", 102.5, within: 0, sauro) {
      try Median(times).median.seconds
    },
    PublishedExample("coverage between 2nd and 9th of 10", 0.9785, within: 5e-5, conover) {
      try Median((1...10).map { try TaskTime(milliseconds: $0) }).coverage()?.value ?? .nan
    },
    PublishedExample("Welch, low end", -3.3654832, within: 5e-8, student) {
      try MeanDifference(drug, less: other).interval().low.number
    },
    PublishedExample("Welch, high end", 0.2054832, within: 5e-8, student) {
      try MeanDifference(drug, less: other).interval().high.number
    },
    PublishedExample("pairs, low end", -2.4598858, within: 5e-8, student) {
      try MeanDifference(ofPairs: zip(drug, other).map { ($0, $1) }).interval().low.number
    },
    PublishedExample("pairs, high end", -0.7001142, within: 5e-8, student) {
      try MeanDifference(ofPairs: zip(drug, other).map { ($0, $1) }).interval().high.number
    },
    // The book has the plain Wald interval, which is the same to the third place for so many people.
    PublishedExample("approval, low end", 0.021, within: 5e-4, agresti) {
      try approval().low.value
    },
    PublishedExample("approval, high end", 0.059, within: 5e-4, agresti) {
      try approval().high.value
    },
  ]

  private static let drug = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]
  private static let other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]

  private static func approval() throws -> Interval<RateDifference> {
    try PairedRates(both: 794, onlyFirst: 150, onlySecond: 86, neither: 570).interval()
  }

  private static var times: [TaskTime] {
    get throws {
      try [100, 101, 102, 103, 104, 200].map { try TaskTime(milliseconds: $0 * 1000) }
    }
  }

  private static func benchmark(
    _ successes: Int, _ attempts: Int, _ rate: Double
  ) throws -> BenchmarkTest {
    try BenchmarkTest(try SuccessCount(successes, of: attempts), against: try Proportion(rate))
  }

  private static func rates() throws -> TwoRates {
    try TwoRates(try SuccessCount(10, of: 12), try SuccessCount(4, of: 13))
  }
}
