import JSON
import Localization
import Records
import Wording

extension OwnerJoin {
  /// Joins a field that holds one value.
  mutating func joinValue(_ field: JoinField) throws(WorkbenchError) -> Joined? {
    for slot in field.slots where versions[slot.version].source.repeatsKey(in: slot.value) {
      throw fault(field.pointer, "a key stands twice inside this value")
    }
    let entries = field.tree?.entries ?? []
    if isOfOneOrigin {
      if entries.isEmpty, let node = Self.onlyValue(field.slots) { return .node(node) }
      if let node = agreed(field.slots), let entry = agreed(entries) {
        keep(entry, field.pointer)
        return .node(node)
      }
    }
    var readings = [FieldReading](repeating: FieldReading(), count: versions.count)
    for slot in field.slots { readings[slot.version].values.append(JSONValue(slot.value)) }
    for entry in entries { readings[entry.version].entries.append(entry.node) }
    let value = try settle(readings, field.pointer, isMember: false)
    return field.slots.isEmpty && value == nil ? nil : .value(value ?? .null)
  }

  /// The value that stands in every version that has one; `null` where none has.
  private static func onlyValue(_ slots: ArraySlice<KeySlot>) -> JSONNode? {
    var found: JSONNode?
    for slot in slots {
      let value = slot.value
      guard let other = found, !other.isNull else {
        found = value
        continue
      }
      if !value.isNull, !NodeBytes.areSame(other, value) { return nil }
    }
    return found
  }

  /// The entry that all versions have, written alike.
  ///
  /// Of one version alone every entry is read, since nobody has read it before.
  func agreed(_ entries: [SyncTree.Entry]) -> JSONNode? {
    guard versions.count > 1, entries.count == versions.count, let first = entries.first else {
      return nil
    }
    for (index, entry) in entries.enumerated()
    where entry.version != index || !NodeBytes.areSame(first.node, entry.node) { return nil }
    return versions[0].source.isPlain(first.node) ? first.node : nil
  }

  /// Keeps an entry as it stands.
  mutating func keep(_ entry: JSONNode, _ pointer: [String]) {
    entries.append(JoinedMember(key: Self.syncKey(pointer), value: .node(entry)))
  }

  /// Joins the states of a field and keeps its entry, if the result cannot be read without one.
  ///
  /// - Returns: The value for the field's own place; `nil` if nothing was ever written.
  mutating func settle(_ readings: [FieldReading], _ pointer: [String], isMember: Bool)
    throws(WorkbenchError) -> JSONValue?
  {
    let key = Self.syncKey(pointer)
    let place = JSONPointer(path).description + key.string
    var states: [Register] = []
    for (version, reading) in zip(versions, readings) {
      guard
        let registers = reading.registers(version.origins, isMember: isMember, place: place)
      else { throw fault(pointer, "the record of a change has the wrong form") }
      states += registers
    }
    if rules.isErasureAbsorbing,
      let entry = ErasedField.joined(readings.flatMap(\.entries))
    {
      var gone = Set<WriteID>()
      for state in states { gone.formUnion(state.context) }
      if let kept = entry.object?["write"]?.string { gone.remove(WriteID(kept)) }
      absorbed.insert(gone)
      entries.append(JoinedMember(key: key, value: .value(entry)))
      return isMember ? .bool(false) : .null
    }
    let register = rules.join(states)
    guard let standing = register.standing(isMember: isMember),
      let value = register.live[standing]
    else { return nil }
    if !isCreation(register, value, isMember: isMember) {
      let entry = Self.entry(register, standing, readings.flatMap(\.entries))
      entries.append(JoinedMember(key: key, value: entry))
    }
    return value
  }

  /// Whether reading the value without an entry gives exactly the state.
  private func isCreation(_ register: Register, _ value: JSONValue, isMember: Bool) -> Bool {
    guard register.superseded.isEmpty, register.live.count == origins.count,
      isMember ? value == .bool(true) : !value.isNull
    else { return false }
    let digested = DigestedValue(value)
    return origins.allSatisfy { register.live[digested.creation($0)] == value }
  }

  /// The entry in `sync`, with what newer versions wrote into it.
  private static func entry(_ register: Register, _ standing: WriteID, _ old: [JSONNode])
    -> Joined
  {
    let also = register.live.filter { $0.key != standing }.sorted { $0.key < $1.key }
    let over = register.superseded.sorted().map { JSONValue.string($0.text) }
    var entry = [
      JoinedMember(
        key: "also",
        value: .object(also.map { JoinedMember(key: Text($0.key.text), value: .value($0.value)) })),
      JoinedMember(key: "over", value: .value(.array(over))),
      JoinedMember(key: "write", value: .value(.string(standing.text))),
    ]
    var more: [Text: JSONValue] = [:]
    for node in old {
      for (key, value) in node.members
      where !["also", "over", "write"].contains(where: { key.isString($0) }) {
        let (key, value) = (Text(key.string ?? ""), JSONValue(value))
        more[key] = more[key].map { JoinOrder.later($0, value) } ?? value
      }
    }
    for (key, value) in more { entry.insertInOrder(key, .value(value)) }
    return .object(entry)
  }

  private static func syncKey(_ pointer: [String]) -> Text {
    Text(JSONPointer(pointer).description)
  }
}
