import JSON
import Records

/// The rules of a join, apart from the walk over the files; tests put broken ones in their place.
struct JoinRules: Sendable {
  /// The state that several states of one field come to.
  var join: @Sendable ([Register]) -> Register
  /// Whether an erased object takes everything else with it.
  var isErasureAbsorbing = true

  /// The rules of every merge.
  static let exact = JoinRules(join: Register.joined)
}

extension Register {
  /// Keeps each write that is live somewhere and superseded nowhere.
  ///
  /// The result depends on neither order nor number of the states. Files that were tampered with may supersede every
  /// write: then each value becomes a write of its own.
  static func joined(_ states: [Register]) -> Register {
    var result = Register()
    for state in states {
      result.superseded.formUnion(state.superseded)
      for (id, value) in state.live {
        result.live[id] = result.live[id].map { JoinOrder.later($0, value) } ?? value
      }
    }
    if result.superseded.isDisjoint(with: result.live.keys) { return result }
    let living = result.live.filter { !result.superseded.contains($0.key) }
    if living.isEmpty {
      result.superseded.formUnion(result.live.keys)
      for (id, value) in result.live {
        result.live[id] = nil
        result.live[WriteID(handEditedAt: "", over: id, value: value)] = value
      }
    } else {
      result.live = living
    }
    return result
  }

  /// The write whose value stands in the field's own place: the highest id.
  ///
  /// A member of a set that was put in and taken out at the same time stays in, so there the highest id of those that
  /// put it in.
  func standing(isMember: Bool) -> WriteID? {
    if isMember, let present = live.filter({ $0.value == .bool(true) }).keys.max() {
      return present
    }
    return live.keys.max()
  }
}

/// An order for values of which one must be chosen alike on every machine.
enum JoinOrder {
  /// The value whose bytes come later.
  static func later(_ left: JSONValue, _ right: JSONValue) -> JSONValue {
    if left == right { return left }
    let (one, other) = (JSONWriter.compact(left), JSONWriter.compact(right))
    return one.lexicographicallyPrecedes(other) ? right : left
  }
}
