import Localization
import Records

/// Pairs the moments of two logs: by links first, then those that lie close in time and have a place or words in common.
struct RecorderPairing {
  /// Positions in the units of both logs, in time.
  let pairs: [(first: Int, second: Int)]
  let linked: Int
  /// Pairs of moments left alone that lie close enough in time and have nothing in common.
  let closeOnly: Int
  let onlyFirst: [Int]
  let onlySecond: [Int]
  let marks: Int
  /// How far the second clock is ahead, in milliseconds.
  let offset: Int

  init(_ first: RecorderLog, _ second: RecorderLog, window: AgreementWindow) {
    let offsets = Self.offsets(first.log.markTimes, second.log.markTimes)
    marks = offsets.count
    let offset = Self.median(offsets)
    self.offset = offset
    var pairs: [(first: Int, second: Int)] = []
    var heads: [Int: Int] = [:]
    for (index, unit) in second.units.enumerated() { heads[unit.head] = index }
    for (index, unit) in first.units.enumerated() {
      if let other = heads[unit.head] { pairs.append((index, other)) }
    }
    linked = pairs.count
    let timedOnes = Self.rest(first.units, Set(pairs.map(\.first))) { $0.at != nil }
    let timedTwos = Self.rest(second.units, Set(pairs.map(\.second))) { $0.at != nil }
    let (ones, twos) = (first.units, second.units)
    let telling = TellingWords((ones + twos).map(\.words))
    let timed = Self.timed(ones, timedOnes, twos, timedTwos, offset, window) { one, two in
      guard one.mayMatch(two) else { return false }
      if one.sharesPlace(two) || telling.isShared(one.words, two.words) { return true }
      let apart = abs((one.at ?? 0) - (two.at ?? 0) + offset)
      return one.isAtSameStep(two) && apart <= window.ofStep.milliseconds
    }
    pairs += timed
    self.pairs = pairs.sorted { $0.first < $1.first }
    let (takenOnes, takenTwos) = (Set(pairs.map(\.first)), Set(pairs.map(\.second)))
    onlyFirst = Self.rest(ones, takenOnes)
    onlySecond = Self.rest(twos, takenTwos)
    closeOnly =
      Self.timed(
        ones, timedOnes.filter { !takenOnes.contains($0) }, twos,
        timedTwos.filter { !takenTwos.contains($0) }, offset, window
      ) { $0.mayMatch($1) }.count
  }

  /// Positions of the moments that are in no pair.
  private static func rest(
    _ units: [RecorderUnit], _ taken: Set<Int>, where fits: (RecorderUnit) -> Bool = { _ in true }
  ) -> [Int] { units.indices.filter { !taken.contains($0) && fits(units[$0]) } }

  /// Pairs some moments in time, of those that may be pairs.
  private static func timed(
    _ ones: [RecorderUnit], _ first: [Int], _ twos: [RecorderUnit], _ second: [Int],
    _ offset: Int, _ window: AgreementWindow, mayPair: (RecorderUnit, RecorderUnit) -> Bool
  ) -> [(first: Int, second: Int)] {
    MomentMatching.pairs(
      first.map { ones[$0].at ?? 0 }, second.map { (twos[$0].at ?? 0) - offset },
      window: window.milliseconds
    ) { one, two in
      mayPair(ones[first[one]], twos[second[two]])
    }.map { (first[$0.first], second[$0.second]) }
  }

  /// How far the second clock is ahead at each mark that both have.
  ///
  /// Marks are paired in order; where one log has more, those that lie closest.
  private static func offsets(_ first: [Int], _ second: [Int]) -> [Int] {
    MomentMatching.pairs(first, second, window: day).map { second[$0.second] - first[$0.first] }
  }

  private static let day = 86_400_000

  private static func median(_ offsets: [Int]) -> Int {
    guard !offsets.isEmpty else { return 0 }
    let sorted = offsets.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// Whether two logs of one role follow each other, as those of a recorder who began again do.
  static func isSequence(_ first: RecorderLog, _ second: RecorderLog) -> Bool {
    guard first.log.recorderRole == second.log.recorderRole,
      first.log.markTimes.isEmpty || second.log.markTimes.isEmpty,
      Set(first.units.map(\.head)).isDisjoint(with: second.units.map(\.head))
    else { return false }
    let (ones, twos) = (first.units.compactMap(\.at), second.units.compactMap(\.at))
    guard let begin = ones.first, let end = ones.last, let start = twos.first, let stop = twos.last
    else { return false }
    return end < start || stop < begin
  }
}

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
