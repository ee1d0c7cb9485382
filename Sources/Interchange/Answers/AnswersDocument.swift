import JSON
import Localization
import Records
import Wording

/// Answers in JSON: objects with the names of the columns, or whole records of responses.
enum AnswersDocument {
  static func read(
    _ bytes: [UInt8], place: String, _ instrument: Instrument
  ) throws(WorkbenchError) -> AnswersContent {
    let document = try GivenDocument.read(bytes, place: place)
    let columns = AnswersColumn.columns(of: instrument)
    var content = AnswersContent(source: .document(document))
    let root = document.root
    let objects = root.kind == .object ? [root] : Array(root.elements)
    for object in objects {
      guard object.kind == .object else {
        content.badRows += 1
        content.faults.append(
          RecordFault(
            object.position, "a response must be an object in braces",
            fix: #"write it as `{"participant": "P07", …}`"#))
        continue
      }
      take(object, instrument, columns, &content)
    }
    return content
  }

  /// Keys of a record that say nothing about the answers.
  private static let ignored = [
    SystemKey.id, SystemKey.origins, SystemKey.sync, SystemKey.format, SystemKey.deleted,
    "instrumentVersion",
  ]

  private static func take(
    _ object: JSONNode, _ instrument: Instrument, _ columns: TableColumns<AnswersColumn>,
    _ content: inout AnswersContent
  ) {
    let before = content.faults.count
    var cells = AnswersCells(line: object.position.line, place: .node(object.index))
    for (key, value) in object.members where !value.isNull {
      let name = key.string ?? ""
      if ignored.contains(where: { Text.isSame($0, name) }) { continue }
      if Text.isSame(name, "answers") {
        takeAnswers(value, instrument, columns, &cells, &content)
      } else if Text.isSame(name, "instrument") {
        if !value.isString(instrument.id.string) {
          content.faults.append(
            RecordFault(
              value.position, "this response belongs to another instrument",
              fix: "take it out, or read it in for that instrument"))
        }
      } else {
        take(key, value, instrument, columns, &cells, &content)
      }
    }
    if content.faults.count > before {
      content.badRows += 1
    } else {
      content.responses.append(cells)
    }
  }

  private static func takeAnswers(
    _ answers: JSONNode, _ instrument: Instrument, _ columns: TableColumns<AnswersColumn>,
    _ cells: inout AnswersCells, _ content: inout AnswersContent
  ) {
    guard answers.kind == .object else {
      content.faults.append(
        RecordFault(
          answers.position, "the answers must be an object in braces",
          fix: #"write `{"\#(instrument.items.first?.id ?? "q1")": 3, …}`"#))
      return
    }
    for (key, value) in answers.members where !value.isNull {
      guard value.kind == .object else {
        take(key, value, instrument, columns, &cells, &content)
        continue
      }
      if value[key: SystemKey.deleted]?.boolean == true { continue }
      guard case .item(let index) = columns.column(key.string ?? "") else {
        content.faults.append(unknown(key, instrument, columns))
        continue
      }
      if let given = value[key: "value"], !given.isNull {
        take(key, given, instrument, columns, &cells, &content)
      } else if let absence = value[key: "valueAbsence"], let text = absence.string {
        cells.absences[index] = .init(text: text, place: .node(absence.index))
      }
    }
  }

  private static func take(
    _ key: JSONNode, _ value: JSONNode, _ instrument: Instrument,
    _ columns: TableColumns<AnswersColumn>, _ cells: inout AnswersCells,
    _ content: inout AnswersContent
  ) {
    guard let column = columns.column(key.string ?? "") else {
      content.faults.append(unknown(key, instrument, columns))
      return
    }
    guard let text = value.string ?? value.lexeme else {
      content.faults.append(
        RecordFault(
          value.position, "this must be a text or a number",
          fix: "write it in quotation marks, or as a number"))
      return
    }
    let cleaned = PlainText.trimmed(text)
    if cleaned.isEmpty { return }
    cells.cells[column] = .init(text: cleaned, place: .node(value.index))
  }

  private static func unknown(
    _ key: JSONNode, _ instrument: Instrument, _ columns: TableColumns<AnswersColumn>
  ) -> RecordFault {
    AnswersColumn.fault(
      UnknownName(key.string ?? "", at: key.position, among: columns), instrument)
  }
}
