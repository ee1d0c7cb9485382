/// What a text must be, without the words of a choice.
enum TextRule: UInt8, Sendable {
  case any, line, instant, day, place, dimension, address, id, twoIDs, position

  /// - Returns: `nil` for a choice, and for a kind that is no text.
  init?(_ kind: FieldKind) {
    switch kind {
    case .text: self = .any
    case .line: self = .line
    case .instant: self = .instant
    case .day: self = .day
    case .place: self = .place
    case .dimension: self = .dimension
    case .address: self = .address
    case .reference(let target): self = ScalarRule.hasTwoParts(target) ? .twoIDs : .id
    case .position: self = .position
    case .choice, .integer, .decimal, .flag, .milliseconds, .set, .group, .map: return nil
    }
  }

  /// Whether a text, as its UTF-8 bytes stand in the file, is one.
  func allows(_ text: Span<UInt8>) -> Bool {
    switch self {
    case .any: true
    case .line: !Self.holds(text) { $0 == 0x0a || $0 == 0x0d }
    case .instant: Instant.isWellFormed(text)
    case .day: CalendarDay(utf8: text) != nil
    case .place: Place(utf8: text) != nil
    case .dimension: RecordID.isWellFormed(text) && !Self.holds(text) { (0x41...0x5a).contains($0) }
    case .address: WebAddress.isWellFormed(text)
    case .id: RecordID.isWellFormed(text)
    case .twoIDs: Self.isTwoIDs(text)
    case .position: Self.isPosition(text)
    }
  }

  private static func isTwoIDs(_ text: Span<UInt8>) -> Bool {
    for at in text.indices where text[at] == UInt8(ascii: "/") {
      return RecordID.isWellFormed(text.extracting(0..<at))
        && RecordID.isWellFormed(text.extracting((at + 1)...))
    }
    return false
  }

  private static func isPosition(_ text: Span<UInt8>) -> Bool {
    (1...200).contains(text.count) && text[text.count - 1] != UInt8(ascii: "0")
      && !holds(text) { !WriteIDText.isLetterOrDigit($0) }
  }

  private static func holds(_ text: Span<UInt8>, _ test: (UInt8) -> Bool) -> Bool {
    for at in text.indices where test(text[at]) { return true }
    return false
  }
}
