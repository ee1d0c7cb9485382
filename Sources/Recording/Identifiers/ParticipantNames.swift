import JSON
import Records

/// The names in the participant key, for finding them in notes. Its description shows none.
package struct ParticipantNames: Sendable, CustomStringConvertible {
  /// A name as its words in small letters, and whom it means.
  private struct Name {
    var words: [Text]
    var participants: [String]
  }

  /// The longest first.
  private let whole: [Name]
  /// Single words of names.
  private let parts: [Text: [String]]

  package init() { (whole, parts) = ([], [:]) }

  /// - Parameter people: Names, and the whole ids of the participants.
  package init(_ people: [(name: String, id: String)]) {
    var whole: [[Text]: Set<Text>] = [:]
    var parts: [Text: Set<Text>] = [:]
    for (name, id) in people {
      let words = IdentifierText(name).words.map { Text($0.lower) }
      guard !words.isEmpty else { continue }
      let short = Text(RecordID(id)?.short ?? id)
      whole[words, default: []].insert(short)
      for word in words where word.string.count > 1 { parts[word, default: []].insert(short) }
    }
    self.whole = whole.map { Name(words: $0.key, participants: $0.value.sorted().map(\.string)) }
      .filter { $0.words.count > 1 }
      .sorted { left, right in
        left.words.count == right.words.count
          ? left.words.lexicographicallyPrecedes(right.words)
          : left.words.count > right.words.count
      }
    self.parts = parts.mapValues { $0.sorted().map(\.string) }
  }

  package var description: String { "\(parts.count) words of names" }

  /// Every name of the key in a text: whole names in any case, single words of a name unless they are small letters of a
  /// usual word.
  func find(_ text: IdentifierText) -> [(range: Range<Int>, participants: [String])] {
    guard !parts.isEmpty else { return [] }
    var found: [(range: Range<Int>, participants: [String])] = []
    var index = 0
    while index < text.words.count {
      if let name = whole.first(where: { begins($0, at: index, in: text) }) {
        let last = text.words[index + name.words.count - 1]
        found.append(
          (text.words[index].range.lowerBound..<last.range.upperBound, name.participants))
        index += name.words.count
        continue
      }
      let word = text.words[index]
      if let match = part(word) { found.append(match) }
      index += 1
    }
    return found
  }

  private func begins(_ name: Name, at index: Int, in text: IdentifierText) -> Bool {
    guard index + name.words.count <= text.words.count else { return false }
    return name.words.indices.allSatisfy { Text(text.words[index + $0].lower) == name.words[$0] }
  }

  private func part(
    _ word: IdentifierText.Word
  ) -> (range: Range<Int>, participants: [String])? {
    let lower = Text(word.lower)
    let isUsual = IdentifierWords.common.contains(lower) || IdentifierOrdinary.words.contains(lower)
    guard word.isCapitalised || !isUsual else { return nil }
    if let participants = parts[lower] { return (word.range, participants) }
    // "Anna's", and "Annas" of other languages, hold the name at their beginning.
    for ending in ["'s", "\u{2019}s", "'", "\u{2019}"] where word.lower.hasSuffix(ending) {
      let base = String(word.lower.dropLast(ending.count))
      let end = word.range.upperBound - ending.unicodeScalars.count
      if let participants = parts[Text(base)] {
        return (word.range.lowerBound..<end, participants)
      }
    }
    return nil
  }
}
