@testable import Statistics

extension PublishedExample {
  private static let fagerland =
    "Fagerland, Lydersen and Laake, Statistical Analysis of Contingency Tables, 2017, chapter 2"
  private static let uxr = "R package uxr 0.2.0, README, two proportions"
  private static let sauro = "Sauro, Average Task Times in Usability Tests, measuringu.com"
  private static let nielsen = "Nielsen, Success Rate: The Simplest Usability Metric, 2001"
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
  ]

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
