package import JSON
package import Localization
import Merging
package import Records

/// An entry of a map in a few words.
package enum EntryWords {
  package static func text(_ key: String, _ object: JSONObject, _ entry: EntryFormat) -> Sentence {
    let keys = entry.shorthand.isEmpty ? entry.fields.map(\.key) : entry.shorthand
    let words = keys.compactMap { key -> Sentence? in
      guard let field = entry.fields.first(where: { Text.isSame($0.key, key) }),
        !Text.isSame(key, SystemKey.deleted), !Text.isSame(key, SystemKey.position)
      else { return nil }
      let shown = FieldText.shown(object[key] ?? .null, field.kind)
      return shown.isEmpty ? nil : bare(shown, field)
    }
    let named: [Sentence] = entry.givenKeyName == nil ? [] : ["\(key)"]
    let all = named + words
    return all.isEmpty ? entry.noun : all.joined(separator: ", ")
  }

  /// Numbers and yes or no come with their names.
  private static func bare(_ shown: Sentence, _ field: Field) -> Sentence {
    switch field.kind {
    case .integer, .decimal, .flag, .milliseconds: "\(field.label.uncapitalised) \(shown)"
    default: shown
    }
  }
}
