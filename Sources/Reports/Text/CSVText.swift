/// Writes rows as RFC 4180 asks for: commas, CRLF, quotation marks doubled.
package enum CSVText {
  package static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// One cell that no spreadsheet takes for a formula.
  ///
  /// A cell that begins like a formula gets an apostrophe in front, which spreadsheets show as text. The full-width
  /// and small signs count: with an East Asian setting, spreadsheets take them for the narrow ones.
  package static func cell(_ text: String) -> String {
    let line = VisibleText.oneLine(text)
    // A tab or line end in front must be seen before it becomes a space.
    let isFormula = text.utf8.first.map { "\t\r\n".utf8.contains($0) } ?? false
    let safe = isFormula || beginsFormula(text) || beginsFormula(line) ? "'" + line : line
    guard safe.utf8.contains(where: { ",\"".utf8.contains($0) }) else { return safe }
    var quoted = "\""
    for character in safe.unicodeScalars {
      if character == "\"" { quoted.unicodeScalars.append("\"") }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }

  /// Whether the first character that is no space, of any width, is a sign that begins a formula.
  private static func beginsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { !$0.properties.isWhitespace }.map(signs.contains) ?? false
  }

  private static let signs = Set(
    "=+-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\u{fe66}\u{fe62}\u{fe63}\u{fe6b}".unicodeScalars)
}
