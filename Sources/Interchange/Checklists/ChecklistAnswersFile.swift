package import JSON
package import Localization
package import Records
package import Wording

/// Answers to a checklist from a table or from JSON.
package struct ChecklistAnswersFile: Sendable {
  /// One answer; what names mean in a study is found later.
  package struct Row: Sendable {
    package let position: TextPosition
    /// `nil` where none is named.
    package let screen: String?
    package let question: ChecklistQuestion
    package let answer: ChecklistAnswer
    package let note: String?
    /// The criteria that a bad answer fails; `nil` where the row names none.
    package let criteria: [Place]?
  }

  /// In the order of the file.
  package private(set) var rows: [Row] = []
  package private(set) var faults: [RecordFault] = []
  /// Sentences about the file as a whole.
  package private(set) var messages: [Sentence] = []

  enum Column: Hashable, Sendable { case screen, question, answer, note, criteria }

  static let columns = TableColumns(
    [
      ("screen", Column.screen), ("question", .question), ("answer", .answer), ("note", .note),
      ("criteria", .criteria),
    ], further: [("criterion", .criteria), ("wcag", .criteria), ("comment", .note)])

  /// Reads CSV with the columns `question` and `answer`, and perhaps `screen`, `note` and `criteria`, or a JSON array
  /// of objects with the same keys.
  ///
  /// - Throws: `WorkbenchError` with the code `invalidData` when the file as a whole cannot be used.
  package init(
    _ bytes: [UInt8], place: String, _ checklist: Checklist
  ) throws(WorkbenchError) {
    if GivenDocument.isJSON(bytes) {
      try read(GivenDocument.read(bytes, place: place), place, checklist)
    } else {
      try read(HeadedTable(bytes, place: place, Self.columns), checklist)
    }
    faults.sort { $0.position.line < $1.position.line }
  }

  private mutating func read(
    _ table: HeadedTable<Column>, _ checklist: Checklist
  ) throws(WorkbenchError) {
    try table.require([.question, .answer], otherwise: "write `question,answer` as the first row")
    faults = table.faults
    messages = table.messages + table.unknown.map(\.leftOut)
    for row in table.rows where !table.cells(of: row).isEmpty {
      take(
        ChecklistAnswerCells(
          text: { table.cell($0, of: row) }, position: { table.position(of: $0, in: row) }),
        checklist)
    }
  }

  private mutating func read(
    _ document: JSONDocument, _ place: String, _ checklist: Checklist
  ) throws(WorkbenchError) {
    guard document.root.kind == .array else {
      throw WorkbenchError(
        .invalidData, at: "\(place):\(document.root.position)",
        "the answers must be an array in brackets",
        fix: #"write `[{"question": "in-order", "answer": "yes"}, …]`"#)
    }
    for object in document.root.elements {
      guard object.kind == .object else {
        faults.append(
          RecordFault(object.position, "this is no answer", fix: "write an object in braces"))
        continue
      }
      var cells: [Column: JSONNode] = [:]
      for (key, value) in object.members where !value.isNull {
        if let column = Self.columns.column(key.string ?? "") {
          cells[column] = value
        } else {
          messages.append(
            UnknownName(key.string ?? "", at: key.position, among: Self.columns)
              .leftOut)
        }
      }
      if let fault = Self.fault(cells) {
        faults.append(fault)
        continue
      }
      take(
        ChecklistAnswerCells(
          text: { cells[$0].flatMap(Self.text) },
          position: { (cells[$0] ?? object).position }), checklist)
    }
  }

  /// What is no text, number or list of them; `true` and `false` are answers.
  private static func fault(_ cells: [Column: JSONNode]) -> RecordFault? {
    let odd = cells.filter { column, node in
      switch node.kind {
      case .string, .number: false
      case .true, .false: column != .answer
      case .array: column != .criteria || node.elements.contains { word($0) == nil }
      default: true
      }
    }.map(\.value.position)
    return odd.min { ($0.line, $0.column) < ($1.line, $1.column) }.map {
      RecordFault($0, "this is no text", fix: "write it in quotes")
    }
  }

  /// A text as it stands, a number by its digits.
  private static func word(_ node: JSONNode) -> String? { node.string ?? node.lexeme }

  /// A text, or the texts of an array with semicolons between them.
  private static func text(_ node: JSONNode) -> String? {
    let text =
      node.boolean.map { $0 ? "yes" : "no" } ?? word(node)
      ?? node.elements.compactMap(word).joined(separator: ";")
    return PlainText.trimmed(text).isEmpty ? nil : PlainText.trimmed(text)
  }

  private mutating func take(_ cells: ChecklistAnswerCells, _ checklist: Checklist) {
    do {
      rows.append(try cells.row(checklist))
    } catch {
      faults.append(error.fault)
    }
  }
}
