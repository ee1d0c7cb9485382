import JSON
import Records

/// One version of an object that holds registers: a record or an entry.
struct OwnerVersion {
  let source: JoinSource
  let node: JSONNode
  /// The creation ids that its values without metadata were written with, sorted.
  let origins: [Text]
  /// Whether the ids stand in the object; otherwise its key is its only one.
  let isListingOrigins: Bool
  let isErased: Bool
  /// The values of its `sync`; more than one where the key stands twice.
  let sync: [JSONNode]

  /// - Parameter key: The key of the object in its map; `nil` for the record itself.
  /// - Returns: `nil` if the origins are no list of ids, or missing where nothing can stand for them.
  init?(_ source: JoinSource, _ node: JSONNode, key: Text?) {
    var (origins, sync) = (Set<Text>(), [JSONNode]())
    var isErased = false
    for (key, value) in node.members {
      if key.isString(SystemKey.sync) {
        sync.append(value)
      } else if key.isString(SystemKey.erased) {
        if value.boolean == true { isErased = true }
      } else if key.isString(SystemKey.origins) {
        guard value.kind == .array || value.isNull else { return nil }
        for element in value.elements {
          guard let id = element.string else { return nil }
          origins.insert(Text(id))
        }
      }
    }
    isListingOrigins = !origins.isEmpty
    if let key, origins.isEmpty { origins.insert(key) }
    guard !origins.isEmpty else { return nil }
    self.source = source
    self.node = node
    self.origins = origins.sorted()
    self.isErased = isErased
    self.sync = sync
  }

  /// Whether an object of an unknown field holds registers of its own, as entries of maps do.
  static func isHolder(_ node: JSONNode) -> Bool {
    node.members.contains { key, value in
      if key.isString(SystemKey.origins) { return value.kind == .array }
      if key.isString(SystemKey.erased) { return value.boolean == true }
      return key.isString(SystemKey.sync)
        && (value.isNull || value.kind == .object && SyncTree.isMetadata(value))
    }
  }
}
