import Wording

/// Questions about short texts, answered on their bytes.
package enum Words {
  /// Whether a text holds anything but white space.
  package static func hasContent(_ text: String?) -> Bool {
    guard let text else { return false }
    for byte in text.utf8 where byte > 0x20 {
      if byte < 0x80 { return true }
      return text.unicodeScalars.contains { !$0.properties.isWhitespace && $0.value != 0x200b }
    }
    return false
  }

  /// The text without white space around it, each run of white space as one space.
  package static func trimmed(_ text: String) -> String {
    if text.isEmpty || isTrimmed(text) { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func isTrimmed(_ text: String) -> Bool {
    var before: UInt8 = 0x20
    for byte in text.utf8 {
      if byte >= 0x80 || byte < 0x20 { return false }
      if byte == 0x20 && before == 0x20 { return false }
      before = byte
    }
    return before != 0x20
  }

  /// The words of a folded text.
  package static func list(_ text: String) -> [Substring] {
    PlainText.folded(text, .words).split(separator: " ")
  }

  /// Whether one folded text stands in another as whole words.
  package static func contains(_ text: String, words: String) -> Bool {
    let (hay, needle) = (list(text), list(words))
    guard !needle.isEmpty, needle.count <= hay.count else { return false }
    return (0...(hay.count - needle.count)).contains { start in
      hay[start..<(start + needle.count)].elementsEqual(needle) { $0.utf8.elementsEqual($1.utf8) }
    }
  }
}

extension Words {
  /// The text without white space at its end.
  static func trimmedEnd(_ text: String) -> String {
    var bytes = text.utf8[...]
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    return String(Substring(bytes))
  }
}
