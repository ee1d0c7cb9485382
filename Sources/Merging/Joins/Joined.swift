import JSON
import Records

/// What a join comes to: parts taken over from the files as they stand, and new ones.
enum Joined {
  case node(JSONNode)
  case value(JSONValue)
  case object([JoinedMember])

  /// The same as one value.
  var json: JSONValue {
    switch self {
    case .node(let node): return JSONValue(node)
    case .value(let value): return value
    case .object(let members):
      var object = JSONObject()
      for member in members { object[member.key.string] = member.value.json }
      return .object(object)
    }
  }
}

/// One member of an object that was joined; members stand in canonical order.
struct JoinedMember {
  let key: Text
  let value: Joined
}

extension [JoinedMember] {
  /// Puts a member where canonical order wants it.
  mutating func insertInOrder(_ key: Text, _ value: Joined) {
    let at = firstIndex { CanonicalOrder.precedes(key.string, $0.key.string) } ?? count
    insert(JoinedMember(key: key, value: value), at: at)
  }
}
