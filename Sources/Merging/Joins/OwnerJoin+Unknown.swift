import JSON
import Localization
import Records
import Wording

extension OwnerJoin {
  /// Joins a field that this version does not know, by what stands there.
  ///
  /// Objects are entries if they hold metadata and are joined key by key otherwise; a list with changes of its
  /// members is a set; everything else is one value.
  mutating func joinUnknown(_ field: JoinField) throws(WorkbenchError) -> Joined? {
    let objects = field.objects
    if !objects.isEmpty {
      guard field.holdsOnly(.object), field.tree?.entries.isEmpty ?? true else {
        throw fault(field.pointer, "one version has an object here and the other something else")
      }
      guard objects.contains(where: { OwnerVersion.isHolder($0.node) }) else {
        return try joinObject(field, [])
      }
      guard field.tree == nil else {
        throw fault(field.pointer, "the record of changes names a place inside an entry")
      }
      let entries = field.slots.filter { !$0.value.isNull }
      return try joinEntry(
        JoinField(key: field.key, base: field.base, slots: entries[...], tree: nil), [])
    }
    guard let tree = field.tree, !tree.children.isEmpty else { return try joinValue(field) }
    if field.slots.contains(where: { $0.value.kind == .array }) || isSet(field, tree) {
      return try joinSet(field)
    }
    guard field.holdsOnly(.null), tree.entries.isEmpty else {
      throw fault(field.pointer, "the record of changes names a place inside this value")
    }
    return try joinObject(field, [])
  }

  /// Whether the entries of a place where nothing stands are those of a set's members.
  private func isSet(_ field: JoinField, _ tree: SyncTree) -> Bool {
    guard field.slots.isEmpty, tree.entries.isEmpty else { return false }
    return tree.children.values.allSatisfy { child in
      child.children.isEmpty
        && child.entries.allSatisfy { entry in
          let write = WriteID(entry.node[key: "write"]?.string ?? "")
          return [true, false].contains { DigestedValue(.bool($0)).fits(write) }
        }
    }
  }
}
