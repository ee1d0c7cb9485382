import Records

/// A record as lines that read well aloud: what it is called, then "Label: value".
enum RecordText {
  static func heading(_ record: JSONObject, _ format: RecordFormat) -> String {
    let name = record["title"]?.string ?? record["name"]?.string
    let id = record[SystemKey.id]?.string ?? ""
    let noun = format.noun.prefix(1).uppercased() + format.noun.dropFirst()
    return name.map { "\(noun) \(id): \($0)\n" } ?? "\(noun) \(id)\n"
  }

  /// The fields that have a value.
  static func lines(_ object: JSONObject, _ fields: [Field], indent: String = "") -> [String] {
    fields.sorted { $0.label < $1.label }.flatMap { field -> [String] in
      guard let value = object[field.key], field.key != SystemKey.deleted, field.key != "position"
      else { return [] }
      switch field.kind {
      case .group(let inner):
        let rows = lines(value.object ?? JSONObject(), inner, indent: indent + "  ")
        return rows.isEmpty ? [] : ["\(indent)\(field.label):"] + rows
      case .map(let entry):
        let rows = entries(value.object ?? JSONObject(), entry, indent: indent + "  ")
        return rows.isEmpty ? [] : ["\(indent)\(field.label):"] + rows
      default:
        let shown = FieldText.shown(value, field.kind)
        return shown.isEmpty ? [] : ["\(indent)\(field.label): \(shown)"]
      }
    } + conflicts(object, indent)
  }

  /// One line for each entry: its short form first, then its other parts.
  private static func entries(_ map: JSONObject, _ entry: EntryFormat, indent: String) -> [String] {
    ordered(map, entry).map { key, object in
      let main = entry.shorthand.compactMap { name -> String? in
        guard let field = entry.fields.first(where: { $0.key == name }) else { return nil }
        let shown = FieldText.shown(object[name] ?? .null, field.kind)
        return shown.isEmpty ? nil : shown
      }
      let rest = entry.fields.compactMap { field -> String? in
        guard !entry.shorthand.contains(field.key), field.key != SystemKey.deleted,
          field.key != "position"
        else { return nil }
        let value = object[field.key] ?? .null
        let shown = value == .bool(false) ? "" : FieldText.shown(value, field.kind)
        return shown.isEmpty ? nil : "\(field.label.lowercasedFirst) \(shown)"
      }
      return "\(indent)\((main + rest).joined(separator: ", ")) [\(key)]"
    }
  }

  /// Entries that are no tombstones, in their order.
  static func ordered(_ map: JSONObject, _ entry: EntryFormat) -> [(String, JSONObject)] {
    let live = map.sortedKeys.compactMap { key -> (String, JSONObject)? in
      guard let object = map[key.string]?.object, object[SystemKey.deleted]?.boolean != true,
        object[SystemKey.erased]?.boolean != true
      else { return nil }
      return (key.string, object)
    }
    guard entry.isOrdered else { return live }
    let position = { (object: JSONObject) in Text(object["position"]?.string ?? "") }
    return live.enumerated().sorted { left, right in
      let (a, b) = (position(left.element.1), position(right.element.1))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// Fields for which several values were written at the same time.
  private static func conflicts(_ object: JSONObject, _ indent: String) -> [String] {
    let sync = object[SystemKey.sync]?.object ?? JSONObject()
    return sync.sortedKeys.compactMap { key in
      let also = sync[key.string]?.object?["also"]?.object?.members ?? [:]
      guard !also.isEmpty else { return nil }
      let values = also.sorted { $0.key < $1.key }.map { FieldText.shown($0.value, .text) }
      return "\(indent)Written at the same time for \(key): \(values.joined(separator: " | "))"
    }
  }
}

extension String {
  /// The same words for the middle of a sentence; a first word in capitals stays.
  fileprivate var lowercasedFirst: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}
