import JSON
import Wording

/// The columns that one kind of file may have, and how headings and keys find them.
///
/// A name fits as it stands; else the only one that has the same letters and digits, whatever the case and whatever
/// joins the words.
package struct TableColumns<Column: Hashable & Sendable>: Sendable {
  /// The names that errors give the columns, in the order in which they are told.
  package let names: [String]
  private let exact: [Text: Column]
  private let loose: [Text: Set<Column>]
  private let nameOf: [Column: String]

  /// - Parameters:
  ///   - known: Each column with its name; of two columns with the same name the first has it.
  ///   - further: Other names that a column goes by.
  package init(_ known: [(name: String, column: Column)], further: [(String, Column)] = []) {
    names = known.map(\.name)
    exact = Dictionary(known.map { (Text($0.name), $0.column) }) { first, _ in first }
    nameOf = Dictionary(known.map { ($0.column, $0.name) }) { first, _ in first }
    var loose: [Text: Set<Column>] = [:]
    for (name, column) in known.map({ ($0.name, $0.column) }) + further {
      loose[Text(PlainText.folded(name, .letters)), default: []].insert(column)
    }
    self.loose = loose
  }

  /// The column that a heading or key names; `nil` where none fits, or several do.
  package func column(_ heading: String) -> Column? {
    let heading = PlainText.trimmed(heading)
    if let column = exact[Text(heading)] { return column }
    let short = PlainText.folded(heading, .letters)
    guard !short.isEmpty, let found = loose[Text(short)], found.count == 1 else { return nil }
    return found.first
  }

  /// The name of a column as errors give it.
  package func name(of column: Column) -> String { nameOf[column] ?? "" }

  /// The name of the column that somebody may have meant.
  package func nearest(to heading: String) -> String? {
    Spelling.nearest(to: PlainText.trimmed(heading), among: names)
  }

  /// All names with commas between them.
  package var list: String { names.joined(separator: ", ") }
}
