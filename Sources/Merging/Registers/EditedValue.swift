import JSON
import Records

/// A value beside its entry in `sync`, which names the write that the value stands for.
struct EditedValue {
  private let key: String
  private let pointer: JSONPointer
  private let entry: JSONObject
  private let write: WriteID
  private let value: JSONValue
  private let isMember: Bool

  /// - Returns: `nil` if the entry does not have the form of one.
  init?(_ key: String, _ entry: JSONValue, in object: JSONObject) {
    guard let entry = entry.object, let write = entry["write"]?.string,
      let pointer = JSONPointer(parsing: key), let last = pointer.parts.last
    else { return nil }
    self.key = key
    self.pointer = pointer
    self.entry = entry
    self.write = WriteID(write)
    let parent = pointer.parts.dropLast().reduce(JSONValue.object(object) as JSONValue?) {
      $0?.object?[$1]
    }
    if let members = parent?.array {
      isMember = true
      value = .bool(members.contains(.string(last)))
    } else if parent == nil, [true, false].contains(where: { WriteID(write).fits(.bool($0)) }) {
      // The whole set is missing, which reads as one without members.
      isMember = true
      value = .bool(false)
    } else {
      isMember = false
      value = parent?.object?[last] ?? .null
    }
  }

  var fits: Bool { write.fits(value) }

  /// Puts a write of the value's own over the one it replaced.
  ///
  /// - Parameter path: The keys from the record's root to the holder.
  func reconcile(in holder: inout JSONObject, _ path: [String]) {
    let place = JSONPointer(path).description + key
    var register = Register(plain: value, entry: .object(entry), origins: [])
    register.live[write] = nil
    register.superseded.insert(write)
    register.live[WriteID(handEditedAt: place, over: write, value: value)] = value
    var sync = holder[SystemKey.sync]?.object ?? JSONObject()
    var written = entry
    let standing = register.standing(isMember: isMember)
    for (key, part) in register.entry(standing)?.object?.members ?? [:] {
      written[key.string] = part
    }
    sync[key] = .object(written)
    holder[SystemKey.sync] = .object(sync)
    let plain = standing.flatMap { register.live[$0] } ?? .null
    if plain != value {
      holder = placed(plain, pointer.parts[...], in: holder)
    }
  }

  private func placed(_ plain: JSONValue, _ parts: ArraySlice<String>, in object: JSONObject)
    -> JSONObject
  {
    guard let key = parts.first else { return object }
    var result = object
    if parts.count == 1 {
      result[key] = plain
    } else if parts.count == 2, isMember, let member = parts.last {
      var members = Set((object[key]?.array ?? []).compactMap(\.string).map { Text($0) })
      if plain == .bool(true) {
        members.insert(Text(member))
      } else {
        members.remove(Text(member))
      }
      result[key] = .array(members.sorted().map { .string($0) })
    } else {
      result[key] = .object(
        placed(plain, parts.dropFirst(), in: object[key]?.object ?? JSONObject()))
    }
    return result
  }
}
