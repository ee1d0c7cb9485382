import Localization

/// Pairs the moments of two recorders in time.
///
/// A pair costs the time between its moments; a moment left alone costs half the window. The pairs with the least
/// total cost are taken, none crossing another in time. So no pair is further apart than the window, and a moment
/// is not pulled away from the one beside it to make one pair more. Where two choices cost the same, more pairs
/// win, then the earlier ones.
enum MomentMatching {
  /// The rule, to print with the figures.
  static let rule: Sentence = """
    A pair costs the time between its notes, a note left alone half the window; the cheapest pairs are taken, \
    and none crosses another.
    """

  /// Finds the pairs.
  ///
  /// - Parameters:
  ///   - first: Times in milliseconds, in order.
  ///   - second: The same of the other recorder, on the same clock.
  ///   - window: How far apart the moments of a pair may lie, in milliseconds; not below 0.
  ///   - mayPair: Whether two positions may be a pair at all, such as notes about the same person.
  /// - Returns: Positions in both lists, in order.
  /// - Complexity: O(*n* × *m*) for stretches of time without a gap longer than the window, and O(*n* + *m*) over
  ///   all stretches.
  static func pairs(
    _ first: [Int], _ second: [Int], window: Int,
    mayPair: (Int, Int) -> Bool = { _, _ in true }
  ) -> [(first: Int, second: Int)] {
    var result: [(first: Int, second: Int)] = []
    var (one, two) = (0, 0)
    while one < first.count || two < second.count {
      let (ones, twos) = stretch(first, second, from: one, two, window: window)
      if ones > one, twos > two {
        result += matched(
          first[one..<ones], second[two..<twos], window: window, mayPair: mayPair)
      }
      (one, two) = (ones, twos)
    }
    return result
  }

  /// Where the next gap longer than the window begins: nothing is paired across it.
  private static func stretch(
    _ first: [Int], _ second: [Int], from one: Int, _ two: Int, window: Int
  ) -> (Int, Int) {
    var (ones, twos) = (one, two)
    var latest: Int?
    while true {
      let next: Int
      let isFirst = twos == second.count || (ones < first.count && first[ones] <= second[twos])
      if isFirst {
        guard ones < first.count else { return (ones, twos) }
        next = first[ones]
      } else {
        next = second[twos]
      }
      if let latest, next.subtractingReportingOverflow(latest).partialValue > window {
        return (ones, twos)
      }
      latest = next
      if isFirst { ones += 1 } else { twos += 1 }
    }
  }

  private enum Step: UInt8 { case pair, leaveFirst, leaveSecond }

  /// The cheapest pairs of one stretch, found from its end so that the earliest pairs win among equals.
  private static func matched(
    _ first: ArraySlice<Int>, _ second: ArraySlice<Int>, window: Int,
    mayPair: (Int, Int) -> Bool
  ) -> [(first: Int, second: Int)] {
    let (rows, columns) = (first.count, second.count)
    var steps = [Step](repeating: .pair, count: rows * columns)
    // Costs are doubled, so that half a window stays whole; the cost of an empty rest comes last.
    var below = (0...columns).map { Cost(doubled: (columns - $0) * window) }
    for row in stride(from: rows - 1, through: 0, by: -1) {
      var line = below
      line[columns] = Cost(doubled: (rows - row) * window)
      for column in stride(from: columns - 1, through: 0, by: -1) {
        let apart = abs(first[first.startIndex + row] - second[second.startIndex + column])
        var best = below[column].adding(window)
        var step = Step.leaveFirst
        let leavingSecond = line[column + 1].adding(window)
        if leavingSecond < best { (best, step) = (leavingSecond, .leaveSecond) }
        if apart <= window, mayPair(first.startIndex + row, second.startIndex + column) {
          let pairing = below[column + 1].adding(2 * apart, pairAt: row + column)
          if !(best < pairing) { (best, step) = (pairing, .pair) }
        }
        line[column] = best
        steps[row * columns + column] = step
      }
      below = line
    }
    return follow(steps, rows, columns).map {
      (first.startIndex + $0.first, second.startIndex + $0.second)
    }
  }

  private static func follow(
    _ steps: [Step], _ rows: Int, _ columns: Int
  ) -> [(first: Int, second: Int)] {
    var result: [(first: Int, second: Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      switch steps[row * columns + column] {
      case .pair:
        result.append((row, column))
        row += 1
        column += 1
      case .leaveFirst: row += 1
      case .leaveSecond: column += 1
      }
    }
    return result
  }

  /// What a choice costs, how many pairs it has, and how late they are.
  private struct Cost: Comparable {
    var doubled: Int
    var pairs = 0
    /// The sum of the positions of all pairs: it does not matter who is called the first.
    var lateness = 0

    func adding(_ cost: Int) -> Cost {
      Cost(doubled: doubled + cost, pairs: pairs, lateness: lateness)
    }

    func adding(_ cost: Int, pairAt position: Int) -> Cost {
      Cost(doubled: doubled + cost, pairs: pairs + 1, lateness: lateness + position)
    }

    static func < (left: Cost, right: Cost) -> Bool {
      if left.doubled != right.doubled { return left.doubled < right.doubled }
      return left.pairs == right.pairs
        ? left.lateness < right.lateness : left.pairs > right.pairs
    }
  }
}
