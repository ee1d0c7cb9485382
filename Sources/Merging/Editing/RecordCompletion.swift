package import JSON
package import Records

/// Gives a record every declared field, `null` where nothing was said and the field is not left out then.
///
/// This changes no write: an absent field and a `null` one without metadata are the same state.
package enum RecordCompletion {
  package static func completed(_ record: JSONObject, _ format: RecordFormat) -> JSONObject {
    if record[SystemKey.erased]?.boolean == true { return record }
    var result = filled(record, format.fields)
    if result[SystemKey.sync] == nil { result[SystemKey.sync] = .null }
    result[SystemKey.format] = .string(format.line)
    return result
  }

  private static func filled(_ object: JSONObject, _ fields: [Field]) -> JSONObject {
    var result = object
    for field in fields {
      let old = object[field.key]
      switch field.kind {
      case .group(let inner):
        result[field.key] = .object(filled(old?.object ?? JSONObject(), inner))
      case .set:
        result[field.key] = sorted(old)
      case .map(let entry):
        var entries = JSONObject()
        for (key, value) in old?.object?.members ?? [:] {
          entries[key.string] = .object(filledEntry(value.object ?? JSONObject(), entry))
        }
        result[field.key] = .object(entries)
      default:
        result[field.key] = old ?? (field.isLeftOutWhenEmpty ? nil : .null)
      }
    }
    return result
  }

  private static func filledEntry(_ object: JSONObject, _ entry: EntryFormat) -> JSONObject {
    if object[SystemKey.erased]?.boolean == true { return object }
    var result = filled(object, entry.fields)
    if result[SystemKey.sync] == nil { result[SystemKey.sync] = .null }
    return result
  }

  private static func sorted(_ value: JSONValue?) -> JSONValue {
    let members = value?.array ?? []
    let texts = members.compactMap(\.string).map { Text($0) }
    guard texts.count == members.count else { return .array(members) }
    return .array(Set(texts).sorted().map { .string($0) })
  }
}
