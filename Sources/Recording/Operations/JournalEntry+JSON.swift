import JSON
import Localization
import Records

/// Entries as one line of compact JSON each.
extension JournalEntry {
  package var bytes: [UInt8] { JSONWriter.compact(json) }

  private var json: JSONValue {
    var object = JSONObject()
    switch self {
    case .opened(let opening): object["opened"] = .object(opening.values)
    case .found(let changes): object["found"] = .array(changes.map(\.json))
    case .stands(let changes): object["stands"] = .array(changes.map(\.json))
    case .did(let operation):
      object["did"] = .integer(operation.number)
      object["label"] = .string(operation.label.plain())
      object["changes"] = .array(operation.changes.map(\.json))
      if operation.isLine { object["line"] = .bool(true) }
      if let typed = operation.typed {
        object["typed"] = .string(typed.line.words)
        object["typedAt"] = .integer(typed.at)
      }
    case .undid(let number): object["undid"] = .integer(number)
    case .redid(let number): object["redid"] = .integer(number)
    case .draft(let text, let began):
      object["draft"] = .string(text.words)
      object["began"] = .integer(began)
    case .off(let isOff): object["off"] = .bool(isOff)
    case .breaks(let every): object["breakEvery"] = every.map { .integer($0) } ?? .null
    case .written: object["written"] = .bool(true)
    case .resumed(let at): object["resumed"] = .integer(at)
    }
    return .object(object)
  }

  /// Reads what ``bytes`` wrote; `nil` for anything else, such as an entry of a newer version.
  package init?(_ bytes: [UInt8]) {
    guard let document = try? JSONReader.read(bytes), let object = JSONValue(document.root).object
    else { return nil }
    if let number = object["did"]?.integer {
      guard let changes = Self.changes(object["changes"]) else { return nil }
      let typed = object["typed"]?.string.map {
        Operation.Typed(line: Verbatim($0), at: object["typedAt"]?.integer ?? 0)
      }
      self = .did(
        Operation(
          number: number, label: "\(object["label"]?.string ?? "")", changes: changes, typed: typed,
          isLine: object["line"]?.boolean == true))
    } else if object["found"] != nil {
      guard let changes = Self.changes(object["found"]) else { return nil }
      self = .found(changes)
    } else if object["stands"] != nil {
      guard let changes = Self.changes(object["stands"]) else { return nil }
      self = .stands(changes)
    } else if let text = object["draft"]?.string {
      self = .draft(Verbatim(text), began: object["began"]?.integer ?? 0)
    } else if let number = object["undid"]?.integer {
      self = .undid(number)
    } else if let number = object["redid"]?.integer {
      self = .redid(number)
    } else if let isOff = object["off"]?.boolean {
      self = .off(isOff)
    } else if let every = object["breakEvery"] {
      self = .breaks(every: every.integer)
    } else if object["written"]?.boolean == true {
      self = .written
    } else if let at = object["resumed"]?.integer {
      self = .resumed(at: at)
    } else if let opening = object["opened"]?.object.flatMap({ Opening($0) }) {
      self = .opened(opening)
    } else {
      return nil
    }
  }

  /// Changes of an entry; `nil` if one of them cannot be read.
  private static func changes(_ json: JSONValue?) -> [Change]? {
    guard let all = json?.array else { return nil }
    let read = all.compactMap { Change($0) }
    return read.count == all.count ? read : nil
  }
}

extension Opening {
  var values: JSONObject {
    var object = JSONObject()
    if isAfterwards { object["afterwards"] = .bool(true) }
    object["began"] = .integer(began)
    object["keepsTasks"] = .bool(keepsTasks)
    object["log"] = .string(log)
    object["participants"] = .array(participants.map { .string($0) })
    object["purpose"] = .string(purpose.rawValue)
    object["role"] = role.map { .string($0.id) } ?? .null
    object["session"] = .string(session)
    object["sessionStart"] = .integer(sessionStart)
    object["study"] = .string(study)
    return object
  }

  init?(_ object: JSONObject) {
    guard let purpose = object["purpose"]?.string.flatMap(Purpose.init(rawValue:)),
      let study = object["study"]?.string, let session = object["session"]?.string,
      let log = object["log"]?.string, let began = object["began"]?.integer,
      let start = object["sessionStart"]?.integer
    else { return nil }
    self.init(
      purpose: purpose, study: study, session: session, log: log,
      participants: (object["participants"]?.array ?? []).compactMap(\.string),
      role: object["role"]?.string.flatMap(Role.init(id:)),
      keepsTasks: object["keepsTasks"]?.boolean ?? true, sessionStart: start, began: began,
      // Journals from before the field are of sessions that took place.
      isAfterwards: object["afterwards"]?.boolean ?? false)
  }
}
