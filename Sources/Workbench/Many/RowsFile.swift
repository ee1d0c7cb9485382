import Interchange
import JSON
import Localization
import Records
import Wording

/// Rows from a file: a table whose headings are the names of options, or JSON with an object or a list of objects.
struct RowsFile {
  private(set) var rows: [GivenRow] = []
  /// What is wrong, in the order of the file.
  private(set) var faults: [RecordFault] = []
  /// Columns that were left out, a sentence each.
  private(set) var messages: [Sentence] = []
  private let shape: RowShape

  /// - Parameter place: How the person named the file.
  /// - Throws: ``WorkbenchError`` for a file that holds no rows of this kind at all.
  init(_ input: RowsInput, _ shape: RowShape) throws {
    self.shape = shape
    if input.isTable { try readTable(input) } else { try readJSON(input) }
    faults.sort {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }
}

/// A file of rows as somebody hands it in.
package struct RowsInput {
  package let bytes: [UInt8]
  /// How the person named the file.
  package let place: String
  /// Whether it is a table; otherwise it is JSON.
  package let isTable: Bool

  package init(_ bytes: [UInt8], place: String, isTable: Bool) {
    self.bytes = bytes
    self.place = place
    self.isTable = isTable
  }
}

// MARK: Tables

extension RowsFile {
  private mutating func readTable(_ input: RowsInput) throws {
    let table = try HeadedTable(input.bytes, place: input.place, shape.columns)
    faults = table.faults
    messages = table.messages
    for name in table.unknown {
      if let near = name.near {
        faults.append(
          RecordFault(
            name.position, "this heading names no column",
            fix: "did you mean \(near)? Otherwise rename the column, or take it out"))
      } else {
        messages.append(name.leftOut)
      }
    }
    guard shape.columns.names.contains(where: { shape.columns.column($0).map(table.has) ?? false })
    else { throw table.lacks("column of a \(shape.noun)") }
    for row in table.rows {
      let before = faults.count
      var given = GivenRow(at: table.position(of: .field(-1), in: row))
      for cell in table.cells(of: row) {
        let position = table.position(of: cell.place)
        guard case .field(let index) = cell.column else {
          given.set(cell.column, cell.text, at: position)
          continue
        }
        take(cell.text, shape.fields[index], at: position, &given)
      }
      // A row of which nothing could be read says nothing more that is wrong.
      let isRead = faults.count == before || !given.pieces.isEmpty
      if isRead, !given.pieces.isEmpty || !given.special.isEmpty { rows.append(given) }
    }
  }

  private mutating func take(
    _ text: String, _ field: OptionField, at position: TextPosition, _ row: inout GivenRow
  ) {
    let words = field.parts(ofCell: text)
    do {
      var patch = RecordPatch()
      patch.put(try field.value(words, option: field.name), at: field.path)
      row.pieces.append(.init(position: position, patch: patch, words: words + [text]))
    } catch {
      faults.append(RowFault.of(error, at: position, label: field.name))
    }
  }
}

// MARK: JSON

extension RowsFile {
  private mutating func readJSON(_ input: RowsInput) throws {
    let root = try GivenDocument.read(input.bytes, place: input.place).root
    guard root.kind == .array || root.kind == .object else {
      throw WorkbenchError(
        .invalidData, at: input.place, "the input is no JSON object and no list of objects",
        fix: "write [ ] with an object for each \(shape.noun); for a table add `--csv`")
    }
    for element in root.kind == .array ? Array(root.elements) : [root] {
      guard element.kind == .object else {
        faults.append(
          RecordFault(
            element.position, "this is no object", fix: "write { } for each \(shape.noun)"))
        continue
      }
      let before = faults.count
      let row = read(element)
      if faults.count == before || !row.pieces.isEmpty { rows.append(row) }
    }
  }

  private mutating func read(_ element: JSONNode) -> GivenRow {
    var row = GivenRow(at: element.position)
    for member in element.members {
      let key = member.key.string ?? ""
      let position = member.value.position
      if let format = shape.format, Text.isSame(key, SystemKey.format) {
        check(member.value, format)
      } else if Self.system.contains(where: { Text.isSame($0, key) }) {
        continue
      } else if shape.whole.contains(where: { Text.isSame($0.key, key) }) {
        row.pieces.append(
          piece(JSONValue(member.value), at: [key], position))
      } else {
        take(member.value, shape.columns.column(key), at: member.key.position, &row)
      }
    }
    return row
  }

  /// Keys that come with a whole record and belong to the editor alone.
  private static let system = [
    SystemKey.origins, SystemKey.sync, SystemKey.format, SystemKey.deleted,
  ]

  private mutating func check(_ line: JSONNode, _ format: RecordFormat) {
    let name = (line.string ?? "").split(separator: "/").first.map(String.init) ?? ""
    if Text.isSame(name, format.name) { return }
    faults.append(
      RecordFault(
        line.position, "the input is of another format, not a \(format.noun)",
        fix: "take its format line out, or use the verb of that kind of record"))
  }

  private mutating func take(
    _ value: JSONNode, _ column: RowColumn?, at key: TextPosition, _ row: inout GivenRow
  ) {
    switch column {
    case .field(let index): take(value, shape.fields[index], &row)
    case .some(let column):
      guard let text = value.string ?? value.lexeme else {
        faults.append(
          RecordFault(
            value.position, "\(column.name) is no text", fix: "write it in quotation marks"))
        return
      }
      row.set(column, text, at: value.position)
    case .none:
      faults.append(
        RecordFault(
          key, "a \(shape.noun) has no field of this name", fix: "see `kerb formats` for the fields"
        ))
    }
  }

  private mutating func take(_ value: JSONNode, _ field: OptionField, _ row: inout GivenRow) {
    // A list with parts may also be written as it is typed: "see:permanent".
    let typed =
      value.string.map { [$0] }
      ?? (value.kind == .array ? value.elements.compactMap(\.string) : [])
    guard case .map = field.field.kind, !typed.isEmpty,
      value.kind == .string || typed.count == value.elements.count(where: { _ in true })
    else {
      row.pieces.append(piece(JSONValue(value), at: field.path, value.position))
      return
    }
    do {
      var patch = RecordPatch()
      patch.put(try field.value(typed, option: field.name), at: field.path)
      row.pieces.append(.init(position: value.position, patch: patch, words: typed))
    } catch {
      faults.append(RowFault.of(error, at: value.position, label: field.name))
    }
  }

  private func piece(
    _ value: JSONValue, at path: [String], _ position: TextPosition
  ) -> GivenRow.Piece {
    var patch = RecordPatch()
    patch.put(value, at: path)
    return GivenRow.Piece(position: position, patch: patch, words: value.string.map { [$0] } ?? [])
  }
}
