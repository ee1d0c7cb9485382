package import JSON
import Records

/// Finds what might name somebody: a person looks at each and decides.
///
/// It offers more than it must: a word too many costs a keystroke, a name too few may hurt. It still misses names in
/// small letters and in scripts without capitals, so that somebody reads every note before a log counts as cleared.
package struct IdentifierFinder: Sendable {
  /// Words in small letters that are nobody's name here: of the product, the study and its screens.
  private let known: Set<Text>
  private let participants: ParticipantNames

  /// - Parameters:
  ///   - known: Titles and names of the study; each of their words counts.
  ///   - participants: Names in the participant key; they are found first, in any case.
  package init(known: [String] = [], participants: ParticipantNames = ParticipantNames()) {
    self.participants = participants
    let words = known.flatMap { IdentifierText($0).words.map { Text($0.text.lowercased()) } }
    self.known = IdentifierWords.product.union(words)
  }

  /// Everything in a text, in its order; nothing overlaps.
  ///
  /// - `names`: Names from other texts, in small letters: here they are found in small letters too.
  /// - Complexity: O(*n*) in the length of the text.
  package func candidates(in text: String, names: Set<Text> = []) -> [IdentifierCandidate] {
    let text = IdentifierText(text)
    var found = IdentifierMatches(text)
    for match in participants.find(text) {
      found.take(.name, [match.range], participants: match.participants)
    }
    found.take(.mail, IdentifierPatterns.mails(text))
    let spoken = IdentifierSpoken.addresses(text)
    found.take(.mail, spoken.mails)
    found.take(.link, spoken.links)
    found.take(.link, IdentifierPatterns.links(text))
    found.take(.handle, IdentifierPatterns.handles(text))
    found.take(.account, IdentifierPatterns.accounts(text))
    found.take(.street, IdentifierStreets.find(text))
    found.take(.plate, IdentifierPlates.find(text))
    found.take(.date, IdentifierNumbers.dates(text))
    for (kind, ranges) in IdentifierNumbers.groups(text) { found.take(kind, ranges) }
    found.take(.name, IdentifierNames.announced(text))
    found.take(.name, IdentifierSmallNames.find(text, names: names.subtracting(known)))
    found.take(.name, IdentifierHan.announced(text))
    found.take(.name, IdentifierNames.capitalised(text, known: known)) {
      IdentifierOrdinary.isOrdinary($0, text)
    }
    found.take(.name, IdentifierHan.alone(text)) { _ in true }
    return found.inOrder
  }

  /// First words of sentences that are no usual ones: each may be a name, or only have its capital letter from there.
  func beginnings(in text: String) -> [IdentifierCandidate] {
    let text = IdentifierText(text)
    return IdentifierNames.beginnings(text, known: known).map { range in
      var candidate = IdentifierCandidate(
        kind: .name, range: range, words: text.string(range), isOrdinary: true)
      candidate.onlyBegins = true
      return candidate
    }
  }
}

/// Collects matches; who comes first keeps its place.
struct IdentifierMatches {
  private let text: IdentifierText
  private var found: [IdentifierCandidate] = []
  private var taken: Set<Int> = []

  init(_ text: IdentifierText) { self.text = text }

  mutating func take(
    _ kind: IdentifierCandidate.Kind, _ ranges: [Range<Int>], participants: [String] = [],
    isOrdinary: (Range<Int>) -> Bool = { _ in false }
  ) {
    for range in ranges where !range.isEmpty && !range.contains(where: taken.contains) {
      taken.formUnion(range)
      var candidate = IdentifierCandidate(
        kind: kind, range: range, words: text.string(range), isOrdinary: isOrdinary(range))
      candidate.participants = participants
      found.append(candidate)
    }
  }

  var inOrder: [IdentifierCandidate] {
    found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
