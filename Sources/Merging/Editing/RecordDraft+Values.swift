package import JSON
package import Records
package import Wording

/// Changes through the types of records: a property stands for its field.
extension RecordDraft {
  /// What stands in the field of a property.
  package func value<Root: Fielded>(
    _ path: PartialKeyPath<Root>, at holder: Holder<Root> = Holder()
  ) -> JSONValue? {
    value(holder.field(path))
  }

  /// What stands at a place, be it deleted or erased.
  package func value<Value: Fielded>(_ holder: Holder<Value>) -> JSONValue? { value(holder.keys) }

  /// Sets a field; `nil` empties it.
  ///
  /// - Throws: `WorkbenchError` where there is no entry to hold it.
  package mutating func set<Root, Value: FieldValue>(
    _ path: KeyPath<Root, Value?>, to value: Value?, at holder: Holder<Root> = Holder()
  ) throws(WorkbenchError) {
    try set(holder.field(path), to: value?.json ?? .null)
  }

  /// Sets a field that is never empty; a flag that is down is written as empty.
  ///
  /// - Throws: `WorkbenchError` where there is no entry to hold it.
  package mutating func set<Root, Value: FieldValue>(
    _ path: KeyPath<Root, Value>, to value: Value, at holder: Holder<Root> = Holder()
  ) throws(WorkbenchError) {
    try set(holder.field(path), to: value.isDown ? .null : value.json)
  }

  /// Makes a set hold exactly these members.
  ///
  /// - Throws: `WorkbenchError` where there is no entry to hold it.
  package mutating func set<Root, Value: FieldValue>(
    _ path: KeyPath<Root, [Value]>, to members: [Value], at holder: Holder<Root> = Holder()
  ) throws(WorkbenchError) {
    try replaceSet(holder.field(path), with: members.compactMap(\.json.string))
  }

  /// Adds an entry without values to a map, or finds the one that has the key.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - key: A name, or `nil` for a random key that sorts by `now`.
  ///   - holder: The place of the map.
  ///   - origin: Given only where the same creation must come out alike on several machines.
  ///   - position: Its place in a map that has an order.
  ///   - now: Milliseconds since 1970; only random keys need it.
  /// - Returns: The place of the entry.
  /// - Throws: `WorkbenchError` where there is no entry to hold the map.
  package mutating func add<Root, Member: Entry>(
    to map: KeyPath<Root, [Member]>, key: String? = nil, at holder: Holder<Root> = Holder(),
    origin: String? = nil, position: String? = nil, now: Int = 0
  ) throws(WorkbenchError) -> Holder<Member> {
    let path = holder.field(map)
    let entry = holder.entry(map, try add(to: path, key: key, origin: origin, now: now))
    if let position { try set(entry.keys + [SystemKey.position], to: .string(position)) }
    return entry
  }

  /// The entries of a map by their keys, deleted ones too.
  package func entries<Root, Member: Entry>(
    _ map: KeyPath<Root, [Member]>, at holder: Holder<Root> = Holder()
  ) -> [Holder<Member>] {
    (value(holder.field(map))?.object?.sortedKeys ?? []).map { holder.entry(map, $0.string) }
  }

  /// Writes every field of a value that patches have; its sets hold exactly its members then.
  ///
  /// - Throws: `WorkbenchError` where there is no entry to hold it.
  package mutating func put<Value: Fielded>(
    _ value: Value, at holder: Holder<Value> = Holder()
  ) throws(WorkbenchError) {
    for (key, value) in Value.table.whole(of: value).members {
      let path = holder.keys + [key.string]
      if let members = value.array {
        try replaceSet(path, with: members.compactMap(\.string))
      } else {
        try set(path, to: value)
      }
    }
  }

  /// Marks an entry as deleted.
  package mutating func delete<Value: Fielded>(_ entry: Holder<Value>) throws(WorkbenchError) {
    try delete(entry.keys)
  }
}

extension RecordDraft {
  /// Takes back that a log was cleared, since it has words that nobody has read.
  ///
  /// - Returns: Whether it was cleared.
  package mutating func takeBackClearing() throws(WorkbenchError) -> Bool {
    guard value(Holder<Log>().field(\.clearedBy))?.string != nil else { return false }
    try set(\Log.clearedBy, to: nil)
    try set(\Log.clearedAt, to: nil)
    return true
  }
}
