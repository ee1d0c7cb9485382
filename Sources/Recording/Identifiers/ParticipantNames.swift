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
      if let (name, end) = whole(at: index, in: text) {
        found.append((text.words[index].range.lowerBound..<end, name.participants))
        index += name.words.count
        continue
      }
      let word = text.words[index]
      if let match = part(word) { found.append(match) }
      index += 1
    }
    return found
  }

  /// The longest whole name that begins at a word, and where it ends.
  private func whole(at index: Int, in text: IdentifierText) -> (name: Name, end: Int)? {
    for name in whole {
      let last = index + name.words.count - 1
      guard last < text.words.count,
        zip(name.words.dropLast(), text.words[index...]).allSatisfy({ $0 == Text($1.lower) }),
        let form = Self.forms(text.words[last]).first(where: { $0.base == name.words.last })
      else { continue }
      return (name, form.end)
    }
    return nil
  }

  private func part(
    _ word: IdentifierText.Word
  ) -> (range: Range<Int>, participants: [String])? {
    guard word.isCapitalised || !Self.isUsual(Text(word.lower)) else { return nil }
    for (base, end) in Self.forms(word) {
      if let participants = parts[base] { return (word.range.lowerBound..<end, participants) }
    }
    return nil
  }

  private static func isUsual(_ word: Text) -> Bool {
    IdentifierWords.common.contains(word) || IdentifierOrdinary.words.contains(word)
  }

  /// A word in small letters, and without a genitive: "Anna's", and "Annas" as in German, where the whole word goes.
  private static func forms(_ word: IdentifierText.Word) -> [(base: Text, end: Int)] {
    let (lower, end) = (word.lower, word.range.upperBound)
    var forms = [(base: Text(lower), end: end)]
    for ending in ["'s", "\u{2019}s", "'", "\u{2019}"] where lower.hasSuffix(ending) {
      forms.append((Text(String(lower.dropLast(ending.count))), end - ending.unicodeScalars.count))
    }
    // "Marks" at the beginning of a sentence is a verb.
    let base = Text(String(lower.dropLast()))
    if lower.hasSuffix("s"), lower.count > 3, !isUsual(Text(lower)),
      !isUsual(base) || word.isCapitalised && !word.beginsSentence
    {
      forms.append((base, end))
    }
    return forms
  }
}
