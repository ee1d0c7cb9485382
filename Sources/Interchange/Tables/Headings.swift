import JSON
import Localization
import Wording

/// The headings of a table while they are read.
struct Headings<Column: Hashable & Sendable> {
  private let columns: TableColumns<Column>
  /// The number from 0 of each column that the file has.
  private(set) var places: [Column: Int] = [:]
  private(set) var unknown: [UnknownName] = []

  init(_ columns: TableColumns<Column>) { self.columns = columns }

  /// - Throws: ``WorkbenchError`` for a column that stands before already.
  mutating func take(
    _ name: String, _ index: Int, _ position: TextPosition, _ file: String
  ) throws(WorkbenchError) {
    guard let column = columns.column(name) else {
      unknown.append(UnknownName(name, number: index + 1, at: position, among: columns))
      return
    }
    if let first = places[column] {
      throw WorkbenchError(
        .invalidData, at: "\(file):\(position)",
        "columns \(first + 1) and \(index + 1) are both named \(columns.name(of: column))",
        fix: "rename or remove one of them")
    }
    places[column] = index
  }
}
