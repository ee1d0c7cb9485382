import Laws
import TestNumbers
import Testing

@testable import Statistics

@Suite struct DiscoveryTests {
  private func people(_ count: Int) throws -> SampleSize { try #require(SampleSize(count)) }

  @Test func nobodyFindsNothing() throws {
    #expect(Discovery.found(rate: try Proportion(1), by: try people(0)).value == 0)
    #expect(Discovery.found(rate: try Proportion(1), by: try people(1)).value == 1)
    #expect(Discovery.found(rate: try Proportion(0), by: try people(50)).value == 0)
  }

  @Test func goalsAndRatesAtTheirEnds() throws {
    let (none, half, all) = (try Proportion(0), try Proportion(0.5), try Proportion(1))
    #expect(try Discovery.peopleNeeded(for: none, rate: none).people.count == 0)
    #expect(try Discovery.peopleNeeded(for: all, rate: all).people.count == 1)
    #expect(throws: StatisticsError.neverSeen) {
      try Discovery.peopleNeeded(for: half, rate: none)
    }
    #expect(throws: StatisticsError.certaintyOutOfReach) {
      try Discovery.peopleNeeded(for: all, rate: half)
    }
    #expect(throws: StatisticsError.tooManyToCount) {
      try Discovery.peopleNeeded(for: half, rate: try Proportion(1e-300))
    }
  }

  @Test(arguments: [(0.5, 0.75, 2), (0.9, 0.99, 2), (0.9, 0.999, 3), (0.8, 0.96, 2), (0.5, 0.5, 1)])
  func wholeSolutionsAreNotRoundedUp(rate: Double, goal: Double, expected: Int) throws {
    let needed = try Discovery.peopleNeeded(for: try Proportion(goal), rate: try Proportion(rate))
    #expect(needed.people.count == expected)
  }

  @Test(arguments: Laws.seeds(0..<300)) func theNumberIsEnoughAndNoneTooMany(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let rate = try Proportion(numbers.number(0.01...0.99))
    let goal = try Proportion(numbers.number(0.01...0.99))
    let needed = try Discovery.peopleNeeded(for: goal, rate: rate).people
    #expect(Discovery.found(rate: rate, by: needed).value >= goal.value - 1e-9, "seed \(seed)")
    let fewer = try people(needed.count - 1)
    #expect(Discovery.found(rate: rate, by: fewer) < goal, "seed \(seed)")
  }

  @Test func eachGroupHasItsOwnForecast() throws {
    let readers = ProblemHits(problems: [["a", "b"], ["a", "c"], ["a", "b", "d"], ["a"]])
    let magnifiers = ProblemHits(problems: [["x"], ["x"], ["x"], ["x"]])
    let groups = [
      GroupForecast("screen readers", readers), GroupForecast("magnifiers", magnifiers),
      GroupForecast("switches", ProblemHits(problems: [["y"]])),
      GroupForecast("voice control", ProblemHits(problems: [[], []] as [Set<String>])),
      GroupForecast("nobody", ProblemHits(problems: [] as [Set<String>])),
    ]
    // p = 8/16; deflated (1/2 − 1/4)(3/4) = 0.1875; Good–Turing 0.5 ÷ (1 + 2/4) = 1/3; mean 0.2604.
    let first = try groups[0].forecast.get()
    #expect(isNear(first.rate.adjusted.value, 0.2604166666666667, within: 1e-12))
    #expect(first.needed.people.count == 7)
    #expect(first.more.count == 3)
    #expect(isNear(first.foundSoFar.value, 0.700809043130757, within: 1e-12))
    // p = 1; deflated (3/4)(3/4) = 0.5625; Good–Turing 1; mean 0.78125.
    let second = try groups[1].forecast.get()
    #expect(second.needed.people.count == 2)
    #expect(second.more.count == 0)
    #expect(throws: StatisticsError.tooFewParticipants(1, needed: 2)) {
      try groups[2].forecast.get()
    }
    #expect(throws: StatisticsError.noProblems) { try groups[3].forecast.get() }
    #expect(throws: StatisticsError.tooFewParticipants(0, needed: 2)) {
      try groups[4].forecast.get()
    }
  }

  @Test(arguments: [(5, [0]), (5, [6]), (0, [1]), (3, [1, 4])])
  func hitsThatCannotBe(participants: Int, metBy: [Int]) throws {
    let size = try people(participants)
    #expect(throws: StatisticsError.problemNotSeen) {
      try ProblemHits(participants: size, metBy: metBy)
    }
  }

  @Test(arguments: Laws.seeds(0..<200)) func correctionsNeverRaiseARate(seed: Int) throws {
    var numbers = SeededNumbers(seed)
    let participants = numbers.count(2...12)
    let metBy = (0..<numbers.count(1...30)).map { _ in numbers.count(1...participants) }
    let rate = try DiscoveryRate(
      try ProblemHits(participants: try people(participants), metBy: metBy))
    #expect(rate.deflated <= rate.observed, "seed \(seed)")
    #expect(rate.goodTuring <= rate.observed, "seed \(seed)")
    #expect(rate.adjusted.value > 0, "seed \(seed)")
    #expect(rate.deflated.value >= 0, "seed \(seed)")
  }

  @Test func theShortcutStopsAtNothing() throws {
    #expect(DiscoveryRate.shortcut(try Proportion(0.01)).value == 0)
    #expect(throws: StatisticsError.impossibleCount(3, of: 2)) {
      try DiscoveryRate(
        observed: try Proportion(0.5), participants: try people(4), problems: try people(2),
        metOnce: 3)
    }
  }
}
