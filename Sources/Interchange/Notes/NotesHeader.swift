import Records
import Wording

/// Which field of a row belongs to which column.
struct NotesHeader: Sendable {
  /// The index of each column that the file has.
  let places: [NotesColumn: Int]
  let width: Int
  /// Sentences about columns that were left out.
  let messages: [String]

  /// - Parameter needsParticipant: Whether rows must say whom they are about.
  /// - Throws: ``WorkbenchError`` with the code `invalidData` for a missing or repeated column.
  init(_ row: CSVRow, needsParticipant: Bool, place: String) throws(WorkbenchError) {
    let place = "\(place):\(row.line)"
    var places: [NotesColumn: Int] = [:]
    var unknown: [(number: Int, name: String)] = []
    for (index, name) in row.fields.enumerated() {
      guard let column = NotesColumn(header: name) else {
        if !trimmed(name).isEmpty { unknown.append((index + 1, name)) }
        continue
      }
      if let first = places[column] {
        throw WorkbenchError(
          .invalidData, at: place,
          "columns \(first + 1) and \(index + 1) are both named \(column.rawValue)",
          fix: "rename or remove one of them")
      }
      places[column] = index
    }
    let required: [NotesColumn] = needsParticipant ? [.participant, .note] : [.note]
    if let missing = required.first(where: { places[$0] == nil }) {
      throw Self.isMissing(missing, unknown.map(\.name), place)
    }
    self.places = places
    width = row.fields.count
    messages = unknown.map(Self.words)
  }

  /// The header may be missing, and the first row hold somebody's words: only a name close to a column is repeated.
  private static func isMissing(
    _ column: NotesColumn, _ names: [String], _ place: String
  ) -> WorkbenchError {
    let near = names.first { name in
      Spelling.near(NotesColumn.folded(name), among: [column.rawValue]).first != nil
    }
    let list = NotesColumn.allCases.map(\.rawValue).joined(separator: ", ")
    return WorkbenchError(
      .invalidData, at: place, "the first row names no column \(column.rawValue)",
      fix: near.map { "did you mean \(column.rawValue) where it says \(Quoted($0))?" }
        ?? "let the first row name the columns: \(list)")
  }

  private static func words(number: Int, name: String) -> String {
    let known = NotesColumn.allCases.map(\.rawValue)
    let near = Spelling.nearest(to: NotesColumn.folded(name), among: known)
    let question = near.map { "; did you mean \($0)?" } ?? "."
    return "Column \(number), \(Quoted(trimmed(name))), is not known and was left out\(question)"
  }

  /// The trimmed text of a row's cell; `nil` where it is empty or the column is missing.
  func cell(_ column: NotesColumn, of row: CSVRow) -> String? {
    guard let index = places[column], index < row.fields.count else { return nil }
    let text = trimmed(row.fields[index])
    return text.isEmpty ? nil : text
  }
}
