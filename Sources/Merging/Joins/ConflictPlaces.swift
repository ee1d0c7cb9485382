package import JSON
package import Records

/// Takes a record apart only where conflicts may stand: in a log of thousands of notes they stand in a few.
package enum ConflictPlaces {
  /// The record without those entries of its maps in which no conflict can stand.
  ///
  /// Of a record that somebody deleted nothing is left out, because any write in it may be unseen.
  package static func record(of document: JSONDocument, _ format: RecordFormat?) -> JSONObject {
    let root = document.root
    guard let format, document.duplicateKeys.isEmpty, root.kind == .object, !mayBeDeleted(root)
    else {
      return JSONValue(root).object ?? JSONObject()
    }
    var members: [Text: JSONValue] = [:]
    for (key, value) in root.members {
      let text = key.string ?? ""
      let isMap = isMap(key, format) && value.kind == .object && !isNamed(text, in: root)
      members[Text(text)] = isMap ? .object(entries(of: value)) : JSONValue(value)
    }
    return JSONObject(members)
  }

  /// Whether any write of the record's deletion is known, also one that does not stand in its place.
  private static func mayBeDeleted(_ root: JSONNode) -> Bool {
    if root[key: SystemKey.deleted]?.boolean == true { return true }
    return root[key: SystemKey.sync]?[key: SystemKey.deletion] != nil
  }

  private static func isMap(_ key: JSONNode, _ format: RecordFormat) -> Bool {
    guard let field = format.fields.first(where: { key.isString($0.key) }), case .map = field.kind
    else { return false }
    return true
  }

  /// Whether the record's own changes name places inside the map.
  private static func isNamed(_ map: String, in root: JSONNode) -> Bool {
    guard let sync = root[key: SystemKey.sync] else { return false }
    return sync.members.contains { key, _ in
      key.string.flatMap(JSONPointer.init(parsing:))?.parts.first.map { Text.isSame($0, map) }
        ?? true
    }
  }

  private static func entries(of map: JSONNode) -> JSONObject {
    let document = map.document
    var entries: [Text: JSONValue] = [:]
    for (key, value) in map.members {
      let nodes = value.index..<Int(document.nodes[value.index].next)
      guard RecordConflicts.mayStand(in: document, nodes) else { continue }
      entries[Text(key.string ?? "")] = JSONValue(value)
    }
    return JSONObject(entries)
  }
}
