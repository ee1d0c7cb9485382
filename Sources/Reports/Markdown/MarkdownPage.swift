/// A page of Markdown, built block by block, with one empty line between blocks.
package struct MarkdownPage: Sendable {
  private var blocks: [String] = []

  package init() {}

  package mutating func heading(_ level: Int, _ text: Markdown) {
    blocks.append(String(repeating: "#", count: level) + " " + text.source)
  }

  package mutating func paragraph(_ text: Markdown) { blocks.append(text.source) }

  /// A list; nothing when it has no entry.
  package mutating func list(_ entries: [Markdown]) {
    guard !entries.isEmpty else { return }
    blocks.append(entries.map { "- " + $0.source }.joined(separator: "\n"))
  }

  /// A table under the sentence that says what it shows; only the sentence `none` when it has no row.
  ///
  /// Cells that have nothing to say become "none": an empty cell reads as a fault.
  package mutating func table(
    _ sentence: Markdown, none: Markdown, columns: [Markdown], rows: [[Markdown]]
  ) {
    guard !rows.isEmpty else { return paragraph(none) }
    paragraph(sentence)
    var lines = [Self.row(columns)]
    lines.reserveCapacity(rows.count + 2)
    lines.append("| " + columns.map { _ in "---" }.joined(separator: " | ") + " |")
    for row in rows { lines.append(Self.row(row.map { $0.isEmpty ? "none" : $0 })) }
    blocks.append(lines.joined(separator: "\n"))
  }

  private static func row(_ cells: [Markdown]) -> String {
    "| " + cells.map(\.source).joined(separator: " | ") + " |"
  }

  /// The whole page with one final line end.
  package var text: String { blocks.joined(separator: "\n\n") + "\n" }
}
