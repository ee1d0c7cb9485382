package import JSON
package import Localization
package import Records

/// One assistive technology as it is asked for: of a person, or of a session.
package struct Technology: Hashable {
  package var name: String
  package var version: String?
  package var proficiency: Proficiency?
  /// As typed: a number of years, such as `2.5`.
  package var years: String?
  /// The key of the entry that holds it in the session; `nil` for a new one.
  var key: String?

  package init(_ name: String) { self.name = name }

  /// Reads an entry of a record.
  init?(_ value: JSONValue?, key: String? = nil) {
    guard let object = value?.object, !object.isTombstone(key: key),
      object[SystemKey.erased]?.boolean != true,
      let name = object[\AssistiveTechnology.name]?.string
    else { return nil }
    self.name = name
    version = object[\AssistiveTechnology.version]?.string
    proficiency = object[\AssistiveTechnology.proficiency].flatMap(Proficiency.read)
    if case .number(let lexeme)? = object[\AssistiveTechnology.years] { years = lexeme }
    self.key = key
  }

  /// All that a record names, in the order of their keys.
  static func all(in map: JSONValue?, keepingKeys: Bool) -> [Technology] {
    guard let entries = map?.object else { return [] }
    return entries.sortedKeys.compactMap { key in
      Technology(entries[key.string], key: keepingKeys ? key.string : nil)
    }
  }

  package var values: JSONValue {
    var object = JSONObject()
    object[\AssistiveTechnology.name] = .string(name)
    object[\AssistiveTechnology.version] = version.map { .string($0) } ?? .null
    object[\AssistiveTechnology.proficiency] = proficiency.map { .string($0.id) } ?? .null
    object[\AssistiveTechnology.years] = years.map { .number($0) } ?? .null
    return .object(object)
  }

  /// "VoiceOver 18, advanced".
  package var words: Sentence {
    let known = proficiency.flatMap { $0 == .unknown ? nil : $0.label }
    let named: Sentence = "\([name, version].compactMap { $0 }.joined(separator: " "))"
    return .joined([named] + [known].compactMap { $0 }, ", ")
  }
}

extension Technology {
  /// What a participant's record says.
  init(_ own: AssistiveTechnology) {
    self.init(own.name)
    version = own.version
    proficiency = own.proficiency
    years = own.years.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
  }
}
