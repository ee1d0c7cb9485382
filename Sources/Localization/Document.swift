/// A text with a structure, block by block: what a report is before a renderer makes Markdown or something else of it.
package struct Document: Sendable {
  package enum Block: Sendable, Hashable {
    /// A heading; 1 is the title. An anchor is a name by which links find it for ever.
    case heading(Int, Sentence, anchor: String?)
    case paragraph(Sentence)
    /// A paragraph that nobody should miss.
    case notice(Sentence)
    /// At least one entry.
    case list([Sentence])
    case table(Table)
    case drawing(Drawing)
    case picture(ShownPicture)
  }

  package private(set) var blocks: [Block] = []
  /// Whether it is meant to fit on one printed sheet: a page then has no contents and prints in small letters.
  package let isOnePage: Bool

  /// Whether its lines are short, so that the sheet has two columns of them.
  package let hasShortLines: Bool

  package init(isOnePage: Bool = false, hasShortLines: Bool = false) {
    self.isOnePage = isOnePage
    self.hasShortLines = hasShortLines
  }

  package mutating func heading(_ level: Int, _ text: Sentence, anchor: String? = nil) {
    blocks.append(.heading(level, text, anchor: anchor))
  }

  /// A picture, in words unless the report gets a place beside its file.
  package mutating func picture(_ picture: ShownPicture) { blocks.append(.picture(picture)) }

  mutating func replace(_ change: (Block) -> Block) { blocks = blocks.map(change) }

  package mutating func paragraph(_ text: Sentence) { blocks.append(.paragraph(text)) }

  package mutating func notice(_ text: Sentence) { blocks.append(.notice(text)) }

  /// A list; nothing when it has no entry.
  package mutating func list(_ entries: [Sentence]) {
    if !entries.isEmpty { blocks.append(.list(entries)) }
  }

  /// A table under the sentence that says what it shows; only the sentence `none` when it has no row, and nothing where that is empty.
  package mutating func table(
    _ caption: Sentence, none: Sentence, columns: [Sentence], rows: [[Sentence]]
  ) {
    guard !rows.isEmpty else { return none.isEmpty ? () : paragraph(none) }
    blocks.append(.table(Table(caption: caption, columns: columns, rows: rows)))
  }
}

extension Document {
  /// What a plot shows, and the plot itself where a page can hold one.
  package mutating func drawing(_ drawing: Drawing) { blocks.append(.drawing(drawing)) }
}

extension Document {
  /// The name by which links find the appendix of every report.
  package static let appendixAnchor = "appendix"

  /// What stands behind the results, for those who want to know more: its headings are one level lower than they say.
  ///
  /// - Parameter make: Writes the appendix as if it were a document without a title.
  package mutating func appendix(_ make: (inout Document) -> Void) {
    var inner = Document()
    make(&inner)
    guard !inner.blocks.isEmpty else { return }
    heading(2, "Appendix", anchor: Self.appendixAnchor)
    blocks += inner.blocks.map { block in
      if case .heading(let level, let text, let anchor) = block {
        .heading(level + 1, text, anchor: anchor)
      } else {
        block
      }
    }
  }
}

/// Rows under headings, with a sentence that says what they show.
package struct Table: Sendable, Hashable {
  package let caption: Sentence
  package let columns: [Sentence]
  /// At least one; each has a cell for every column. Cells that have nothing to say hold "none": an empty cell reads as
  /// a fault.
  package let rows: [[Sentence]]

  init(caption: Sentence, columns: [Sentence], rows: [[Sentence]]) {
    self.caption = caption
    self.columns = columns
    self.rows = rows.map { row in row.map { $0.isEmpty ? "none" : $0 } }
  }
}
