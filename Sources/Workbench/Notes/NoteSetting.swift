package import JSON
package import Records

/// What notes are to become: values of their fields, criteria, and links of findings.
package struct NoteSetting: Sendable {
  /// Fields of a note that all of them get, in the shape of the record; `null` empties one.
  package var values = JSONObject()
  /// Criteria that become confirmed.
  package var adding: [Place] = []
  /// Criteria that are neither confirmed nor proposed any more.
  package var removing: [Place] = []
  /// Findings that they come to support, as typed.
  package var linking: [String] = []
  /// Findings that they support no longer, as typed.
  package var unlinking: [String] = []

  package init() {}

  package var isEmpty: Bool {
    values.members.isEmpty && adding.isEmpty && removing.isEmpty && linking.isEmpty
      && unlinking.isEmpty
  }

  /// The fields of a note that change, with what they held and what they are to hold.
  func changes(of note: JSONObject) -> [(key: String, before: JSONValue, after: JSONValue)] {
    var wanted = values
    if !adding.isEmpty || !removing.isEmpty {
      let confirmed = places(note["confirmed"]).subtracting(removing).union(adding)
      let proposed = places(note["proposed"]).subtracting(removing)
      wanted["confirmed"] = Self.list(confirmed)
      wanted["proposed"] = Self.list(proposed)
      if !adding.isEmpty, note["beyondWcag"]?.boolean == true { wanted["beyondWcag"] = .null }
    }
    return wanted.sortedKeys.compactMap { key in
      let after = wanted[key.string] ?? .null
      let before = note[key.string] ?? (after.array == nil ? .null : .array([]))
      return before == after ? nil : (key.string, before, after)
    }
  }

  private func places(_ value: JSONValue?) -> Set<Place> {
    Set((value?.array ?? []).compactMap(\.string).compactMap { Place($0) })
  }

  private static func list(_ places: Set<Place>) -> JSONValue {
    .array(places.map { Text($0.description) }.sorted().map { .string($0) })
  }
}
