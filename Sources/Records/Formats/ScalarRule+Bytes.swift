import JSON

/// The rules of texts, on their UTF-8 bytes as they stand in the file: nothing is copied.
extension ScalarRule {
  /// Whether a kind of field may hold a text.
  static func isFine(_ text: Span<UInt8>, _ kind: FieldKind) -> Bool {
    if case .choice(let words) = kind { return isOne(of: words, text) }
    return TextRule(kind)?.allows(text) ?? true
  }

  private static func isOne(of words: WordList, _ text: Span<UInt8>) -> Bool {
    for index in words.entries.indices where text.isSame(as: words.entries[index].id) {
      return true
    }
    return false
  }

  /// Whether a reference is two ids with a slash between them.
  static func hasTwoParts(_ target: ReferenceTarget) -> Bool {
    target == .observation || target == .spectrumCell
  }

  /// Whether a text can be the id of an ability.
  package static func isDimension(_ string: String) -> Bool {
    TextRule.dimension.allows(Array(string.utf8).span)
  }
}
