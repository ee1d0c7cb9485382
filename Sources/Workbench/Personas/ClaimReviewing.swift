import JSON
package import Measures
package import Records
package import Wording

/// Goes through the claims of a profile with the notes that bear on them; every answer is kept at once.
package struct ClaimReviewing {
  private let workbench: Workbench
  private let profileID: String
  private let includesAsked: Bool

  /// What somebody says of a note and a claim.
  package enum Answer: Hashable, Sendable {
    case supports, contradicts, saysNothing
  }

  /// A claim, and the notes that are offered for it.
  package struct Waiting: Sendable {
    package let claim: ClaimReading
    package let offers: [ClaimOffer]
  }

  /// What is there to go through.
  package struct Work: Sendable {
    package let card: PersonaCard
    /// Claims with notes, in the order of the profile.
    package let waiting: [Waiting]
    /// What is wrong with files that were left out.
    package let faults: [WorkbenchError]

    package var notes: Int { waiting.reduce(0) { $0 + $1.offers.count } }
  }

  /// What takes an answer back.
  package struct Given: Sendable {
    package let answer: Answer
    fileprivate let basis: String?
    fileprivate let asked: Text?
  }

  /// - Parameter includesAsked: Whether notes are offered again of which somebody said that they say nothing.
  package init(_ profile: Profile, includesAsked: Bool = false, in workbench: Workbench) {
    self.workbench = workbench
    profileID = profile.id.string
    self.includesAsked = includesAsked
  }

  /// Reads the notes of the studies, once.
  ///
  /// - Parameter study: Only notes of this study; `nil` for all.
  package func notes(ofStudy study: String?) throws -> NoteFinding.Found {
    try NoteFinding(study.map { [$0] } ?? [], in: workbench).find(NoteQuery())
  }

  /// Reads the profile as it is now, beside notes that were read.
  package func work(_ found: NoteFinding.Found) throws -> Work {
    let cards = try PersonaCards(in: workbench)
    let made = try cards.card(try cards.profile(profileID))
    let asked = includesAsked ? [] : try AskedClaims(in: workbench).read()
    let offers = ClaimOffers(made.card.profile, among: found.notes)
    let waiting = made.card.claims.compactMap { claim -> Waiting? in
      let fitting = offers.offers(for: claim) {
        asked.contains(AskedClaims.digest(profileID, claim, $0))
      }
      return fitting.isEmpty ? nil : Waiting(claim: claim, offers: fitting)
    }
    var seen: Set<String> = []
    return Work(
      card: made.card, waiting: waiting,
      faults: (made.faults + found.faults).filter { seen.insert($0.description).inserted })
  }

  /// Keeps an answer.
  ///
  /// - Throws: ``WorkbenchError``, also where the note would not count for anything.
  package func keep(
    _ answer: Answer, _ offer: ClaimOffer, for claim: ClaimReading, by role: String?
  ) throws -> Given {
    guard answer != .saysNothing else {
      let digest = AskedClaims.digest(profileID, claim, offer.note)
      let file = AskedClaims(in: workbench)
      try file.keep(file.read().union([digest]))
      return Given(answer: answer, basis: nil, asked: digest)
    }
    let profile = try PersonaCards(in: workbench).profile(profileID)
    let basis = try BasisEntering(in: workbench).add(
      BasisEntering.Given(
        kind: .note, reference: offer.note.id, study: offer.note.study,
        direction: answer == .supports ? .supports : .contradicts, date: nil, enteredBy: role),
      to: claim, of: profile)
    return Given(answer: answer, basis: basis, asked: nil)
  }

  /// Takes an answer back.
  ///
  /// - Returns: Whether it could be: not where others wrote at the same moment.
  package func takeBack(_ given: Given) throws -> Bool {
    if let asked = given.asked {
      let file = AskedClaims(in: workbench)
      try file.keep(file.read().subtracting([asked]))
      return true
    }
    guard let basis = given.basis else { return false }
    let profile = try PersonaCards(in: workbench).profile(profileID)
    _ = try BasisEntering(in: workbench).setRemoved(true, basis, of: profile)
    return true
  }

  /// Whether the words of a claim can be written anew here: a statement, an assumption or a text of its own.
  package static func canReword(_ claim: ClaimReading) -> Bool {
    let field = claim.claim.key.prefix { $0 != "/" }
    return ["statements", "assumptions", "connection", "money", "whyTheyUseIt"].contains(
      String(field))
  }

  /// Writes other words; what the claim rested on does not count for them.
  package func reword(_ claim: ClaimReading, to words: String) throws {
    let parts = claim.claim.key.split(separator: "/", maxSplits: 1).map(String.init)
    let profile = try PersonaCards(in: workbench).profile(profileID)
    var patch = RecordPatch()
    switch parts[0] {
    case "statements" where parts.count == 2:
      patch.put(.string(words), at: ["statements", parts[1], "text"])
    case "assumptions":
      let kept = profile.assumptions.filter {
        !Text.isSame(profile.claim(assumption: $0).key, claim.claim.key)
      }
      patch.put(
        .array(Set((kept + [words]).map { Text($0) }).sorted().map { .string($0) }),
        at: ["assumptions"])
    default: patch.put(.string(words), at: [parts[0]])
    }
    let finder = RecordFinder(workbench: workbench, kind: .persona)
    _ = try RecordChanging(.persona, study: nil, in: workbench).write(patch, seen: nil) {
      try finder.record(profileID, study: nil)
    }
  }
}
