import JSON
import Records
import Wording

/// Answers in a table: the first row names the columns.
enum AnswersTable {
  static func read(
    _ bytes: [UInt8], place: String, _ instrument: Instrument
  ) throws(WorkbenchError) -> AnswersContent {
    let table = try CSVReader.read(bytes, place: place)
    guard let header = table.rows.first else {
      let fault = table.faults.first
      throw WorkbenchError(
        .invalidData, at: fault.map { "\(place):\($0.line)" } ?? place,
        fault?.words ?? "the file has no rows",
        fix: fault?.remedy ?? "let the first row name the columns, and give each response a row")
    }
    var content = AnswersContent(
      source: .table(bytes: bytes, separator: table.separator.rawValue))
    for fault in table.faults {
      content.badRows += 1
      content.faults.append(
        RecordFault(TextPosition(line: fault.line, column: 1), fault.words, fix: fault.remedy))
    }
    let columns = try columns(of: header, place: place, instrument, &content)
    for row in table.rows.dropFirst() {
      var cells = AnswersCells(line: row.line, place: .field(line: row.line, index: 0))
      for (index, text) in row.fields.enumerated() {
        let text = trimmed(text)
        if text.isEmpty { continue }
        guard index < header.fields.count else {
          cells.cells = [:]
          content.faults.append(tooWide(row, at: index, header, content.source))
          break
        }
        guard let column = columns[index] else { continue }
        cells.cells[column] = .init(text: text, place: .field(line: row.line, index: index))
      }
      if row.fields.count > header.fields.count, cells.cells.isEmpty {
        content.badRows += 1
      } else {
        content.responses.append(cells)
      }
    }
    if table.separator != .comma {
      content.messages.append(
        "The fields are separated by a \(table.separator.name), not a comma.")
    }
    return content
  }

  private static func columns(
    of header: CSVRow, place: String, _ instrument: Instrument, _ content: inout AnswersContent
  ) throws(WorkbenchError) -> [Int: AnswersColumn] {
    var columns: [Int: AnswersColumn] = [:]
    var seen: [AnswersColumn: Int] = [:]
    for (index, field) in header.fields.enumerated() {
      let name = trimmed(field)
      if name.isEmpty { continue }
      let position = content.source.position(of: .field(line: header.line, index: index))
      guard let column = AnswersColumn(name, instrument) else {
        content.faults.append(AnswersColumn.unknown(name, at: position, instrument))
        continue
      }
      if let first = seen[column] {
        throw WorkbenchError(
          .invalidData, at: "\(place):\(position)",
          "columns \(first + 1) and \(index + 1) are both named \(column.name(in: instrument))",
          fix: "rename or remove one of them")
      }
      seen[column] = index
      columns[index] = column
    }
    try check(seen, at: "\(place):\(header.line):1", instrument, content.faults)
    return columns
  }

  private static func check(
    _ seen: [AnswersColumn: Int], at place: String, _ instrument: Instrument,
    _ unknown: [RecordFault]
  ) throws(WorkbenchError) {
    // A slip in the name of the one column that is needed is told as such.
    if seen[.participant] == nil {
      let slip = unknown.first { $0.remedy.hasPrefix("did you mean participant") }
      throw WorkbenchError(
        .invalidData, at: place, "the first row names no column participant",
        fix: slip?.remedy ?? "let the first row name the columns: participant and items such as "
          + instrument.items.prefix(3).map(\.id).joined(separator: ", "))
    }
    let hasItem = seen.keys.contains { if case .item = $0 { true } else { false } }
    guard !hasItem else { return }
    throw WorkbenchError(
      .invalidData, at: place, "the first row names no item of \(instrument.id)",
      fix: unknown.first?.remedy
        ?? "the items are \(instrument.items.prefix(12).map(\.id).joined(separator: ", "))")
  }

  private static func tooWide(
    _ row: CSVRow, at index: Int, _ header: CSVRow, _ source: AnswersSource
  ) -> RecordFault {
    RecordFault(
      source.position(of: .field(line: row.line, index: index)),
      "there are \(row.fields.count) fields for \(header.fields.count) \(header.fields.count == 1 ? "column" : "columns")",
      fix: "put a field that holds the separator in quotation marks")
  }
}
