import Statistics
import TestNumbers
import Testing

@testable import Measures

/// Which people stand behind two rounds decides the method; what cannot be compared says why.
@Suite struct RoundFigureTests {
  /// Who tried in each round, with capital letters for those who did it; "?" is somebody whom nobody named.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let now: String
    let people: SamePeople
    var missing: NotCompared?
    var method: IntervalMethod?
    var difference: Double?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "different people are groups", before: "Abcde", now: "FGHij", people: .nobody,
      method: .adjustedWaldOfDifference, difference: 0.4),
    Row(
      name: "the same people are pairs, in whatever order", before: "Abcde", now: "eDCBA",
      people: .everybody, method: .adjustedWaldOfPairs, difference: 0.6),
    Row(
      name: "of some in both only the pairs count", before: "ABcx", now: "abCYZ",
      people: .some(3, onlyBefore: 1, onlyNow: 2), method: .adjustedWaldOfPairs,
      difference: -1.0 / 3),
    Row(
      name: "nobody before", before: "", now: "A", people: .nobody, missing: .nobodyBefore),
    Row(name: "nobody now", before: "A", now: "", people: .nobody, missing: .nobodyNow),
    Row(
      name: "one whom nobody named may be anybody", before: "Ab?", now: "cd",
      people: .unknown(1), missing: .unnamed),
  ])
  func whoStandsBehind(_ row: Row) {
    func given(_ letters: String) -> [(person: String?, value: Bool)] {
      letters.map { letter in
        letter == "?" ? (nil, true) : (letter.lowercased(), letter.isUppercase)
      }
    }
    let pairing = RoundPairing(before: given(row.before), now: given(row.now))
    let figure = RoundFigure<RateDifference>(pairing)
    #expect(figure.people == row.people)
    #expect(figure.missing == row.missing)
    #expect(figure.interval?.method == row.method)
    #expect((figure.before, figure.now) == (row.before.count, row.now.count))
    #expect((figure.difference == nil) == (row.difference == nil))
    if let difference = row.difference, let found = figure.difference {
      #expect(isNear(found.value, difference, within: 1e-12))
    }
    let rewritten = RoundFigure<RateDifference>(pairing, instead: .reworded)
    #expect(rewritten.interval == nil && rewritten.difference == nil)
  }

  private func amounts(_ values: [(String, Double)]) -> [(person: String?, value: Double)] {
    values.map { ($0.0, $0.1) }
  }

  @Test func meansTakeThreeValuesInEachRoundOrThreePairs() {
    let three = amounts([("a", 1), ("b", 2), ("c", 4)])
    let others = amounts([("d", 5), ("e", 6), ("f", 9)])
    func figure(
      _ before: [(person: String?, value: Double)], _ now: [(person: String?, value: Double)]
    )
      -> RoundFigure<ValueDifference>
    {
      RoundFigure(RoundPairing(before: before, now: now))
    }
    #expect(figure(three, others).interval?.method == .welch)
    #expect(figure(three, three.reversed()).missing == .noSpread)
    #expect(figure(three, three.reversed()).difference?.number == 0)
    #expect(figure(three, Array(others.prefix(2))).missing == .tooFew)
    #expect(figure(three, Array(three.prefix(2)) + others).missing == .someInBoth)
    #expect(figure(Array(three.prefix(2)), Array(three.prefix(2))).missing == .tooFew)
  }

  @Test func apartIsWhatTheIntervalLeavesOut() throws {
    func figure(_ before: Int, _ now: Int) -> RoundFigure<RateDifference> {
      func people(_ name: String, _ done: Int) -> [(person: String?, value: Bool)] {
        (0..<10).map { ("\(name)\($0)", $0 < done) }
      }
      return RoundFigure(RoundPairing(before: people("a", before), now: people("b", now)))
    }
    let none = RateDifference(nearest: 0)
    #expect(figure(1, 9).isApart(from: none))
    #expect(figure(9, 1).isApart(from: none))
    #expect(!figure(4, 6).isApart(from: none))
    #expect(!figure(5, 5).isApart(from: none))
  }
}
