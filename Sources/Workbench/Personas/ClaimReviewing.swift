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
    /// `nil` where a claim got other words.
    package let answer: Answer?
    fileprivate var basis: String?
    fileprivate var asked: Text?
    fileprivate var words: Rewording?
  }

  /// A text of the profile before and after.
  fileprivate struct Rewording: Sendable {
    let field: String
    /// Of an entry in a map; `nil` for a list and a text of its own.
    let entry: String?
    let before: String
    let after: String
  }

  /// Notes of the studies, read once.
  package struct Notes: Sendable {
    fileprivate let offers: ClaimOffers
    fileprivate let faults: [WorkbenchError]
  }

  /// - `includesAsked`: Whether notes are offered again that were answered as saying nothing.
  package init(_ profile: Profile, includesAsked: Bool = false, in workbench: Workbench) {
    self.workbench = workbench
    profileID = profile.id.string
    self.includesAsked = includesAsked
  }

  /// Reads the notes of the studies, once.
  ///
  /// - Parameter study: Only notes of this study; `nil` for all.
  package func notes(ofStudy study: String?) throws -> Notes {
    let found = try NoteFinding(study.map { [$0] } ?? [], in: workbench).find(NoteQuery())
    let profile = try PersonaCards(in: workbench).profile(profileID)
    return Notes(offers: ClaimOffers(profile, among: found.notes), faults: found.faults)
  }

  /// Reads the profile as it is now, beside notes that were read.
  package func work(_ notes: Notes) throws -> Work {
    let cards = try PersonaCards(in: workbench)
    let made = try cards.card(try cards.profile(profileID))
    let asked = includesAsked ? [] : try AskedClaims(in: workbench).read()
    let waiting = made.card.claims.compactMap { claim -> Waiting? in
      let fitting = notes.offers.offers(for: claim, besides: made.card.profile.bases) {
        asked.contains(AskedClaims.digest(profileID, claim, $0))
      }
      return fitting.isEmpty ? nil : Waiting(claim: claim, offers: fitting)
    }
    var seen: Set<String> = []
    return Work(
      card: made.card, waiting: waiting,
      faults: (made.faults + notes.faults).filter { seen.insert($0.description).inserted })
  }

  /// Keeps an answer.
  ///
  /// - Throws: `WorkbenchError`, also where the note would not count for anything.
  package func keep(
    _ answer: Answer, _ offer: ClaimOffer, for claim: ClaimReading, by role: String?
  ) throws -> Given {
    guard answer != .saysNothing else {
      let digest = AskedClaims.digest(profileID, claim, offer.note)
      let file = AskedClaims(in: workbench)
      try file.keep(file.read().union([digest]))
      return Given(answer: answer, asked: digest)
    }
    let profile = try PersonaCards(in: workbench).profile(profileID)
    let basis = try BasisEntering(in: workbench).add(
      BasisEntering.Given(
        kind: .note, reference: offer.note.id, study: offer.note.study,
        direction: answer == .supports ? .supports : .contradicts, date: nil, enteredBy: role),
      to: claim, of: profile)
    return Given(answer: answer, basis: basis)
  }

  /// Takes an answer back, or other words of a claim.
  ///
  /// - Returns: Whether it could be: not where others wrote meanwhile.
  package func takeBack(_ given: Given) throws -> Bool {
    if let asked = given.asked {
      let file = AskedClaims(in: workbench)
      try file.keep(file.read().subtracting([asked]))
      return true
    }
    if let words = given.words {
      return try put(
        Rewording(
          field: words.field, entry: words.entry, before: words.after, after: words.before))
    }
    guard let basis = given.basis else { return false }
    let profile = try PersonaCards(in: workbench).profile(profileID)
    // A withdrawal may have taken it away meanwhile.
    guard profile.bases.contains(where: { Text.isSame($0.key, basis) }) else { return false }
    _ = try BasisEntering(in: workbench).setRemoved(true, basis, of: profile)
    return true
  }

  /// Whether the words of a claim can be written anew here: a statement, an assumption or a text of its own.
  package static func canReword(_ claim: ClaimReading) -> Bool {
    let field = claim.claim.key.prefix { $0 != "/" }
    return [statements, assumptions, connection, money, whyTheyUseIt].contains(String(field))
  }

  private static let statements = Profile.table[\.statements].key
  private static let assumptions = Profile.table[\.assumptions].key
  private static let connection = Profile.table[\.connection].key
  private static let money = Profile.table[\.money].key
  private static let whyTheyUseIt = Profile.table[\.whyTheyUseIt].key

  /// Writes other words; what the claim rested on does not count for them.
  ///
  /// - Returns: What takes them back; `nil` where the words are no others, or others changed them meanwhile.
  package func reword(_ claim: ClaimReading, to words: String) throws -> Given? {
    let parts = claim.claim.key.split(separator: "/", maxSplits: 1).map(String.init)
    let profile = try PersonaCards(in: workbench).profile(profileID)
    let field = parts.first ?? ""
    let entry = field == Self.statements ? parts.last : nil
    let before = Self.texts(field, entry, of: profile).first { text in
      field != Self.assumptions
        || Text.isSame(profile.claim(assumption: text).key, claim.claim.key)
    }
    guard let before, !Text.isSame(before, words) else { return nil }
    let rewording = Rewording(field: field, entry: entry, before: before, after: words)
    return try put(rewording) ? Given(answer: nil, words: rewording) : nil
  }

  /// What the profile says in a field, or in one entry of it.
  private static func texts(_ field: String, _ entry: String?, of profile: Profile) -> [String] {
    switch field {
    case Self.statements:
      profile.statements.filter { Text.isSame($0.key, entry ?? "") }.map(\.words)
    case Self.assumptions: profile.assumptions
    case Self.connection: [profile.connection].compactMap(\.self)
    case Self.money: [profile.money].compactMap(\.self)
    case Self.whyTheyUseIt: [profile.whyTheyUseIt].compactMap(\.self)
    default: []
    }
  }

  /// - Returns: Whether the words before were still there, and have gone.
  private func put(_ words: Rewording) throws -> Bool {
    let profile = try PersonaCards(in: workbench).profile(profileID)
    let there = Self.texts(words.field, words.entry, of: profile)
    guard there.contains(where: { Text.isSame($0, words.before) }) else { return false }
    var patch = RecordPatch()
    if words.field == Self.assumptions {
      let kept = there.filter { !Text.isSame($0, words.before) } + [words.after]
      patch.put(
        .array(Set(kept.map { Text($0) }).sorted().map { .string($0) }), at: [words.field])
    } else if let entry = words.entry {
      patch.put(
        .string(words.after), at: Holder<Profile>().entry(\.statements, entry).field(\.words))
    } else {
      patch.put(.string(words.after), at: [words.field])
    }
    let finder = RecordFinder(workbench: workbench, kind: .persona)
    _ = try RecordChanging(.persona, study: nil, in: workbench).write(patch, seen: nil) {
      try finder.record(profileID, study: nil)
    }
    return true
  }
}
