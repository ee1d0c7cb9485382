import Localization

extension Document {
  /// The document in Jira's own markup, which its importer takes; one empty line between blocks.
  func jira() -> String {
    blocks.map(Self.jira).joined(separator: "\n\n") + "\n"
  }

  private static func jira(_ block: Block) -> String {
    func line(_ sentence: Sentence) -> String { sentence.written(.jira, in: .english) }
    return switch block {
    case .heading(let level, let text, _): "h\(level). " + line(text)
    case .paragraph(let text): line(text)
    case .notice(let text): "*" + line(text) + "*"
    case .list(let entries): entries.map { "* " + line($0) }.joined(separator: "\n")
    case .table(let table):
      ([line(table.caption), "||" + table.columns.map(line).joined(separator: "||") + "||"]
        + table.rows.map { "|" + $0.map(line).joined(separator: "|") + "|" })
        .joined(separator: "\n")
    case .drawing(let drawing): line("\(drawing.sentence) " + drawing.elsewhere)
    case .picture(let picture): line(picture.sentence)
    }
  }
}
