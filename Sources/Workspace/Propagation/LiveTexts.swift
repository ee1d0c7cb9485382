package import JSON
package import Records

/// The texts that a field holds, those that were written at the same time elsewhere included.
package enum LiveTexts {
  /// The texts of a property's field.
  package static func of<Root: Fielded>(
    _ path: PartialKeyPath<Root>, in holder: JSONNode
  ) -> [String] {
    of(Root.table[path].key, in: holder)
  }

  package static func of(_ key: String, in holder: JSONNode) -> [String] {
    ([holder[key: key]?.string] + holder.others(beside: "/\(key)").map(\.string)).compactMap(\.self)
  }

  /// Whether anything was ever written into a field that was not erased: a text, or the mark of one that was replaced.
  static func isEverWritten(_ key: String, in holder: JSONNode) -> Bool {
    if !of(key, in: holder).isEmpty { return true }
    guard let sync = holder[key: SystemKey.sync], sync.kind == .object,
      let entry = sync[key: "/\(key)"]
    else { return false }
    return entry[key: SystemKey.erased]?.boolean != true
  }

  /// The members of a property's set.
  static func members<Root: Fielded>(
    of path: PartialKeyPath<Root>, in holder: JSONNode
  ) -> [String] {
    members(of: Root.table[path].key, in: holder)
  }

  /// The members of a set.
  static func members(of key: String, in holder: JSONNode) -> [String] {
    holder[key: key].map { $0.kind == .array ? $0.elements.compactMap(\.string) : [] } ?? []
  }

  /// The members of a property's set, those that were taken out included.
  static func everNamed<Root: Fielded>(
    in path: PartialKeyPath<Root>, _ holder: JSONNode
  ) -> [String] {
    everNamed(in: Root.table[path].key, holder)
  }

  /// The members of a set, those that were taken out included.
  static func everNamed(in key: String, _ holder: JSONNode) -> [String] {
    var found = members(of: key, in: holder)
    guard let sync = holder[key: SystemKey.sync], sync.kind == .object else { return found }
    for (name, _) in sync.members {
      guard let parts = name.string.flatMap(JSONPointer.init(parsing:))?.parts, parts.count == 2,
        Text.isSame(parts[0], key), !found.contains(where: { Text.isSame($0, parts[1]) })
      else { continue }
      found.append(parts[1])
    }
    return found
  }
}
