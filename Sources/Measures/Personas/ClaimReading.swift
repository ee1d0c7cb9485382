import JSON
package import Localization
package import Records
import Wording

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
        ? lookup.read(basis) : BasisReading(basis: basis, reason: .otherWords)
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
      .map { BasisReading(basis: $0, reason: .noClaim) }
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
      Set(
        readings.filter { $0.basis.kind == kind }.map {
          PlainText.folded($0.basis.reference, .spaced)
        }
      )
      .count
    }
    self.init(
      people: people.count, studies: Set(people.map { Text($0.study) }).count,
      checkers: distinct(.checked), documents: distinct(.document))
  }
}

/// How far a claim of a profile rests on people and documents.
package enum ClaimState: Hashable, Sendable {
  case supported(ClaimTally.Side)
  case contradicted(ClaimTally.Side)
  /// Both sides are told as they are; they are never averaged. Whoever is on both stands on neither.
  case disputed(supports: ClaimTally.Side, contradicts: ClaimTally.Side, both: Int = 0)
  case assumed
  /// Everything that counts is older than the limit; what it says is told all the same.
  case outOfDate(Aged)
  /// Something was given for or against these words, and nothing of it counts any more; the days on which withdrawals
  /// took something away, in order, or none.
  case lostBasis(on: [CalendarDay])

  /// What counts, all of it too old.
  package struct Aged: Hashable, Sendable {
    package let supports: ClaimTally.Side
    package internal(set) var contradicts = ClaimTally.Side()
    /// Who is on both sides, and counts on neither.
    package internal(set) var both = 0
    package let newest: CalendarDay
    /// In years.
    package let limit: Int
  }

  /// The state of a claim.
  ///
  /// - Parameters:
  ///   - limit: After how many years what a claim rests on is out of date.
  ///   - lost: When withdrawals took something away from these words.
  init(_ tally: ClaimTally, lost: [CalendarDay], today: CalendarDay, limit: Int) {
    let (hasSupport, isContradicted) = (!tally.supports.isEmpty, !tally.contradicts.isEmpty)
    guard hasSupport || isContradicted || tally.both > 0 else {
      self = !lost.isEmpty || tally.givenAndNotCounted > 0 ? .lostBasis(on: lost) : .assumed
      return
    }
    if let newest = tally.newest, Self.isOlder(newest, than: limit, on: today) {
      self = .outOfDate(
        Aged(
          supports: tally.supports, contradicts: tally.contradicts, both: tally.both,
          newest: newest, limit: limit))
    } else if tally.both > 0 || (hasSupport && isContradicted) {
      self = .disputed(
        supports: tally.supports, contradicts: tally.contradicts, both: tally.both)
    } else {
      self = hasSupport ? .supported(tally.supports) : .contradicted(tally.contradicts)
    }
  }

  private static func isOlder(_ day: CalendarDay, than years: Int, on today: CalendarDay) -> Bool {
    (day.year + years, day.month, day.day) < (today.year, today.month, today.day)
  }

  /// Where a card tells the claim.
  package enum Standing: Sendable, Hashable {
    case known, assumed, openToDoubt
  }

  package var standing: Standing {
    switch self {
    case .supported: .known
    case .assumed: .assumed
    case .contradicted, .disputed, .outOfDate, .lostBasis: .openToDoubt
    }
  }

  /// The word for programs.
  package var id: String {
    switch self {
    case .supported: "supported"
    case .contradicted: "contradicted"
    case .disputed: "disputed"
    case .assumed: "assumed"
    case .outOfDate: "outOfDate"
    case .lostBasis: "lostBasis"
    }
  }
}

/// What counts for a claim, and what against it.
package struct ClaimTally: Hashable, Sendable {
  /// One direction. People, people who checked it, and documents are never added up.
  package struct Side: Hashable, Sendable {
    /// Distinct participants; somebody who took part in two studies counts in each, since nothing tells.
    package internal(set) var people = 0
    /// Distinct studies in which they took part.
    package internal(set) var studies = 0
    /// Distinct people with lived experience who checked the claim, by the words that name them.
    package internal(set) var checkers = 0
    package internal(set) var documents = 0

    package var isEmpty: Bool { people == 0 && checkers == 0 && documents == 0 }
  }

  package internal(set) var supports = Side()
  package internal(set) var contradicts = Side()
  /// Distinct participants who support the claim and contradict it; they are in neither side.
  package internal(set) var both = 0
  /// The newest day of what counts; `nil` where something that counts has no day.
  package internal(set) var newest: CalendarDay?
  /// How many were given for the words as they stand and do not count.
  package internal(set) var givenAndNotCounted = 0
}
