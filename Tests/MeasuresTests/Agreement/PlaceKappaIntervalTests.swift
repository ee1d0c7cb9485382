import Records
import Statistics
import Testing

@testable import Measures

/// Twenty-two pairs of sets of places; numpy gave κ and the ends of its interval, from the formula of Fleiss, Cohen and
/// Everitt in agreements. Bootstrapped standard deviations were 0.121 and 0.106, those of the formula are 0.119 and 0.104.
@Suite struct PlaceKappaIntervalTests {
  private static let sets = [
    ["1.1.1"], ["4.1.2"], ["1.4.3", "2.4.3"], [], ["2.4.3"], ["3.3.1"],
  ].map { PlaceSet($0.compactMap { Place(String($0)) }) }
  private static let first = [
    0, 1, 2, 3, 3, 4, 3, 3, 0, 1, 1, 2, 4, 5, 5, 0, 3, 2, 4, 1, 0, 3,
  ]
  private static let second = [
    0, 1, 4, 3, 5, 4, 3, 3, 0, 1, 0, 2, 2, 5, 3, 0, 3, 4, 4, 1, 1, 3,
  ]

  private var pairs: [(PlaceSet, PlaceSet)] {
    zip(Self.first, Self.second).map { (Self.sets[$0], Self.sets[$1]) }
  }

  @Test(arguments: [
    (PlaceKappa.Rule.exact, 0.6091370558375634, 0.37650862830219467, 0.8417654833729321),
    (.shared, 0.7659574468085105, 0.5630218532834795, 0.9688930403335415),
  ])
  func asByNumpy(rule: PlaceKappa.Rule, value: Double, low: Double, high: Double) throws {
    let kappa = try PlaceKappa(pairs, rule)
    #expect(abs(kappa.value - value) < 1e-12)
    let interval = try #require(kappa.interval)
    #expect(abs(interval.low.number - low) < 1e-12)
    #expect(abs(interval.high.number - high) < 1e-12)
  }

  @Test func tooFewPairsHaveNone() throws {
    let kappa = try PlaceKappa(Array(pairs.prefix(19)), .exact)
    #expect(kappa.interval == nil)
    #expect(kappa.missing == .tooFewPairs(19, needed: 20))
  }
}
