import JSON
package import Localization
package import Records

/// A claim of a profile, its words, and what it rests on.
package struct ClaimReading: Sendable {
  package let claim: ProfileClaim
  /// As the profile has them, or made of its words.
  package let words: Sentence
  /// In the order of their ids.
  package let bases: [BasisReading]
  package let state: ClaimState
  /// Where a card tells it. Stored, like ``stateID``: read out of the state in a loop, they make Swift 6.3's optimiser fail.
  package let standing: ClaimState.Standing
  /// The state's word for programs.
  package let stateID: String

  /// Days and limits by which claims are judged.
  package struct Rules: Sendable {
    package let today: CalendarDay
    /// In years.
    package let limit: Int
    /// Whether only what was recorded up to today is looked at: for how things stood on an earlier day.
    package let isLookingBack: Bool

    package static let usualLimit = 2

    package init(
      today: CalendarDay, limit: Int = Rules.usualLimit, isLookingBack: Bool = false
    ) {
      self.today = today
      self.limit = limit
      self.isLookingBack = isLookingBack
    }

    /// Whether something recorded on a day was there; what has no day always was.
    func knows(_ day: CalendarDay?) -> Bool { !isLookingBack || day.map { $0 <= today } ?? true }
  }

  init(
    _ claim: ProfileClaim, _ words: Sentence, of profile: Profile, _ lookup: BasisLookup,
    _ rules: Rules
  ) {
    self.claim = claim
    self.words = words
    let own = profile.bases.filter { basis in
      Text.isSame(basis.claim, claim.key)
        && rules.knows(basis.enteredOn.flatMap { CalendarDay($0) })
    }.map { basis in
      Text.isSame(basis.about ?? "", claim.digest)
        ? lookup.read(basis) : BasisReading(basis: basis, outcome: .doesNotCount(.otherWords))
    }
    bases = own
    let losses = profile.losses.filter {
      Text.isSame($0.claim, claim.key) && Text.isSame($0.about ?? "", claim.digest)
    }
    state = ClaimState(
      ClaimTally(own), lost: losses.flatMap(\.days).filter { rules.knows($0) }.sorted(),
      today: rules.today,
      limit: rules.limit)
    standing = state.standing
    stateID = state.id
  }

  /// Bases of claims that a profile does not make any more.
  static func orphans(of profile: Profile, besides claims: [ClaimReading]) -> [BasisReading] {
    let known = Set(claims.map { Text($0.claim.key) })
    return profile.bases.filter { !known.contains(Text($0.claim)) }
      .map { BasisReading(basis: $0, outcome: .doesNotCount(.noClaim)) }
  }
}

extension ClaimTally {
  /// Counts distinct people, studies, checkers and documents on each side; whoever is on both is counted apart.
  init(_ readings: [BasisReading]) {
    let counting = readings.filter(\.counts)
    let supporting = counting.filter { $0.basis.direction == .supports }
    let contradicting = counting.filter { $0.basis.direction == .contradicts }
    let both = Set(supporting.flatMap(\.people)).intersection(contradicting.flatMap(\.people))
    self.init(
      supports: Side(supporting, without: both), contradicts: Side(contradicting, without: both),
      both: both.count,
      newest: Self.newest(of: counting),
      givenAndNotCounted: readings.count { reading in
        reading.reason.map { $0 != .otherWords } ?? false
      })
  }

  /// The newest day; `nil` where something has none.
  private static func newest(of readings: [BasisReading]) -> CalendarDay? {
    var newest: CalendarDay?
    for reading in readings {
      guard let day = reading.day else { return nil }
      newest = max(newest ?? day, day)
    }
    return newest
  }
}

extension ClaimTally.Side {
  fileprivate init(_ readings: [BasisReading], without both: Set<BasisReading.Person>) {
    let people = Set(readings.flatMap(\.people)).subtracting(both)
    func distinct(_ kind: BasisKind) -> Int {
      Set(readings.filter { $0.basis.kind == kind }.map { NameFolding.folded($0.basis.reference) })
        .count
    }
    self.init(
      people: people.count, studies: Set(people.map { Text($0.study) }).count,
      checkers: distinct(.checked), documents: distinct(.document))
  }
}
