import JSON
import Localization
import Records
import Terminal
import Workbench

/// Changing any field of any record: one page a record or part, one question a field, what stands offered.
struct FieldEditing {
  let record: EditedRecord
  /// The keys to the part that is edited; empty for the record itself.
  let path: [String]
  /// The fields to show, in order; `nil` for all.
  private var keys: [String]?
  private var ownTitle: Sentence?
  private var lead: [Sentence] = []
  private var navigator: Navigator { record.navigator }

  init(_ record: EditedRecord, at path: [String] = []) {
    self.record = record
    self.path = path
  }

  /// Some fields of the record itself, below a title and sentences of their own.
  init(_ record: EditedRecord, keys: [String], title: Sentence, lead: [Sentence]) {
    self.init(record)
    self.keys = keys
    ownTitle = title
    self.lead = lead
  }

  func run() throws {
    let fields = try fields()
    var isGone = false
    var messages: [Message] = []
    var start: Int?
    while !isGone {
      let rows = FieldRow.all(try record.object(at: path), fields, at: path)
      switch try navigator.pages.show(try page(rows, start: start), messages) {
      case .action(let way, let row):
        start = row ?? start
        messages = try navigator.attempt {
          switch way {
          case .field(let row): return try edit(row)
          case .undo: return try record.undo()
          case .delete:
            let outcome = try delete()
            isGone = !outcome.isEmpty
            return outcome
          }
        }
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .nothing, .idle: messages = []
      }
    }
    navigator.pages.say(messages)
  }

  private enum Destination {
    case field(FieldRow)
    case undo, delete
  }

  /// The fields of the record or part.
  private func fields() throws -> [Field] {
    let all = try entry()?.fields ?? record.format.fields
    guard let keys else { return all }
    return keys.compactMap { key in all.first { Text.isSame($0.key, key) } }
  }

  /// The format of the part; `nil` for the record itself.
  private func entry() throws -> EntryFormat? {
    guard !path.isEmpty else { return nil }
    let map = try FieldLocation(Array(path.dropLast()), in: record.format)
    guard case .map(let entry) = map.field.kind else { return nil }
    return entry
  }

  private func page(_ rows: [FieldRow], start: Int?) throws -> ActionPage<Destination> {
    let object = try record.object(at: path)
    let whole = try record.title
    let part: Sentence? = try entry().map {
      "\(EntryWords.text(path.last ?? "", object, $0))"
    }
    return ActionPage(
      "fields \(record.place) \(path.joined(separator: "/"))", title: ownTitle ?? part ?? whole,
      place: ownTitle == nil && part == nil ? "edit" : whole, lead: lead,
      list: ActionList(
        .choices, noun: Noun("field", "fields"), rows: rows.map { ($0.pageRow, .field($0)) },
        start: start),
      prompt: Prompt("Field", .choice),
      commands: [ActionCommand("undo", "Take the last change back.", footer: true, .undo)]
        + (path.isEmpty
          ? []
          : [
            ActionCommand("delete", "Delete this part; it can be undone.", footer: true, .delete)
          ]))
  }

  private func edit(_ row: FieldRow) throws -> [Message] {
    if case .map(let entry) = row.field.kind {
      return try navigator.open {
        try PartsEditing(record: record, field: row.field, entry: entry, path: row.path).run()
      }
    }
    let questions = FieldQuestion(record: record)
    guard let value = try questions.ask(row) else {
      return [.outcome("\(row.label) stays as it was.")]
    }
    var (patch, undo) = (RecordPatch(), RecordPatch())
    patch.put(value, at: row.path)
    undo.put(Self.standing(row), at: row.path)
    return try record.change(patch, undo: undo, label: row.label)
  }

  /// The value that a field has now, as a patch writes it.
  private static func standing(_ row: FieldRow) -> JSONValue {
    if case .set = row.field.kind, row.value.isNull { return .array([]) }
    return row.value
  }

  private func delete() throws -> [Message] {
    guard !path.isEmpty, let noun = try entry()?.noun else { return [] }
    guard try navigator.pages.confirm("Delete this \(noun)?", yes: "delete it", no: "keep it")
    else {
      return []
    }
    var (patch, undo) = (RecordPatch(), RecordPatch())
    patch.put(.null, at: path)
    undo.put(.object(JSONObject()), at: path)
    return try record.change(patch, undo: undo, label: "The \(noun)")
  }
}
