/// What each of several people changed in a text that all of them had, word by word.
enum WordEdits {
  /// A piece of the base and what one person put there.
  private struct Edit: Hashable {
    let range: Range<Int>
    let words: [Int]
  }

  /// Takes everybody's changes.
  ///
  /// Whole sentences or lines that several added in one place all stay, in the order of their lists.
  ///
  /// - Parameter lists: Distinct, in an order that does not depend on who asks.
  /// - Returns: `nil` where people changed the same words, or words side by side, in different ways.
  static func merged(_ lists: [[Int]], base: [Int], _ words: ProposalWords) -> [Int]? {
    var edits: [Edit] = []
    for list in lists {
      guard let alignment = WordAlignment(base, list, words) else { return nil }
      for edit in Self.edits(base, list, alignment) where !edits.contains(edit) {
        edits.append(edit)
      }
    }
    let order = edits.indices.sorted { left, right in
      let (a, b) = (edits[left].range, edits[right].range)
      return (a.lowerBound, a.upperBound, left) < (b.lowerBound, b.upperBound, right)
    }
    var merged: [Int] = []
    var done = 0
    var group: [Edit] = []
    for edit in order.map({ edits[$0] }) {
      if let end = group.map(\.range.upperBound).max(), edit.range.lowerBound > end {
        guard apply(group, to: base, &merged, &done, words) else { return nil }
        group = []
      }
      group.append(edit)
    }
    guard apply(group, to: base, &merged, &done, words) else { return nil }
    return merged + base[done...]
  }

  private static func edits(_ base: [Int], _ list: [Int], _ alignment: WordAlignment) -> [Edit] {
    var edits: [Edit] = []
    var (row, column) = (0, 0)
    for pair in alignment.pairs + [(base.count, list.count)] {
      if row < pair.0 || column < pair.1 {
        edits.append(Edit(range: row..<pair.0, words: Array(list[column..<pair.1])))
      }
      (row, column) = (pair.0 + 1, pair.1 + 1)
    }
    return edits
  }

  /// Writes what edits that touch each other make of their place.
  ///
  /// - Returns: Whether they go together.
  private static func apply(
    _ group: [Edit], to base: [Int], _ merged: inout [Int], _ done: inout Int,
    _ words: ProposalWords
  ) -> Bool {
    guard let first = group.first else { return true }
    guard group.count == 1 || areSentences(group, after: base[..<first.range.lowerBound], words)
    else { return false }
    merged += base[done..<first.range.lowerBound]
    for edit in group { merged += edit.words }
    done = first.range.upperBound
    return true
  }

  /// Whether all add whole sentences or lines in one place and take nothing away.
  private static func areSentences(
    _ group: [Edit], after before: ArraySlice<Int>, _ words: ProposalWords
  ) -> Bool {
    guard let place = group.first?.range, place.isEmpty, group.allSatisfy({ $0.range == place })
    else { return false }
    let isEnd = before.last { !words.isSpace($0) }.map(words.endsSentence) ?? true
    let isLineStart = before.last.map(words.isLineEnd) ?? true
    return group.allSatisfy { edit in
      guard let first = edit.words.first, let last = edit.words.last else { return false }
      let isLine = words.isLineEnd(first) || isLineStart && words.isLineEnd(last)
      let isSentence = isEnd && (words.isSpace(first) || words.isSpace(last))
      return isLine || isSentence
    }
  }
}
