package import JSON
import Localization
import Merging
package import Records

/// A record as a form to fill in with an editor: one field a line, by the labels that people know.
///
/// Longer text and parts are indented; a part begins with `*` and its id, a new one with `* new`. Lines that begin
/// with `#` are notes of the form and are not read.
package enum RecordForm {
  package static func text(_ record: JSONObject, _ format: RecordFormat) -> String {
    let id = record[SystemKey.id]?.string ?? ""
    var lines = [
      "# \(format.noun) \(id)",
      "# One field a line. Lines that begin with # are not read. Empty means no value.",
      "# Longer text and lists go on below, indented by two spaces; list values begin with \"- \".",
      "# \"none\" behind the name of a list says that there is nothing; an empty list says nothing.",
      "# Parts begin with \"* \" and their id; \"* new\" adds one; a part that you remove is deleted.",
      "",
    ]
    lines += rows(record, format.fields, indent: "")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The fields of a form, in the order of their labels.
  package static func shownFields(_ fields: [Field]) -> [Field] {
    fields.filter { field in
      guard field.isInForms, field.key != SystemKey.deleted, field.key != SystemKey.position,
        !isSaidNone(field, fields)
      else { return false }
      if case .map = field.kind { return true }
      return field.option != nil || field.isRequired
    }.sorted { Text.precedes($0.label.plain(), $1.label.plain()) }
  }

  /// Whether a field says of a list that it is none: forms write that on the line of the list.
  package static func isSaidNone(_ field: Field, _ fields: [Field]) -> Bool {
    fields.contains { $0.hasListWords(among: fields) && Text.isSame($0.saidNoneKey, field.key) }
  }

  private static func rows(_ object: JSONObject, _ fields: [Field], indent: String) -> [String] {
    shownFields(fields).flatMap { field -> [String] in
      let value = object[field.key] ?? .null
      switch field.kind {
      case .group(let inner):
        return ["\(indent)\(field.label):"]
          + rows(value.object ?? JSONObject(), inner, indent: indent + "  ")
      case .map(let entry):
        let parts = RecordText.ordered(value.object ?? JSONObject(), entry).flatMap { key, child in
          ["\(indent)  * \(key)"] + rows(child, entry.fields, indent: indent + "    ")
        }
        let isNone = object[field.saidNoneKey]?.boolean == true && parts.isEmpty
        return ["\(indent)\(field.label):\(isNone ? " \(ListWord.none.id)" : "")"] + parts
      case .set:
        let members = (value.array ?? []).compactMap(\.string).map { "\(indent)  - \($0)" }
        return hint(field, indent) + ["\(indent)\(field.label):"] + members
      default: return hint(field, indent) + one(value, field, indent)
      }
    }
  }

  /// Which words a field takes.
  private static func hint(_ field: Field, _ indent: String) -> [String] {
    let kind = if case .set(let member) = field.kind { member } else { field.kind }
    switch kind {
    case .choice(let words):
      return [
        "\(indent)# \(field.label): \(words.entries.map { $0.label.plain() }.joined(separator: ", "))"
      ]
    case .integer(let range) where range.count <= 10:
      return ["\(indent)# \(field.label): \(range.lowerBound) to \(range.upperBound)"]
    default: return []
    }
  }

  private static func one(_ value: JSONValue, _ field: Field, _ indent: String) -> [String] {
    let shown = plain(value, field.kind)
    if shown.utf8.contains(0x0a) || shown.hasPrefix("#") {
      let body = shown.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      return ["\(indent)\(field.label):"] + body.map { "\(indent)  \(String($0))" }
    }
    return [shown.isEmpty ? "\(indent)\(field.label):" : "\(indent)\(field.label): \(shown)"]
  }

  private static func plain(_ value: JSONValue, _ kind: FieldKind) -> String {
    switch kind {
    case .place, .dimension: value.string ?? ""
    default: FieldText.shown(value, kind).plain()
    }
  }
}
