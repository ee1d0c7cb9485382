import JSON
package import Localization
package import Records
package import Wording

/// A file of answers to one instrument, read: responses that can go in, and what is wrong with the others.
package struct AnswersFile: Sendable {
  /// The responses without a fault, in the order of the file.
  package let rows: [AnswersRow]
  /// In the order of the file; a response may have several. Nothing that a participant answered is repeated.
  package let faults: [RecordFault]
  /// How many responses have a fault.
  package let badRows: Int
  /// Sentences about the file as a whole.
  package let messages: [Sentence]

  /// Reads CSV with one row a response, or JSON: an object or an array of objects.
  ///
  /// The columns are `participant`, `session`, `task`, `givenOn`, `manner`, `round` and the ids of the items; only
  /// `participant` and one item are needed. An empty cell is no answer; `declined`, `unknown` and `notAsked` say why
  /// there is none.
  ///
  /// - `place`: The file's name as the person gave it.
  /// - Throws: `WorkbenchError` with the code `invalidData` when the file as a whole cannot be used.
  package init(
    _ bytes: [UInt8], place: String, _ surroundings: AnswersSurroundings
  ) throws(WorkbenchError) {
    let content =
      GivenDocument.isJSON(bytes)
      ? try AnswersDocument.read(bytes, place: place, surroundings.instrument)
      : try AnswersTable.read(bytes, place: place, surroundings.instrument)
    var reader = AnswersRowReader(surroundings, content.source)
    var rows: [AnswersRow] = []
    var bad = content.badRows
    for cells in content.responses {
      if let row = reader.read(cells) { rows.append(row) } else { bad += 1 }
    }
    self.rows = rows
    badRows = bad
    faults = (content.faults + reader.faults).sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    messages = content.messages
  }
}

/// What a file holds before anybody looks at what its texts mean.
struct AnswersContent {
  let source: AnswersSource
  var responses: [AnswersCells] = []
  var faults: [RecordFault] = []
  /// Responses that could not even be taken apart.
  var badRows = 0
  var messages: [Sentence] = []
}
