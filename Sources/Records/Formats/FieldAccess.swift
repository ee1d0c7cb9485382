package import JSON

/// Fields of objects as files hold them: where an entry may be deleted, a merge may have left several values, or only one
/// field of many is wanted.
extension JSONNode {
  /// What stands in the field of a property.
  package subscript<Root: Fielded>(path: PartialKeyPath<Root>) -> JSONNode? {
    self[key: Root.table[path].key]
  }
}

extension JSONObject {
  /// What stands in the field of a property.
  package subscript<Root: Fielded>(path: PartialKeyPath<Root>) -> JSONValue? {
    get { self[Root.table[path].key] }
    set { self[Root.table[path].key] = newValue }
  }
}

extension RecordPatch {
  /// What it has for the field of a property.
  package subscript<Root: Fielded>(path: PartialKeyPath<Root>) -> JSONValue? { values[path] }
}
