import JSON
import Merging
import Records
import Wording

/// What claims rest on, as somebody wrote it into the values of a profile.
enum BasisIDs {
  /// Throws where a person, a session or an answer is not named by its whole id: no withdrawal would find it there.
  ///
  /// - Parameter patch: What was given; a profile that is changed elsewhere is let be.
  static func check(_ draft: RecordDraft, _ patch: RecordPatch, _ kind: RecordKind) throws {
    guard kind.role == .profile, patch.values["bases"] != nil else { return }
    for basis in (draft.value(["bases"])?.object?.members ?? [:]).values.compactMap(\.object) {
      guard (basis["deleted"] ?? .null) != .bool(true),
        let kind = basis["kind"]?.string.flatMap({ BasisKind(id: $0) }),
        [.participant, .note, .response].contains(kind), let named = basis["reference"]?.string
      else { continue }
      let typed = named.split(separator: "/", omittingEmptySubsequences: false).first ?? ""
      guard let id = RecordID(String(typed)), !Text.isSame(id.short, id.string) else {
        throw WorkbenchError(
          .invalidData, at: Printable.text(named),
          "a withdrawal finds \(kind.label) only by its whole id",
          fix: "write the whole id, such as P01-wafm; or let kerb persona evidence add write it")
      }
    }
  }
}
