import Records

/// Tells from the bytes of a log, without reading it, that it holds no note that is asked for.
///
/// It never says so wrongly: where a file is written in a way that the bytes alone do not tell, it may hold one.
package struct NoteSieve: Sendable {
  /// A key, and how its value begins in one of the notes.
  private struct Field: Sendable {
    let key: ByteSearch
    let values: [[UInt8]]
  }

  private var fields: [Field] = []
  private var words: [ByteSearch] = []

  package init(_ query: NoteQuery) {
    add("kind", query.kinds.map { "\"\($0.id)\"" })
    add("impact", query.impacts.map { "\($0.rawValue)" })
    add("speaker", query.speakers.map { "\"\($0.id)\"" })
    guard !query.isRegex else { return }
    for word in query.words.map(WordFolding.folded) where word.allSatisfy(Self.isPlain) {
      if let search = ByteSearch(word) { words.append(search) }
    }
  }

  /// Whether nothing can be told from the bytes.
  package var letsAllThrough: Bool { fields.isEmpty && words.isEmpty }

  /// Whether a log may hold a note that is asked for.
  package func mayHold(_ bytes: Span<UInt8>) -> Bool {
    if letsAllThrough || FoldableLines.hasUnicodeEscape(bytes) { return true }
    return fields.allSatisfy { Self.holds($0, bytes) } && mayStand(in: bytes)
  }

  /// Whether a note of a log without faults may be asked for.
  ///
  /// - Parameters:
  ///   - entry: The bytes of the whole note in the log.
  ///   - said: The bytes of its words in there, without quotation marks.
  package func mayFit(_ entry: Span<UInt8>, words said: Span<UInt8>) -> Bool {
    if letsAllThrough || FoldableLines.hasUnicodeEscape(entry) { return true }
    return mayStand(in: said) && fields.allSatisfy { Self.holds($0, entry) }
  }

  /// Whether all words stand in bytes as they are, or where an accent, or a letter of another width, may fold to them.
  private func mayStand(in bytes: Span<UInt8>) -> Bool {
    var lines: [[UInt8]]?
    for word in words where !word.isIn(bytes) {
      if lines == nil {
        lines = FoldableLines.folded(bytes)
        if lines == nil { return true }
      }
      guard let folded = lines, folded.contains(where: { word.isIn($0.span) }) else { return false }
    }
    return true
  }

  private mutating func add(_ key: String, _ values: [String]) {
    guard !values.isEmpty, let search = ByteSearch("\"\(key)\"".utf8) else { return }
    fields.append(Field(key: search, values: values.map { Array($0.utf8) }))
  }

  /// Whether a key stands somewhere before one of its values.
  private static func holds(_ field: Field, _ bytes: Span<UInt8>) -> Bool {
    var from = 0
    while let found = field.key.first(in: bytes, from: from) {
      var at = found + field.key.wanted.count
      while at < bytes.count, isGap(bytes[at]) { at += 1 }
      for value in field.values where begins(value, bytes, at) { return true }
      from = at
    }
    return false
  }

  private static func begins(_ value: [UInt8], _ bytes: Span<UInt8>, _ start: Int) -> Bool {
    guard start + value.count <= bytes.count else { return false }
    for offset in value.indices where bytes[start + offset] != value[offset] { return false }
    return true
  }

  /// White space, or the colon between a key and its value.
  private static func isGap(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 || byte == UInt8(ascii: ":")
  }

  /// Letters, digits and signs that stand in JSON as they are. A space may stand for a line end there.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x21...0x7e).contains(byte) && !"\"\\/".utf8.contains(byte)
  }
}
