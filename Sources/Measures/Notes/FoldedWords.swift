import Records

/// Words that must all stand in a text, as ``WordFolding`` folds them.
package struct FoldedWords: Sendable {
  private let searches: [ByteSearch]

  /// - Parameter words: Empty ones ask for nothing.
  package init(_ words: [String]) {
    searches = words.compactMap { ByteSearch(WordFolding.folded($0)) }
  }

  /// Whether nothing is asked for.
  package var isEmpty: Bool { searches.isEmpty }

  /// Whether every word stands in the text; where none is asked for they do.
  package func stand(in text: String) -> Bool {
    if searches.isEmpty { return true }
    let folded = WordFolding.folded(text)
    return searches.allSatisfy { $0.isIn(folded.span) }
  }
}
