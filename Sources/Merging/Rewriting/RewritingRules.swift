import JSON
import Records

/// The rules by which a version takes over what the version before it knew; tests put broken ones in their place.
struct RewritingRules: Sendable {
  /// The state that a field comes to.
  var settle: @Sendable (FieldStates) -> Register
  /// Whether entries that vanished come back as tombstones.
  var isBuryingVanished = true
  /// Whether a version that a join with the one before it leaves as it is counts as complete at once.
  var isSkippingKnown = true

  /// The rules of every reconciliation.
  static let exact = RewritingRules(settle: \.settled)

  /// The rules for what others dropped: both values stay, as a conflict.
  static let conflicting = RewritingRules(settle: \.besideDropped, isBuryingVanished: false)
}

/// The states of one field in a version and in the one before it.
struct FieldStates: Sendable {
  let current: Register
  let parent: Register
  /// The keys from the record's root to the holder and the key in its `sync`, as one pointer.
  let place: String
  let isMember: Bool
  /// What stands in the field's place in the current version; `nil` where several values do.
  let shown: JSONValue?

  /// Both together, as a merge would have it.
  var joined: Register { Register.joined([current, parent]) }

  /// The state that shows what the current version shows and knows all that both know.
  ///
  /// A merge of the two is enough unless it would show other values. Then every value that the current version
  /// shows is written anew over everything that either of them knows.
  var settled: Register {
    let joined = joined
    guard joined == current || values(joined) == values(current) else { return rewritten }
    guard let shown, !isMember, joined.isConflict, plain(joined) != shown else { return joined }
    return joined.writes(of: shown).isEmpty ? joined : raised(joined, shown)
  }

  /// The state in which values that the current version dropped stand beside those that it shows.
  ///
  /// A merge of the two is enough if the current values are in it. Otherwise they had been replaced, and somebody brought
  /// them back without saying so: each stands as a write of its own, which replaces nothing.
  var besideDropped: Register {
    var result = joined
    let shown = values(current)
    let lost = shown.subtracting(values(result))
    guard !lost.isEmpty, result != current else { return result }
    let known = current.context.union(parent.context)
    for value in lost {
      result.live[WriteID(reassertedAt: place, over: known, value: value)] = value
    }
    return result
  }

  /// The values of the current version as writes over everything.
  ///
  /// A write that the version before did not know keeps its id: whoever has taken it in elsewhere, and replaced it,
  /// means the same one. Other values get ids derived from the place, the value and what they replace, so every
  /// machine derives the same ones, and the same values set back another time get others.
  var rewritten: Register {
    let known = current.context.union(parent.context)
    var result = Register(superseded: known)
    let all = values(current)
    let standing = shown.flatMap { all.contains($0) ? $0 : nil } ?? plain(current)
    for value in all.subtracting([standing]) {
      let kept = unknownWrites(of: value)
      for id in kept { keep(id, value, in: &result) }
      guard kept.isEmpty else { continue }
      // Over all that is known, also what is kept: values come here in any order.
      result.live[WriteID(reassertedAt: place, over: known, value: value)] = value
    }
    let kept = unknownWrites(of: standing)
    if let highest = kept.max(), isMember || result.live.keys.allSatisfy({ $0 < highest }) {
      for id in kept { keep(id, standing, in: &result) }
    } else {
      write(standing, over: known, on: &result)
    }
    return result
  }

  /// The live writes of a value that the version before had never heard of.
  private func unknownWrites(of value: JSONValue) -> [WriteID] {
    current.writes(of: value).filter { !parent.context.contains($0) }
  }

  private func keep(_ id: WriteID, _ value: JSONValue, in register: inout Register) {
    register.live[id] = value
    register.superseded.remove(id)
  }

  /// The same state with one of its values in the field's place, whatever the ids of the others are.
  private func raised(_ register: Register, _ value: JSONValue) -> Register {
    var result = register
    for id in register.writes(of: value) {
      result.live[id] = nil
      result.superseded.insert(id)
    }
    write(value, over: result.superseded, on: &result)
    return result
  }

  /// Adds a write of the value that is to stand in the field's place: the one with the highest id.
  private func write(_ value: JSONValue, over: Set<WriteID>, on register: inout Register) {
    let limit = isMember ? nil : register.live.keys.max()
    var attempt = 0
    var id = WriteID(reassertedAt: place, over: over, value: value)
    while let limit, id < limit, attempt < Self.attempts {
      attempt += 1
      id = WriteID(reassertedAt: place, over: over, value: value, attempt)
    }
    register.live[id] = value
  }

  /// After so many ids the highest one is left where it is; one made by kerb is hardly that high.
  private static let attempts = 1_000

  /// What a field without any write reads as.
  private var nothing: JSONValue { isMember ? .bool(false) : .null }

  private func values(_ register: Register) -> Set<JSONValue> {
    register.live.isEmpty ? [nothing] : Set(register.live.values)
  }

  private func plain(_ register: Register) -> JSONValue {
    register.standing(isMember: isMember).flatMap { register.live[$0] } ?? nothing
  }
}

extension Register {
  /// The live writes of a value.
  fileprivate func writes(of value: JSONValue) -> [WriteID] {
    live.filter { $0.value == value }.map(\.key)
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
    // In the letters of all ids, so that it may sort before or behind each of them.
    let digest = Array(SHA256.hex(seed).utf8)
    let bytes = stride(from: 0, to: digest.count, by: 2).map { at in
      UInt8(String(decoding: digest[at..<at + 2], as: UTF8.self), radix: 16) ?? 0
    }
    self.init(random: RandomIDs { Array(bytes.prefix($0)) }.text(26), value: value)
  }
}
