package import Calculators
import JSON
package import Localization
package import Records
package import Wording

/// Pairs of colours from a table.
package struct ColourPairsFile: Sendable {
  /// One row.
  package struct Pair: Sendable {
    /// What somebody calls the pair; `nil` where the row has no name.
    package let name: String?
    package let text: Colour
    package let background: Colour
    /// What it is used for; `nil` where the row does not say.
    package let use: ContrastUse?
    /// The line of the file, from 1.
    package let line: Int
  }

  /// In the order of the file.
  package let pairs: [Pair]
  /// One for each row that is no pair.
  package let faults: [RecordFault]
  /// Sentences about the file as a whole, such as columns that were left out.
  package let messages: [Sentence]

  private enum Column { case name, text, background, use }

  private static let columns = TableColumns(
    [("text", Column.text), ("background", .background), ("use", .use), ("name", .name)],
    further: [
      ("foreground", .text), ("fg", .text), ("color", .text), ("colour", .text),
      ("bg", .background), ("label", .name), ("size", .use),
    ])

  /// Reads CSV with the columns `text` and `background`, and perhaps `use` and `name`.
  ///
  /// - Throws: `WorkbenchError` with the code `invalidData` when the file as a whole cannot be used.
  package init(_ bytes: [UInt8], place: String) throws(WorkbenchError) {
    let table = try HeadedTable(bytes, place: place, Self.columns)
    try table.require([.text, .background], otherwise: "write text,background as the first row")
    var pairs: [Pair] = []
    var faults = table.faults
    for row in table.rows {
      do throws(BadRow) {
        if let pair = try Self.pair(row, table) { pairs.append(pair) }
      } catch {
        faults.append(error.fault)
      }
    }
    self.pairs = pairs
    self.faults = faults.sorted { $0.position.line < $1.position.line }
    messages = table.messages + table.unknown.map(\.leftOut)
  }

  /// - Returns: `nil` for a row in which nothing stands.
  private static func pair(
    _ row: CSVRow, _ table: HeadedTable<Column>
  ) throws(BadRow) -> Pair? {
    guard !table.cells(of: row).isEmpty else { return nil }
    return Pair(
      name: table.cell(.name, of: row), text: try colour(.text, row, table),
      background: try colour(.background, row, table), use: try use(row, table), line: row.line)
  }

  private static func colour(
    _ column: Column, _ row: CSVRow, _ table: HeadedTable<Column>
  ) throws(BadRow) -> Colour {
    let position = table.position(of: column, in: row)
    guard let cell = table.cell(column, of: row) else {
      throw BadRow(
        position, "there is no colour under \(table.columns.name(of: column))",
        fix: "write one, or take the row out")
    }
    do {
      return try Colour(cell)
    } catch {
      throw BadRow(position, "\(Quoted(cell)): \(error.problem)", fix: error.remedy)
    }
  }

  private static func use(
    _ row: CSVRow, _ table: HeadedTable<Column>
  ) throws(BadRow) -> ContrastUse? {
    guard let cell = table.cell(.use, of: row) else { return nil }
    let uses = ContrastUse.allCases
    let wanted = PlainText.folded(cell, .letters)
    if let use = uses.first(where: {
      PlainText.folded($0.rawValue, .letters) == wanted
        || PlainText.folded($0.label.plain(), .letters) == wanted
    }) {
      return use
    }
    throw BadRow(
      table.position(of: .use, in: row), "\(Quoted(cell)) is no use of colours",
      fix: "write one of \(uses.map(\.rawValue).joined(separator: ", "))")
  }
}

/// Why a row is no pair of colours.
private struct BadRow: Error {
  let fault: RecordFault

  init(_ position: TextPosition, _ problem: Sentence, fix remedy: Sentence) {
    fault = RecordFault(position, problem, fix: remedy)
  }
}
