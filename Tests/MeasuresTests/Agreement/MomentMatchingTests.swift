import Laws
import Records
import TestNumbers
import Testing

@testable import Measures

/// Times of two recorders and the pairs that they make.
struct MatchingRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var first: [Int]
  var second: [Int]
  var window = 30
  var pairs: [String]
}

@Suite struct MomentMatchingTests {
  @Test(arguments: [
    MatchingRow(
      testDescription: "the same times", first: [1, 100], second: [1, 100], pairs: ["0-0", "1-1"]),
    MatchingRow(testDescription: "nothing on one side", first: [], second: [5], pairs: []),
    MatchingRow(
      testDescription: "as far apart as the window", first: [0], second: [30], pairs: ["0-0"]),
    MatchingRow(testDescription: "further apart", first: [0], second: [31], pairs: []),
    MatchingRow(
      testDescription: "a neighbour is not given up for one pair more", first: [0, 25],
      second: [25, 50], pairs: ["1-0"]),
    MatchingRow(
      testDescription: "the closest of three", first: [10], second: [0, 8, 20], pairs: ["0-1"]),
    MatchingRow(
      testDescription: "equally far: the earlier one", first: [10], second: [5, 15],
      pairs: ["0-0"]),
    MatchingRow(
      testDescription: "over a gap", first: [0, 1000], second: [4, 990], pairs: ["0-0", "1-1"]),
    MatchingRow(
      testDescription: "without a window only the same instant", first: [0, 5], second: [1, 5],
      window: 0, pairs: ["1-1"]),
  ])
  func pairs(_ row: MatchingRow) {
    let found = MomentMatching.pairs(row.first, row.second, window: row.window)
    #expect(found.map { "\($0.first)-\($0.second)" } == row.pairs)
  }

  /// The cheapest choice among all, by trying every one.
  private func cheapest(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>, window: Int) -> Int {
    guard let one = first.first else { return second.count * window }
    var best = cheapest(first.dropFirst(), second, window: window) + window
    for place in second.indices where abs(one - second[place]) <= window {
      var rest = second
      rest.remove(at: place)
      best = min(
        best, cheapest(first.dropFirst(), rest, window: window) + 2 * abs(one - second[place]))
    }
    return best
  }

  @Test(arguments: Laws.seeds(0..<300)) func noChoiceIsCheaper(_ seed: Int) {
    var numbers = SeededNumbers(seed)
    let window = numbers.count(0...20)
    func times() -> [Int] {
      (0..<numbers.count(0...5)).map { _ in numbers.count(0...60) }.sorted()
    }
    let (first, second) = (times(), times())
    let pairs = MomentMatching.pairs(first, second, window: window)
    #expect(Set(pairs.map(\.first)).count == pairs.count)
    #expect(Set(pairs.map(\.second)).count == pairs.count)
    let apart = pairs.map { abs(first[$0.first] - second[$0.second]) }
    #expect(apart.allSatisfy { $0 <= window })
    let alone = first.count + second.count - 2 * pairs.count
    let cost = 2 * apart.reduce(0, +) + alone * window
    #expect(cost == cheapest(first[...], second[...], window: window), "seed \(seed)")
    // Whoever is called the first changes nothing.
    let turned = MomentMatching.pairs(second, first, window: window)
    #expect(turned.map { [$0.second, $0.first] } == pairs.map { [$0.first, $0.second] })
  }
}
