package import JSON
package import Records
package import Wording

extension RecordDraft {
  /// A patch made by somebody who saw an earlier version than the one that is there now.
  ///
  /// Only values that the person saw are replaced. What somebody else wrote meanwhile into the same field stays beside
  /// the new value as a conflict; what they wrote elsewhere stays as it is.
  ///
  /// - `seen`: The version that the person was shown.
  /// - `current`: The version that is there now.
  package static func applying(
    _ patch: RecordPatch, seen: JSONDocument, current: JSONDocument, _ format: RecordFormat,
    ids: RandomIDs, now: Int
  ) throws(WorkbenchError) -> RecordDraft {
    var draft = RecordDraft(changing: seen, format: format, ids: ids)
    let before = draft.bytes
    try patch.apply(to: &draft, now: now)
    if seen.bytes == current.bytes { return draft }
    let standing = RecordDraft(changing: current, format: format, ids: ids)
    if draft.bytes == before { return standing }
    return try draft.joined(with: standing)
  }

  /// This version and another one as one: what only one of them changed, and as a conflict what both did.
  package func joined(with other: RecordDraft) throws(WorkbenchError) -> RecordDraft {
    let joined = try RecordJoin.join(try Self.document(bytes), try Self.document(other.bytes))
    return RecordDraft(changing: try Self.document(joined), format: format, ids: ids)
  }

  private static func document(_ bytes: [UInt8]) throws(WorkbenchError) -> JSONDocument {
    do {
      return try JSONReader.read(bytes)
    } catch {
      throw RecordFault(error).error(in: "")
    }
  }
}
