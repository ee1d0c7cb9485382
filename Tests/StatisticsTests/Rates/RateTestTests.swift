import Laws
import TestNumbers
import Testing

@testable import Statistics

@Suite struct RateTestTests {
  @Test func aBenchmarkForSmallNumbers() throws {
    let test = try BenchmarkTest(try SuccessCount(9, of: 11), against: try Proportion(0.8))
    #expect(isNear(test.midP.value, 0.469762048, within: 1e-9))
    #expect(isNear(test.confidenceAbove.value, 0.530237952, within: 1e-9))
    let other = try BenchmarkTest(try SuccessCount(18, of: 20), against: try Proportion(0.7))
    #expect(isNear(other.midP.value, 0.02156019603633432, within: 1e-12))
    #expect(throws: StatisticsError.noAttempts) {
      try BenchmarkTest(try SuccessCount(0, of: 0), against: try Proportion(0.7))
    }
  }

  @Test func theEndsOfABenchmark() throws {
    let all = try BenchmarkTest(try SuccessCount(3, of: 3), against: try Proportion(1))
    #expect(all.exact.value == 1)
    #expect(all.midP.value == 0.5)
    #expect(all.twoSidedExact.value == 1)
    let none = try BenchmarkTest(try SuccessCount(0, of: 3), against: try Proportion(0))
    #expect(none.midP.value == 0.5)
    #expect(none.exactBelow.value == 0)
  }

  @Test(arguments: Laws.seeds(0..<200)) func bothSidesOfABenchmarkAddUp(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let attempts = numbers.count(1...60)
    let test = try BenchmarkTest(
      try SuccessCount(numbers.count(0...attempts), of: attempts),
      against: try Proportion(numbers.number(0.01...0.99)))
    let sum = test.midP.value + test.confidenceAbove.value
    #expect(isNear(sum, 1, within: 1e-12), "seed \(seed)")
    #expect(test.midP <= test.exact, "seed \(seed)")
    #expect(test.twoSidedMidP <= test.twoSidedExact, "seed \(seed)")
  }

  @Test func twoRates() throws {
    let rates = try TwoRates(try SuccessCount(10, of: 12), try SuccessCount(4, of: 13))
    #expect(isNear(rates.z, 2.5917721190881573, within: 1e-12))
    #expect(isNear(rates.twoSidedP.value, 0.009548299535724648, within: 1e-12))
    let other = try TwoRates(try SuccessCount(5, of: 5), try SuccessCount(2, of: 6))
    #expect(isNear(other.z, 2.182178902359924, within: 1e-12))
    #expect(isNear(other.twoSidedP.value, 0.029096331741252188, within: 1e-12))
    #expect(other.interval().sampleSize.count == 11)
  }

  @Test func everybodyAndNobodyOnBothSides() throws {
    for successes in [0, 4] {
      let same = try SuccessCount(successes, of: 4)
      let rates = try TwoRates(same, same)
      #expect(rates.z == 0)
      #expect(rates.twoSidedP.value == 1)
      let interval = rates.interval()
      #expect(interval.low.value < 0 && interval.high.value > 0)
    }
    #expect(throws: StatisticsError.noAttempts) {
      try TwoRates(try SuccessCount(1, of: 1), try SuccessCount(0, of: 0))
    }
  }

  @Test(arguments: Laws.seeds(0..<200)) func theOtherWayRound(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    func count() throws -> SuccessCount {
      let attempts = numbers.count(1...40)
      return try SuccessCount(numbers.count(0...attempts), of: attempts)
    }
    let (first, second) = (try count(), try count())
    let rates = try TwoRates(first, second)
    let turned = try TwoRates(second, first)
    #expect(isNear(rates.z, -turned.z, within: 1e-12), "seed \(seed)")
    #expect(
      isNear(rates.interval().low.value, -turned.interval().high.value, within: 1e-12),
      "seed \(seed)")
  }

  @Test func partialCreditNeedsPossibleCounts() throws {
    #expect(try PartialCredit(done: 0, partlyDone: 0, attempts: 0).share == nil)
    #expect(try PartialCredit(done: 1, partlyDone: 1, attempts: 2).share?.value == 0.75)
    #expect(throws: StatisticsError.impossibleCount(2, of: 1)) {
      try PartialCredit(done: 1, partlyDone: 2, attempts: 2)
    }
    for (done, partly, attempts) in [(3, 0, 2), (1, 2, 2), (-1, 0, 2), (0, -1, 2), (0, 0, -1)] {
      #expect(throws: StatisticsError.self) {
        try PartialCredit(done: done, partlyDone: partly, attempts: attempts)
      }
    }
  }
}
