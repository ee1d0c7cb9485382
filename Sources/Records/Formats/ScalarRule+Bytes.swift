import JSON

/// The rules themselves, on the UTF-8 bytes of a text as they stand in the file: nothing is copied.
extension ScalarRule {
  /// Whether a kind of field may hold a text.
  static func isFine(_ text: Span<UInt8>, _ kind: FieldKind) -> Bool {
    switch kind {
    case .line: !holds(text) { $0 == 0x0a || $0 == 0x0d }
    case .choice(let words): isOne(of: words, text)
    case .instant: Instant.isWellFormed(text)
    case .day: CalendarDay(utf8: text) != nil
    case .place: Place(utf8: text) != nil
    case .dimension: isDimension(text)
    case .address: WebAddress.isWellFormed(text)
    case .reference(let target): isReference(text, target)
    case .position: isPosition(text)
    default: true
    }
  }

  private static func isOne(of words: WordList, _ text: Span<UInt8>) -> Bool {
    for index in words.entries.indices where text.isSame(as: words.entries[index].id) {
      return true
    }
    return false
  }

  private static func isReference(_ text: Span<UInt8>, _ target: ReferenceTarget) -> Bool {
    guard hasTwoParts(target) else { return RecordID.isWellFormed(text) }
    for at in text.indices where text[at] == UInt8(ascii: "/") {
      return RecordID.isWellFormed(text.extracting(0..<at))
        && RecordID.isWellFormed(text.extracting((at + 1)...))
    }
    return false
  }

  /// Whether a reference is two ids with a slash between them.
  static func hasTwoParts(_ target: ReferenceTarget) -> Bool {
    target == .observation || target == .spectrumCell
  }

  private static func isDimension(_ text: Span<UInt8>) -> Bool {
    RecordID.isWellFormed(text) && !holds(text) { (0x41...0x5a).contains($0) }
  }

  private static func isPosition(_ text: Span<UInt8>) -> Bool {
    (1...200).contains(text.count) && text[text.count - 1] != UInt8(ascii: "0")
      && !holds(text) { !WriteIDText.isLetterOrDigit($0) }
  }

  private static func holds(_ text: Span<UInt8>, _ test: (UInt8) -> Bool) -> Bool {
    for at in text.indices where test(text[at]) { return true }
    return false
  }

  /// Whether a text can be the id of an ability.
  package static func isDimension(_ string: String) -> Bool {
    isDimension(Array(string.utf8).span)
  }
}
