import Laws
import Localization
import TestNumbers
import Testing

@testable import Statistics

@Suite struct TimeTests {
  private func times(_ seconds: [Int]) throws -> [TaskTime] {
    try seconds.map { try TaskTime(milliseconds: $0 * 1000) }
  }

  @Test func upToTwentyFivePeople() throws {
    let summary = try TimeSummary(try times([100, 101, 102, 103, 104, 200]))
    #expect(summary.typical == .geometricMean)
    #expect(isNear(summary.time.seconds, 114.1047396, within: 1e-7))
    let interval = try #require(summary.interval)
    #expect(isNear(interval.low.seconds, 85.47531751, within: 1e-7))
    #expect(isNear(interval.high.seconds, 152.32340725, within: 1e-7))
    #expect(interval.provenance == "t interval on logarithms, 95 %, two-sided, n = 6")
    #expect(summary.shortest.milliseconds == 100_000)
    #expect(summary.longest.milliseconds == 200_000)
  }

  @Test func aboveTwentyFivePeople() throws {
    let few = try TimeSummary(try times(Array(1...25)))
    #expect(few.typical == .geometricMean)
    let many = try TimeSummary(try times(Array((1...26).reversed())))
    #expect(many.typical == .median)
    #expect(many.time.seconds == 13.5)
    #expect(many.interval?.low.seconds == 8)
    #expect(many.interval?.high.seconds == 19)
    #expect(many.interval?.method == .orderStatistics)
  }

  @Test func oneTimeHasNoInterval() throws {
    let summary = try TimeSummary(try times([42]))
    #expect(isNear(summary.time.seconds, 42, within: 0))
    #expect(summary.interval == nil)
    #expect(summary.missing == .tooFewValues(1, needed: 2))
    #expect(
      summary.missing?.description == "1 value is too few; it takes 2. Report each value by itself."
    )
  }

  @Test func equalTimesHaveNoInterval() throws {
    let summary = try TimeSummary(try times([30, 30, 30]))
    #expect(summary.time.seconds == 30)
    #expect(summary.interval == nil && summary.missing == .noSpread)
  }

  @Test func nothingAndNoTime() {
    #expect(throws: StatisticsError.noValues) { try TimeSummary([]) }
    #expect(throws: StatisticsError.timeNotPositive(milliseconds: 0)) {
      try TaskTime(milliseconds: 0)
    }
    #expect(throws: StatisticsError.timeNotPositive(milliseconds: -5)) {
      try TaskTime(milliseconds: -5)
    }
  }

  /// Ranks and coverage from binomial sums (scipy 1.17).
  @Test(arguments: [
    (6, 1, 0.96875), (7, 1, 0.984375), (9, 2, 0.9609375), (10, 2, 0.978515625),
    (15, 4, 0.96484375), (20, 6, 0.9586105346679688), (25, 8, 0.9567147493362427),
    (30, 10, 0.9572260547429323), (50, 18, 0.9671608624357315),
  ])
  func medianBetweenTwoOfTheValues(count: Int, rank: Int, coverage: Double) throws {
    let median = try Median(try times(Array((1...count).reversed())))
    let interval = try median.interval()
    #expect(interval.low.seconds == Double(rank))
    #expect(interval.high.seconds == Double(count + 1 - rank))
    #expect(isNear(try #require(median.coverage()).value, coverage, within: 1e-12))
  }

  @Test func tooFewForAMedianInterval() throws {
    let median = try Median(try times([1, 2, 3, 4, 5]))
    #expect(median.median.seconds == 3)
    #expect(median.coverage() == nil)
    #expect(throws: StatisticsError.tooFewValues(5, needed: 6)) { try median.interval() }
    #expect(throws: StatisticsError.tooFewValues(5, needed: 11)) {
      try median.interval(try Confidence(0.999))
    }
    #expect(try median.interval(.eighty).low.seconds == 1)
  }

  @Test func theMeanOfScores() throws {
    let mean = try Mean([4, 1, 5, 2, 5, 1, 4, 2, 3, 1].map { Points(nearest: $0) })
    #expect(isNear(mean.mean.number, 2.8, within: 1e-12))
    #expect(isNear(try #require(mean.standardDeviation), 1.6193277068654823, within: 1e-12))
    #expect(isNear(try mean.interval().low.number, 1.641602741864137, within: 1e-9))
    let one = try Mean([Points(nearest: 3)])
    #expect(one.standardDeviation == nil)
    #expect(throws: StatisticsError.tooFewValues(1, needed: 2)) { try one.interval() }
    let equal = try Mean([Points](repeating: Points(nearest: 0.1), count: 7))
    #expect(equal.standardDeviation == 0)
    #expect(try equal.interval().low == equal.mean)
    #expect(throws: StatisticsError.noValues) { try Mean([Points]()) }
  }

  @Test(arguments: Laws.seeds(0..<200)) func lawsOfTimes(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let seconds = (0..<numbers.count(2...30)).map { _ in numbers.count(1...4000) }
    let some = try times(seconds)
    let geometric = try GeometricMean(some)
    let mean = try Mean(some).mean
    #expect(geometric.mean.seconds <= mean.seconds * (1 + 1e-14), "seed \(seed)")
    let interval = try geometric.interval()
    #expect(interval.low <= geometric.mean && geometric.mean <= interval.high, "seed \(seed)")
    let doubled = try GeometricMean(try times(seconds.map { $0 * 2 }))
    #expect(isNear(doubled.mean.seconds, 2 * geometric.mean.seconds, relative: 1e-13))
    let shuffled = try Median(some.shuffled(using: &numbers))
    #expect(try shuffled == Median(some), "seed \(seed)")
  }
}

/// A score for tests.
private struct Points: Quantity {
  let number: Double

  init(nearest number: Double) { self.number = number }
}
