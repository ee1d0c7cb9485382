package import Localization
import Wording

extension Document {
  /// The document as plain lines, for a terminal: nothing is drawn, nothing is escaped, and a row is a line.
  ///
  /// - Parameter namingColumns: Whether each cell of a table begins with the name of its column, as where cells are alike.
  package func plainLines(in language: Language = .english, namingColumns: Bool = false) -> String {
    blocks.map { Self.plain($0, language, namingColumns) }.joined(separator: "\n\n") + "\n"
  }

  private static func plain(_ block: Block, _ language: Language, _ namingColumns: Bool) -> String {
    func line(_ sentence: Sentence) -> String { sentence.written(.plainLine, in: language) }
    return switch block {
    case .heading(_, let text, _), .paragraph(let text), .notice(let text): line(text)
    case .list(let entries): entries.map(line).joined(separator: "\n")
    case .table(let table):
      ([line(table.caption)]
        + table.rows.map { row in
          let cells = zip(table.columns, row).dropFirst().map { column, cell in
            (namingColumns ? line(column) + " " : "") + line(cell)
          }
          return line(row.first ?? "") + ": " + cells.joined(separator: "; ")
        }).joined(separator: "\n")
    case .drawing(let drawing): line("\(drawing.sentence) " + drawing.elsewhere)
    case .picture(let picture): line(picture.sentence)
    }
  }
}

extension SentenceStyle {
  /// Plain text in which data begins no line of its own.
  static let plainLine = SentenceStyle(
    words: { $0.utf8.contains(UInt8(ascii: "`")) ? $0.filter { $0 != "`" } : $0 },
    text: { text, _ in text.oneLine })
}
