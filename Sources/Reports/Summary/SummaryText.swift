/// Shorter forms of what people wrote.
enum SummaryText {
  /// The first sentence, where a full stop, a question or an exclamation mark ends it; the whole where none does.
  ///
  /// - Returns: `nil` for no text.
  static func firstSentence(_ text: String?) -> String? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      let isEnd =
        "。！？".contains(text[place])
        || ".!?".contains(text[place]) && next < text.endIndex && isGap(text[next...])
      if isEnd { return String(text[..<next]) }
      place = next
    }
    return text
  }

  /// A long sentence up to its first comma, semicolon or colon, with "…" for the rest; the whole where it is short, or
  /// has no such place after its third word.
  static func firstPart(_ sentence: String) -> String {
    let isLong = sentence.split(whereSeparator: \.isWhitespace).count > longSentence
    guard isLong else { return sentence }
    for (place, sign) in zip(sentence.indices, sentence) where ",;:".contains(sign) {
      let part = sentence[..<place]
      let next = sentence.index(after: place)
      guard next < sentence.endIndex, sentence[next].isWhitespace,
        part.split(whereSeparator: \.isWhitespace).count > 2
      else { continue }
      return part + " …"
    }
    return sentence
  }

  /// In words.
  private static let longSentence = 9

  /// White space before a capital letter or a sign: what follows "e.g." is a small letter or a number.
  private static func isGap(_ rest: Substring) -> Bool {
    guard let first = rest.first, first.isWhitespace else { return false }
    return rest.first { !$0.isWhitespace }.map { !$0.isLowercase && !$0.isNumber } ?? false
  }
}
