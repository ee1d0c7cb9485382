import Records

/// One response as text, before anybody looks at what it means.
struct AnswersCells {
  /// Where one text stands.
  struct Cell {
    let text: String
    let place: AnswersPlace
  }

  let line: Int
  let place: AnswersPlace
  var cells: [AnswersColumn: Cell] = [:]
  /// Answers that a file of records gives a reason for instead of a value.
  var absences: [Int: Cell] = [:]
}

/// Where something stands in a file; the line and column are only found when somebody must be told.
enum AnswersPlace {
  case field(CSVPlace)
  /// A value or key of a JSON document.
  case node(Int)
}
