package import Records

/// Writes rows as RFC 4180 asks for: commas, CRLF, quotation marks doubled.
package enum CSVText {
  package static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// The names of the columns and the rows.
  static func table(_ columns: [String], _ rows: [[String]]) -> String {
    ([columns] + rows).map(row).joined()
  }

  /// One cell that no spreadsheet takes for a formula, nor for a date, a time or another number than stands there.
  ///
  /// Such a cell gets an apostrophe in front, which keeps it as text. The full-width and small signs of formulas count:
  /// with an East Asian setting, spreadsheets take them for the narrow ones. A number that every language reads alike
  /// stays a number.
  package static func cell(_ text: String) -> String {
    let line = VisibleText.oneLine(text)
    // A tab or line end in front must be seen before it becomes a space.
    let isFormula = text.utf8.first.map { "\t\r\n".utf8.contains($0) } ?? false
    let isChanged =
      isFormula || beginsFormula(text) || beginsFormula(line) || SpreadsheetValue.isOne(line)
    let safe = isChanged ? "'" + line : line
    guard safe.utf8.contains(where: { ",\"".utf8.contains($0) }) else { return safe }
    var quoted = "\""
    for character in safe.unicodeScalars {
      if character == "\"" { quoted.unicodeScalars.append("\"") }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }

  /// A criterion as a cell: "WCAG 2.4.3". Alone, with German settings, 2.4.3 would be the second of April.
  package static func place(_ place: Place) -> String { "WCAG \(place)" }

  /// A number of ours as a cell, for programs; empty for none.
  ///
  /// Where three digits stand behind the point, a zero follows: with German settings, spreadsheets take 0.125 for 125.
  package static func number(_ value: Double?) -> String {
    guard let value else { return "" }
    let text = Figure.plain(value, places: 6)
    return SpreadsheetValue.hasThousands(text) ? text + "0" : text
  }

  /// A cell whose lines stay lines: for importers, which take what stands in quotation marks as it is.
  ///
  /// - Parameter text: It begins with a sign or letter of ours that no spreadsheet takes for a formula.
  package static func lines(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.unicodeScalars.append("\"") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// Whether the first character that is no space, of any width, is a sign that begins a formula.
  private static func beginsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { !$0.properties.isWhitespace }.map(signs.contains) ?? false
  }

  private static let signs = Set(
    "=+-@\u{2212}\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\u{fe66}\u{fe62}\u{fe63}\u{fe6b}".unicodeScalars)
}
