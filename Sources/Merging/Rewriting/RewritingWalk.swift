import JSON
import Localization
import Records
import Wording

/// Goes through an object in two versions, the current one and the one before, and writes anew what would be lost.
///
/// Finds fields where a join finds them, see ``OwnerJoin``; the record it writes into is the join of the two.
struct RewritingWalk {
  /// A field whose state is not that of the current version.
  struct Change {
    /// What was live in the current version.
    let before: Set<WriteID>
    /// What is live now.
    let after: Set<WriteID>
  }

  /// The current version, then the one before.
  private let versions: [OwnerVersion]
  private let fields: [Field]
  /// The keys from the record's root to the object.
  private let path: [String]
  private let rules: RewritingRules
  private let record: RewrittenRecord
  /// What changed in the object and inside it.
  private(set) var changes: [Change] = []

  init(
    _ current: OwnerVersion, _ parent: OwnerVersion, _ fields: [Field], at path: [String],
    _ rules: RewritingRules, _ record: RewrittenRecord
  ) {
    versions = [current, parent]
    self.fields = fields
    self.path = path
    self.rules = rules
    self.record = record
  }

  mutating func run() throws(WorkbenchError) {
    guard let tree = SyncTree(versions) else { throw fault([SystemKey.sync]) }
    let objects = versions.indices.map { LevelObject(version: $0, node: versions[$0].node) }
    try walk(JoinLevel(objects: objects, fields: fields, pointer: [], tree: tree))
    try settleDeletion(tree)
  }

  private mutating func walk(_ level: JoinLevel) throws(WorkbenchError) {
    var seen = Set<Text>()
    for slots in KeySlots(level.objects) {
      guard let node = slots.first?.key else { continue }
      if level.pointer.isEmpty, isSystem(node) { continue }
      let key = Text(node.string ?? "")
      seen.insert(key)
      try visit(
        JoinField(key: key, base: level.pointer, slots: slots, tree: level.tree?.children[key]),
        level.fields)
    }
    // Entries of fields whose line is gone in both versions.
    for (key, tree) in level.tree?.children.sorted(by: { $0.key < $1.key }) ?? []
    where !seen.contains(key) && !(level.pointer.isEmpty && Self.isDeletion(key)) {
      try visit(JoinField(key: key, base: level.pointer, slots: [], tree: tree), level.fields)
    }
  }

  private mutating func visit(_ field: JoinField, _ fields: [Field]) throws(WorkbenchError) {
    switch fields.first(where: { Text.isSame($0.key, field.key.string) })?.kind {
    case .group(let inner): try visit(inside: field, inner)
    case .map(let entry):
      for slots in KeySlots(field.objects) {
        guard let key = slots.first?.key.string else { continue }
        try visit(
          entry: JoinField(key: Text(key), base: field.pointer, slots: slots, tree: nil),
          entry.fields)
      }
    case .set: try visit(set: field)
    case nil: try visit(unknown: field)
    default: try settle(field)
    }
  }

  private mutating func visit(inside field: JoinField, _ fields: [Field]) throws(WorkbenchError) {
    try walk(
      JoinLevel(
        objects: field.objects, fields: fields, pointer: field.pointer, tree: field.tree))
  }

  /// A field that this version of the program does not know, by what stands there.
  private mutating func visit(unknown field: JoinField) throws(WorkbenchError) {
    let objects = field.objects
    if objects.contains(where: { OwnerVersion.isHolder($0.node) }) {
      let entries = field.slots.filter { !$0.value.isNull }
      try visit(
        entry: JoinField(key: field.key, base: field.base, slots: entries[...], tree: nil), [])
    } else if !objects.isEmpty {
      try visit(inside: field, [])
    } else if let tree = field.tree, !tree.children.isEmpty {
      if field.isSet { try visit(set: field) } else { try visit(inside: field, []) }
    } else {
      try settle(field)
    }
  }

  private mutating func visit(entry field: JoinField, _ fields: [Field]) throws(WorkbenchError) {
    let place = path + field.pointer
    guard let current = try holder(field, 0) else {
      guard rules.isBuryingVanished, let before = try holder(field, 1) else { return }
      if before.isErased || isWithdrawal(place) { return }
      record.bury(place, fields)
      noteBurial(place, fields)
      return
    }
    guard let before = try holder(field, 1), !current.isErased, !before.isErased,
      !NodeBytes.areSame(current.node, before.node)
    else { return }
    var walk = RewritingWalk(current, before, fields, at: place, rules, record)
    try walk.run()
    changes += walk.changes
  }

  /// Whatever is live in an entry that came back was not there in the current version.
  private mutating func noteBurial(_ place: [String], _ fields: [Field]) {
    guard let object = record.object(place) else { return }
    let live = LiveWrites(in: object, fields: fields, key: place.last).seen
    changes.append(Change(before: [], after: live))
  }

  private func holder(_ field: JoinField, _ version: Int) throws(WorkbenchError)
    -> OwnerVersion?
  {
    guard let slot = field.slots.first(where: { $0.version == version }) else { return nil }
    guard slot.value.kind == .object,
      let holder = OwnerVersion(versions[version].source, slot.value, key: field.key)
    else { throw fault(field.pointer) }
    return holder
  }
}

extension RewritingWalk {
  private mutating func visit(set field: JoinField) throws(WorkbenchError) {
    let whole = (field.tree?.entries ?? []).flatMap { entry in
      (entry.node[key: "also"].map { Array($0.members) } ?? []).map { (entry.version, $0.value) }
    }
    let lists = (field.slots.map { ($0.version, $0.value) } + whole).map { version, node in
      (version: version, members: Set(node.elements.compactMap(\.string).map { Text($0) }))
    }
    let named = field.tree?.children ?? [:]
    let all = lists.reduce(into: Set(named.keys)) { $0.formUnion($1.members) }
    for member in all.sorted() {
      var readings = [FieldReading](repeating: FieldReading(), count: versions.count)
      for (version, members) in lists {
        let value = JSONValue.bool(members.contains(member))
        if !readings[version].values.contains(value) { readings[version].values.append(value) }
      }
      for entry in named[member]?.entries ?? [] {
        readings[entry.version].entries.append(entry.node)
      }
      try settle(readings, field.pointer + [member.string], isMember: true)
    }
  }

  private mutating func settle(_ field: JoinField) throws(WorkbenchError) {
    if field.base.isEmpty, Self.isDeletion(field.key) { return }
    try settle(Self.readings(field), field.pointer, isMember: false)
  }

  private func isPermission(_ pointer: [String]) -> Bool {
    record.isParticipant && path.isEmpty && Consent.isPermission(pointer)
  }

  /// Whether a member of a set is the digest of a sharing edition.
  private func isShared(_ pointer: [String]) -> Bool {
    record.isStudy && StudyRound.isShared(path + pointer.prefix(1))
  }

  /// Whether a place is something that a participant took back.
  private func isWithdrawal(_ place: [String]) -> Bool {
    record.isParticipant && place.count == 2 && Text.isSame(place[0], Withdrawal.field.key)
  }

  private static func readings(_ field: JoinField) -> [FieldReading] {
    var readings = [FieldReading(), FieldReading()]
    for slot in field.slots { readings[slot.version].values.append(JSONValue(slot.value)) }
    for entry in field.tree?.entries ?? [] { readings[entry.version].entries.append(entry.node) }
    return readings
  }

  private mutating func settle(
    _ readings: [FieldReading], _ pointer: [String], isMember: Bool
  ) throws(WorkbenchError) {
    // What was erased stays so, whichever of the two says it.
    if ErasedField.joined(readings.flatMap(\.entries)) != nil { return }
    let states = try states(readings, pointer, isMember: isMember)
    var register = rules.settle(states)
    // Taking a version back never lifts a refusal: only a write that has seen it does. Nothing takes a shared digest away.
    let values = states.joined.live.values
    if isPermission(pointer) && values.contains(.string(Permission.refused.id))
      || isShared(pointer) && values.contains(.bool(true))
    {
      register = states.joined
    }
    if register == states.current { return }
    changes.append(
      Change(before: Set(states.current.live.keys), after: Set(register.live.keys)))
    if register != states.joined {
      record.store(register, in: path, JSONPointer(pointer), isMember: isMember)
    }
  }

  private func states(_ readings: [FieldReading], _ pointer: [String], isMember: Bool)
    throws(WorkbenchError) -> FieldStates
  {
    let place = JSONPointer(path).description + JSONPointer(pointer).description
    var states: [Register] = []
    for (version, reading) in zip(versions, readings) {
      guard
        let registers = reading.registers(version.origins, isMember: isMember, place: place)
      else { throw fault(pointer) }
      states.append(Register.joined(registers))
    }
    let shown = readings[0].values
    return FieldStates(
      current: states[0], parent: states[1], place: place, isMember: isMember,
      shown: shown.count < 2 ? shown.first ?? .null : nil)
  }

  /// Settles the object's own deletion after everything inside it.
  ///
  /// A deletion that had seen a field goes on having seen it when the field was written anew.
  private mutating func settleDeletion(_ tree: SyncTree) throws(WorkbenchError) {
    let key = Text(SystemKey.deleted)
    let objects = versions.indices.map { LevelObject(version: $0, node: versions[$0].node) }
    var slots: ArraySlice<KeySlot> = []
    for group in KeySlots(objects) where group.first?.key.isString(SystemKey.deleted) == true {
      slots = group
    }
    let field = JoinField(key: key, base: [], slots: slots, tree: tree.children[key])
    let states = try states(Self.readings(field), field.pointer, isMember: false)
    var register = rules.settle(states)
    if states.current.live.values.contains(.bool(true)) {
      for change in changes where change.before.isSubset(of: states.current.context) {
        register.superseded.formUnion(change.after.subtracting(register.live.keys))
      }
    }
    if register == states.current { return }
    changes.append(
      Change(before: Set(states.current.live.keys), after: Set(register.live.keys)))
    if register != states.joined {
      record.store(register, in: path, JSONPointer(field.pointer), isMember: false)
    }
  }

  private static func isDeletion(_ key: Text) -> Bool { Text.isSame(key.string, SystemKey.deleted) }

  /// Whether a member of the holder itself is no field.
  private func isSystem(_ key: JSONNode) -> Bool {
    if key.isString(SystemKey.sync) || key.isString(SystemKey.origins) { return true }
    return path.isEmpty && (key.isString(SystemKey.id) || key.isString(SystemKey.format))
  }

  private func fault(_ pointer: [String]) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: (path + pointer).joined(separator: "/"),
      "this cannot be compared with the version before",
      fix: "mend this place, or restore the file from git")
  }
}

extension JoinField {
  /// Whether a field that this version does not know is a set, as a join sees it.
  fileprivate var isSet: Bool {
    if slots.contains(where: { $0.value.kind == .array }) { return true }
    guard slots.isEmpty, let tree, tree.entries.isEmpty else { return false }
    return tree.children.values.allSatisfy { child in
      child.children.isEmpty
        && child.entries.allSatisfy { entry in
          let write = WriteID(entry.node[key: "write"]?.string ?? "")
          return [true, false].contains { DigestedValue(.bool($0)).fits(write) }
        }
    }
  }
}
