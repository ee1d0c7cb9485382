/// Finds what somebody may have meant.
enum Nearest {
  /// The candidates close to a word, best first, at most three.
  ///
  /// Case does not count; a candidate that goes on where the word stops counts as one slip.
  static func words(to word: String, among candidates: [String]) -> [String] {
    let typed = folded(word)
    guard !typed.isEmpty else { return [] }
    let scored = candidates.enumerated().compactMap {
      (position, candidate) -> (distance: Int, position: Int, name: String)? in
      let known = folded(candidate)
      let goesOn = typed.count >= 2 && known.starts(with: typed)
      guard goesOn || abs(typed.count - known.count) <= 3 else { return nil }
      let distance = goesOn ? min(1, known.count - typed.count) : distance(typed, known)
      return distance <= limit(typed.count, known.count) ? (distance, position, candidate) : nil
    }
    guard let best = scored.map(\.distance).min() else { return [] }
    return scored.filter { $0.distance == best }.sorted { $0.position < $1.position }
      .prefix(3).map(\.name)
  }

  /// How many slips still make two words of these lengths neighbours.
  private static func limit(_ first: Int, _ second: Int) -> Int {
    switch max(first, second) {
    case ...2: 0
    case 3...5: 1
    case 6...9: 2
    default: 3
    }
  }

  /// Bytes, with ASCII letters in lower case.
  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  /// The Damerau–Levenshtein distance (optimal string alignment): bytes added, left out, replaced, or two
  /// neighbours swapped.
  ///
  /// - Complexity: O(*n m*).
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(
          last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == second[column - 1], first[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
