package import JSON
package import Localization
package import Records
import Wording

/// A record as lines that read well aloud: what it is called, then "Label: value".
package enum RecordText {
  package static func heading(_ record: JSONObject, _ format: RecordFormat) -> Sentence {
    // The title of somebody with a name is a form of address.
    let name = record[\Profile.name]?.string ?? record[\Study.title]?.string
    let id = record[SystemKey.id]?.string ?? ""
    let noun = format.noun.capitalised
    return name.map { "\(noun) \(id): \($0)" } ?? "\(noun) \(id)"
  }

  /// The fields that have a value: single values first, then lists, groups and things with parts.
  package static func lines(_ object: JSONObject, _ fields: [Field], indent: String = "")
    -> [Sentence]
  {
    fields.sorted { left, right in
      let (a, b) = (rank(left), rank(right))
      return a == b ? Text.precedes(left.label.plain(), right.label.plain()) : a < b
    }.flatMap { field -> [Sentence] in
      guard let value = object[field.key], field.key != SystemKey.deleted,
        field.key != SystemKey.position,
        !RecordForm.isSaidNone(field, fields)
      else { return [] }
      switch field.kind {
      case .group(let inner):
        let rows = lines(value.object ?? JSONObject(), inner, indent: indent + "  ")
        return rows.isEmpty ? [] : ["\(indent)\(field.label):"] + rows
      case .map(let entry):
        let rows = entries(value.object ?? JSONObject(), entry, indent: indent + "  ")
        if rows.isEmpty, object[field.saidNoneKey]?.boolean == true {
          return ["\(indent)\(field.label): \(ListWord.none.id)"]
        }
        return rows.isEmpty ? [] : ["\(indent)\(field.label):"] + rows
      default:
        let shown = FieldText.shown(value, field.kind)
        return shown.isEmpty ? [] : ["\(indent)\(field.label): \(shown)"]
      }
    } + conflicts(object, indent)
  }

  private static func rank(_ field: Field) -> Int {
    switch field.kind {
    case .set: 1
    case .group: 2
    case .map: 3
    default: 0
    }
  }

  /// One value as part of a line: numbers and yes or no come with their names.
  private static func part(_ object: JSONObject, _ field: Field, isNamed: Bool) -> Sentence? {
    let value = object[field.key] ?? .null
    if isNamed, value == .bool(false) { return nil }
    let shown = FieldText.shown(value, field.kind)
    if shown.isEmpty { return nil }
    let isBare = value.string == nil || Self.isBare(shown.plain())
    if case .set = field.kind, !isNamed { return shown }
    return isNamed || isBare ? "\(field.label.uncapitalised) \(shown)" : shown
  }

  /// Whether a value says nothing without the name of its field.
  private static func isBare(_ shown: String) -> Bool {
    ["yes", "no", "unknown"].contains(shown)
      || shown.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// One line for each entry: its key where people give it, its short form, then its other parts.
  private static func entries(_ map: JSONObject, _ entry: EntryFormat, indent: String) -> [Sentence]
  {
    ordered(map, entry).map { key, object in
      let main = entry.shorthand.compactMap { name -> Sentence? in
        guard let field = entry.fields.first(where: { $0.key == name }) else { return nil }
        return part(object, field, isNamed: false)
      }
      let rest = entry.fields.compactMap { field -> Sentence? in
        guard !entry.shorthand.contains(field.key), field.key != SystemKey.deleted,
          field.key != SystemKey.position
        else { return nil }
        return part(object, field, isNamed: true)
      }
      let words = (main + rest).joined(separator: ", ")
      if entry.givenKeyName == nil { return "\(indent)\(words) [\(key)]" }
      return words.isEmpty ? "\(indent)\(key)" : "\(indent)\(key): \(words)"
    }
  }

  /// Entries that are no tombstones, in their order.
  package static func ordered(_ map: JSONObject, _ entry: EntryFormat) -> [(String, JSONObject)] {
    let live = map.sortedKeys.compactMap { key -> (String, JSONObject)? in
      guard let object = map[key.string]?.object, !object.isTombstone(key: key.string),
        object[SystemKey.erased]?.boolean != true
      else { return nil }
      return (key.string, object)
    }
    guard entry.isOrdered else { return live }
    let position = { (object: JSONObject) in Text(object[SystemKey.position]?.string ?? "") }
    return live.enumerated().sorted { left, right in
      let (a, b) = (position(left.element.1), position(right.element.1))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// Fields for which several values were written at the same time.
  private static func conflicts(_ object: JSONObject, _ indent: String) -> [Sentence] {
    let sync = object[SystemKey.sync]?.object ?? JSONObject()
    return sync.sortedKeys.compactMap { key in
      let also = sync[key.string]?.object?["also"]?.object?.members ?? [:]
      guard !also.isEmpty else { return nil }
      let values = also.sorted { $0.key < $1.key }.map { FieldText.shown($0.value, .text) }
      return "\(indent)Written at the same time for \(key): \(values.joined(separator: " | "))"
    }
  }
}
