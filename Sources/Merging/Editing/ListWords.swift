import JSON
import Localization
import Records
import Wording

/// Makes the fields of a list about a person fit each other: a word in place of the list becomes its flag or reason,
/// and new entries take the flag and the reason away.
struct ListWords {
  let fields: [Field]
  /// What the record holds.
  let draft: RecordDraft

  func settled(_ values: JSONObject) throws(WorkbenchError) -> JSONObject {
    var result = values
    for field in fields where field.hasListWords(among: fields) {
      if let word = Self.word(values[field.key] ?? .null) {
        result[field.key] = nil
        result[field.saidNoneKey] = word == .none ? .bool(true) : .null
        result[field.absenceKey] = word.absence.map { .string($0.id) } ?? .null
      }
      if Self.adds(values[field.key]) { clear(field, in: &result) }
      if result[field.saidNoneKey]?.boolean == true, hasEntries(field, after: values) {
        throw WorkbenchError(
          .invalidData, at: field.key, "there are entries, so it cannot be said to be none",
          fix: "take the entries out first: `--remove \(field.key)/ID`")
      }
    }
    return result
  }

  /// `"none"`, or a list with this word alone.
  private static func word(_ value: JSONValue) -> ListWord? {
    if let text = value.string { return ListWord(typed: text) }
    guard let members = value.array, members.count == 1 else { return nil }
    return members[0].string.flatMap(ListWord.init(typed:))
  }

  private static func adds(_ value: JSONValue?) -> Bool {
    if let new = value?.array { return new.contains { $0.object != nil } }
    return value?.object?.members.values.contains { entry in
      guard let object = entry.object else { return false }
      return object[SystemKey.deleted]?.boolean != true && object[SystemKey.erased]?.boolean != true
    } ?? false
  }

  private func clear(_ field: Field, in values: inout JSONObject) {
    for key in [field.saidNoneKey, field.absenceKey] {
      guard values[key] == nil, let there = draft.value([key]), !there.isNull else { continue }
      values[key] = .null
    }
  }

  /// Whether entries stay once the values are written.
  private func hasEntries(_ field: Field, after values: JSONObject) -> Bool {
    let taken = values[field.key]?.object ?? JSONObject()
    return draft.value([field.key])?.object?.members.contains { key, entry in
      guard let object = entry.object, object[SystemKey.deleted]?.boolean != true,
        object[SystemKey.erased]?.boolean != true
      else { return false }
      return taken.members[key]?.isNull != true
    } ?? false
  }
}
