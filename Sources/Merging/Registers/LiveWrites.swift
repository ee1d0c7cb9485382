import JSON
import Records

/// Every write that is live inside an object: entries of its maps, removed members of its sets and fields of newer
/// versions included.
struct LiveWrites {
  private let holder: JSONObject
  private let origins: [String]
  private(set) var seen = Set<WriteID>()

  /// - Parameter key: The key of the object in its map, which is its origin where it lists none.
  init(in holder: JSONObject, fields: [Field], key: String?) {
    self.holder = holder
    origins = RegisterOwner.origins(of: holder, key: key)
    for (_, entry) in holder[SystemKey.sync]?.object?.members ?? [:] {
      seen.formUnion(Register(plain: nil, entry: entry, origins: []).live.keys)
    }
    visit(holder, fields, at: JSONPointer([]))
    if seen.isEmpty, key != nil {
      seen.formUnion(Register(blankOf: origins).live.keys)
    }
  }

  private mutating func visit(_ object: JSONObject, _ fields: [Field], at base: JSONPointer) {
    for (key, value) in object.members {
      let pointer = base.appending(key.string)
      if base.parts.isEmpty, SystemKey.isSystem(key) { continue }
      switch fields.first(where: { Text.isSame($0.key, key.string) })?.kind {
      case .group(let inner): visit(value.object ?? JSONObject(), inner, at: pointer)
      case .map(let entry):
        for (key, child) in value.object?.members ?? [:] { add(child, entry.fields, key) }
      case .set:
        for member in (value.array ?? []).compactMap(\.string) {
          add(.bool(true), at: pointer.appending(member))
        }
      case nil where value.object != nil:
        visitUnknown(value.object ?? JSONObject(), key, at: pointer)
      default: add(value, at: pointer)
      }
    }
  }

  /// An object that this version does not know: a holder of its own, or joined key by key.
  private mutating func visitUnknown(_ object: JSONObject, _ key: Text, at pointer: JSONPointer) {
    if object[SystemKey.origins] != nil || object[SystemKey.sync] != nil {
      add(.object(object), [], key)
    } else {
      visit(object, [], at: pointer)
    }
  }

  private mutating func add(_ child: JSONValue, _ fields: [Field], _ key: Text) {
    guard let child = child.object else { return }
    seen.formUnion(LiveWrites(in: child, fields: fields, key: key.string).seen)
  }

  private mutating func add(_ value: JSONValue, at pointer: JSONPointer) {
    if holder[SystemKey.sync]?.object?[pointer.description] != nil { return }
    seen.formUnion(Register(plain: value, entry: nil, origins: origins).live.keys)
  }
}
