package import JSON
package import Localization
package import Records

/// What changed from one version of a record to another, counted; never what was written.
///
/// The differences of several files add up.
package struct RecordDifference: Hashable, Sendable {
  /// What happened to records and entries of one noun.
  package struct Counts: Hashable, Sendable {
    package var added = 0
    package var deleted = 0
    /// Deletions that were taken back.
    package var restored = 0
    package var erased = 0
  }

  /// By what the schema calls records or entries.
  ///
  /// A new record counts as one, whatever is in it; of a new log its entries count instead, if it has some.
  package private(set) var counts: [Noun: Counts] = [:]
  /// Fields with another value, in what stands in both versions; a set counts once.
  package private(set) var changedFields = 0
  /// Conflicts that only the new version has.
  package private(set) var newConflicts = 0
  /// Conflicts that only the old version has.
  package private(set) var settledConflicts = 0

  /// Nothing.
  package init() {}

  /// - `old`: `nil` for a file that is new.
  /// - `format`: The format in the file, if it is known; without it no entries can be told apart.
  /// - Complexity: O(*n*) in the number of bytes; parts that are written alike are not taken apart.
  package init(from old: JSONDocument?, to new: JSONDocument, _ format: RecordFormat?) {
    self.init(from: old, to: new, format, conflicts: RecordConflicts.list(in: new, format))
  }

  /// - `conflicts`: Those of the new version.
  package init(
    from old: JSONDocument?, to new: JSONDocument, _ format: RecordFormat?,
    conflicts: [FieldConflict]
  ) {
    let noun = format?.nouns ?? Noun("file", "files")
    if let old {
      compareHolders(old.root, new.root, format?.fields ?? [], noun)
    } else {
      noteNewRecord(new.root, format, noun)
    }
    let before = Set(old.map { RecordConflicts.list(in: $0, format) }?.map(ConflictKey.init) ?? [])
    let after = Set(conflicts.map(ConflictKey.init))
    newConflicts = after.subtracting(before).count
    settledConflicts = before.subtracting(after).count
  }

  /// Whether no value changed. The record of changes in `sync` may still differ.
  package var isEmpty: Bool { self == RecordDifference() }

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout Self, right: Self) {
    for (noun, counts) in right.counts {
      left.counts[noun, default: Counts()].added += counts.added
      left.counts[noun, default: Counts()].deleted += counts.deleted
      left.counts[noun, default: Counts()].restored += counts.restored
      left.counts[noun, default: Counts()].erased += counts.erased
    }
    left.changedFields += right.changedFields
    left.newConflicts += right.newConflicts
    left.settledConflicts += right.settledConflicts
  }

  /// Where a conflict is, however its values change.
  private struct ConflictKey: Hashable {
    let path: JSONPointer
    let kind: FieldConflict.Kind

    init(_ conflict: FieldConflict) {
      path = JSONPointer(conflict.path)
      kind = conflict.kind
    }
  }
}

extension RecordDifference {
  private mutating func noteNewRecord(_ root: JSONNode, _ format: RecordFormat?, _ noun: Noun) {
    if root[key: SystemKey.erased]?.boolean == true {
      counts[noun, default: Counts()].erased += 1
    } else if root[key: SystemKey.deleted]?.boolean == true {
      counts[noun, default: Counts()].deleted += 1
    } else {
      var inside = RecordDifference()
      if format?.name == Log.format.name { inside.noteNewEntries(root, Log.format.fields) }
      if inside.isEmpty {
        counts[noun, default: Counts()].added += 1
      } else {
        self += inside
      }
    }
  }

  private mutating func noteNewEntries(_ root: JSONNode, _ fields: [Field]) {
    for field in fields {
      guard case .map(let entry) = field.kind, let map = root[key: field.key] else { continue }
      let noun = entry.nouns
      for (_, value) in map.members { noteNewEntry(value, noun) }
    }
  }

  private mutating func noteNewEntry(_ node: JSONNode, _ noun: Noun) {
    // One that was added and taken away again since the old version is nothing new for anybody.
    if [SystemKey.erased, SystemKey.deleted].contains(where: { node[key: $0]?.boolean == true }) {
      return
    }
    counts[noun, default: Counts()].added += 1
  }

  private mutating func compareHolders(
    _ old: JSONNode, _ new: JSONNode, _ fields: [Field], _ noun: Noun
  ) {
    if NodeBytes.areSame(old, new) { return }
    let (wasErased, isErased) = (Self.has(SystemKey.erased, old), Self.has(SystemKey.erased, new))
    if wasErased || isErased {
      if !wasErased { counts[noun, default: Counts()].erased += 1 }
      return
    }
    let (wasDeleted, isDeleted) = (
      Self.has(SystemKey.deleted, old), Self.has(SystemKey.deleted, new)
    )
    if isDeleted, !wasDeleted { counts[noun, default: Counts()].deleted += 1 }
    if wasDeleted, !isDeleted { counts[noun, default: Counts()].restored += 1 }
    compare([old], [new], fields, isHolder: true)
  }

  private static func has(_ key: String, _ node: JSONNode) -> Bool {
    node[key: key]?.boolean == true
  }

  /// Compares what stands inside a holder or a group.
  private mutating func compare(
    _ old: [JSONNode], _ new: [JSONNode], _ fields: [Field], isHolder: Bool
  ) {
    for (key, old, new) in Self.members(old, new) {
      if isHolder, Self.isSystem(key) { continue }
      if let old, let new, NodeBytes.areSame(old, new) { continue }
      switch fields.first(where: { key.isString($0.key) })?.kind {
      case .map(let entry): compareEntries(old, new, entry)
      case .group(let inner):
        compare(old.map { [$0] } ?? [], new.map { [$0] } ?? [], inner, isHolder: false)
      default:
        if Self.value(old) != Self.value(new) { changedFields += 1 }
      }
    }
  }

  private mutating func compareEntries(_ old: JSONNode?, _ new: JSONNode?, _ entry: EntryFormat) {
    let noun = entry.nouns
    for (_, old, new) in Self.members(old.map { [$0] } ?? [], new.map { [$0] } ?? []) {
      if let old, let new {
        compareHolders(old, new, entry.fields, noun)
      } else if let new {
        noteNewEntry(new, noun)
      } else if let old, !Self.has(SystemKey.deleted, old), !Self.has(SystemKey.erased, old) {
        counts[noun, default: Counts()].deleted += 1
      }
    }
  }

  /// A value; nothing and empty sets and objects are alike.
  private static func value(_ node: JSONNode?) -> JSONValue {
    guard let node else { return .null }
    let value = JSONValue(node)
    let isNothing = value.array?.isEmpty ?? value.object?.members.isEmpty ?? false
    return isNothing ? .null : value
  }

  private static func isSystem(_ key: JSONNode) -> Bool {
    [
      SystemKey.id, SystemKey.origins, SystemKey.sync, SystemKey.erased, SystemKey.format,
      SystemKey.deleted,
    ].contains { key.isString($0) }
  }

  /// The members of two objects, those of one key side by side; of a repeated key, the first.
  private static func members(_ old: [JSONNode], _ new: [JSONNode]) -> [(
    key: JSONNode, old: JSONNode?, new: JSONNode?
  )] {
    let objects =
      old.map { LevelObject(version: 0, node: $0) } + new.map { LevelObject(version: 1, node: $0) }
    return KeySlots(objects).compactMap { slots in
      guard let first = slots.first else { return nil }
      return (
        first.key, slots.first { $0.version == 0 }?.value, slots.first { $0.version == 1 }?.value
      )
    }
  }
}
