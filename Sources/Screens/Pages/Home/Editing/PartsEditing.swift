import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// The parts of a field that holds things with identity: choosing one changes it, `/new` adds one.
struct PartsEditing {
  let record: EditedRecord
  let field: Field
  let entry: EntryFormat
  let path: [String]

  func run() throws {
    try ListScreen(
      navigator: record.navigator, page: page,
      act: { way in
        switch way {
        case .part(let key):
          try record.navigator.open { try FieldEditing(record, at: path + [key]).run() }
        case .new: try add()
        case .undo: try record.undo()
        }
      }
    ).run()
  }

  private enum Destination {
    case part(key: String)
    case new, undo
  }

  private func parts() throws -> [(key: String, object: JSONObject)] {
    RecordText.ordered(try record.object(at: path), entry).map { (key: $0.0, object: $0.1) }
  }

  private func page(_ start: Int?) throws -> ActionPage<Destination> {
    let rows = try parts().map { part -> ActionPage<Destination>.Row in
      (PageRow(part.key, "\(EntryWords.text(part.key, part.object, entry))"), .part(key: part.key))
    }
    return ActionPage(
      "parts \(record.place) \(path.joined(separator: "/"))", title: "\(field.label)",
      place: try record.title,
      lead: ["\(field.help)"],
      list: ActionList(
        .choices, noun: entry.nouns, rows: rows, start: start,
        whenEmpty: "There is no \(entry.noun) yet. Add one: `/new`"),
      prompt: Prompt("Part", .choice),
      commands: [
        ActionCommand("new", "Add an entry; asks for its required fields.", footer: true, .new),
        ActionCommand("undo", "Take the last change back.", footer: true, .undo),
      ])
  }

  /// Asks for the values that a part cannot do without, and for its key where people give it.
  private func add() throws -> [Message] {
    let questions = FieldQuestion(record: record)
    var values = JSONObject()
    let key = try givenKey()
    for field in entry.fields where field.isRequired {
      let row = FieldRow(path: path + ["", field.key], field: field, value: .null)
      guard let value = try questions.ask(row), !value.isNull else {
        return [
          .outcome("Nothing was added: \(("\(field.label)" as Sentence).uncapitalised) is missing.")
        ]
      }
      values[field.key] = value
    }
    let before = Set(try parts().map(\.key))
    var patch = RecordPatch()
    if let key {
      patch.put(.object(values), at: path + [key])
    } else {
      patch.put(.array([.object(values)]), at: path)
    }
    let outcome = try record.change(patch, undo: nil, label: "\(field.label)")
    guard let made = try parts().map(\.key).first(where: { !before.contains($0) }) else {
      return outcome
    }
    var undo = RecordPatch()
    undo.put(.null, at: path + [made])
    record.remember(undo, label: "\(field.label)")
    return [.outcome("Added the \(entry.noun). `/undo` takes it back.")]
  }

  private func givenKey() throws -> String? {
    guard let name = entry.givenKeyName else { return nil }
    let question = FieldQuestion(record: record)
    if let target = entry.keyTarget, let id = try question.one(target, "\(field.label)", nil) {
      return id
    }
    return try record.navigator.pages.ask(
      "Which \(("\(name)" as Sentence).uncapitalised) is it for?", "Key", lead: ["\(field.help)"],
      problem: { PlainText.trimmed($0).isEmpty ? "It needs a key." : nil })
  }
}
