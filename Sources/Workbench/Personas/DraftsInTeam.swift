package import Localization
package import Measures
package import Records
package import Wording

/// Drafts from participants and the edition for sharing: whatever rests on participants stays in the team, whether they
/// agreed to sharing or not, so that nobody who takes that back is told of by a card that is gone.
extension PersonaCards {
  /// The profiles of an edition, in the order of their ids.
  package func profiles(in edition: Edition) -> [Profile] {
    shared.profiles.told(in: edition).sorted { $0.id < $1.id }
  }

  /// Throws where a profile is not in an edition.
  package func check(_ profile: Profile, isIn edition: Edition) throws(WorkbenchError) {
    guard edition == .share, profile.isDraft else { return }
    throw WorkbenchError(
      .invalidData, at: "Personas/people/\(profile.id).json",
      "this profile is a draft from participants, and stays in the team",
      fix:
        "leave `--edition` share out; a profile that rests on participants does not leave the team before somebody has made it their own (docs/persona-drafts.md says how)"
    )
  }

  /// "Left out …", where an edition leaves drafts out; for whoever makes it, never for its readers.
  package func leftOut(of edition: Edition) -> Sentence? {
    let drafts = shared.profiles.filter { edition == .share && $0.isDraft }.sorted { $0.id < $1.id }
    guard !drafts.isEmpty else { return nil }
    let names = Sentence.list(drafts.map { Printable.text($0.id.string) })
    return "Left out, since drafts from participants stay in the team: \(names)."
  }
}
