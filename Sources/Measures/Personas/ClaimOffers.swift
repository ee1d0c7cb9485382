import JSON
import Localization
package import Records

/// A note that may speak for or against a claim of a profile: by its words alone, so somebody has to say which.
package struct ClaimOffer: Sendable {
  package let note: FoundNote
  /// How many words both have, by their beginnings; 1 or more.
  package let words: Int
  /// Whether it is about somebody with a lasting need of the profile, or who uses a technology of its classes.
  package let isOfSomebodyAlike: Bool
}

/// The notes of the studies that bear on claims of a profile.
package struct ClaimOffers: Sendable {
  private let notes: [(note: FoundNote, stems: Set<Text>, isAlike: Bool)]

  /// How many notes are offered for one claim.
  package static let most = 4

  /// - `notes`: Of sessions with people; those whose words may not be shown are left out, and those that would not
  ///   count for a claim.
  package init(_ profile: Profile, among notes: [FoundNote]) {
    let needs = Set(profile.needs.map(\.dimension))
    let classes = Set(
      profile.assistiveTechnologies.flatMap { TechnologyName($0.name).classes })
    self.notes = notes.filter { $0.showsWords && $0.countsForClaims }.map { note in
      let used = note.technologies.flatMap { TechnologyName($0).classes }
      return (
        note, WordStems.of([note.shownWords.plain(), note.task ?? ""].joined(separator: " ")),
        !needs.isDisjoint(with: note.needs) || !classes.isDisjoint(with: used)
      )
    }
  }

  /// Those with the most words in common first, of people alike before others, then by study and reference.
  ///
  /// - `bases`: The evidence that the profile's claims rest on now.
  /// - `isAsked`: Whether there is an answer for a note already.
  package func offers(
    for claim: ClaimReading, besides bases: [ClaimBasis], unless isAsked: (FoundNote) -> Bool
  ) -> [ClaimOffer] {
    let stems = WordStems.of(claim.words.plain())
    // Where a person stands on a scale, or for how long a need lasts, no note says by its words.
    guard !stems.isEmpty, claim.claim.kind != .need, claim.claim.kind != .skill else { return [] }
    let known = Set(
      bases.filter {
        Text.isSame($0.claim, claim.claim.key)
          && $0.about.map { Text($0) } == Text(claim.claim.digest)
      }.map { Text("\($0.study ?? "") \($0.reference)") })
    let fitting = notes.enumerated().compactMap { place, one -> (Int, ClaimOffer)? in
      let shared = one.stems.intersection(stems).count
      guard shared > 0, !known.contains(Text("\(one.note.study) \(one.note.id)")),
        !isAsked(one.note)
      else { return nil }
      return (place, ClaimOffer(note: one.note, words: shared, isOfSomebodyAlike: one.isAlike))
    }
    return fitting.sorted { left, right in
      let (one, two) = (Self.rank(left.1), Self.rank(right.1))
      return one == two ? left.0 < right.0 : one > two
    }.prefix(Self.most).map(\.1)
  }

  private static func rank(_ offer: ClaimOffer) -> Int {
    2 * offer.words + (offer.isOfSomebodyAlike ? 1 : 0)
  }
}

extension FoundNote {
  /// Whether it can speak for or against a claim: it was seen or heard, of one person, in a session that is no pilot.
  fileprivate var countsForClaims: Bool {
    note.basis != .inferred && people.count == 1 && !isPilot
  }
}
