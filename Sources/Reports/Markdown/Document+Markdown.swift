package import Localization

extension Document {
  /// The document as GitHub-flavoured Markdown: one empty line between blocks, one line end at the end.
  ///
  /// Words of the program go out as they are; every text that came from a file or a person is escaped, so nothing in it
  /// can act as markup.
  package func markdown(
    in language: Language = .english, style: SentenceStyle = .markdown
  ) -> String {
    blocks.map { Self.markdown($0, style, language) }.joined(separator: "\n\n") + "\n"
  }

  private static func markdown(
    _ block: Block, _ style: SentenceStyle, _ language: Language
  ) -> String {
    func line(_ sentence: Sentence) -> String { sentence.written(style, in: language) }
    return switch block {
    case .heading(let level, let text, _): String(repeating: "#", count: level) + " " + line(text)
    case .paragraph(let text): line(text)
    case .notice(let text): "**" + line(text) + "**"
    case .list(let entries): entries.map { "- " + line($0) }.joined(separator: "\n")
    case .table(let table): self.table(table, line)
    case .drawing(let drawing): line("\(drawing.sentence) " + drawing.elsewhere)
    case .picture(let picture): self.picture(picture, line)
    }
  }

  private static func picture(_ picture: ShownPicture, _ line: (Sentence) -> String) -> String {
    guard let source = picture.source else { return line(picture.sentence) }
    return "![\(MarkdownText.escaped(picture.alternative, atStart: false))](\(source))"
  }

  /// The caption as a paragraph, then the rows.
  private static func table(_ table: Table, _ line: (Sentence) -> String) -> String {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let lines =
      [row(table.columns.map(line)), row(table.columns.map { _ in "---" })]
      + table.rows.map { row($0.map(line)) }
    return line(table.caption) + "\n\n" + lines.joined(separator: "\n")
  }
}

extension SentenceStyle {
  /// The inside of a line of Markdown.
  package static let markdown = SentenceStyle(
    words: { $0 }, text: { MarkdownText.escaped($0, atStart: $1) })
}
