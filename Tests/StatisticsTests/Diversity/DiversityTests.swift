import Laws
import TestNumbers
import Testing

@testable import Statistics

@Suite struct DiversityTests {
  struct Split: CustomTestStringConvertible, Sendable {
    let counts: [Int]
    let value: Double
    let maximum: Double

    init(_ counts: [Int], _ value: Double, most maximum: Double) {
      self.counts = counts
      self.value = value
      self.maximum = maximum
    }

    var testDescription: String { "\(counts)" }
  }

  /// By hand: [2, 2, 1, 1] gives 1 − (4 + 4 + 1 + 1) ÷ 36.
  static let splits = [
    Split([6, 0, 0, 0], 0, most: 0.7222222222222222),
    Split([2, 2, 1, 1], 0.7222222222222222, most: 0.7222222222222222),
    Split([5, 5], 0.5, most: 0.5), Split([1, 0, 0], 0, most: 0), Split([4], 0, most: 0),
    Split([1, 1, 0], 0.5, most: 0.5), Split([8, 2], 0.32, most: 0.5),
  ]

  @Test(arguments: splits) func blauBesideItsMaximum(split: Split) throws {
    let index = BlauIndex(try CategoryCounts(split.counts))
    #expect(isNear(index.value.value, split.value, within: 1e-12))
    #expect(isNear(index.attainableMaximum.value, split.maximum, within: 1e-12))
    #expect((index.relative == nil) == (split.maximum == 0))
    #expect(index.categories == split.counts.count)
  }

  @Test(arguments: Laws.seeds(0..<300)) func noSplitExceedsTheMaximum(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    var counts = (0..<numbers.count(1...6)).map { _ in numbers.count(0...5) }
    counts[0] += 1
    let index = BlauIndex(try CategoryCounts(counts))
    #expect(index.value.value <= index.attainableMaximum.value + 1e-12, "seed \(seed)")
    #expect(BlauIndex(try CategoryCounts(counts.reversed())).value == index.value)
  }

  @Test func countsThatCannotBe() {
    #expect(throws: StatisticsError.noValues) { try CategoryCounts([]) }
    #expect(throws: StatisticsError.noValues) { try CategoryCounts([0, 0]) }
    #expect(throws: StatisticsError.impossibleCount(-2, of: 3)) { try CategoryCounts([5, -2]) }
  }

  private func reference(
    _ shares: [Double], citation: String = "Census, table 4"
  ) throws -> ReferenceShares<Int> {
    let entries = try shares.enumerated().map {
      ReferenceShares.Entry($0.offset, try Proportion($0.element))
    }
    return try ReferenceShares(
      entries, citation: citation, day: "2021-03-21")
  }

  @Test func dissimilarityFromAReference() throws {
    let reference = try reference([0.5, 0.3, 0.2])
    #expect(try DissimilarityIndex([0: 5, 1: 3, 2: 2], against: reference).value.value < 1e-12)
    let skewed = try DissimilarityIndex([0: 8, 2: 2], against: reference)
    #expect(isNear(skewed.value.value, 0.3, within: 1e-12))
    #expect(skewed.sampleSize.count == 10)
    #expect(skewed.citation == "Census, table 4")
    let apart = try DissimilarityIndex([1: 4], against: try self.reference([1, 0]))
    #expect(apart.value.value == 1)
  }

  @Test func aReferenceIsCitedAndComplete() throws {
    #expect(throws: StatisticsError.noCitation) { try reference([0.5, 0.5], citation: " ") }
    #expect(throws: StatisticsError.sharesDoNotAddUp(0.75)) { try reference([0.5, 0.25]) }
    let good = try reference([0.5, 0.5])
    #expect(throws: StatisticsError.unknownCategory) {
      try DissimilarityIndex([0: 1, 7: 1], against: good)
    }
    #expect(throws: StatisticsError.noValues) { try DissimilarityIndex([0: 0], against: good) }
    let entry = ReferenceShares.Entry(1, try Proportion(0.5))
    let day = "2021-03-21"
    #expect(throws: StatisticsError.repeatedCategory) {
      try ReferenceShares([entry, entry], citation: "Census", day: day)
    }
  }
}
