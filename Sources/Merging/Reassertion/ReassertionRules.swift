import Records

/// The rules by which a version takes over what the version before it knew; tests put broken ones in their place.
struct ReassertionRules: Sendable {
  /// The state that a field comes to.
  var settle: @Sendable (FieldStates) -> Register
  /// Whether entries that vanished come back as tombstones.
  var isBuryingVanished = true

  /// The rules of every reconciliation.
  static let exact = ReassertionRules(settle: \.settled)
}

/// The states of one field in a version and in the one before it.
struct FieldStates: Sendable {
  let current: Register
  let parent: Register
  /// The keys from the record's root to the holder and the key in its `sync`, as one pointer.
  let place: String
  let isMember: Bool

  /// Both together, as a merge would have it.
  var joined: Register { Register.joined([current, parent]) }

  /// The state that holds what the current version shows and knows all that both know.
  ///
  /// A merge of the two is enough unless it would show other values. Then every value that the current version
  /// shows is written anew over everything that either of them knows.
  var settled: Register {
    let joined = joined
    if joined == current || values(joined) == values(current) { return joined }
    return rewritten
  }

  /// The values of the current version as new writes over everything.
  ///
  /// The ids are derived from the place, the values and what they replace, so every machine derives the same ones,
  /// and the same values set back another time get others.
  var rewritten: Register {
    var result = Register(superseded: current.context.union(parent.context))
    let standing = current.standing(isMember: isMember).flatMap { current.live[$0] } ?? nothing
    let others = values(current).subtracting([standing])
    for value in others { result.live[id(of: value, over: result.superseded)] = value }
    // The value with the highest id is the one that stands in the field's place.
    let limit = result.live.keys.max()
    var (attempt, id) = (0, id(of: standing, over: result.superseded))
    while !isMember, let limit, id < limit {
      attempt += 1
      id = self.id(of: standing, over: result.superseded, attempt)
    }
    result.live[id] = standing
    return result
  }

  /// What a field without any write reads as.
  private var nothing: JSONValue { isMember ? .bool(false) : .null }

  private func values(_ register: Register) -> Set<JSONValue> {
    register.live.isEmpty ? [nothing] : Set(register.live.values)
  }

  private func id(of value: JSONValue, over context: Set<WriteID>, _ attempt: Int = 0) -> WriteID {
    WriteID(reassertedAt: place, over: context, value: value, attempt)
  }
}

extension WriteID {
  /// The id of a value that is written anew over everything known: every machine derives the same one.
  ///
  /// - Parameters:
  ///   - place: The keys from the record's root to the holder and the key in its `sync`, as one pointer.
  ///   - context: Everything that the new write replaces.
  init(
    reassertedAt place: String, over context: Set<WriteID>, value: JSONValue, _ attempt: Int = 0
  ) {
    var seed = Array("reasserted \(attempt)\n\(place)\n".utf8)
    for id in context.sorted() { seed += Array("\(id)\n".utf8) }
    seed += JSONWriter.compact(value)
    self.init(random: String(SHA256.hex(seed).prefix(26)), value: value)
  }
}
