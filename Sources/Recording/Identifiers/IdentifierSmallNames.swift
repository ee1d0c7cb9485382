import JSON
import Records

/// Names in small letters: common first names, and names that stand with a capital letter elsewhere.
enum IdentifierSmallNames {
  /// First names that are also ordinary words in one of the languages that notes are written in.
  private static let ambiguous = IdentifierWords.set(
    """
    ali ben bob camille chris eric erik grant jack jan jean juan karen lea lena leon luca mark marco maria marie
    mario martin mary mia nora otto paul pierre rosa rose sam sara simon steve tim tom victor vera wei will
    """)

  static func find(_ text: IdentifierText, names: Set<Text>) -> [Range<Int>] {
    text.words.compactMap { word in
      guard !word.isCapitalised, word.text.utf8.count > 2 else { return nil }
      let key = Text(word.lower)
      if names.contains(key) { return word.range }
      guard IdentifierWords.firstNames.contains(key), !ambiguous.contains(key),
        !IdentifierWords.common.contains(key)
      else { return nil }
      return word.range
    }
  }
}
