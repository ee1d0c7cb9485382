import JSON
import Records

/// Whether a record that is there says what a new one would say: then a row that comes a second time makes nobody a
/// second time.
///
/// Every field that the new one fills must say the same, lists with nothing more and nothing less. Ids, origins and places
/// in an order do not count. Of a participant all fields count that tell people apart, filled or not; consent and placements
/// are written down later.
enum SameValues {
  static func holds(_ present: JSONObject, all new: JSONObject) -> Bool {
    new.members.allSatisfy { key, value in
      if isIgnored(key.string) { return true }
      return holds(present[key.string] ?? .null, all: value)
    }
  }

  /// Whether a key tells nothing of what a record says.
  static func isIgnored(_ key: String) -> Bool { ignored.contains { Text.isSame(key, $0) } }

  /// Whether a participant may be the one whom a row is about.
  static func isSamePerson(_ present: JSONObject, as new: JSONObject) -> Bool {
    guard holds(present, all: new) else { return false }
    return present.members.allSatisfy { key, value in
      laterKeys.contains(where: { Text.isSame(key.string, $0) })
        || isIgnored(key.string)
        || new[key.string].map { !isEmpty($0) } ?? false || isEmpty(value)
    }
  }

  /// What becomes known of a person after they are registered.
  private static let laterKeys = [
    \Participant.consent, \Participant.skillPlacements, \Participant.withdrawals,
  ].map { Participant.table[$0].key }

  /// Whether a record says anything at all.
  static func isEmpty(_ object: JSONObject) -> Bool {
    holds(JSONObject(), all: object)
  }

  static func isEmpty(_ value: JSONValue) -> Bool {
    switch value {
    case .null: true
    case .array(let members): members.isEmpty
    case .object(let object): object.members.values.allSatisfy { isEmpty($0) || isDeleted($0) }
    default: false
    }
  }

  static func isDeleted(_ entry: JSONValue) -> Bool {
    entry.object?[SystemKey.deleted]?.boolean == true
  }

  private static let ignored = [
    SystemKey.id, SystemKey.origins, SystemKey.sync, SystemKey.format, SystemKey.deleted,
    SystemKey.position,
  ]

  private static func holds(_ present: JSONValue, all new: JSONValue) -> Bool {
    switch new {
    case .null: return true
    case .array(let members):
      let there = present.array ?? []
      return members.isEmpty
        || members.count == there.count
          && members.allSatisfy { member in there.contains { $0 == member } }
    case .object(let object):
      let there = present.object ?? JSONObject()
      guard isMapOfEntries(object) else { return holds(there, all: object) }
      return matches(Array(there.members.values.compactMap(\.object)), Array(object.members.values))
    default: return present == new
    }
  }

  /// An entry has a random key: what counts is that one with the same values is there.
  private static func isMapOfEntries(_ object: JSONObject) -> Bool {
    !object.members.isEmpty && object.members.values.allSatisfy { $0.object != nil }
  }

  private static func matches(_ there: [JSONObject], _ new: [JSONValue]) -> Bool {
    var free = there.filter { $0[SystemKey.deleted]?.boolean != true }
    guard free.count == new.count else { return false }
    for entry in new.compactMap(\.object) {
      guard let index = free.firstIndex(where: { holds($0, all: entry) }) else { return false }
      free.remove(at: index)
    }
    return true
  }
}
