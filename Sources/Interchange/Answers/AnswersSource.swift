import JSON
import Records

/// A file of answers, to find lines and columns in.
enum AnswersSource {
  case table(HeadedTable<AnswersColumn>)
  case document(JSONDocument)

  /// Meant for errors only.
  func position(of place: AnswersPlace) -> TextPosition {
    switch (self, place) {
    case (.document(let document), .node(let index)): document.position(ofNode: index)
    case (.table(let table), .field(let place)): table.position(of: place)
    default: TextPosition(line: 1, column: 1)
    }
  }
}
