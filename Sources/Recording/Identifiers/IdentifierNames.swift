import JSON
import Records

/// Names of people and places by their titles, by what announces them, and by capital letters.
enum IdentifierNames {
  /// Names behind a title or behind "my name is".
  static func announced(_ text: IdentifierText) -> [Range<Int>] {
    titled(text) + introduced(text) + honoured(text)
  }

  private static func titled(_ text: IdentifierText) -> [Range<Int>] {
    text.words.indices.compactMap { index in
      let title = text.words[index]
      let lower = Text(title.lower)
      let isSure = IdentifierWords.titles.contains(lower)
      guard isSure || IdentifierWords.nouns.contains(lower), index + 1 < text.words.count,
        text.follows(text.words[index + 1], title: title)
      else { return nil }
      let name = text.words[(index + 1)...].first {
        !IdentifierWords.particles.contains(Text($0.lower)) || $0.isCapitalised
      }
      // "Mrs miller" is a name in any case; "Frau" and "M." are also other words.
      guard let name,
        name.isCapitalised || isSure && !IdentifierWords.common.contains(Text(name.lower))
      else { return nil }
      let first = text.words[index].range.lowerBound
      return first..<text.words[end(text, from: index + 1)].range.upperBound
    }
  }

  /// The last word of a name that begins at a word: further capitalised words and particles between them.
  private static func end(_ text: IdentifierText, from start: Int) -> Int {
    var end = start
    var at = start
    while at + 1 < text.words.count, at - start < 4,
      text.follows(text.words[at + 1], title: text.words[at]),
      text.isAdjacent(text.words[at], text.words[at + 1]) || text.words[at].text.count <= 4
    {
      at += 1
      if text.words[at].isCapitalised {
        if !text.isAdjacent(text.words[at - 1], text.words[at]),
          !IdentifierWords.titles.contains(Text(text.words[at - 1].lower))
        {
          break
        }
        end = at
      } else if !IdentifierWords.particles.contains(Text(text.words[at].lower)) {
        break
      }
    }
    return end
  }

  /// Words behind "my name is" and its like in several languages.
  private static func introduced(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for phrase in IdentifierWords.introductions {
      for start in text.words.indices {
        let behind = start + phrase.count
        guard behind < text.words.count,
          zip(phrase, text.words[start...]).allSatisfy({ Text.isSame($0, $1.lower) })
        else { continue }
        let next = text.words[behind]
        guard text.isAdjacent(text.words[behind - 1], next),
          !IdentifierWords.common.contains(Text(next.lower))
        else { continue }
        let last = next.isCapitalised ? end(text, from: behind) : behind
        found.append(next.range.lowerBound..<text.words[last].range.upperBound)
      }
    }
    return found
  }

  /// Names before or behind a word of honour in scripts without capitals: 田中さん, 王先生.
  private static func honoured(_ text: IdentifierText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for honour in IdentifierWords.honours.map({ Array($0.unicodeScalars) }) {
      var at = 1
      while at + honour.count <= text.scalars.count {
        guard text.scalars[at..<(at + honour.count)].elementsEqual(honour) else {
          at += 1
          continue
        }
        var start = at
        while start > 0, at - start < 3, isIdeograph(text.scalars[start - 1]) { start -= 1 }
        if start < at { found.append(start..<(at + honour.count)) }
        at += honour.count
      }
    }
    return found
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0xac00...0xd7a3).contains(scalar.value)
      || (0x30a0...0x30ff).contains(scalar.value)
  }

  /// Capitalised words that begin no sentence and are nobody's known word; neighbours are one name.
  static func capitalised(_ text: IdentifierText, known: Set<Text>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: Int?
    func isName(_ index: Int) -> Bool {
      let word = text.words[index]
      guard isLikeName(word, text, known: known) else { return false }
      if !word.beginsSentence || IdentifierWords.firstNames.contains(Text(word.lower)) {
        return true
      }
      // "Anna Becker asks": the first word of a sentence goes with a name behind it.
      let next = index + 1
      return next < text.words.count && text.isAdjacent(word, text.words[next])
        && !text.words[next].beginsSentence && isLikeName(text.words[next], text, known: known)
    }
    func close(_ index: Int) {
      guard let first = open else { return }
      found.append(text.words[first].range.lowerBound..<text.words[index].range.upperBound)
      open = nil
    }
    for index in text.words.indices {
      if open != nil, !text.isAdjacent(text.words[index - 1], text.words[index]) {
        close(index - 1)
      }
      if isName(index) {
        if open == nil { open = index }
      } else {
        close(index - 1)
      }
    }
    close(text.words.count - 1)
    return found
  }

  /// Single capitalised words at the beginning of a sentence.
  static func beginnings(_ text: IdentifierText, known: Set<Text>) -> [Range<Int>] {
    text.words.filter {
      $0.beginsSentence && isLikeName($0, text, known: known)
        && !IdentifierWords.firstNames.contains(Text($0.lower))
        && !IdentifierOrdinary.words.contains(Text($0.lower))
    }.map(\.range)
  }

  private static func isLikeName(
    _ word: IdentifierText.Word, _ text: IdentifierText, known: Set<Text>
  ) -> Bool {
    guard word.isCapitalised, word.text.unicodeScalars.count > 1 else { return false }
    // PIN, SMS, QR; a digit beside it makes a product: S24.
    if word.isAllCapitals, word.text.unicodeScalars.count <= 5 { return false }
    if text.isDigit(word.range.lowerBound - 1) || text.isDigit(word.range.upperBound) {
      return false
    }
    let stem = withoutPossessive(word.lower)
    if known.contains(Text(stem)) || known.contains(Text(word.lower)) { return false }
    if IdentifierWords.common.contains(Text(stem)) { return false }
    // A title alone names nobody: "Mrs P01".
    if IdentifierWords.titles.contains(Text(stem)) { return false }
    let parts = stem.split(separator: "-").map { Text(String($0)) }
    if parts.count > 1,
      parts.allSatisfy({ known.contains($0) || IdentifierWords.common.contains($0) })
    {
      return false
    }
    return !isBrand(word.text)
  }

  private static func withoutPossessive(_ word: String) -> String {
    for ending in ["'s", "’s", "'ll", "’ll", "'ve", "’ve", "'m", "’m", "'d", "’d", "'re", "’re"]
    where word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  /// Capitals inside a word make a product's name, as in VoiceOver, but for McCarthy and O'Neil.
  private static func isBrand(_ word: String) -> Bool {
    let scalars = Array(word.unicodeScalars)
    for at in scalars.indices.dropFirst() where scalars[at].properties.isUppercase {
      if !IdentifierText.isLetter(scalars[at - 1]) { continue }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[..<at])
      return !["Mc", "Mac", "De", "Di", "Da", "La", "Le", "Van", "Fitz"].contains(String(view))
        && !scalars.allSatisfy { $0.properties.isUppercase }
    }
    return false
  }
}
