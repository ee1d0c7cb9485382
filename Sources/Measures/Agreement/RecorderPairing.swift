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
    let offsets = Self.offsets(first.log.marks, second.log.marks)
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
    let (linkedOnes, linkedTwos) = (Set(pairs.map(\.first)), Set(pairs.map(\.second)))
    let timedOnes = first.units.indices.filter {
      !linkedOnes.contains($0) && first.units[$0].at != nil
    }
    let timedTwos = second.units.indices.filter {
      !linkedTwos.contains($0) && second.units[$0].at != nil
    }
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
    onlyFirst = first.units.indices.filter { !takenOnes.contains($0) }
    onlySecond = second.units.indices.filter { !takenTwos.contains($0) }
    closeOnly =
      Self.timed(
        ones, timedOnes.filter { !takenOnes.contains($0) }, twos,
        timedTwos.filter { !takenTwos.contains($0) }, offset, window
      ) { $0.mayMatch($1) }.count
  }

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
      first.log.marks.isEmpty || second.log.marks.isEmpty,
      Set(first.units.map(\.head)).isDisjoint(with: second.units.map(\.head))
    else { return false }
    let (ones, twos) = (first.units.compactMap(\.at), second.units.compactMap(\.at))
    guard let begin = ones.first, let end = ones.last, let start = twos.first, let stop = twos.last
    else { return false }
    return end < start || stop < begin
  }
}
