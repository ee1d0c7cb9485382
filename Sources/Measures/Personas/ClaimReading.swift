import JSON
package import Records

/// A claim of a profile, its words, and what it rests on.
package struct ClaimReading: Sendable {
  package let claim: ProfileClaim
  /// As the profile has them, or made of its words.
  package let words: String
  /// In the order of their ids.
  package let bases: [BasisReading]
  package let state: ClaimState

  /// Days and limits by which claims are judged.
  package struct Rules: Sendable {
    package let today: CalendarDay
    /// In years.
    package let limit: Int

    package static let usualLimit = 2

    package init(today: CalendarDay, limit: Int = Rules.usualLimit) {
      self.today = today
      self.limit = limit
    }
  }

  init(
    _ claim: ProfileClaim, _ words: String, of profile: Profile, _ lookup: BasisLookup,
    _ rules: Rules
  ) {
    self.claim = claim
    self.words = words
    let own = profile.bases.filter { Text.isSame($0.claim, claim.key) }.map { basis in
      Text.isSame(basis.about ?? "", claim.digest)
        ? lookup.read(basis) : BasisReading(basis: basis, outcome: .doesNotCount(.otherWords))
    }
    bases = own
    let loss = profile.losses.first {
      Text.isSame($0.key, claim.key) && Text.isSame($0.value.about ?? "", claim.digest)
    }
    state = ClaimState(
      ClaimTally(own), lost: loss?.value.on, today: rules.today, limit: rules.limit)
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
      Set(readings.filter { $0.basis.kind == kind }.map { Text($0.basis.reference) }).count
    }
    self.init(
      people: people.count, studies: Set(people.map { Text($0.study) }).count,
      checkers: distinct(.checked), documents: distinct(.document))
  }
}
