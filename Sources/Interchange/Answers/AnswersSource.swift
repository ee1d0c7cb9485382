import JSON
import Records

/// A file of answers, to find lines and columns in.
enum AnswersSource {
  case table(bytes: [UInt8], separator: UInt8)
  case document(JSONDocument)

  /// - Complexity: O(*n*) in the bytes before the place; meant for errors only.
  func position(of place: AnswersPlace) -> TextPosition {
    switch (self, place) {
    case (.document(let document), .node(let index)): document.position(ofNode: index)
    case (.table(let bytes, let separator), .field(let line, let index)):
      Self.position(of: index, onLine: line, bytes, separator)
    default: TextPosition(line: 1, column: 1)
    }
  }

  /// A field may go over several lines, so its own line may come after that of its row.
  private static func position(
    of field: Int, onLine line: Int, _ bytes: [UInt8], _ separator: UInt8
  ) -> TextPosition {
    var at = 0
    var current = 1
    func skipLineEnd() {
      let isPair = bytes[at] == 0x0d && at + 1 < bytes.count && bytes[at + 1] == 0x0a
      at += isPair ? 2 : 1
      current += 1
    }
    while current < line, at < bytes.count {
      if bytes[at] == 0x0a || bytes[at] == 0x0d { skipLineEnd() } else { at += 1 }
    }
    var column = 1
    var left = field
    var isQuoted = false
    var isAtStart = true
    while left > 0, at < bytes.count {
      let byte = bytes[at]
      if byte == 0x0a || byte == 0x0d {
        guard isQuoted else { break }
        skipLineEnd()
        column = 1
        continue
      }
      if byte == UInt8(ascii: "\""), isQuoted || isAtStart { isQuoted.toggle() }
      isAtStart = false
      if byte == separator, !isQuoted {
        left -= 1
        isAtStart = true
      }
      if byte & 0xc0 != 0x80 { column += 1 }
      at += 1
    }
    return TextPosition(line: current, column: column)
  }
}
