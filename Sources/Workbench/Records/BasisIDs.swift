import JSON
import Localization
import Merging
import Records
import Wording

/// What claims rest on, as somebody wrote it into the values of a profile.
enum BasisIDs {
  /// Throws where a person, a session or an answer is not named by its whole id: no withdrawal would find it there.
  ///
  /// - Parameter patch: What was given, resolved. What stood there before is let be: it is for kerb check to name.
  static func check(_ draft: RecordDraft, _ patch: RecordPatch, _ kind: RecordKind) throws {
    guard kind.role == .profile, let given = patch[\Profile.bases].map(references) else { return }
    for basis in (draft.value(\Profile.bases)?.object?.members ?? [:]).values.compactMap(\.object) {
      guard (basis[SystemKey.deleted] ?? .null) != .bool(true),
        let kind = basis[\ClaimBasis.kind]?.string.flatMap({ BasisKind(id: $0) }),
        [.participant, .note, .response].contains(kind),
        let named = basis[\ClaimBasis.reference]?.string,
        given.contains(Text(named))
      else { continue }
      let typed = named.split(separator: "/", omittingEmptySubsequences: false).first ?? ""
      guard let id = RecordID(String(typed)), !Text.isSame(id.short, id.string) else {
        throw WorkbenchError(
          .invalidData, at: Printable.text(named),
          "a withdrawal finds \(kind.label) only by its whole id",
          fix: "write the whole id, such as P01-wafm; or let `kerb persona evidence add` write it")
      }
    }
  }

  /// The references of the entries that were given, in a list or by their keys.
  private static func references(_ value: JSONValue) -> Set<Text> {
    let entries = value.array ?? value.object.map { Array($0.members.values) } ?? []
    return Set(entries.compactMap { $0.object?[\ClaimBasis.reference]?.string.map { Text($0) } })
  }
}
