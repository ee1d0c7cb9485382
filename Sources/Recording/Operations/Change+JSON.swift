package import JSON
import Records

/// Changes as the journal holds them: an object whose `of` says what kind of thing it is about.
extension Change {
  package var json: JSONValue {
    var object = JSONObject()
    func put(_ of: String, _ value: JSONValue?, id: String? = nil) {
      object["of"] = .string(of)
      if let id { object["id"] = .string(id) }
      object["is"] = value ?? .null
    }
    switch self {
    case .note(let key, let note):
      put("note", note.map { .object($0.values) }, id: key.note)
      object["log"] = .string(key.log)
    case .attempt(let id, let attempt):
      put("attempt", attempt.map { .object(Attempt.table.values(of: $0)) }, id: id)
    case .answer(let key, let answer):
      put("answer", answer.map { .string($0.id) }, id: key.prompt)
      if let participant = key.participant { object["participant"] = .string(participant) }
    case .interruption(let id, let interruption):
      put("interruption", interruption.map { .object(Interruption.table.values(of: $0)) }, id: id)
    case .mark(let id, let at): put("mark", at.map { .integer($0) }, id: id)
    case .task(let task): put("task", task.map { .string($0) })
    case .value(let place, let value):
      put("value", value, id: place.record)
      object["path"] = .array(place.path.map { .string($0) })
    }
    return .object(object)
  }

  /// Reads what ``json`` wrote; `nil` for anything else.
  package init?(_ json: JSONValue) {
    guard let object = json.object, let of = object["of"]?.string else { return nil }
    let id = object["id"]?.string ?? ""
    let value = object["is"] ?? .null
    switch of {
    case "note":
      guard let log = object["log"]?.string else { return nil }
      self = .note(NoteKey(log: log, note: id), value.object.map { Note($0) })
    case "attempt": self = .attempt(id, value.object.map { Attempt($0) })
    case "answer":
      let key = PromptKey(id, of: object["participant"]?.string)
      self = .answer(key, value.string.flatMap(PromptAnswer.init(id:)))
    case "interruption":
      self = .interruption(id, value.object.map { Interruption($0) })
    case "mark": self = .mark(id, value.integer)
    case "task": self = .task(value.string)
    case "value":
      let path = (object["path"]?.array ?? []).compactMap(\.string)
      self = .value(RecordValue(record: id, path: path), value)
    default: return nil
    }
  }
}
