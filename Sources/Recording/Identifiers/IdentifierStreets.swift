import JSON
import Records

/// Streets with a house number.
enum IdentifierStreets {
  static func find(_ text: IdentifierText) -> [Range<Int>] {
    text.words.indices.compactMap { index in
      let word = text.words[index]
      let lower = word.lower
      if IdentifierWords.streetsBehind.contains(Text(lower)) { return english(text, index) }
      if IdentifierWords.streetsBefore.contains(Text(lower)) { return romance(text, index) }
      let isStreet = IdentifierWords.streetEndings.contains {
        lower.hasSuffix($0) && lower.utf8.count > $0.utf8.count + 2
      }
      guard isStreet, word.isCapitalised || lower.hasSuffix("straat") else { return nil }
      return number(text, behind: word.range.upperBound).map { word.range.lowerBound..<$0 }
    }
  }

  /// `12 Baker Street`, `Baker Street 12`.
  private static func english(_ text: IdentifierText, _ index: Int) -> Range<Int>? {
    var first = index
    while first > 0, text.isAdjacent(text.words[first - 1], text.words[first]),
      text.words[first - 1].isCapitalised, index - first < 3
    {
      first -= 1
    }
    guard first < index else { return nil }
    let (start, end) = (text.words[first].range.lowerBound, text.words[index].range.upperBound)
    if let before = number(text, before: start) { return before..<end }
    return number(text, behind: end).map { start..<$0 }
  }

  /// `12 rue de Rivoli`, `Calle Mayor 3`, `Via Roma 10`.
  private static func romance(_ text: IdentifierText, _ index: Int) -> Range<Int>? {
    var last = index
    while last + 1 < text.words.count, text.isAdjacent(text.words[last], text.words[last + 1]),
      last - index < 4
    {
      let next = text.words[last + 1]
      let isParticle = IdentifierWords.particles.contains(Text(next.lower))
      guard next.isCapitalised || isParticle else { break }
      last += 1
    }
    guard last > index, text.words[last].isCapitalised else { return nil }
    let (start, end) = (text.words[index].range.lowerBound, text.words[last].range.upperBound)
    if let behind = number(text, behind: end) {
      return (number(text, before: start) ?? start)..<behind
    }
    return number(text, before: start).map { $0..<end }
  }

  /// Where a house number behind a place ends: `5`, `5a`, `, 12`.
  private static func number(_ text: IdentifierText, behind end: Int) -> Int? {
    var at = end
    while let scalar = text[at: at], " ,.\u{a0}".unicodeScalars.contains(scalar), at - end < 3 {
      at += 1
    }
    guard text.isDigit(at), at > end else { return nil }
    var last = at
    while text.isDigit(last) { last += 1 }
    guard last - at <= 4 else { return nil }
    if text.isLetter(last), !text.isLetter(last + 1) { last += 1 }
    return last
  }

  /// Where a house number before a place begins.
  private static func number(_ text: IdentifierText, before start: Int) -> Int? {
    var at = start
    while let scalar = text[at: at - 1], " ,\u{a0}".unicodeScalars.contains(scalar), start - at < 2
    {
      at -= 1
    }
    if text.isLetter(at - 1), text.isDigit(at - 2) { at -= 1 }
    guard text.isDigit(at - 1), at < start else { return nil }
    var first = at - 1
    while text.isDigit(first - 1) { first -= 1 }
    return at - first <= 4 ? first : nil
  }
}
