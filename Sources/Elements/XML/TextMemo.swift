/// Texts of one file that come again and again, such as types and packages: each is made once.
struct TextMemo<Note> {
  private struct Entry {
    let bytes: Range<Int>
    let text: String
    let note: Note
  }

  private var entries = [Entry?](repeating: nil, count: 64)

  /// The text of a place in the file, and what was noted of it.
  ///
  /// - Parameter note: Called where the text did not come lately.
  mutating func callAsFunction(
    _ range: Range<Int>, of bytes: Span<UInt8>, note: (String) -> Note
  ) -> (text: String, note: Note) {
    let slot = Self.slot(range, bytes)
    if let entry = entries[slot], entry.bytes.count == range.count,
      bytes.repeats(entry.bytes, at: range.lowerBound)
    {
      return (entry.text, entry.note)
    }
    let text = bytes.text(range)
    let entry = Entry(bytes: range, text: text, note: note(text))
    entries[slot] = entry
    return (text, entry.note)
  }

  /// Names of classes and identifiers differ at their ends.
  private static func slot(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Int {
    var mixed = UInt64(range.count)
    if range.count >= 8 {
      mixed ^= bytes.word(at: range.upperBound - 8)
    } else {
      for place in range { mixed = mixed << 8 ^ UInt64(bytes[place]) }
    }
    return Int((mixed &* 0x9e37_79b9_7f4a_7c15) >> 58)
  }
}
