package import JSON
package import Localization
package import Records
package import Wording

/// A table whose first row names its columns: what every importer reads.
///
/// Rows that are no CSV or have more fields than there are headings are left out and told; so are headings that name
/// no column. What the cells mean is for the importer.
package struct HeadedTable<Column: Hashable & Sendable>: Sendable {
  package let columns: TableColumns<Column>
  /// The rows below the headings, in the order of the file.
  package let rows: [CSVRow]
  /// One for each row that was left out, in the order of the file; nothing of the row is repeated.
  package let faults: [RecordFault]
  /// Headings that name no column, from left to right; an empty heading is none.
  package let unknown: [UnknownName]
  /// Sentences about the file as a whole: that something else than a comma separates the fields.
  package let messages: [Sentence]
  let text: CSVTable
  private let header: CSVRow
  private let places: [Column: Int]
  private let columnOf: [Int: Column]
  private let file: String

  /// - `place`: The file's name as the person gave it.
  /// - Throws: `WorkbenchError` with the code `invalidData` for a file that is no table in UTF-8, and for a column
  ///   that stands twice.
  package init(
    _ bytes: [UInt8], place: String, _ columns: TableColumns<Column>
  ) throws(WorkbenchError) {
    let text = try CSVReader.read(bytes, place: place)
    let header = try Self.header(text, place)
    var headings = Headings(columns)
    let positions = text.positions(in: header)
    for (index, name) in header.fields.enumerated() where !PlainText.trimmed(name).isEmpty {
      try headings.take(name, index, positions[index], place)
    }
    let wide = text.rows.dropFirst().compactMap { row in
      Self.excess(row, header, text).map { (row.line, $0) }
    }
    let tooWide = Set(wide.map(\.0))
    self.columns = columns
    self.text = text
    self.header = header
    file = place
    rows = text.rows.dropFirst().filter { !tooWide.contains($0.line) }
    faults = (text.faults.map(\.fault) + wide.map(\.1)).sorted {
      $0.position.line < $1.position.line
    }
    places = headings.places
    columnOf = Dictionary(uniqueKeysWithValues: headings.places.map { ($0.value, $0.key) })
    unknown = headings.unknown
    messages = text.separator.remark.map { [$0] } ?? []
  }

  private static func header(_ text: CSVTable, _ place: String) throws(WorkbenchError) -> CSVRow {
    if let fault = text.faults.first, fault.line < text.rows.first?.line ?? .max {
      throw fault.fault.error(in: place)
    }
    guard let header = text.rows.first else {
      throw WorkbenchError(
        .invalidData, at: place, "the file has no rows",
        fix: "choose a file whose first row names the columns")
    }
    return header
  }

  /// What is wrong with a row that says something beyond the last heading.
  private static func excess(_ row: CSVRow, _ header: CSVRow, _ text: CSVTable) -> RecordFault? {
    let width = header.fields.count
    guard row.fields.count > width,
      let first = row.fields[width...].firstIndex(where: { !PlainText.trimmed($0).isEmpty })
    else { return nil }
    return RecordFault(
      text.position(of: row.place(of: first)),
      "there are \(row.fields.count) fields for \(width, "column", "columns")",
      fix: "put a field that holds the separator in quotation marks")
  }
}

// MARK: Cells

extension HeadedTable {
  /// The trimmed text of a row's cell; `nil` where it is empty or the column is missing.
  package func cell(_ column: Column, of row: CSVRow) -> String? {
    guard let index = places[column], index < row.fields.count else { return nil }
    let text = PlainText.trimmed(row.fields[index])
    return text.isEmpty ? nil : text
  }

  /// The cells of a row that say something, trimmed, from left to right.
  package func cells(of row: CSVRow) -> [(column: Column, text: String, place: CSVPlace)] {
    row.fields.enumerated().compactMap { index, field in
      guard let column = columnOf[index] else { return nil }
      let text = PlainText.trimmed(field)
      return text.isEmpty ? nil : (column, text, row.place(of: index))
    }
  }

  /// The line and column of a cell; of the row where the column is missing.
  package func position(of column: Column, in row: CSVRow) -> TextPosition {
    text.position(of: row.place(of: places[column] ?? 0))
  }

  /// The line and column of something in the table.
  package func position(of place: CSVPlace) -> TextPosition { text.position(of: place) }
}

// MARK: What must be there

extension HeadedTable {
  package func has(_ column: Column) -> Bool { places[column] != nil }

  /// Throws where one of the columns is missing.
  ///
  /// - `remedy`: The fix if no heading comes close; without it, the fix lists all names.
  package func require(_ needed: [Column], otherwise remedy: Sentence? = nil) throws(WorkbenchError)
  {
    guard let missing = needed.first(where: { !has($0) }) else { return }
    let name = columns.name(of: missing)
    // The headings may be missing, and the first row hold somebody's words: only a name close to a column is repeated.
    let slip = unknown.first {
      Spelling.nearest(to: PlainText.trimmed($0.name), among: [name]) != nil
    }
    throw lacks(
      "column \(name)", at: slip?.position,
      fix: slip.map { "did you mean \(name) where it says \(Quoted(PlainText.trimmed($0.name)))?" }
        ?? remedy)
  }

  /// The error of a first row that does not name something.
  package func lacks(
    _ what: Sentence, at position: TextPosition? = nil, fix remedy: Sentence? = nil
  ) -> WorkbenchError {
    let position = position ?? text.position(of: header.place(of: 0))
    return WorkbenchError(
      .invalidData, at: "\(file):\(position)", "the first row names no \(what)",
      fix: remedy ?? "let the first row name the columns: \(columns.list)")
  }
}
