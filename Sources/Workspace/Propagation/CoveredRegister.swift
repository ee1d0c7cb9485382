import JSON
import Merging
import Records

/// Takes a value out of a field that stays, by a write whose id every machine derives alike.
///
/// The write replaces everything that the field knew. Where the value comes back over that write, the next of its kind
/// takes it out again; so what stands in the end depends only on what was written, not on who covered when.
struct CoveredRegister {
  /// The record's id and the keys to the field, or to the member of a set.
  let place: String
  let pointer: JSONPointer
  let isMember: Bool
  let rules: PropagationRules

  /// - Parameter holder: The keys from the record's root to the object that holds the field.
  init(
    _ record: String, holder: [String], field: String, member: String?, _ rules: PropagationRules
  ) {
    pointer = JSONPointer([field] + (member.map { [$0] } ?? []))
    place = "\(record)\n\(JSONPointer(holder + pointer.parts))"
    isMember = member != nil
    self.rules = rules
  }

  private var nothing: JSONValue { isMember ? .bool(false) : .null }

  private func removal(_ generation: Int) -> WriteID {
    WriteID(random: rules.removal(place, generation), value: nothing)
  }

  /// The entry of a field in which nothing may ever stand again.
  var erased: JSONValue { ErasedField.entry(removal(0)) }

  /// The write that stays in such a field; its digest is that of nothing.
  var remaining: WriteID { removal(0) }

  /// The state without the values that have to go.
  ///
  /// - Returns: `nil` where none of them is there.
  func covered(_ register: Register, _ isToGo: (JSONValue) -> Bool) -> Register? {
    var generation = 0
    while register.superseded.contains(removal(generation)) { generation += 1 }
    let gone = register.live.filter { $0.key != removal(generation) && isToGo($0.value) }
    guard !gone.isEmpty else { return nil }
    var result = register
    for id in gone.keys {
      result.live[id] = nil
      result.superseded.insert(id)
    }
    // A removal gives way to what somebody else has written, and to a later removal.
    if result.live.values.contains(where: { $0 != nothing }) { return result }
    while result.superseded.contains(removal(generation)) { generation += 1 }
    let id = removal(generation)
    for other in result.live.keys where other != id { result.superseded.insert(other) }
    result.live = [id: nothing]
    return result
  }

  /// Whether a member was taken out of a set of a record by a propagation.
  static func hasTakenOut(_ member: String, from field: String, _ root: JSONNode) -> Bool {
    let register = CoveredRegister(
      root[key: SystemKey.id]?.string ?? "", holder: [], field: field, member: member, .exact)
    guard let sync = root[key: SystemKey.sync], sync.kind == .object,
      let entry = sync[key: register.pointer.description]
    else { return false }
    return Register(plain: nil, entry: JSONValue(entry), origins: []).context
      .contains(register.removal(0))
  }
}
