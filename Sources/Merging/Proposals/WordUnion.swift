/// The words of several texts without knowing what stood there before: nothing that somebody wrote is left out.
enum WordUnion {
  /// - Parameter lists: Distinct, in an order that does not depend on who asks.
  /// - Returns: `nil` where two have different words in one place, or little in common.
  static func merged(_ lists: [[Int]], _ words: ProposalWords) -> [Int]? {
    var merged = lists[0]
    for list in lists.dropFirst() {
      guard let next = merge(merged, list, words) else { return nil }
      merged = next
    }
    return merged
  }

  private static func merge(_ left: [Int], _ right: [Int], _ words: ProposalWords) -> [Int]? {
    guard let alignment = WordAlignment(left, right, words),
      isAlike(left, right, alignment, words)
    else { return nil }
    var merged: [Int] = []
    var (row, column) = (0, 0)
    for pair in alignment.pairs + [(left.count, right.count)] {
      let (mine, theirs) = (left[row..<pair.0], right[column..<pair.1])
      guard mine.isEmpty || theirs.isEmpty else { return nil }
      merged += mine
      merged += theirs
      if pair.0 < left.count { merged.append(left[pair.0]) }
      (row, column) = (pair.0 + 1, pair.1 + 1)
    }
    return merged
  }

  /// Whether at least half of the words of the shorter text are in the longer one too.
  private static func isAlike(
    _ left: [Int], _ right: [Int], _ alignment: WordAlignment, _ words: ProposalWords
  ) -> Bool {
    let common = alignment.pairs.count { words.isWord(left[$0.0]) }
    let least = min(left.count(where: words.isWord), right.count(where: words.isWord))
    return common > 0 && common * 2 >= least
  }
}
