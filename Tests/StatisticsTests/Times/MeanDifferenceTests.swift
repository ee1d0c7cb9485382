import Localization
import TestNumbers
import Testing

@testable import Statistics

@Suite struct MeanDifferenceTests {
  private func times(_ seconds: [Int]) throws -> [TaskTime] {
    try seconds.map { try TaskTime(milliseconds: $0 * 1000) }
  }

  @Test func timesOfDifferentPeople() throws {
    let means = try MeanDifference(
      try times([50, 52, 70, 71, 66]), less: try times([60, 75, 90, 120]))
    let interval = try means.ratio()
    #expect(isNear(means.ratio.number, 0.732007729835, within: 1e-9))
    #expect(isNear(interval.low.number, 0.473124242424, within: 1e-9))
    #expect(isNear(interval.high.number, 1.132546736125, within: 1e-9))
    #expect(
      interval.provenance
        == "Welch's t interval of a difference, on logarithms, 95 %, two-sided, n = 9")
  }

  @Test func timesOfTheSamePeople() throws {
    let pairs = zip(try times([50, 52, 70, 71]), try times([60, 75, 90, 120])).map { ($0, $1) }
    let means = try MeanDifference(ofPairs: pairs)
    let interval = try means.ratio()
    #expect(isNear(means.ratio.number, 0.718080886173, within: 1e-9))
    #expect(isNear(interval.low.number, 0.56584668737, within: 1e-9))
    #expect(isNear(interval.high.number, 0.911271852598, within: 1e-9))
    #expect(interval.method == .tOfLogarithmPairs)
  }

  @Test func oneValueHasNoSpread() {
    #expect(throws: StatisticsError.tooFewValues(1, needed: 2)) {
      try MeanDifference([1, 2, 3], less: [4])
    }
    #expect(throws: StatisticsError.tooFewValues(1, needed: 2)) {
      try MeanDifference(ofPairs: [(first: 1.0, second: 2.0)])
    }
  }

  @Test func equalValuesHaveADifferenceAndNoInterval() throws {
    let means = try MeanDifference([5, 5, 5], less: [3, 3])
    #expect(means.difference == 2)
    #expect(throws: StatisticsError.noSpread) { try means.interval() }
    let pairs = try MeanDifference(ofPairs: [(first: 5.0, second: 3.0), (4.0, 2.0)])
    #expect(throws: StatisticsError.noSpread) { try pairs.interval() }
  }
}
