import Laws
import Localization
import TestNumbers
import Testing

@testable import Statistics

@Suite struct PairedRatesTests {
  @Test func theIntervalOfTenPairs() throws {
    let rates = try PairedRates(both: 3, onlyFirst: 4, onlySecond: 1, neither: 2)
    #expect(rates.difference.value == 0.3)
    let interval = rates.interval()
    #expect(isNear(interval.low.value, -0.12345854088592811, within: 1e-12))
    #expect(isNear(interval.high.value, 0.6267834460542366, within: 1e-12))
    #expect(
      interval.provenance == "adjusted Wald for matched pairs, 95 %, two-sided, n = 10")
  }

  /// Five people who all managed twice: no difference was seen, and a large one may be true.
  @Test func everybodyTwice() throws {
    let interval = try PairedRates(both: 5, onlyFirst: 0, onlySecond: 0, neither: 0).interval()
    #expect(isNear(interval.low.value, -0.2775327998628892, within: 1e-12))
    #expect(isNear(interval.high.value, 0.2775327998628892, within: 1e-12))
  }

  @Test func impossiblePairsHaveNoFigure() {
    #expect(throws: StatisticsError.noAttempts) {
      try PairedRates(both: 0, onlyFirst: 0, onlySecond: 0, neither: 0)
    }
    #expect(throws: StatisticsError.impossibleCount(-1, of: 2)) {
      try PairedRates(both: 1, onlyFirst: -1, onlySecond: 2, neither: 0)
    }
  }

  @Test(arguments: Laws.seeds(0..<200)) func theOtherWayRound(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let counts = (0..<4).map { _ in numbers.count(0...12) }
    let rates = try PairedRates(
      both: counts[0] + 1, onlyFirst: counts[1], onlySecond: counts[2], neither: counts[3])
    let turned = try PairedRates(
      both: counts[0] + 1, onlyFirst: counts[2], onlySecond: counts[1], neither: counts[3])
    let (one, other) = (rates.interval(), turned.interval())
    #expect(isNear(one.low.value, -other.high.value, within: 1e-12), "seed \(seed)")
    #expect(one.low <= rates.difference && rates.difference <= one.high, "seed \(seed)")
  }
}
