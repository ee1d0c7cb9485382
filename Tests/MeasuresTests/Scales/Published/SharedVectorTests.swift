import Measures
import TestNumbers
import Testing

@testable import Statistics

/// Every test vector beside the repository, each at its own tolerance.
@Suite(.enabled(if: SharedVectors.isPresent, "../shared/data is not beside the repository"))
struct SharedVectorTests {
  @Test func everyVectorIsMet() throws {
    var met = 0
    for vector in try SharedVectors.read() {
      let check = try #require(Self.checks[vector.name], "no check for \(vector.name)")
      for (found, expected) in try check(vector) {
        #expect(
          isNear(found, expected, within: vector.tolerance),
          "\(vector.name): \(found), expected \(expected) within \(vector.tolerance)")
      }
      met += 1
    }
    #expect(met == Self.checks.count)
  }

  @Test func theWrongPackageIsNotMatched() throws {
    let vector = try #require(
      try SharedVectors.read().first { $0.name == "KNOWN_WRONG_uxr_adjwald" })
    let interval = try Self.interval(vector, .adjustedWald)
    let wrong = try vector.numbers("expected", "do_not_match")
    #expect(!isNear(interval.low.value, wrong[0], within: vector.tolerance))
    #expect(!isNear(interval.high.value, wrong[1], within: vector.tolerance))
    let five = try SuccessCount(5, of: 7).interval(.adjustedWald)
    #expect(!isNear(five.low.value, 0.3533807, within: 1e-5))
    #expect(isNear(five.low.value, 0.352351, within: 1e-6))
    #expect(isNear(five.high.value, 0.924364, within: 1e-6))
  }

  typealias Pairs = [(found: Double, expected: Double)]
  typealias Check = @Sendable (Vector) throws -> Pairs

  static let checks: [String: Check] = rateChecks.merging(otherChecks) { first, _ in first }
    .merging(discoveryChecks) { first, _ in first }.merging(scaleChecks) { first, _ in first }

  static func count(_ vector: Vector) throws -> SuccessCount {
    try SuccessCount(try vector.count("inputs", "x"), of: try vector.count("inputs", "n"))
  }

  static func interval(_ vector: Vector, _ method: RateMethod) throws -> Interval<Proportion> {
    try count(vector).interval(
      method, confidence: try Confidence(try vector.number("inputs", "conf")))
  }

  static func ends(_ method: RateMethod) -> Check {
    { vector in
      let interval = try interval(vector, method)
      return [
        (interval.low.value, try vector.number("expected", "lower")),
        (interval.high.value, try vector.number("expected", "upper")),
      ]
    }
  }
}
