package import Records

/// Values that somebody changed in an editor: their digest does not fit the id of the write they stand for.
package enum HandEdits {
  /// One such value.
  package struct Found: Hashable, Sendable {
    /// The keys from the record's root to the object whose `sync` speaks of the value.
    package let holder: [String]
    /// The key in that `sync`.
    package let field: String
  }

  /// Looks through a record and everything inside it.
  ///
  /// - Complexity: O(number of edited fields); fields that were never edited have no id to compare with.
  package static func find(in record: JSONObject) -> [Found] {
    var found: [Found] = []
    visit(record, []) { object, path in
      for (key, entry) in object[SystemKey.sync]?.object?.members ?? [:] {
        guard let state = State(key.string, entry, in: object), !state.fits else { continue }
        found.append(Found(holder: path, field: key.string))
      }
    }
    return found.sorted { left, right in
      let (a, b) = (JSONPointer(left.holder).description, JSONPointer(right.holder).description)
      return Text.isSame(a, b) ? Text.precedes(left.field, right.field) : Text.precedes(a, b)
    }
  }

  /// Gives each value a write of its own over the one it replaced.
  ///
  /// The id is derived from the path, the value and the replaced id, so every machine derives the same one.
  package static func reconciled(_ record: JSONObject) -> JSONObject {
    rewritten(record, [])
  }

  private static func rewritten(_ object: JSONObject, _ path: [String]) -> JSONObject {
    var result = object
    for (key, value) in object.members where !Text.isSame(key.string, SystemKey.sync) {
      if let child = value.object {
        result[key.string] = .object(rewritten(child, path + [key.string]))
      }
    }
    guard var sync = object[SystemKey.sync]?.object else { return result }
    for (key, entry) in sync.members {
      guard let state = State(key.string, entry, in: object), !state.fits else { continue }
      sync[key.string] = state.reconciled(path)
    }
    result[SystemKey.sync] = .object(sync)
    return result
  }

  private static func visit(
    _ object: JSONObject, _ path: [String], _ body: (JSONObject, [String]) -> Void
  ) {
    if object[SystemKey.sync]?.object != nil { body(object, path) }
    for (key, value) in object.members where !Text.isSame(key.string, SystemKey.sync) {
      if let child = value.object { visit(child, path + [key.string], body) }
    }
  }

  /// An entry of `sync` beside the value it speaks of.
  private struct State {
    let key: String
    let entry: JSONObject
    let write: WriteID
    let value: JSONValue

    init?(_ key: String, _ entry: JSONValue, in object: JSONObject) {
      guard let entry = entry.object, let write = entry["write"]?.string,
        let pointer = JSONPointer(parsing: key)
      else { return nil }
      self.key = key
      self.entry = entry
      self.write = WriteID(write)
      let parent = pointer.parts.dropLast().reduce(JSONValue.object(object) as JSONValue?) {
        $0?.object?[$1]
      }
      let last = pointer.parts.last ?? ""
      if let members = parent?.array {
        value = .bool(members.contains(.string(last)))
      } else {
        value = parent?.object?[last] ?? .null
      }
    }

    var fits: Bool { write.fits(value) }

    func reconciled(_ path: [String]) -> JSONValue {
      let place = JSONPointer(path).description + key
      let seed = Array("\(place)\n\(write)\n".utf8) + JSONWriter.compact(value)
      let id = WriteID(random: String(SHA256.hex(seed).prefix(26)), value: value)
      var over = Set((entry["over"]?.array ?? []).compactMap(\.string).map { Text($0) })
      over.insert(Text(write.text))
      var result = entry
      result["over"] = .array(over.sorted().map { .string($0) })
      result["write"] = .string(id.text)
      return .object(result)
    }
  }
}
