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
    return safe.utf8.contains { ",\"".utf8.contains($0) } ? lines(safe) : safe
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
    "\"" + VisibleText.replacing(text) { $0 == "\"" ? "\"\"" : nil } + "\""
  }

  /// Whether the first character that is no space, of any width, is a sign that begins a formula.
  private static func beginsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first { !$0.properties.isWhitespace }.map(signs.contains) ?? false
  }

  private static let signs = Set(
    "=+-@\u{2212}\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\u{fe66}\u{fe62}\u{fe63}\u{fe6b}".unicodeScalars)
}

/// Text that a spreadsheet would take for a number, a date, a time, a share, an amount of money, or yes or no, and then
/// show as something else.
///
/// Which ones was found out with LibreOffice 7.4 in English and German (`Tests/EndToEnd/csv/patterns.py` has the list);
/// Excel was not tried. In doubt a text counts as one: an apostrophe too many is seen, a changed value is not.
enum SpreadsheetValue {
  static func isOne(_ text: String) -> Bool {
    let scalars = trimmed(text)
    if scalars.isEmpty { return false }
    let words = words(scalars)
    if scalars.allSatisfy({ isASCIILetter($0) || $0 == " " }) {
      return words.count == 1 && words.allSatisfy(isTruth)
    }
    guard scalars.contains(where: \.isASCIIDigit) else { return false }
    guard scalars.allSatisfy({ $0.isASCIIDigit || isLetter($0) || signs.contains($0) }) else {
      return false
    }
    if words.isEmpty { return !isSameEverywhere(scalars) }
    let beginsWithLetter = scalars.first.map(isLetter) ?? false
    return words.allSatisfy { isPartOfDate($0) || (!beginsWithLetter && isPartOfNumber($0)) }
  }

  /// Whether a number has exactly three digits behind its point, which German takes for thousands.
  static func hasThousands(_ number: String) -> Bool {
    guard let point = number.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return number.utf8[point...].count == 4
  }

  /// Whether the text is a number that is shown with the same digits in every language: a whole one without zeros in
  /// front, or one with a point that nothing takes for a date or for thousands.
  private static func isSameEverywhere(_ text: [Unicode.Scalar]) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, text.count <= 15,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
      parts[0].count == 1 || parts[0].first != "0"
    else { return false }
    guard parts.count == 2 else { return true }
    let isTiny = parts[0] == ["0"] && parts[1].prefix(4).allSatisfy { $0 == "0" }
    return parts[1].count != 3 && parts[1].last != "0" && !isTiny
  }

  private static let signs = Set(" \u{a0}\u{202f}.,:;/-+%()'$€£¥\u{2212}".unicodeScalars)

  private static func trimmed(_ text: String) -> [Unicode.Scalar] {
    var scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    // A number with a space at either end is shown without it.
    let isWhole = scalars.count == text.unicodeScalars.count
    return isWhole || scalars.isEmpty ? Array(scalars) : Array(scalars) + [" "]
  }

  /// Runs of letters, in small ones.
  private static func words(_ text: [Unicode.Scalar]) -> [String] {
    text.split { !isLetter($0) }.map { run in
      var word = String.UnicodeScalarView()
      word.append(contentsOf: run)
      return String(word).lowercased()
    }
  }

  private static func isTruth(_ word: String) -> Bool {
    ["true", "false", "wahr", "falsch", "vrai", "faux"].contains(word)
  }

  /// The "T" and "Z" of a moment, the "e" of a power of ten.
  private static func isPartOfNumber(_ word: String) -> Bool { ["e", "t", "z"].contains(word) }

  private static func isPartOfDate(_ word: String) -> Bool {
    ["am", "pm"].contains(word)
      || (word.count >= 3 && names.contains { $0.hasPrefix(word) })
  }

  /// Months and days of the week in English and German; the beginnings of them count too.
  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "januar", "februar", "märz", "mrz", "mai", "juni", "juli",
    "oktober", "dezember", "jänner", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag",
    "sonntag", "sept",
  ]

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    isASCIILetter(scalar) || scalar == "ä" || scalar == "Ä"
  }
}
