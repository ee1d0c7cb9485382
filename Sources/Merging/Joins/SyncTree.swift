import JSON
import Records

/// The entries of `sync` of all versions of an object, along the parts of their pointers.
struct SyncTree {
  /// An entry of the field at this place.
  struct Entry {
    let version: Int
    let node: JSONNode
  }

  private(set) var entries: [Entry] = []
  private(set) var children: [Text: SyncTree] = [:]

  /// - Returns: `nil` if some version has metadata that is none.
  init?(_ versions: [OwnerVersion]) {
    for (version, holder) in versions.enumerated() {
      for sync in holder.sync where !sync.isNull {
        guard sync.kind == .object else { return nil }
        for (key, node) in sync.members {
          guard let pointer = key.string.flatMap(JSONPointer.init(parsing:)),
            (1...JSONReader.depthLimit).contains(pointer.parts.count), node.kind == .object
          else { return nil }
          add(Entry(version: version, node: node), at: pointer.parts[...])
        }
      }
    }
  }

  private init() {}

  private mutating func add(_ entry: Entry, at parts: ArraySlice<String>) {
    guard let part = parts.first else {
      entries.append(entry)
      return
    }
    children[Text(part), default: SyncTree()].add(entry, at: parts.dropFirst())
  }

  /// Whether an object can be metadata: its keys are pointers.
  static func isMetadata(_ node: JSONNode) -> Bool {
    node.members.allSatisfy { key, _ in key.string?.utf8.first == UInt8(ascii: "/") }
  }
}
