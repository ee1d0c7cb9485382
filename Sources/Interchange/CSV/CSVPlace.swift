import JSON

/// Where a field stands in a table; its line and column are only found when somebody must be told.
package struct CSVPlace: Hashable, Sendable {
  /// The first byte of its row.
  let offset: Int
  /// The line of that byte, from 1.
  let line: Int
  /// The number of the field, from 0.
  let field: Int
}

extension CSVRow {
  /// The place of one of its fields.
  ///
  /// - Parameter field: Its number, from 0.
  func place(of field: Int) -> CSVPlace { CSVPlace(offset: offset, line: line, field: field) }
}

extension CSVTable {
  /// The line and column of a field; a field may go over several lines, so its line may come after that of its row.
  ///
  /// - Complexity: O(*n*) in the bytes of the row before the field.
  func position(of place: CSVPlace) -> TextPosition {
    var found = TextPosition(line: place.line, column: 1)
    forEachPosition(inRowAt: place.offset, line: place.line) { index, position in
      found = position
      return index < place.field
    }
    return found
  }

  /// The line and column of each field of a row.
  ///
  /// - Complexity: O(*n*) in the bytes of the row.
  func positions(in row: CSVRow) -> [TextPosition] {
    var found: [TextPosition] = []
    forEachPosition(inRowAt: row.offset, line: row.line) { _, position in
      found.append(position)
      return true
    }
    return found
  }

  /// Goes from field to field until the row ends or `goesOn` says no.
  private func forEachPosition(
    inRowAt offset: Int, line: Int, _ goesOn: (Int, TextPosition) -> Bool
  ) {
    var (at, line, column, field) = (offset, line, 1, 0)
    guard goesOn(0, TextPosition(line: line, column: 1)) else { return }
    var isQuoted = false
    var isAtStart = true
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x0a || byte == 0x0d {
        guard isQuoted else { break }
        let isPair = byte == 0x0d && at + 1 < bytes.count && bytes[at + 1] == 0x0a
        at += isPair ? 2 : 1
        (line, column) = (line + 1, 1)
        continue
      }
      if byte == UInt8(ascii: "\""), isQuoted || isAtStart { isQuoted.toggle() }
      isAtStart = false
      if byte == separator.rawValue, !isQuoted {
        field += 1
        isAtStart = true
        guard goesOn(field, TextPosition(line: line, column: column + 1)) else { return }
      }
      if byte & 0xc0 != 0x80 { column += 1 }
      at += 1
    }
  }
}
