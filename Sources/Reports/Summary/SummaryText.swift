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

  /// White space before a capital letter or a sign: what follows "e.g." is a small letter or a number.
  private static func isGap(_ rest: Substring) -> Bool {
    guard let first = rest.first, first.isWhitespace else { return false }
    return rest.first { !$0.isWhitespace }.map { !$0.isLowercase && !$0.isNumber } ?? false
  }
}
