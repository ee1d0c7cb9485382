package import JSON
import Records

/// What a version of a record says about erasures, withdrawals and refusals, and nothing else of it.
///
/// Joined with any other version of the record it erases there what was erased here, and refuses what was refused here, unless
/// a later write has seen that. It is far smaller than the record and holds no words of anybody, so it can be kept.
package enum ErasureRemains {
  /// The canonical bytes; `nil` where nothing of the record was ever erased, withdrawn or refused.
  package static func of(_ document: JSONDocument) -> [UInt8]? {
    let isParticipant =
      document.root[key: SystemKey.format]?.string.flatMap(FormatLine.init).map {
        Text.isSame($0.name, Participant.format.name)
      } ?? false
    var found = remains(of: document.root, keeping: isParticipant ? [Withdrawal.field.key] : [])
    if isParticipant, found?[SystemKey.erased] == nil {
      found = withPermissions(of: document.root, found)
    }
    return found.map { JSONWriter.canonical(.object($0)) }
  }

  /// Adds the permissions that a participant refused, or that a write has replaced: with all writes that they know.
  private static func withPermissions(of root: JSONNode, _ found: JSONObject?) -> JSONObject? {
    let refused = Consent.refused(in: root)
    var (consent, sync) = (JSONObject(), JSONObject())
    for permission in Consent.permissions {
      let pointer = Consent.pointer(to: permission)
      let entry = root[key: SystemKey.sync]?[key: pointer]
      let hasReplaced = entry?[key: "over"]?.elements.contains { _ in true } == true
      guard refused.contains(permission) || hasReplaced else { continue }
      consent[permission] = root[key: Consent.key]?[key: permission].map(JSONValue.init) ?? .null
      if let entry { sync[pointer] = JSONValue(entry) }
    }
    guard !consent.members.isEmpty else { return found }
    var result = found ?? head(of: root)
    result[Consent.key] = .object(consent)
    if !sync.members.isEmpty { result[SystemKey.sync] = .object(sync) }
    return result
  }

  /// What says which record it is.
  private static func head(of node: JSONNode) -> JSONObject {
    var result = JSONObject()
    for key in [SystemKey.format, SystemKey.id, SystemKey.origins] {
      if let value = node[key: key] { result[key] = JSONValue(value) }
    }
    return result
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
    for (key, value) in head(of: node).members { result[key.string] = value }
    return result
  }
}
