/// Writes rows as RFC 4180 asks for: commas, CRLF, quotation marks doubled.
package enum CSVText {
  package static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// One cell that no spreadsheet takes for a formula.
  ///
  /// A cell that begins like a formula gets an apostrophe in front, which spreadsheets show as text.
  package static func cell(_ text: String) -> String {
    // A tab or line end in front must be seen before it becomes a space.
    let isFormula = text.utf8.first.map { "=+-@\t\r\n".utf8.contains($0) } ?? false
    let line = VisibleText.oneLine(text)
    let looksLikeOne = line.utf8.first { $0 != 0x20 }.map { "=+-@".utf8.contains($0) } ?? false
    let safe = isFormula || looksLikeOne ? "'" + line : line
    guard safe.utf8.contains(where: { ",\"".utf8.contains($0) }) else { return safe }
    var quoted = "\""
    for character in safe.unicodeScalars {
      if character == "\"" { quoted.unicodeScalars.append("\"") }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
