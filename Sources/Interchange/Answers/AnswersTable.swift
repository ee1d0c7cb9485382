import JSON
import Localization
import Records
import Wording

/// Answers in a table: the first row names the columns.
enum AnswersTable {
  static func read(
    _ bytes: [UInt8], place: String, _ instrument: Instrument
  ) throws(WorkbenchError) -> AnswersContent {
    let table = try HeadedTable(bytes, place: place, AnswersColumn.columns(of: instrument))
    var content = AnswersContent(source: .table(table))
    content.badRows = table.faults.count
    content.faults =
      table.faults + table.unknown.map { AnswersColumn.fault($0, instrument) }
    content.messages = table.messages
    try check(table, instrument)
    content.responses = table.rows.map { row in
      let cells = table.cells(of: row).map {
        ($0.column, AnswersCells.Cell(text: $0.text, place: .field($0.place)))
      }
      return AnswersCells(
        line: row.line, place: .field(row.place(of: 0)),
        cells: Dictionary(uniqueKeysWithValues: cells))
    }
    return content
  }

  private static func check(
    _ table: HeadedTable<AnswersColumn>, _ instrument: Instrument
  ) throws(WorkbenchError) {
    let items = instrument.items.map(\.id)
    try table.require(
      [.participant],
      otherwise:
        "let the first row name the columns: `participant` and items such as \(items.prefix(3).joined(separator: ", "))"
    )
    guard !items.indices.contains(where: { table.has(.item($0)) }) else { return }
    throw table.lacks(
      "item of \(instrument.id)",
      fix: table.unknown.first.map { AnswersColumn.fault($0, instrument).remedy }
        ?? "the items are \(items.prefix(12).joined(separator: ", "))")
  }
}
