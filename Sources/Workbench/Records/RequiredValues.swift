package import JSON
import Localization
import Merging
package import Records
import Wording

/// What a new record or part still lacks, told in the words of the command line: there is no file yet to point at.
package enum RequiredValues {
  /// Checks a new record and all its new parts.
  static func check(_ patch: RecordPatch, _ kind: RecordKind) throws {
    try check(patch.values, kind.format.fields)
    try checkParts(patch.values, kind.format.fields)
  }

  /// Checks only the parts that a patch adds.
  package static func checkParts(_ values: JSONObject, _ fields: [Field]) throws {
    for field in fields {
      guard let value = values[field.key] else { continue }
      switch field.kind {
      case .group(let inner): try checkParts(value.object ?? JSONObject(), inner)
      case .map(let entry):
        let keyed = value.object ?? JSONObject()
        let new =
          (value.array ?? [])
          + keyed.sortedKeys.filter { $0.string.hasPrefix("new ") }.compactMap { keyed[$0.string] }
        for part in new.compactMap(\.object) {
          guard let lack = missing(in: part, entry) else { continue }
          throw WorkbenchError(
            .invalidData, at: field.label.plain(),
            "\(lack.label) is missing in a new \(entry.noun)",
            fix: explained(lack))
        }
      default: break
      }
    }
  }

  /// The first required field without a value.
  static func missing(in part: JSONObject, _ entry: EntryFormat) -> Field? {
    entry.fields.first { $0.isRequired && isMissing(part[$0.key]) }
  }

  /// What belongs into a field, with its words where it has some.
  static func explained(_ field: Field) -> Sentence {
    guard case .choice(let words) = field.kind else { return field.help }
    return "\(field.help) The words are \(words.ids.joined(separator: ", "))."
  }

  private static func check(_ values: JSONObject, _ fields: [Field]) throws {
    for field in fields {
      if case .group(let inner) = field.kind {
        try check(values[field.key]?.object ?? JSONObject(), inner)
      } else if field.isRequired, let option = field.option, isMissing(values[field.key]) {
        throw WorkbenchError(
          .usage, at: "--\(option)", "\(field.label) is missing", fix: explained(field))
      }
    }
  }

  package static func isMissing(_ value: JSONValue?) -> Bool { value?.isNull ?? true }
}
