import JSON
import Records

/// A record into which registers are written that were settled elsewhere.
final class RewrittenRecord {
  private(set) var root: JSONObject

  init(root: JSONObject) {
    self.root = root
    let line = root[SystemKey.format]?.string.flatMap(FormatLine.init)
    func isOf(_ format: RecordFormat) -> Bool {
      line.map { Text.isSame($0.name, format.name) } ?? false
    }
    isParticipant = isOf(Participant.format)
    isStudy = isOf(Study.format)
  }

  /// Whether it holds consent: refusals and withdrawals in it are lifted by no rollback.
  let isParticipant: Bool
  /// Whether it holds the digests of sharing editions, which no rollback takes away.
  let isStudy: Bool

  func object(_ path: [String]) -> JSONObject? {
    path.reduce(JSONValue.object(root) as JSONValue?) { $0?.object?[$1] }?.object
  }

  /// Puts a register into a field or a member of a set: the value into its place, the rest into `sync`.
  ///
  /// What newer versions wrote into the entry stays.
  func store(
    _ register: Register, in holder: [String], _ pointer: JSONPointer, isMember: Bool
  ) {
    let standing = register.standing(isMember: isMember)
    let value = standing.flatMap { register.live[$0] } ?? .null
    if isMember, let member = pointer.parts.last {
      place(value == .bool(true), member, in: holder + pointer.parts.dropLast())
    } else {
      root.replace((holder + pointer.parts)[...], with: value)
    }
    let key = pointer.description
    var sync = object(holder)?[SystemKey.sync]?.object ?? JSONObject()
    var entry = sync[key]?.object ?? JSONObject()
    for (key, part) in register.entry(standing)?.object?.members ?? [:] { entry[key.string] = part }
    sync[key] = .object(entry)
    root.replace((holder + [SystemKey.sync])[...], with: .object(sync))
  }

  private func place(_ isIn: Bool, _ member: String, in path: [String]) {
    let list = path.reduce(JSONValue.object(root) as JSONValue?) { $0?.object?[$1] }?.array ?? []
    var members = Set(list.compactMap(\.string).map { Text($0) })
    if isIn { members.insert(Text(member)) } else { members.remove(Text(member)) }
    root.replace(path[...], with: .array(members.sorted().map { .string($0) }))
  }

  /// Marks an object as deleted over everything live inside it, as the editor does.
  ///
  /// - Parameter path: The keys of the object; none for the record itself.
  /// - Returns: Whether there was something to do: not if it is deleted or erased already.
  @discardableResult
  func bury(_ path: [String], _ fields: [Field]) -> Bool {
    guard let object = object(path), object[SystemKey.erased]?.boolean != true else { return false }
    let seen = LiveWrites(in: object, fields: fields, key: path.last).seen
    let pointer = JSONPointer([SystemKey.deleted])
    var register = RegisterOwner.register(
      in: object, pointer, member: nil, origins: RegisterOwner.origins(of: object, key: path.last))
    let isBuried = register.plain?.boolean == true && !register.isConflict
    if isBuried, seen.isSubset(of: register.context) { return false }
    let value = JSONValue.bool(true)
    let context = register.context.union(seen)
    let place = JSONPointer(path).description + pointer.description
    register.write(value, id: WriteID(reassertedAt: place, over: context, value: value))
    register.superseded.formUnion(seen)
    store(register, in: path, pointer, isMember: false)
    return true
  }
}
