import JSON
package import Records

extension ErasurePropagation {
  /// Who takes part in a session, and who did until a propagation took them out after they withdrew.
  ///
  /// - Returns: Ids; nobody for a record that is no session or was erased.
  package static func people(of session: RecordFile) -> [String] {
    guard session.file.role == .session, !session.isErased, let root = session.document?.root,
      root.kind == .object
    else { return [] }
    let present = LiveTexts.members(of: \Session.participants, in: root)
    let all = LiveTexts.everNamed(in: \Session.participants, root)
    return all.filter { id in
      present.contains { Text.isSame($0, id) }
        || CoveredRegister.hasTakenOut(id, from: Session.table[\.participants].key, root)
    }
  }
}
