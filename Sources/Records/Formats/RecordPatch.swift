package import JSON

/// Values for the fields of a record, in the shape of the record itself; how flags, forms and JSON input all arrive.
///
/// In a map, an entry under a key changes or creates that entry, `null` deletes it, and a list of objects adds new
/// entries. A list for a set replaces the set.
package struct RecordPatch: Sendable {
  package var values: JSONObject

  package init(_ values: JSONObject = JSONObject()) { self.values = values }

  package var isEmpty: Bool { values.members.isEmpty }

  /// `new 1`, `new 2`, …: parts of a form that have no id yet.
  package static func newKey(_ number: Int) -> String { "new \(number)" }

  /// Whether a key is one of those.
  package static func isNew(_ key: String) -> Bool { key.hasPrefix("new ") }
}

extension RecordPatch {
  /// Puts a value at a path, making the objects on the way.
  package mutating func put(_ value: JSONValue, at path: [String]) {
    values = Self.put(value, path[...], values)
  }

  private static func put(_ value: JSONValue, _ path: ArraySlice<String>, _ object: JSONObject)
    -> JSONObject
  {
    guard let key = path.first else { return object }
    var result = object
    result[key] =
      path.count == 1
      ? value : .object(put(value, path.dropFirst(), object[key]?.object ?? JSONObject()))
    return result
  }
}

/// Values through the types of records: a property stands for its field.
extension RecordPatch {
  /// Sets a field; `nil` empties it.
  package mutating func set<Root, Value: FieldValue>(
    _ path: KeyPath<Root, Value?>, to value: Value?, at holder: Holder<Root> = Holder()
  ) {
    put(value?.json ?? .null, at: holder.field(path))
  }

  /// Sets a field that is never empty.
  package mutating func set<Root, Value: FieldValue>(
    _ path: KeyPath<Root, Value>, to value: Value, at holder: Holder<Root> = Holder()
  ) {
    put(value.json, at: holder.field(path))
  }

  /// Makes a set hold exactly these members.
  package mutating func set<Root, Value: FieldValue>(
    _ path: KeyPath<Root, [Value]>, to members: [Value], at holder: Holder<Root> = Holder()
  ) {
    put(.array(members.map(\.json)), at: holder.field(path))
  }

  /// Adds new entries to a map, which get keys when the patch is written.
  package mutating func add<Root, Member: Entry>(
    _ entries: [Member], to map: KeyPath<Root, [Member]>, at holder: Holder<Root> = Holder()
  ) {
    let values = entries.map { JSONValue.object(Member.table.values(of: $0)) }
    if !values.isEmpty { put(.array(values), at: holder.field(map)) }
  }
}

extension RecordPatch {
  /// Adds the values of another patch; where both have one, the other's counts.
  package mutating func merge(_ other: RecordPatch) {
    values = Self.merged(values, other.values)
  }

  private static func merged(_ left: JSONObject, _ right: JSONObject) -> JSONObject {
    var result = left
    for key in right.sortedKeys {
      let new = right[key.string] ?? .null
      if let a = left[key.string]?.object, let b = new.object {
        result[key.string] = .object(merged(a, b))
      } else if let a = left[key.string]?.array, let b = new.array, a.first?.object != nil {
        result[key.string] = .array(a + b)
      } else {
        result[key.string] = new
      }
    }
    return result
  }
}
