/// Every way in which a property could be spread over the people of several rounds, and what the words of the edition for
/// sharing would then tell of single people.
///
/// People who were in the same rounds cannot be told from each other by their property: they are one part, and only how
/// many of them have it differs.
struct ReleaseWorlds {
  /// One round, with what is known of the property there.
  struct Round {
    enum Words {
      /// What an earlier report says.
      case told(CoarseCount)
      /// Whatever it turns out to be, told with this grain.
      case open(CoarseCount.Grain)
    }

    let people: Set<Int>
    let words: Words

    init(_ people: Set<Int>, _ words: Words) { (self.people, self.words) = (people, words) }
  }

  private let words: [Round.Words]
  private let counts: [Int]
  /// The rounds by their parts, and how many people each part has.
  private let rounds: [[Int]]
  private let sizes: [Int]

  /// How many ways are looked at; with more of them nothing is told.
  private static let most = 100_000

  /// - Returns: `nil` where there are too many ways to look at.
  init?(_ given: [Round]) {
    words = given.map(\.words)
    counts = given.map(\.people.count)
    var byPattern: [[Bool]: Int] = [:]
    for person in given.reduce(into: Set<Int>(), { $0.formUnion($1.people) }) {
      byPattern[given.map { $0.people.contains(person) }, default: 0] += 1
    }
    let patterns = byPattern.keys.sorted { left, right in
      left.lexicographicallyPrecedes(right) { !$0 && $1 }
    }
    sizes = patterns.map { byPattern[$0, default: 0] }
    rounds = given.indices.map { round in patterns.indices.filter { patterns[$0][round] } }
    var ways = 1
    for size in sizes {
      ways *= size + 1
      guard ways <= Self.most else { return nil }
    }
  }

  /// Whether the words leave every person open, however many people turn out to have the property and whoever they are.
  var tellNobody: Bool {
    var known: [[CoarseCount]: Outlook] = [:]
    var world = [Int](repeating: 0, count: sizes.count)
    repeat {
      let sums = rounds.map { $0.reduce(0) { $0 + world[$1] } }
      guard let words = told(sums) else { continue }
      known[words, default: Outlook(sizes, rounds: rounds)].add(world, sums)
    } while Self.advance(&world, below: sizes)
    return !known.isEmpty && known.allSatisfy { $1.leavesOpen($0) }
  }

  /// What the rounds tell of such numbers; `nil` where an earlier report says otherwise.
  private func told(_ sums: [Int]) -> [CoarseCount]? {
    var told: [CoarseCount] = []
    for (round, sum) in sums.enumerated() {
      switch words[round] {
      case .open(let grain): told.append(CoarseCount(sum, of: counts[round], grain: grain))
      case .told(let before):
        let grain: CoarseCount.Grain = before == .somebody ? .presence : .number
        guard CoarseCount(sum, of: counts[round], grain: grain) == before else { return nil }
        told.append(before)
      }
    }
    return told
  }

  /// The next combination of numbers; no after the last one.
  private static func advance(_ world: inout [Int], below sizes: [Int]) -> Bool {
    for part in world.indices {
      if world[part] < sizes[part] {
        world[part] += 1
        return true
      }
      world[part] = 0
    }
    return false
  }
}

/// What all worlds have in common that look alike in the words.
private struct Outlook {
  private let sizes: [Int]
  private let rounds: [[Int]]
  private var low: [Int]
  private var high: [Int]
  private var sums: [(low: Int, high: Int)]
  /// By a part of which one person is known to have the property: how many of each part have it besides.
  private var besides: [[(low: Int, high: Int)?]]

  init(_ sizes: [Int], rounds: [[Int]]) {
    self.sizes = sizes
    self.rounds = rounds
    low = sizes
    high = sizes.map { _ in 0 }
    sums = rounds.map { _ in (Int.max, 0) }
    besides = sizes.map { _ in sizes.map { _ in nil } }
  }

  mutating func add(_ world: [Int], _ totals: [Int]) {
    for part in world.indices {
      low[part] = min(low[part], world[part])
      high[part] = max(high[part], world[part])
    }
    for round in totals.indices {
      sums[round] = (min(sums[round].low, totals[round]), max(sums[round].high, totals[round]))
    }
    for known in world.indices where world[known] > 0 {
      for part in world.indices {
        let count = world[part] - (part == known ? 1 : 0)
        let before = besides[known][part]
        besides[known][part] = (min(before?.low ?? count, count), max(before?.high ?? count, count))
      }
    }
  }

  func leavesOpen(_ words: [CoarseCount]) -> Bool {
    let absent = rounds.indices.filter { words[$0] == .nobody }.reduce(into: Set<Int>()) {
      $0.formUnion(rounds[$1])
    }
    let open = sizes.indices.allSatisfy { part in
      low[part] < sizes[part] && (high[part] > 0 || absent.contains(part))
    }
    guard open else { return false }
    for round in rounds.indices where words[round] != .nobody {
      let candidates = rounds[round].filter { high[$0] > 0 }.reduce(0) { $0 + sizes[$1] }
      guard candidates >= CoarseCount.least else { return false }
      if case .exactly = words[round] { continue }
      guard sums[round].low < sums[round].high else { return false }
    }
    return acquaintancesLearnNothing(absent)
  }

  /// Somebody who knows of one person must not learn from it of another one.
  private func acquaintancesLearnNothing(_ absent: Set<Int>) -> Bool {
    sizes.indices.allSatisfy { known in
      sizes.indices.allSatisfy { part in
        let others = sizes[part] - (part == known ? 1 : 0)
        guard others > 0, !absent.contains(part), let besides = besides[known][part] else {
          return true
        }
        return besides.low < others && besides.high > 0
      }
    }
  }
}
