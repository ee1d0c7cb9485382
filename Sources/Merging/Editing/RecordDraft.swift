package import JSON
import Localization
package import Records
package import Wording

/// The one editor: a record that is being created or changed.
///
/// Every change of any field, from any verb or screen, goes through here: it assigns write ids and keeps `sync`, so
/// that a later merge knows which value replaced which.
package struct RecordDraft {
  package let format: RecordFormat
  package private(set) var root: JSONObject
  let ids: RandomIDs
  /// Objects created in this draft, by their path: their fields need no metadata yet.
  private var created: Set<JSONPointer> = []

  /// A new record without values.
  ///
  /// - `origin`: Given only if the same creation must come out alike on several machines.
  package init(creating format: RecordFormat, id: RecordID, ids: RandomIDs, origin: String? = nil) {
    self.format = format
    self.ids = ids
    root = JSONObject()
    root[SystemKey.id] = .string(id.string)
    root[SystemKey.origins] = .array([.string(origin ?? ids.origin())])
    root[SystemKey.format] = .string(format.line)
    created = [JSONPointer([])]
  }

  /// A record that exists; `document` must have been validated.
  package init(changing document: JSONDocument, format: RecordFormat, ids: RandomIDs) {
    self.format = format
    self.ids = ids
    // What somebody changed without kerb becomes a write of its own first, so that no edit swallows it.
    root = HandEdits.reconciled(JSONValue(document.root).object ?? JSONObject())
  }

  /// Canonical bytes: every declared field present.
  package var bytes: [UInt8] {
    JSONWriter.canonical(.object(RecordCompletion.completed(root, format)))
  }

  /// The value at a path of keys.
  package func value(_ path: [String]) -> JSONValue? {
    path.reduce(JSONValue.object(root)) { $0?.object?[$1] }
  }
}

extension RecordDraft {
  /// Sets a field that is no set and no map; `null` empties it. Nothing happens if the value is there already, but for a
  /// refusal, which is written again.
  ///
  /// - Throws: `WorkbenchError` of code `usage` if there is no such field, or no entry to hold it.
  package mutating func set(_ path: [String], to value: JSONValue) throws(WorkbenchError) {
    let location = try FieldLocation(path, in: format)
    switch location.field.kind {
    case .map, .group: throw Self.notOneValue(path)
    case .set where location.member == nil: throw Self.notOneValue(path)
    case .set where value.boolean == nil: throw Self.notOneValue(path)
    default: try write(value, at: location)
    }
  }

  /// Puts a value into a set or takes it out.
  package mutating func include(_ isMember: Bool, _ member: String, in path: [String])
    throws(WorkbenchError)
  {
    let location = try FieldLocation(path + [member], in: format)
    guard case .set = location.field.kind else { throw Self.notOneValue(path) }
    try write(.bool(isMember), at: location)
  }

  /// Makes a set hold exactly these values.
  package mutating func replaceSet(_ path: [String], with members: [String]) throws(WorkbenchError)
  {
    let old = Set((value(path)?.array ?? []).compactMap(\.string).map { Text($0) })
    let new = Set(members.map { Text($0) })
    for member in old.subtracting(new).sorted() { try include(false, member.string, in: path) }
    for member in new.subtracting(old).sorted() { try include(true, member.string, in: path) }
  }

  /// Adds an entry without values to a map, or finds the one that has the key.
  ///
  /// - `key`: A name, or `nil` for a random key that sorts by `now`, milliseconds since 1970.
  /// - Returns: The key.
  package mutating func add(
    to path: [String], key: String? = nil, origin: String? = nil, now: Int
  ) throws(WorkbenchError) -> String {
    let location = try FieldLocation(path, in: format)
    guard case .map(let entry) = location.field.kind else { throw Self.notOneValue(path) }
    let key = key ?? ids.entry(at: now)
    let full = path + [key]
    if value(full) == nil {
      var object = JSONObject()
      if !entry.isKeyRandom {
        object[SystemKey.origins] = .array([.string(origin ?? ids.origin())])
      }
      replace(full, with: .object(object))
      created.insert(JSONPointer(full))
    } else if value(full)?.object?[SystemKey.deleted]?.boolean == true {
      try restore(full)
    }
    return key
  }

  /// Marks an entry, or the whole record for an empty path, as deleted. It stays as a tombstone, and the mark lists
  /// every write that it has seen, so that a concurrent edit shows. Deleting again confirms the mark after such an edit.
  package mutating func delete(_ path: [String] = []) throws(WorkbenchError) {
    guard let object = value(path)?.object else { return }
    let seen = LiveWrites(in: object, fields: try fields(at: path), key: path.last).seen
    var register = state(path, JSONPointer([SystemKey.deleted]), nil)
    if register.plain?.boolean == true, !register.isConflict,
      seen.isSubset(of: register.context)
    {
      return
    }
    // From here on a change is an edit that the mark has not seen.
    let inside = path.map { Text($0) }
    created = created.filter { !$0.parts.map { Text($0) }.starts(with: inside) }
    let value = JSONValue.bool(true)
    register.write(value, id: WriteID(random: ids.origin(), value: value))
    register.superseded.formUnion(seen)
    store(register, path, JSONPointer([SystemKey.deleted]), nil)
  }

  /// Takes a deletion back.
  package mutating func restore(_ path: [String] = []) throws(WorkbenchError) {
    var register = state(path, JSONPointer([SystemKey.deleted]), nil)
    guard register.plain?.boolean == true || register.isConflict else { return }
    register.write(.null, id: WriteID(random: ids.origin(), value: .null))
    store(register, path, JSONPointer([SystemKey.deleted]), nil)
  }

  /// Erases an entry beyond undo: of everything that stood there only the mark stays, and a merge keeps it that way.
  package mutating func erase(_ path: [String]) throws(WorkbenchError) {
    let fields = try fields(at: path)
    guard let object = value(path)?.object else { return }
    var rest = JSONObject([Text(SystemKey.erased): .bool(true)])
    rest[SystemKey.origins] = object[SystemKey.origins]
    let known = KnownWrites(in: object, fields: fields, key: path.last)
    replace(path, with: .object(rest))
    known.leave(&root, around: path)
  }

  /// The fields of the object at a path: the record or an entry of a map.
  private func fields(at path: [String]) throws(WorkbenchError) -> [Field] {
    if path.isEmpty { return format.fields }
    let location = try FieldLocation(Array(path.dropLast()), in: format)
    guard case .map(let entry) = location.field.kind else { throw Self.notOneValue(path) }
    return entry.fields
  }

  private static func noEntry(_ path: [String], isErased: Bool) -> WorkbenchError {
    WorkbenchError(
      .usage, at: path.joined(separator: "/"),
      isErased ? "this was erased after a withdrawal" : "there is nothing of this id",
      fix: isErased ? "what was erased stays erased" : "add the entry first")
  }

  private static func notOneValue(_ path: [String]) -> WorkbenchError {
    WorkbenchError(
      .usage, at: path.joined(separator: "/"), "this is not one value",
      fix: "name a field inside it, or one of its entries")
  }
}

extension RecordDraft {
  private mutating func write(_ value: JSONValue, at location: FieldLocation)
    throws(WorkbenchError)
  {
    let holder = self.value(location.holder)?.object
    guard let holder, holder[SystemKey.erased]?.boolean != true else {
      throw Self.noEntry(location.holder, isErased: holder != nil)
    }
    let current = state(location.holder, location.pointer, location.member)
    let isPresent = current.plain ?? (location.member == nil ? .null : .bool(false))
    if isPresent == value, !current.isConflict, !isRestated(value, at: location) { return }
    let key = RegisterOwner.syncKey(location.pointer, location.member)
    if ErasedField.isOne(holder[SystemKey.sync]?.object?[key]) {
      throw Self.noEntry(location.holder + location.pointer.parts, isErased: true)
    }
    if created.contains(JSONPointer(location.holder)) {
      place(value, location.holder, location.pointer, location.member)
      return
    }
    var register = current
    register.write(value, id: WriteID(random: ids.origin(), value: value))
    store(register, location.holder, location.pointer, location.member)
  }

  /// Whether the value is a write of its own though it stands there already: a refusal that is recorded again holds beside
  /// a grant that has not seen it.
  private func isRestated(_ value: JSONValue, at location: FieldLocation) -> Bool {
    Text.isSame(format.name, Participant.format.name) && location.holder.isEmpty
      && Consent.isPermission(location.pointer.parts)
      && value.string == Permission.refused.id
  }

  private func origins(of holder: [String]) -> [String] {
    RegisterOwner.origins(of: value(holder)?.object ?? JSONObject(), key: holder.last)
  }

  private func state(_ holder: [String], _ pointer: JSONPointer, _ member: String?) -> Register {
    let object = value(holder)?.object ?? JSONObject()
    return RegisterOwner.register(in: object, pointer, member: member, origins: origins(of: holder))
  }

  private mutating func store(
    _ register: Register, _ holder: [String], _ pointer: JSONPointer, _ member: String?
  ) {
    place(register.plain ?? .null, holder, pointer, member)
    let key = RegisterOwner.syncKey(pointer, member)
    var sync = value(holder + [SystemKey.sync])?.object ?? JSONObject()
    sync[key] = register.entry
    replace(holder + [SystemKey.sync], with: .object(sync))
  }

  /// Puts a value into its own place: a field, or the list of a set.
  private mutating func place(
    _ value: JSONValue, _ holder: [String], _ pointer: JSONPointer, _ member: String?
  ) {
    let path = holder + pointer.parts
    guard let member else { return replace(path, with: value) }
    var members = Set((self.value(path)?.array ?? []).compactMap(\.string).map { Text($0) })
    if value == .bool(true) { members.insert(Text(member)) } else { members.remove(Text(member)) }
    replace(path, with: .array(members.sorted().map { .string($0) }))
  }

  private mutating func replace(_ path: [String], with value: JSONValue) {
    root.replace(path[...], with: value)
  }
}
