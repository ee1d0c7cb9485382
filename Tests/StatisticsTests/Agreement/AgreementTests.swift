import Laws
import Localization
import TestNumbers
import Testing

@testable import Statistics

@Suite struct AgreementTests {
  static let fourByFour = [[10, 3, 1, 0], [2, 8, 4, 1], [0, 3, 12, 2], [1, 0, 2, 11]]

  /// By hand and with numpy: 1 − Σw·seen ÷ Σw·by chance.
  @Test(arguments: [
    (Kappa.Weights.none, 0.5760505764224619), (.linear, 0.681881051175657),
    (.quadratic, 0.7640610104861774),
  ])
  func weights(weights: Kappa.Weights, expected: Double) throws {
    let kappa = try Kappa(try RatingTable(counts: Self.fourByFour), weights: weights)
    #expect(isNear(kappa.value, expected, within: 1e-12))
    #expect(kappa.items.count == 60)
    #expect(isNear(kappa.observedAgreement.value, 41.0 / 60, within: 1e-15))
  }

  /// By numpy, from the formula in agreements; here it is worked out in disagreements.
  @Test(arguments: [
    (Kappa.Weights.none, 0.4180091551689423, 0.7340919976759815),
    (.linear, 0.5429982797787333, 0.8207638225725807),
    (.quadratic, 0.6122793651054073, 0.9158426558669472),
  ])
  func intervals(weights: Kappa.Weights, low: Double, high: Double) throws {
    let kappa = try Kappa(try RatingTable(counts: Self.fourByFour), weights: weights)
    let interval = try #require(kappa.interval)
    #expect(isNear(interval.low.number, low, within: 1e-12))
    #expect(isNear(interval.high.number, high, within: 1e-12))
    #expect(
      interval.provenance
        == "large-sample variance of Fleiss, Cohen and Everitt 1969, 95 %, two-sided, n = 60")
    #expect(kappa.missing == nil)
  }

  @Test func anIntervalTakesTwentyPairsThatDiffer() throws {
    let few = try Kappa(try RatingTable(counts: [[9, 2], [3, 5]]))
    #expect(few.interval == nil)
    #expect(few.missing == .tooFewPairs(19, needed: 20))
    #expect(try Kappa(try RatingTable(counts: [[9, 2], [3, 6]])).interval != nil)
    let same = try Kappa(try RatingTable(counts: [[15, 0], [0, 15]]))
    #expect(same.interval == nil)
    #expect(same.missing == .noSpread)
  }

  @Test func pairsMakeTheTable() throws {
    let pairs = [("low", "low"), ("low", "high"), ("high", "high"), ("mid", "mid")]
    let table = try RatingTable(pairs, categories: ["low", "mid", "high"])
    #expect(table.counts == [[1, 0, 1], [0, 1, 0], [0, 0, 1]])
    #expect(isNear(try Kappa(table).value, 7.0 / 11, within: 1e-12))
    #expect(throws: StatisticsError.unknownCategory) {
      try RatingTable(pairs, categories: ["low", "mid"])
    }
    #expect(throws: StatisticsError.repeatedCategory) {
      try RatingTable(pairs, categories: ["low", "mid", "high", "low"])
    }
  }

  @Test func fullAndOppositeAgreement() throws {
    #expect(try Kappa(try RatingTable(counts: [[5, 0], [0, 5]])).value == 1)
    #expect(try Kappa(try RatingTable(counts: [[0, 5], [5, 0]])).value == -1)
    #expect(try Kappa(try RatingTable(counts: [[5, 5], [5, 5]])).value == 0)
  }

  @Test func oneCategoryHasNoKappa() throws {
    for counts in [[[7]], [[7, 0], [0, 0]]] {
      let table = try RatingTable(counts: counts)
      for weights in Kappa.Weights.allCases {
        #expect(throws: StatisticsError.oneCategoryUsed) { try Kappa(table, weights: weights) }
      }
      #expect(table.observedAgreement.value == 1)
    }
  }

  @Test func tablesThatCannotBe() {
    #expect(throws: StatisticsError.noValues) { try RatingTable(counts: []) }
    #expect(throws: StatisticsError.noValues) { try RatingTable(counts: [[0, 0], [0, 0]]) }
    #expect(throws: StatisticsError.tableNotSquare(rows: 2, columns: 3)) {
      try RatingTable(counts: [[1, 2], [1, 2, 3]])
    }
    #expect(throws: StatisticsError.impossibleCount(-1, of: 4)) {
      try RatingTable(counts: [[1, -1], [2, 2]])
    }
  }

  @Test(arguments: Laws.seeds(0..<200)) func lawsOfKappa(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let size = numbers.count(2...5)
    let counts = (0..<size).map { _ in (0..<size).map { _ in numbers.count(1...20) } }
    let turned = (0..<size).map { row in (0..<size).map { counts[$0][row] } }
    for weights in Kappa.Weights.allCases {
      let kappa = try Kappa(try RatingTable(counts: counts), weights: weights)
      let other = try Kappa(try RatingTable(counts: turned), weights: weights)
      #expect(isNear(kappa.value, other.value, within: 1e-12), "seed \(seed)")
      #expect((-1...1).contains(kappa.value), "seed \(seed)")
    }
    // Without a middle, all weights are the same.
    let two = try RatingTable(counts: [[counts[0][0], 3], [2, counts[1][1]]])
    let values = try Kappa.Weights.allCases.map { try Kappa(two, weights: $0).value }
    #expect(values.allSatisfy { isNear($0, values[0], within: 1e-12) }, "seed \(seed)")
  }

  @Test func evaluatorsWhoFoundNothing() throws {
    let agreement = try AnyTwoAgreement([["a"], [], []] as [Set<String>])
    #expect(agreement.pairs.map(\.value) == [0, 0])
    #expect(agreement.pairsLeftOut == 1)
    #expect(agreement.mean.value == 0)
    #expect(agreement.evaluators.count == 3)
    let same = try AnyTwoAgreement([["a", "b"], ["b", "a"]] as [Set<String>])
    #expect(same.mean.value == 1)
    #expect(throws: StatisticsError.nothingToCompare) {
      try AnyTwoAgreement([[], []] as [Set<String>])
    }
    #expect(throws: StatisticsError.tooFewParticipants(1, needed: 2)) {
      try AnyTwoAgreement([["a"]] as [Set<String>])
    }
  }
}
