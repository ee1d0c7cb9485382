import Records

/// The end of a line that names a criterion: `sc` and one to three words or a number.
struct CriterionTag {
  private static let mostWords = 3
  /// So many can be told apart in one line.
  private static let mostPlaces = 3
  /// No name or number of a criterion is longer.
  private static let longest = 100

  /// What stands behind `sc`, as typed.
  let words: String
  /// The criterion that the words mean, or up to three that they mean equally well, in number order.
  let places: [Place]
  /// The line before `sc`, without the spaces between.
  let before: Substring.UnicodeScalarView

  /// - Returns: `nil` when `sc` is not among the last words.
  /// - Complexity: O(*n*) in the spaces at the end of the line; otherwise constant.
  init?(_ line: Substring.UnicodeScalarView) {
    let text = Self.withoutTrailingSpaces(line)
    var start = text.endIndex
    var scanned = 0
    for count in 0...Self.mostWords {
      let wordEnd = start
      while start > text.startIndex, !TypedForm.isSpace(text[text.index(before: start)]) {
        start = text.index(before: start)
        scanned += 1
        guard scanned <= Self.longest else { return nil }
      }
      let word = text[start..<wordEnd]
      if count > 0, Self.isTag(word) {
        let behind = TypedForm.withoutSpaces(text[wordEnd...])
        words = String(behind)
        places = Self.places(behind)
        before = Self.withoutTrailingSpaces(text[..<start])
        return
      }
      while start > text.startIndex, TypedForm.isSpace(text[text.index(before: start)]) {
        start = text.index(before: start)
        scanned += 1
        guard scanned <= Self.longest else { return nil }
      }
      guard start > text.startIndex else { return nil }
    }
    return nil
  }

  private static func isTag(_ word: Substring.UnicodeScalarView) -> Bool {
    word.lazy.filter { !TypedForm.isMark($0) }.map(TypedForm.plain).elementsEqual(
      "sc".unicodeScalars)
  }

  /// What the words mean; a full stop at their end does not count, and words that fit more than a few mean nothing.
  private static func places(_ words: Substring.UnicodeScalarView) -> [Place] {
    var words = words
    words.removeAll(where: TypedForm.isMark)
    if let last = words.last, [".", "。"].contains(TypedForm.plain(last)) { words.removeLast() }
    let found = WCAGCatalogue.shared.equallyGood(String(words))
    return found.count <= mostPlaces ? found.map(\.place) : []
  }

  private static func withoutTrailingSpaces(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    guard let last = text.lastIndex(where: { !TypedForm.isSpace($0) }) else {
      return text[..<text.startIndex]
    }
    return text[...last]
  }
}
