import JSON
import Records

/// Every register of a record or of an entry, with what is inside it.
///
/// Unlike ``LiveWrites`` it knows the places of the writes.
struct LiveRegisters {
  /// One field, or one member of a set, that was written at least once.
  struct Found {
    let holder: [String]
    let pointer: JSONPointer
    let isMember: Bool
    let register: Register
  }

  private(set) var found: [Found] = []
  /// For each deletion in `found`, by its index, the registers inside the object that was deleted.
  private(set) var deletions: [Int: Range<Int>] = [:]
  private let path: [String]
  private let object: JSONObject
  private let origins: [String]
  private let sync: JSONObject
  private var seen = Set<Text>()

  /// - Parameter path: The keys from the record's root to the object.
  init(in object: JSONObject, _ fields: [Field], at path: [String]) {
    self.object = object
    self.path = path
    origins = RegisterOwner.origins(of: object, key: path.last)
    sync = object[SystemKey.sync]?.object ?? JSONObject()
    visit(object, fields, JSONPointer([]))
    // Entries of fields whose line is gone, and of members that were taken out.
    for key in sync.sortedKeys where !seen.contains(key) {
      guard let pointer = JSONPointer(parsing: key.string), !pointer.parts.isEmpty else {
        continue
      }
      let parent = pointer.parts.dropLast().reduce(JSONValue.object(object) as JSONValue?) {
        $0?.object?[$1]
      }
      add(parent?.array == nil ? nil : .bool(false), pointer, isMember: parent?.array != nil)
    }
    if found.isEmpty, !path.isEmpty {
      found.append(
        Found(
          holder: path, pointer: JSONPointer([]), isMember: false,
          register: Register(blankOf: origins)))
    }
    noteDeletion()
  }

  private mutating func visit(_ object: JSONObject, _ fields: [Field], _ base: JSONPointer) {
    for key in object.sortedKeys {
      guard let value = object[key.string] else { continue }
      let pointer = base.appending(key.string)
      if base.parts.isEmpty, SystemKey.isSystem(key) { continue }
      switch fields.first(where: { Text.isSame($0.key, key.string) })?.kind {
      case .group(let inner): visit(value.object ?? JSONObject(), inner, pointer)
      case .map(let entry):
        for key in value.object?.sortedKeys ?? [] {
          descend(value.object?[key.string], entry.fields, pointer.appending(key.string))
        }
      case .set: visit(members: value, pointer)
      case nil where value.object != nil:
        let inner = value.object ?? JSONObject()
        if Self.isHolder(inner) {
          descend(value, [], pointer)
        } else {
          visit(inner, [], pointer)
        }
      default: add(value, pointer, isMember: false)
      }
    }
  }

  private mutating func visit(members value: JSONValue, _ pointer: JSONPointer) {
    for member in (value.array ?? []).compactMap(\.string) {
      add(.bool(true), pointer.appending(member), isMember: true)
    }
  }

  private mutating func descend(_ value: JSONValue?, _ fields: [Field], _ pointer: JSONPointer) {
    guard let child = value?.object, child[SystemKey.erased]?.boolean != true else { return }
    let inner = LiveRegisters(in: child, fields, at: path + pointer.parts)
    for (index, range) in inner.deletions {
      let (low, high) = (range.lowerBound + found.count, range.upperBound + found.count)
      deletions[index + found.count] = low..<high
    }
    found += inner.found
  }

  private mutating func noteDeletion() {
    let own = found.firstIndex {
      $0.holder.count == path.count && $0.pointer.parts.count == 1
        && Text.isSame($0.pointer.parts[0], SystemKey.deleted)
    }
    if let own { deletions[own] = found.indices }
  }

  private mutating func add(_ plain: JSONValue?, _ pointer: JSONPointer, isMember: Bool) {
    let key = Text(pointer.description)
    seen.insert(key)
    let register = Register(plain: plain, entry: sync[key.string], origins: origins)
    guard !register.live.isEmpty else { return }
    found.append(
      Found(holder: path, pointer: pointer, isMember: isMember, register: register))
  }

  private static func isHolder(_ object: JSONObject) -> Bool {
    if object[SystemKey.origins]?.array != nil { return true }
    guard let sync = object[SystemKey.sync] else { return false }
    let keys = sync.object?.members.keys
    return sync.isNull || keys?.allSatisfy { $0.string.utf8.first == UInt8(ascii: "/") } ?? false
  }
}
