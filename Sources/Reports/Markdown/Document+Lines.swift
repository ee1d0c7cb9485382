package import Localization
import Wording

extension Document {
  /// The document as GitHub-flavoured Markdown: one empty line between blocks, one line end at the end.
  ///
  /// Words of the program go out as they are; every text that came from a file or a person is escaped, so nothing in it
  /// can act as markup.
  package func markdown(
    in language: Language = .english, style: SentenceStyle = .markdown
  ) -> String {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    return written(
      style, language, heading: { String(repeating: "#", count: $0) + " " }, notice: "**",
      entry: "- ",
      table: { table, line in
        // The caption is a paragraph.
        let head = [row(table.columns.map(line)), row(table.columns.map { _ in "---" })]
        return [line(table.caption) + "\n"] + head + table.rows.map { row($0.map(line)) }
      },
      picture: { picture in
        picture.source.map {
          "![\(MarkdownText.escaped(picture.alternative, atStart: false))](\($0))"
        }
      })
  }

  /// The document in Jira's own markup, which its importer takes.
  func jira() -> String {
    written(
      .jira, .english, heading: { "h\($0). " }, notice: "*", entry: "* ",
      table: { table, line in
        [line(table.caption), "||" + table.columns.map(line).joined(separator: "||") + "||"]
          + table.rows.map { "|" + $0.map(line).joined(separator: "|") + "|" }
      })
  }

  /// The document as plain lines, for a terminal: nothing is drawn, nothing is escaped, and a row is a line.
  ///
  /// - `namingColumns`: Whether each cell of a table begins with the name of its column, for cells that are alike.
  package func plainLines(in language: Language = .english, namingColumns: Bool = false) -> String {
    written(
      .plainLine, language, heading: { _ in "" }, notice: "", entry: "",
      table: { table, line in
        [line(table.caption)]
          + table.rows.map { row in
            let cells = zip(table.columns, row).dropFirst().map { column, cell in
              (namingColumns ? line(column) + " " : "") + line(cell)
            }
            return line(row.first ?? "") + ": " + cells.joined(separator: "; ")
          }
      })
  }

  /// One empty line between blocks, one line end at the end.
  private func written(
    _ style: SentenceStyle, _ language: Language, heading: (Int) -> String, notice: String,
    entry: String, table: (Table, (Sentence) -> String) -> [String],
    picture: (ShownPicture) -> String? = { _ in nil }
  ) -> String {
    func line(_ sentence: Sentence) -> String { sentence.written(style, in: language) }
    return blocks.map { block in
      switch block {
      case .heading(let level, let text, _): heading(level) + line(text)
      case .paragraph(let text): line(text)
      case .notice(let text): notice + line(text) + notice
      case .list(let entries): entries.map { entry + line($0) }.joined(separator: "\n")
      case .table(let one): table(one, line).joined(separator: "\n")
      case .drawing(let drawing): line("\(drawing.sentence) " + drawing.elsewhere)
      case .picture(let one): picture(one) ?? line(one.sentence)
      }
    }.joined(separator: "\n\n") + "\n"
  }
}

extension SentenceStyle {
  /// The inside of a line of Markdown.
  package static let markdown = SentenceStyle(
    words: { $0 }, text: { MarkdownText.escaped($0, atStart: $1) })

  /// Plain text in which data begins no line of its own.
  static let plainLine = SentenceStyle(
    words: { $0.utf8.contains(UInt8(ascii: "`")) ? $0.filter { $0 != "`" } : $0 },
    text: { text, _ in text.oneLine })
}
