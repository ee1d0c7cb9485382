import Records
import Terminal

/// One field of a record or part, as a row to choose.
struct FieldRow {
  /// The keys from the record's root to the field.
  let path: [String]
  let field: Field
  let value: JSONValue

  /// The fields of an object that people may change, groups taken apart; in the order of the format's form.
  static func all(_ object: JSONObject, _ fields: [Field], at path: [String]) -> [FieldRow] {
    RecordForm.shownFields(fields).flatMap { field -> [FieldRow] in
      let value = object[field.key] ?? .null
      if case .group(let inner) = field.kind {
        return all(value.object ?? JSONObject(), inner, at: path + [field.key])
      }
      return [FieldRow(path: path + [field.key], field: field, value: value)]
    }.sorted { left, right in left.rank < right.rank }
  }

  /// What a record cannot do without comes first, parts come last.
  private var rank: Int {
    if case .map = field.kind { return 2 }
    return field.isRequired ? 0 : 1
  }

  var pageRow: PageRow {
    PageRow(
      path.joined(separator: "/"), field.label, details: [shown],
      spoken: "\(field.label), \(shown)")
  }

  /// The value in words.
  var shown: String {
    if case .map(let entry) = field.kind {
      let count = RecordText.ordered(value.object ?? JSONObject(), entry).count
      return count == 0 ? "none" : "\(count)"
    }
    let words = FieldText.shown(value, field.kind)
    return words.isEmpty ? "empty" : words
  }
}

/// An entry of a map in a few words.
enum EntryWords {
  static func text(_ key: String, _ object: JSONObject, _ entry: EntryFormat) -> String {
    let keys = entry.shorthand.isEmpty ? entry.fields.map(\.key) : entry.shorthand
    let words = keys.compactMap { key -> String? in
      guard let field = entry.fields.first(where: { Text.isSame($0.key, key) }),
        !Text.isSame(key, SystemKey.deleted), !Text.isSame(key, "position")
      else { return nil }
      let shown = FieldText.shown(object[key] ?? .null, field.kind)
      return shown.isEmpty ? nil : bare(shown, field)
    }
    let named = entry.givenKeyName == nil ? [] : [key]
    let all = named + words
    return all.isEmpty ? entry.noun : all.joined(separator: ", ")
  }

  /// Numbers and yes or no come with their names.
  private static func bare(_ shown: String, _ field: Field) -> String {
    switch field.kind {
    case .integer, .decimal, .flag, .milliseconds: "\(field.label.lowercased()) \(shown)"
    default: shown
    }
  }
}
