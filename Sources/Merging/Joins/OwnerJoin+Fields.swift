import JSON
import Localization
import Records
import Wording

/// One field in all versions of its holder.
struct JoinField {
  let key: Text
  /// The keys from the holder to what the field stands in.
  let base: [String]
  /// What stands in its place, where something does.
  let slots: ArraySlice<KeySlot>
  /// The entries for the field and for what is inside it.
  let tree: SyncTree?

  /// The keys from the holder to the field.
  var pointer: [String] { base + [key.string] }

  /// The object nodes among the values.
  var objects: [LevelObject] {
    slots.filter { $0.value.kind == .object }.map {
      LevelObject(version: $0.version, node: $0.value)
    }
  }

  /// Whether every value is of one kind, or `null`.
  func holdsOnly(_ kind: JSONDocument.Node.Kind) -> Bool {
    slots.allSatisfy { $0.value.kind == kind || $0.value.isNull }
  }
}

extension OwnerJoin {
  /// Joins the members of a part, in canonical order.
  mutating func walk(_ level: JoinLevel) throws(WorkbenchError) -> [JoinedMember] {
    var members: [JoinedMember] = []
    var seen = Set<Text>()
    var next = 0
    let hasEntries = level.tree?.children.isEmpty == false
    for slots in KeySlots(level.objects) {
      guard let node = slots.first?.key else { continue }
      let index = Self.index(of: node, in: level.fields, from: &next)
      if index == nil, level.pointer.isEmpty, isSystem(node) { continue }
      let key = Text(node.string ?? "")
      var tree: SyncTree?
      if hasEntries {
        tree = level.tree?.children[key]
        seen.insert(key)
      }
      let field = JoinField(
        key: key, base: level.pointer, slots: slots, tree: tree)
      if let value = try join(field, index.map { level.fields[$0].kind }) {
        members.append(JoinedMember(key: key, value: value))
      }
    }
    guard hasEntries, let children = level.tree?.children else { return members }
    // Entries of fields whose line is gone in every version.
    for (key, tree) in children where !seen.contains(key) {
      let field = JoinField(key: key, base: level.pointer, slots: [], tree: tree)
      let kind = level.fields.first { Text.isSame($0.key, key.string) }?.kind
      if let value = try join(field, kind) {
        members.append(JoinedMember(key: key, value: value))
      }
    }
    return members.sorted { CanonicalOrder.precedes($0.key.string, $1.key.string) }
  }

  /// The index of the declared field of a key; keys mostly come in the order of the fields.
  private static func index(of key: JSONNode, in fields: [Field], from next: inout Int) -> Int? {
    for index in next..<fields.count where key.isString(fields[index].key) {
      next = index + 1
      return index
    }
    for index in 0..<next where key.isString(fields[index].key) { return index }
    return nil
  }

  /// Whether a member of the holder itself is no field.
  private func isSystem(_ key: JSONNode) -> Bool {
    if key.isString(SystemKey.sync) || key.isString(SystemKey.origins) { return true }
    return path.isEmpty && (key.isString(SystemKey.id) || key.isString(SystemKey.format))
  }

  /// Joins one field; `nil` where the result has no line for it.
  private mutating func join(_ field: JoinField, _ kind: FieldKind?) throws(WorkbenchError)
    -> Joined?
  {
    switch kind {
    case .group(let inner):
      guard field.holdsOnly(.object), field.tree?.entries.isEmpty ?? true else {
        throw fault(field.pointer, "something other than an object in braces stands here")
      }
      return try joinObject(field, inner)
    case .map(let entry):
      guard field.holdsOnly(.object), field.tree == nil else {
        throw fault(field.pointer, "something other than an object with entries stands here")
      }
      return try joinMap(field, entry)
    case .set: return try joinSet(field)
    case nil: return try joinUnknown(field)
    default:
      guard field.tree?.children.isEmpty ?? true else {
        throw fault(field.pointer, "the record of changes names a place inside this value")
      }
      return try joinValue(field)
    }
  }

  /// Joins a group, or an unknown object that is no holder, key by key.
  mutating func joinObject(_ field: JoinField, _ fields: [Field]) throws(WorkbenchError)
    -> Joined?
  {
    if field.tree == nil, isOfOneOrigin, let node = agreed(field.slots) { return .node(node) }
    let objects = field.objects
    if objects.isEmpty, field.tree == nil { return field.slots.isEmpty ? nil : .value(.null) }
    return .object(
      try walk(
        JoinLevel(objects: objects, fields: fields, pointer: field.pointer, tree: field.tree)))
  }

  private mutating func joinMap(_ field: JoinField, _ entry: EntryFormat) throws(WorkbenchError)
    -> Joined?
  {
    if let node = agreed(field.slots) { return .node(node) }
    var members: [JoinedMember] = []
    let base = field.pointer
    for slots in KeySlots(field.objects) {
      guard let key = slots.first?.key.string else { continue }
      let inner = JoinField(key: Text(key), base: base, slots: slots, tree: nil)
      members.append(JoinedMember(key: Text(key), value: try joinEntry(inner, entry.fields)))
    }
    return .object(members)
  }

  /// Joins an object that holds registers of its own.
  mutating func joinEntry(_ field: JoinField, _ fields: [Field]) throws(WorkbenchError) -> Joined {
    if let node = field.slots.count == 1 ? alone(field.slots.first) : agreed(field.slots) {
      return .node(node)
    }
    var versions: [OwnerVersion] = []
    for slot in field.slots {
      guard slot.value.kind == .object,
        let version = OwnerVersion(self.versions[slot.version].source, slot.value, key: field.key)
      else { throw fault(field.pointer, "something other than a good entry stands here") }
      versions.append(version)
    }
    var join = OwnerJoin(versions, fields, at: path + field.pointer, rules)
    let members = try join.members()
    absorbed.formUnion(join.absorbed)
    return .object(members)
  }

  /// The value of a key if all versions have it, written alike, and it may be taken over as it stands.
  func agreed(_ slots: ArraySlice<KeySlot>) -> JSONNode? {
    guard slots.count == versions.count, let first = slots.first else { return nil }
    var next = first.version
    for slot in slots.dropFirst() {
      guard slot.version != next, NodeBytes.areSame(first.value, slot.value) else { return nil }
      next = slot.version
    }
    return plain(first)
  }

  /// The value of a key that one version alone has, if it was never edited: then any later join takes it as it stands.
  ///
  /// Metadata is read at once, so that what the next join would refuse or write in another order does not get in.
  private func alone(_ slot: KeySlot?) -> JSONNode? {
    guard let slot, !versions[slot.version].source.holdsMetadata(slot.value) else { return nil }
    return plain(slot)
  }

  private func plain(_ slot: KeySlot?) -> JSONNode? {
    guard let slot else { return nil }
    return versions[slot.version].source.isPlain(slot.value) ? slot.value : nil
  }
}
