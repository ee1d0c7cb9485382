package import JSON
package import Records

/// Every write that an object knows of, live and replaced, with those of everything inside it.
package struct KnownWrites {
  package private(set) var all: Set<WriteID>
  /// The creation ids of the objects: what a creation wrote is known by them, also where nothing else of it is left.
  private var origins: Set<Text> = []

  var isEmpty: Bool { all.isEmpty && origins.isEmpty }

  /// - `fields`: The declared fields of the object.
  /// - `key`: The key of the object in its map, which is its origin if it lists none.
  package init(in object: JSONObject, fields: [Field], key: String?) {
    all = LiveWrites(in: object, fields: fields, key: key).seen
    origins = Set(RegisterOwner.origins(of: object, key: key).map { Text($0) })
    add(object)
  }

  private mutating func add(_ object: JSONObject) {
    origins.formUnion(
      (object[SystemKey.origins]?.array ?? []).compactMap(\.string).map { Text($0) })
    for (key, value) in object.members {
      guard let inner = value.object else { continue }
      if Text.isSame(key.string, SystemKey.sync) {
        for entry in inner.members.values {
          all.formUnion(Register(plain: nil, entry: entry, origins: []).context)
        }
      }
      add(inner)
    }
  }

  /// Takes the writes out of what the deletions around an erased place have replaced.
  ///
  /// A deletion lists every write that it has seen, so that an edit at the same time shows. What is erased cannot be
  /// edited, and the digests in the ids go with the texts.
  ///
  /// - `path`: The keys from the record's root to the erased place.
  package func leave(_ root: inout JSONObject, around path: [String]) {
    for count in path.indices {
      let holder = Array(path[..<count])
      let sync = holder + [SystemKey.sync]
      guard
        var entries = sync.reduce(JSONValue.object(root) as JSONValue?, { $0?.object?[$1] })?
          .object,
        let entry = entries[SystemKey.deletion]?.object
      else { continue }
      entries[SystemKey.deletion] = .object(without(entry))
      root.replace(sync[...], with: .object(entries))
    }
  }

  /// The same object where no deletion in it names one of the writes.
  func left(_ object: JSONObject) -> JSONObject {
    if isEmpty { return object }
    var result = object
    for (key, value) in object.members {
      guard var inner = value.object else { continue }
      if Text.isSame(key.string, SystemKey.sync) {
        guard let entry = inner[SystemKey.deletion]?.object else { continue }
        inner[SystemKey.deletion] = .object(without(entry))
      } else {
        inner = left(inner)
      }
      result[key.string] = .object(inner)
    }
    return result
  }

  /// An entry of `sync` that names none of the writes as replaced.
  func without(_ entry: JSONObject) -> JSONObject {
    var result = entry
    guard let over = entry["over"]?.array else { return entry }
    result["over"] = .array(
      over.filter { id in id.string.map { !contains(WriteID($0)) } ?? true })
    return result
  }

  private func contains(_ id: WriteID) -> Bool {
    all.contains(id) || origins.contains(Text(id.random))
  }

  package init(_ all: Set<WriteID> = []) { self.all = all }

  mutating func formUnion(_ other: KnownWrites) {
    all.formUnion(other.all)
    origins.formUnion(other.origins)
  }

  mutating func insert(_ ids: Set<WriteID>) { all.formUnion(ids) }
}
