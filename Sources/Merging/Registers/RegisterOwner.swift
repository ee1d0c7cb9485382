import JSON
import Records

/// Reading an object that holds registers.
enum RegisterOwner {
  /// The creation ids of an object: its own list, or its random key.
  static func origins(of object: JSONObject, key: String?) -> [String] {
    let listed = (object[SystemKey.origins]?.array ?? []).compactMap(\.string)
    return listed.isEmpty ? key.map { [$0] } ?? [] : listed
  }

  /// The key of a field, or of one member of a set, in `sync`.
  static func syncKey(_ pointer: JSONPointer, _ member: String?) -> String {
    (member.map(pointer.appending) ?? pointer).description
  }

  /// The state of a field or of one member of a set.
  static func register(
    in object: JSONObject, _ pointer: JSONPointer, member: String?, origins: [String]
  ) -> Register {
    let plain = pointer.parts.reduce(JSONValue.object(object) as JSONValue?) { $0?.object?[$1] }
    let entry = object[SystemKey.sync]?.object?[syncKey(pointer, member)]
    guard let member else { return Register(plain: plain, entry: entry, origins: origins) }
    let isMember = plain?.array?.contains(.string(member)) ?? false
    let value: JSONValue? = isMember ? .bool(true) : entry == nil ? nil : .bool(false)
    return Register(plain: value, entry: entry, origins: origins)
  }
}
