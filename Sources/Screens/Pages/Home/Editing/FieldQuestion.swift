import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// Asks for the new value of a field, in the way that fits its kind; what stands is offered.
struct FieldQuestion {
  let record: EditedRecord
  private var pages: any PageShowing { record.navigator.pages }

  /// - Returns: The value, `null` for none; `nil` to leave what stands.
  func ask(_ row: FieldRow) throws -> JSONValue? {
    switch row.field.kind {
    case .choice(let words): return try choice(row, words)
    case .flag: return try flag(row)
    case .dimension: return try dimension(row)
    case .reference(let target):
      guard let id = try one(target, row.label, row.value.string) else {
        return try typed(row)
      }
      return .string(id)
    case .set(let member): return try set(row, member)
    default: return try typed(row)
    }
  }

  private func choice(_ row: FieldRow, _ words: WordList) throws -> JSONValue {
    var choices: [(label: Sentence, value: JSONValue)] = words.entries.map {
      ("\($0.label)", .string($0.id))
    }
    if !row.field.isRequired { choices.append((label: "no value", value: .null)) }
    let standing = choices.firstIndex { $0.value == row.value }
    let index = try pages.choose(
      row.label, "Choice", choices.map(\.label), standing: standing,
      lead: ["\(row.field.help)"])
    return choices[index].value
  }

  private func flag(_ row: FieldRow) throws -> JSONValue {
    let choices: [(Sentence, JSONValue)] = [
      ("yes", .bool(true)), ("no", .bool(false)), ("no value", .null),
    ]
    let index = try pages.choose(
      row.label, "Choice", choices.map(\.0),
      standing: choices.firstIndex { $0.1 == row.value }, lead: ["\(row.field.help)"])
    return choices[index].1
  }

  private func dimension(_ row: FieldRow) throws -> JSONValue {
    let dimensions = try record.navigator.workbench.dimensions()
    let index = try pages.choose(
      row.label, "Ability", dimensions.map { "\($0.label)" },
      standing: dimensions.firstIndex { $0.id == row.value.string }, lead: ["\(row.field.help)"])
    return .string(dimensions[index].id)
  }

  /// Asks for a record or entry by its title or short id.
  ///
  /// - Returns: `nil` where there is nothing to choose from.
  func one(_ target: ReferenceTarget, _ label: Sentence, _ standing: String?) throws -> String? {
    let names = try names(target)
    guard !names.isEmpty else { return nil }
    let index = try pages.choose(
      label, "Choice", names.map(\.label),
      standing: names.firstIndex { Text.isSame($0.id, standing ?? "") })
    return names[index].id
  }

  private func names(_ target: ReferenceTarget) throws -> [(id: String, label: Sentence)] {
    try record.navigator.workbench.choices(for: target, study: record.study).map {
      ($0.id, "\($0.label)")
    }
  }

  private func set(_ row: FieldRow, _ member: FieldKind) throws -> JSONValue? {
    let standing = (row.value.array ?? []).compactMap(\.string)
    switch member {
    case .choice(let words):
      return try several(row, words.entries.map { ($0.id, "\($0.label)") }, standing)
    case .dimension:
      return try several(
        row, record.navigator.workbench.dimensions().map { ($0.id, "\($0.label)") }, standing)
    case .reference(let target):
      let names = try names(target)
      guard !names.isEmpty else {
        throw WorkbenchError(
          .noInput, at: "", "\(row.label): there is no \(target.label) to choose from yet",
          fix: "make one first")
      }
      return try several(row, names, standing)
    case .place:
      let typed = try text(
        row, initial: standing.joined(separator: ", "), enterMeans: nil,
        lead: ["\(row.field.help)", "Numbers with commas between them; empty for none."])
      return .array(try PlaceList.places(typed).map { .string($0) })
    default:
      return .array(
        try LinesEditing(pages: pages, field: row.field, place: record.place).run(standing))
    }
  }

  private func several(
    _ row: FieldRow, _ choices: [(id: String, label: Sentence)], _ standing: [String]
  ) throws -> JSONValue {
    let marked = standing.map { Text($0) }
    let rows = choices.map {
      PageRow($0.id, $0.label, isMarked: marked.contains(Text($0.id)))
    }
    let page = Page(
      "several \(record.place) \(row.path.joined(separator: "/"))", title: row.label,
      lead: ["\(row.field.help)", "Choose all that fit; what stands is marked."],
      list: PageList(.choices, noun: Noun("choice", "choices"), rows: rows),
      prompt: Prompt("Choices", .choices, enterMeans: "takes what is marked"))
    while true {
      switch try pages.show(page, []) {
      case .chosenSeveral(let indices): return .array(indices.map { .string(choices[$0].id) })
      case .chosen(let index): return .array([.string(choices[index].id)])
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  /// Text, numbers and days; text of several lines is shown and replaced as a whole.
  private func typed(_ row: FieldRow) throws -> JSONValue? {
    let standing = row.value.isNull ? "" : FieldText.shown(row.value, row.field.kind).plain()
    let isLong = standing.utf8.contains(0x0A)
    let initial: String
    switch row.field.kind {
    case .place: initial = row.value.string ?? ""
    default: initial = isLong ? "" : standing
    }
    let long: [Sentence] =
      isLong ? standing.split(separator: "\n").map { "\(String($0))" } : []
    let answer = try text(
      row, initial: initial, enterMeans: isLong ? "keeps what stands" : nil,
      lead: ["\(row.field.help)"] + long)
    if isLong, answer.isEmpty { return nil }
    return try Self.value(answer, row.field)
  }

  /// Asks for a text on a page of the field's own, so that what was left half typed never shows at another record.
  private func text(
    _ row: FieldRow, initial: String, enterMeans: Sentence?, lead: [Sentence]
  ) throws -> String {
    var page = Page(
      "value \(record.place) \(row.path.joined(separator: "/"))", title: row.label,
      place: try record.title, lead: lead,
      prompt: Prompt("Value", .text, initial: initial, enterMeans: enterMeans))
    var messages: [Message] = []
    while true {
      switch try pages.show(page, messages) {
      case .entered(let text, _):
        guard let fault = Self.problem(text, row) else { return text }
        messages = [.error(fault)]
        page.prompt.initial = text
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: messages = []
      }
    }
  }

  /// What is wrong with a typed value, as a sentence.
  private static func problem(_ typed: String, _ row: FieldRow) -> Sentence? {
    if case .set(.place) = row.field.kind { return PlaceList.problem(typed) }
    let field = row.field
    do {
      let value = try FieldText.parse(typed, as: field.kind)
      return value.isNull && field.isRequired ? "\(field.label) cannot be empty." : nil
    } catch {
      return error.sentence
    }
  }

  private static func value(_ typed: String, _ field: Field) throws -> JSONValue {
    do {
      return try FieldText.parse(typed, as: field.kind)
    } catch {
      throw WorkbenchError(
        .usage, at: "", "\(field.label): the value \(error.problem)", fix: error.remedy)
    }
  }
}
