package import JSON
import Localization
package import Records
import Wording

/// What claims of a profile rest on, where the profile does not make the claim any more.
///
/// That comes from a merge: one clone gave something for a claim that another took out. Nothing counts it, and nobody
/// sees it on a card.
package enum OrphanBases {
  /// - Returns: A fault for each claim that is gone, with its words where the file still holds them.
  package static func faults(in document: JSONDocument, of profile: RecordFile) -> [RecordFault] {
    guard let record = profile.record(Profile.self) else { return [] }
    let made = Set(record.claims.map { Text($0.key) })
    let orphans = record.bases.filter { !made.contains(Text($0.claim)) }
    let gone = Dictionary(grouping: orphans) { Text($0.claim) }
    return gone.sorted { $0.key < $1.key }.map { claim, bases in
      let keys = bases.map(\.key)
      let words: Sentence =
        words(of: claim.string, in: document.root).map { "\(Quoted($0))" }
        ?? "its words are not known any more (\(Printable.text(claim.string, limit: 60)))"
      let node = document.root[\Profile.bases]?[key: keys[0]] ?? document.root
      let remove = keys.map { "kerb persona evidence remove \(profile.file.expectedID) \($0)" }
      return RecordFault(
        node.position,
        "\(bases.count, "basis was", "bases were") given for a claim that the profile no longer makes: \(words)",
        fix: "\(remove.joined(separator: "; ")); or make the claim again")
    }
  }

  static func findings(in document: JSONDocument, _ record: RecordFile) -> [CheckFinding] {
    guard record.file.role == .profile else { return [] }
    return faults(in: document, of: record).map {
      CheckFinding($0.error(in: record.file.path), isFixable: false)
    }
  }

  /// The words of a claim that was taken out, as far as its mark still holds them.
  private static func words(of claim: String, in root: JSONNode) -> String? {
    let parts = claim.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    let sets = [\Profile.assumptions, \Profile.devices].map { Profile.table[$0].key }
    if sets.contains(where: { Text.isSame(parts[0], $0) }) {
      return LiveTexts.everNamed(in: parts[0], root).first {
        Text.isSame(ProfileClaim.key(member: $0, of: parts[0]), claim)
      }
    }
    guard let entry = root[key: parts[0]]?[key: parts[1]], !ErasedEntries.isErased(entry) else {
      return nil
    }
    if Text.isSame(parts[0], Profile.table[\.statements].key) {
      return entry[\Profile.Statement.words]?.string
    }
    let texts = [
      entry[\AssistiveTechnology.name], entry[\Need.dimension], entry[\Need.duration],
      entry[\SkillPlacement.scale], entry[\SkillPlacement.value],
      entry[\PersonCircumstance.kind], entry[\PersonCircumstance.note],
    ].compactMap { $0?.string }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
