import Laws
import Localization
import TestNumbers
import Testing

@testable import Statistics

@Suite struct SuccessIntervalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let method: RateMethod
    let successes: Int
    let attempts: Int
    let sides: Sides
    let low: Double
    let high: Double

    init(
      _ method: RateMethod, _ successes: Int, of attempts: Int, _ low: Double, _ high: Double,
      _ sides: Sides = .both
    ) {
      self.method = method
      self.successes = successes
      self.attempts = attempts
      self.sides = sides
      self.low = low
      self.high = high
    }

    var testDescription: String { "\(method.name), \(successes) of \(attempts), \(sides.label)" }
  }

  /// Computed with scipy 1.17; adjusted Wald beyond 0 and 1 is cut.
  static let rows = [
    Row(.adjustedWald, 7, of: 10, 0.3923252979772696, 0.8966615820775747),
    Row(.adjustedWald, 9, of: 10, 0.5740322626051678, 1),
    Row(.adjustedWald, 5, of: 5, 0.5109451403671397, 1),
    Row(.adjustedWald, 5, of: 5, 0.5990094039494936, 1, .lowEnd),
    Row(.adjustedWald, 0, of: 5, 0, 1 - 0.5990094039494936, .highEnd),
    Row(.wilson, 7, of: 10, 0.39677814746114526, 0.892208732593699),
    Row(.wilson, 5, of: 5, 0.5655175352168251, 1),
    Row(.wilson, 5, of: 5, 0.6488834992348989, 1, .lowEnd),
    Row(.wilson, 0, of: 20, 0, 0.16112515805281935),
    Row(.clopperPearson, 7, of: 10, 0.3475471499400027, 0.9332604888222655),
    Row(.clopperPearson, 5, of: 5, 0.4781762498950185, 1),
    Row(.clopperPearson, 5, of: 5, 0.5492802716530588, 1, .lowEnd),
    Row(.clopperPearson, 0, of: 5, 0, 1 - 0.5492802716530588, .highEnd),
    Row(.midP, 7, of: 10, 0.38008143407361067, 0.917399783021497),
    Row(.midP, 5, of: 5, 0.5492802716530588, 1),
    Row(.midP, 5, of: 5, 0.6309573444801932, 1, .lowEnd),
    Row(.midP, 1, of: 29, 0.0017247701147051256, 0.15853738368146522),
  ]

  @Test(arguments: rows) func agrees(row: Row) throws {
    let interval = try SuccessCount(row.successes, of: row.attempts)
      .interval(row.method, sides: row.sides)
    #expect(isNear(interval.low.value, row.low, within: 1e-9), "\(interval.low.value)")
    #expect(isNear(interval.high.value, row.high, within: 1e-9), "\(interval.high.value)")
    #expect(interval.method == .rate(row.method))
    #expect(interval.sides == row.sides)
    #expect(interval.sampleSize.count == row.attempts)
  }

  @Test(arguments: RateMethod.allCases) func nobodyTried(method: RateMethod) throws {
    let none = try SuccessCount(0, of: 0)
    #expect(none.share == nil)
    #expect(throws: StatisticsError.noAttempts) { try none.interval(method) }
    #expect(throws: StatisticsError.noAttempts) { try none.adjustedShare() }
  }

  @Test(arguments: [(-1, 5), (6, 5), (0, -1)]) func impossibleCounts(part: Int, whole: Int) {
    #expect(throws: StatisticsError.impossibleCount(part, of: whole)) {
      try SuccessCount(part, of: whole)
    }
  }

  @Test func itSaysHowItWasMade() throws {
    let count = try SuccessCount(5, of: 5)
    #expect(
      try count.interval(.adjustedWald).provenance == "adjusted Wald, 95 %, two-sided, n = 5")
    let oneSided = try count.interval(
      .midP, confidence: .ninety, sides: .oneWhereAllOrNone(count))
    #expect(oneSided.provenance == "mid-p, exact, 90 %, one-sided, low end, n = 5")
    #expect(Sides.oneWhereAllOrNone(try SuccessCount(0, of: 5)) == .highEnd)
    #expect(Sides.oneWhereAllOrNone(try SuccessCount(2, of: 5)) == .both)
    #expect(try Confidence(0.995).description == "99.5 %")
    #expect(count.description == "5 of 5")
    #expect(try SuccessCount(199, of: 200).share?.description == "over 99 %")
    #expect(try SuccessCount(1, of: 999).share?.description == "under 1 %")
  }

  @Test(arguments: Laws.seeds(0..<150)) func lawsOfEveryMethod(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let attempts = numbers.count(1...80)
    let successes = numbers.count(0...attempts)
    let count = try SuccessCount(successes, of: attempts)
    let mirrored = try SuccessCount(attempts - successes, of: attempts)
    let share = try #require(count.share)
    for method in RateMethod.allCases {
      let interval = try count.interval(method)
      let label = "\(method.name), seed \(seed)"
      #expect(interval.low <= interval.high, "\(label)")
      if method != .plusFour && method != .adjustedWald {
        #expect(interval.low <= share && share <= interval.high, "\(label)")
      }
      let turned = try mirrored.interval(method)
      #expect(isNear(interval.low.value, 1 - turned.high.value, within: 1e-10), "\(label)")
      let narrower = try count.interval(method, confidence: .eighty)
      #expect(narrower.low >= interval.low && narrower.high <= interval.high, "\(label)")
      if successes < attempts {
        let better = try SuccessCount(successes + 1, of: attempts).interval(method)
        #expect(better.low >= interval.low && better.high >= interval.high, "\(label)")
      }
    }
    let exact = try count.interval(.clopperPearson)
    let mid = try count.interval(.midP)
    #expect(exact.low <= mid.low && mid.high <= exact.high, "seed \(seed)")
  }
}
