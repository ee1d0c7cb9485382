package import JSON
package import Recording
package import Records

/// What notes are to become: values of their fields, criteria, and links of findings.
package struct NoteSetting: Sendable {
  /// Fields of a note that all of them get, in the shape of the record; `null` empties one.
  package var values = JSONObject()
  /// Criteria that become confirmed.
  package var adding: [Place] = []
  /// Criteria that are neither confirmed nor proposed any more.
  package var removing: [Place] = []
  /// Confirms or drops all open proposals.
  package var decision: ProposalDecision?
  /// Findings that they come to support, as typed.
  package var linking: [String] = []
  /// Findings that they support no longer, as typed.
  package var unlinking: [String] = []

  package init() {}

  package var isEmpty: Bool {
    values.members.isEmpty && decision == nil && adding.isEmpty && removing.isEmpty
      && linking.isEmpty
      && unlinking.isEmpty
  }

  /// The fields of a note that change, with what they held and what they are to hold. A field with several values changes
  /// also if the value in its place is chosen: that settles it.
  func changes(of note: JSONObject) -> [(key: String, before: JSONValue, after: JSONValue)] {
    var wanted = values
    if !adding.isEmpty || !removing.isEmpty || decision != nil {
      var changed = result(of: note)
      if let decision { changed.decide(decision) }
      wanted[\Note.confirmed] = Self.list(changed.confirmed)
      wanted[\Note.proposed] = Self.list(changed.proposed)
      wanted[\Note.dropped] = Self.list(changed.dropped)
      if note[\Note.beyondWcag]?.boolean == true, changed.isBeyondWcag != true {
        wanted[\Note.beyondWcag] = .null
      }
    }
    return wanted.sortedKeys.compactMap { key in
      let after = wanted[key.string] ?? .null
      let before = note[key.string] ?? (after.array == nil ? .null : .array([]))
      return before == after && !Self.hasSeveralValues(key.string, in: note)
        ? nil : (key.string, before, after)
    }
  }

  private static func hasSeveralValues(_ key: String, in note: JSONObject) -> Bool {
    let field = JSONPointer([key]).description
    return (note[SystemKey.sync]?.object?.members ?? [:]).contains { place, entry in
      (Text.isSame(place.string, field) || place.string.hasPrefix("\(field)/"))
        && !(entry.object?["also"]?.object?.members.isEmpty ?? true)
    }
  }

  /// Open proposals that marking a note as reviewed would leave without a decision.
  func undecided(of note: JSONObject) -> [Place] {
    guard decision == nil, values[\Note.reviewedBy]?.string != nil else { return [] }
    return result(of: note).undecided
  }

  /// The note with the values and criteria of this change, before any decision about proposals.
  private func result(of note: JSONObject) -> Note {
    var object = note
    for (key, value) in values.members { object[key.string] = value }
    var changed = Note(object)
    for place in removing {
      changed.confirmed.removeAll { $0 == place }
      changed.proposed.removeAll { $0 == place }
      changed.dropped.removeAll { $0 == place }
    }
    for place in adding { changed.confirm(place) }
    return changed
  }

  private static func list(_ places: [Place]) -> JSONValue {
    .array(places.map { Text($0.description) }.sorted().map { .string($0) })
  }
}
