import JSON
import Records

/// Finds what might name somebody: a person looks at each and decides.
///
/// It offers more than it must: a word too many costs a keystroke, a name too few may hurt. It still misses names in
/// small letters and scripts without capitals, so that somebody reads every note before a log counts as cleared.
package struct IdentifierFinder: Sendable {
  /// Words in small letters that are nobody's name here: of the product, the study and its screens.
  private let known: Set<Text>

  /// - Parameter known: Titles and names of the study; each of their words counts.
  package init(known: [String] = []) {
    let words = known.flatMap { IdentifierText($0).words.map { Text($0.text.lowercased()) } }
    self.known = IdentifierWords.product.union(words)
  }

  /// Everything in a text, in its order; nothing overlaps.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func candidates(in text: String) -> [IdentifierCandidate] {
    let text = IdentifierText(text)
    var found = IdentifierMatches(text)
    found.take(.mail, IdentifierPatterns.mails(text))
    found.take(.link, IdentifierPatterns.links(text))
    found.take(.handle, IdentifierPatterns.handles(text))
    found.take(.account, IdentifierPatterns.accounts(text))
    found.take(.street, IdentifierStreets.find(text))
    found.take(.date, IdentifierNumbers.dates(text))
    let numbers = IdentifierNumbers.groups(text)
    found.take(.phone, numbers.phones)
    found.take(.number, numbers.others)
    found.take(.name, IdentifierNames.announced(text))
    found.take(.name, IdentifierNames.capitalised(text, known: known))
    return found.inOrder
  }
}

/// Collects matches; who comes first keeps its place.
struct IdentifierMatches {
  private let text: IdentifierText
  private var found: [IdentifierCandidate] = []
  private var taken: Set<Int> = []

  init(_ text: IdentifierText) { self.text = text }

  mutating func take(_ kind: IdentifierCandidate.Kind, _ ranges: [Range<Int>]) {
    for range in ranges where !range.isEmpty && !range.contains(where: taken.contains) {
      taken.formUnion(range)
      found.append(IdentifierCandidate(kind: kind, range: range, words: text.string(range)))
    }
  }

  var inOrder: [IdentifierCandidate] {
    found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
