/// Which words of two texts stand for each other.
struct WordAlignment {
  /// Words in the same order in both texts, as positions in the first and in the second.
  private(set) var pairs: [(Int, Int)] = []

  /// The largest table that is filled, in cells.
  static let mostCells = 4_000_000

  /// Finds the heaviest common words in one order; of several the one that comes first.
  ///
  /// - Returns: `nil` where the texts differ in too many words to compare them.
  /// - Complexity: O(*n* · *m*) in the words between the common beginning and the common end.
  init?(_ left: [Int], _ right: [Int], _ words: ProposalWords) {
    let most = min(left.count, right.count)
    var start = 0
    while start < most, left[start] == right[start] { start += 1 }
    var end = 0
    while end < most - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    pairs = (0..<start).map { ($0, $0) }
    let rows = left.count - start - end
    let columns = right.count - start - end
    guard (rows + 1) * (columns + 1) <= Self.mostCells
    else { return nil }
    pairs += Self.middle(
      Array(left[start..<start + rows]), Array(right[start..<start + columns]), words
    ).map { ($0 + start, $1 + start) }
    pairs += (0..<end).map { (left.count - end + $0, right.count - end + $0) }
  }

  private static func middle(_ left: [Int], _ right: [Int], _ words: ProposalWords)
    -> [(Int, Int)]
  {
    guard !left.isEmpty, !right.isEmpty else { return [] }
    let width = right.count + 1
    // The weight of what the rests from a row and a column on have in common.
    var table = [Int32](repeating: 0, count: (left.count + 1) * width)
    for row in left.indices.reversed() {
      let weight = words.weight(left[row])
      for column in right.indices.reversed() {
        let at = row * width + column
        table[at] =
          left[row] == right[column]
          ? table[at + width + 1] + weight : max(table[at + 1], table[at + width])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let at = row * width + column
      if left[row] == right[column] {
        pairs.append((row, column))
        row += 1
        column += 1
      } else if table[at + width] >= table[at + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
