package import JSON

extension JSONObject {
  /// Whether an object of a record is a tombstone: it is deleted, and nobody changed anything in it without knowing that.
  ///
  /// A deletion lists every write that it has seen. A write inside that it does not list is a change made at the same
  /// time: the object counts until somebody settles that.
  ///
  /// - Parameter key: The key of the object in its map; `nil` for the record itself.
  /// - Complexity: O(1) where nothing is deleted, else O(*n*) in the size of the object.
  package func isTombstone(key: String? = nil) -> Bool {
    guard self[SystemKey.deleted]?.boolean == true else { return false }
    // Without an entry it was deleted by hand, or from the first.
    guard let entry = self[SystemKey.sync]?.object?[SystemKey.deletion]?.object else { return true }
    let others = entry["also"]?.object?.members ?? [:]
    let isContested = others.values.contains { $0.boolean != true }
    return !isContested && SeenWrites(entry).cover(self, key)
  }
}

extension JSONNode {
  /// The same for an object that is not taken apart.
  package func isTombstone(key: String? = nil) -> Bool {
    self[key: SystemKey.deleted]?.boolean == true
      && JSONValue(self).object?.isTombstone(key: key) ?? true
  }
}

/// The writes that a deletion has seen.
private struct SeenWrites {
  private var ids: Set<Text> = []
  /// The creations behind them.
  private var origins: Set<Text> = []

  init(_ deletion: JSONObject) {
    add(deletion["write"]?.string)
    for id in (deletion["also"]?.object?.members ?? [:]).keys { add(id.string) }
    for id in deletion["over"]?.array ?? [] { add(id.string) }
  }

  private mutating func add(_ id: String?) {
    guard let id else { return }
    ids.insert(Text(id))
    origins.insert(Text(String(id.prefix { $0 != "#" })))
  }

  /// Whether every write inside an object is among them. Of what was erased nothing can be changed.
  func cover(_ object: JSONObject, _ key: String?) -> Bool {
    if object[SystemKey.erased]?.boolean == true { return true }
    let sync = object[SystemKey.sync]?.object
    for entry in (sync?.members ?? [:]).values.compactMap(\.object) where !covers(entry) {
      return false
    }
    let own = (object[SystemKey.origins]?.array ?? []).compactMap(\.string)
    let created = own.isEmpty ? [key].compactMap(\.self) : own
    let isSeen = created.allSatisfy { origins.contains(Text($0)) }
    // The creation of an entry without values counts as well.
    if key != nil, !isSeen, sync?.members.isEmpty ?? true { return false }
    return coverFields(object, isSeen, sync, at: "")
  }

  private func covers(_ entry: JSONObject) -> Bool {
    if entry[SystemKey.erased]?.boolean == true { return true }
    let live =
      [entry["write"]?.string].compactMap(\.self).map { Text($0) }
      + Array((entry["also"]?.object?.members ?? [:]).keys)
    return live.allSatisfy(ids.contains)
  }

  /// - Parameters:
  ///   - isSeen: Whether the creation of the holder was seen.
  ///   - path: The pointer to the object in its holder.
  private func coverFields(
    _ object: JSONObject, _ isSeen: Bool, _ sync: JSONObject?, at path: String
  ) -> Bool {
    object.members.allSatisfy { key, value in
      if path.isEmpty, SystemKey.isSystem(key) { return true }
      let pointer = "\(path)/\(key.string)"
      guard let inner = value.object else {
        let isEmpty = value.isNull || value.array?.isEmpty == true
        return isSeen || isEmpty || sync?[pointer] != nil
      }
      let isHolder = inner[SystemKey.origins] != nil || inner[SystemKey.sync] != nil
      return isHolder
        ? cover(inner, key.string) : coverFields(inner, isSeen, sync, at: pointer)
    }
  }
}
