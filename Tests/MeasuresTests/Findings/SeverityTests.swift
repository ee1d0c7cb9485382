import Localization
import Measures
import Records
import Testing

@testable import Statistics

@Suite struct SeverityTests {
  private func rated(_ severities: [Impact]) -> SeverityRatings? {
    SeverityRatings(
      severities.enumerated().map {
        SeverityRatings.Rating(rater: "role \($0.offset)", severity: $0.element)
      })
  }

  @Test func everyRatingIsKept() throws {
    let ratings = try #require(rated([.serious, .slight, .serious]))
    #expect(ratings.ratings.map(\.severity) == [.serious, .slight, .serious])
    #expect(ratings.low == .slight)
    #expect(ratings.high == .serious)
  }

  @Test(arguments: [
    ([Impact.serious, .slight, .serious], "2.3 (1 to 3, 3 ratings)"),
    ([.none, .blocks], "2.0 (0 to 4, 2 ratings)"),
    ([.slows, .slows], "2.0 (2 to 2, 2 ratings)"),
    ([.none, .none, .none, .slight], "0.3 (0 to 1, 4 ratings)"),
    ([.blocks, .blocks, .serious], "3.7 (3 to 4, 3 ratings)"),
  ])
  func theMeanTellsItsRange(severities: [Impact], words: String) {
    #expect(rated(severities)?.mean?.plain() == words)
  }

  @Test func oneRatingHasNoMeanAndNoneNoSummary() throws {
    #expect(try #require(rated([.blocks])).mean == nil)
    #expect(rated([]) == nil)
  }

  @Test(arguments: [
    (0.1, 1), (0.101, 2), (0.5, 2), (0.501, 3), (0.899, 3), (0.9, 4), (0.0, 1), (1.0, 4),
  ])
  func ranksOfFrequency(share: Double, rank: Int) throws {
    let priority = try RubinPriority(impact: 1, frequency: try Proportion(share))
    #expect(priority.frequencyRank == rank)
    #expect(priority.priority == rank + 1)
  }

  @Test func impactsOutsideTheScale() throws {
    for impact in [0, 5] {
      #expect(throws: StatisticsError.self) {
        try RubinPriority(impact: impact, frequency: try Proportion(0.5))
      }
    }
  }
}
