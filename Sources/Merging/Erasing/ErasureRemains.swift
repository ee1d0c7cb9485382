package import JSON
import Records

/// What a version of a record says about erasures, and nothing else of it.
///
/// Joined with any other version of the record it erases there what was erased here. It is far smaller than the record
/// and holds no words of anybody, so it can be kept.
package enum ErasureRemains {
  /// The canonical bytes; `nil` where nothing of the record was ever erased or taken back.
  package static func of(_ document: JSONDocument) -> [UInt8]? {
    let isParticipant =
      document.root[key: SystemKey.format]?.string.flatMap(FormatLine.init).map {
        Text.isSame($0.name, Participant.format.name)
      } ?? false
    return remains(of: document.root, keeping: isParticipant ? [Withdrawal.field.key] : [])
      .map { JSONWriter.canonical(.object($0)) }
  }

  /// The members of an object that are objects and were erased, with the way there.
  ///
  /// - Parameter whole: Keys of maps that say what somebody took back, which stay as they are.
  private static func remains(of node: JSONNode, keeping whole: [String]) -> JSONObject? {
    var result = JSONObject()
    if node[key: SystemKey.erased]?.boolean == true {
      result[SystemKey.erased] = .bool(true)
    } else {
      for (key, value) in node.members where value.kind == .object {
        guard let key = key.string, !Text.isSame(key, SystemKey.sync) else { continue }
        if whole.contains(where: { Text.isSame($0, key) }) {
          if value.members.contains(where: { _ in true }) { result[key] = JSONValue(value) }
        } else if let inner = remains(of: value, keeping: []) {
          result[key] = .object(inner)
        }
      }
      if result.members.isEmpty { return nil }
    }
    for key in [SystemKey.format, SystemKey.id, SystemKey.origins] {
      if let value = node[key: key] { result[key] = JSONValue(value) }
    }
    return result
  }
}
