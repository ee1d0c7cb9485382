import JSON
import Localization
import Records
import Terminal
import Workbench

/// One field of a record or part, as a row to choose.
struct FieldRow {
  /// The keys from the record's root to the field.
  let path: [String]
  let field: Field
  let value: JSONValue
  /// The group that the field belongs to, in words.
  var group: Sentence?
  /// Whether the record says that there is nothing of it.
  var isSaidNone = false

  /// The fields of an object that people may change, groups taken apart; in the order of the format's form.
  static func all(_ object: JSONObject, _ fields: [Field], at path: [String]) -> [FieldRow] {
    (RecordForm.shownFields(fields) + fields.filter { RecordForm.isSaidNone($0, fields) }).flatMap {
      field -> [FieldRow] in
      let value = object[field.key] ?? .null
      if case .group(let inner) = field.kind {
        return all(value.object ?? JSONObject(), inner, at: path + [field.key]).map { row in
          var row = row
          row.group = "\(field.label)"
          return row
        }
      }
      // Why a field is empty is asked only while it is.
      if isAnswered(field.key, in: object) { return [] }
      var row = FieldRow(path: path + [field.key], field: field, value: value)
      row.isSaidNone = object[field.saidNoneKey]?.boolean == true
      return [row]
    }.sorted { left, right in left.rank < right.rank }
  }

  /// Whether a key says of another field that it is none, or why it is empty, and that one is not.
  private static func isAnswered(_ key: String, in object: JSONObject) -> Bool {
    let suffix = [Field.absenceSuffix, Field.saidNoneSuffix].first { key.hasSuffix($0) }
    guard let suffix, object[key]?.isNull ?? true else { return false }
    switch object[String(key.dropLast(suffix.count))] {
    case .array(let members)?: return !members.isEmpty
    case .object(let parts)?: return !parts.members.isEmpty
    case .null?, nil: return false
    default: return true
    }
  }

  /// "Title", "Consent, quote".
  var label: Sentence {
    let label: Sentence = "\(field.label)"
    return group.map { "\($0), \(label.uncapitalised)" } ?? label
  }

  /// What a record cannot do without comes first, parts come last.
  private var rank: Int {
    if case .map = field.kind { return 2 }
    return field.isRequired ? 0 : 1
  }

  var pageRow: PageRow {
    PageRow(
      path.joined(separator: "/"), label, details: [shown], spoken: "\(label), \(shown)")
  }

  /// The value in words.
  var shown: Sentence {
    if case .map(let entry) = field.kind {
      let count = RecordText.ordered(value.object ?? JSONObject(), entry).count
      return count > 0 ? "\(count)" : isSaidNone ? "none" : "nothing noted"
    }
    let words = FieldText.shown(value, field.kind)
    return words.isEmpty ? "empty" : "\(words)"
  }
}
