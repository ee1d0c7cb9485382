import Records

/// Reading an object that holds registers.
enum Holder {
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

/// Every write that is live inside an object, entries of its maps included.
enum LiveWrites {
  static func collect(
    _ object: JSONObject, fields: [Field], origins: [String], into seen: inout Set<WriteID>
  ) {
    collect(object, fields, at: JSONPointer([]), origins, &seen)
  }

  private static func collect(
    _ object: JSONObject, _ fields: [Field], at base: JSONPointer, _ origins: [String],
    _ seen: inout Set<WriteID>
  ) {
    for field in fields {
      let pointer = base.appending(field.key)
      let value = pointer.parts.reduce(JSONValue.object(object) as JSONValue?) { $0?.object?[$1] }
      switch field.kind {
      case .group(let inner):
        collect(object, inner, at: pointer, origins, &seen)
      case .map(let entry):
        for (key, child) in value?.object?.members ?? [:] {
          guard let child = child.object else { continue }
          collect(
            child, fields: entry.fields, origins: Holder.origins(of: child, key: key.string),
            into: &seen)
        }
      case .set:
        for member in (value?.array ?? []).compactMap(\.string) {
          let register = Holder.register(in: object, pointer, member: member, origins: origins)
          seen.formUnion(register.live.keys)
        }
      default:
        let register = Holder.register(in: object, pointer, member: nil, origins: origins)
        seen.formUnion(register.live.keys)
      }
    }
  }
}
