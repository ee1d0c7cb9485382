package import JSON
package import Records

/// Brings a record to the newest version of its format: every declared field present, `null` where nothing was said.
///
/// This changes no write: an absent field and a `null` one without metadata are the same state.
package enum RecordCompletion {
  ///
  /// - Parameter version: The version to bring it to, by default the newest; a file of a newer one keeps its own.
  package static func completed(
    _ record: JSONObject, _ format: RecordFormat, version: Int? = nil
  ) -> JSONObject {
    if record[SystemKey.erased]?.boolean == true { return record }
    let version = version ?? format.version
    var result = filled(record, format.fields, version)
    if result[SystemKey.sync] == nil { result[SystemKey.sync] = .null }
    let written = record[SystemKey.format]?.string.flatMap(FormatLine.init)?.version ?? 0
    result[SystemKey.format] = .string("\(format.name)/\(max(written, version))")
    return result
  }

  private static func filled(_ object: JSONObject, _ fields: [Field], _ version: Int) -> JSONObject
  {
    var result = object
    for field in fields where field.since <= version {
      let old = object[field.key]
      switch field.kind {
      case .group(let inner):
        result[field.key] = .object(filled(old?.object ?? JSONObject(), inner, version))
      case .set:
        result[field.key] = sorted(old)
      case .map(let entry):
        var entries = JSONObject()
        for (key, value) in old?.object?.members ?? [:] {
          entries[key.string] = .object(filledEntry(value.object ?? JSONObject(), entry, version))
        }
        result[field.key] = .object(entries)
      default:
        result[field.key] = old ?? .null
      }
    }
    return result
  }

  private static func filledEntry(_ object: JSONObject, _ entry: EntryFormat, _ version: Int)
    -> JSONObject
  {
    if object[SystemKey.erased]?.boolean == true { return object }
    var result = filled(object, entry.fields, version)
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
