/// Whether the people behind a figure of one round are those of the round before.
///
/// It decides the method: one for different people is wrong for the same ones, and the other way round.
package enum SamePeople: Hashable, Sendable {
  /// Nobody is in both.
  case nobody
  /// Everybody is in both.
  case everybody
  /// So many are in both; others are in one only.
  case some(Int, onlyBefore: Int, onlyNow: Int)
  /// Of so many values nobody noted whose they are, so that it cannot be told.
  case unknown(Int)

  package var id: String {
    switch self {
    case .nobody: "nobody"
    case .everybody: "everybody"
    case .some: "some"
    case .unknown: "unknown"
    }
  }
}

/// Why two rounds are not compared, or have no interval.
package enum NotCompared: Hashable, Sendable {
  case nobodyBefore
  case nobodyNow
  /// What was asked was written over, and no file says when.
  case reworded
  /// An outcome is not recorded in the rounds named.
  case outcomeNotRecorded(Rounds)
  /// Help is not recorded in the rounds named.
  case helpNotRecorded(Rounds)
  /// No participant was in both rounds, and the groups differ in kind.
  case differentParticipants
  /// Another version of a questionnaire was answered.
  case otherVersion
  /// Steps in an order, or yes and no.
  case noAmount
  /// No note supports the finding, so nothing was counted.
  case notCounted
  /// Nobody tried the problem again in one of the rounds, so that its notes say nothing.
  case notTriedAgain
  /// Some people are in both rounds and others are not, and the pairs are fewer than a figure takes.
  case someInBoth
  case unnamed
  /// Fewer values in one of the rounds, or fewer pairs, than a figure takes.
  case tooFew
  /// The values do not differ among themselves.
  case noSpread

  /// One of the two rounds, or both.
  package enum Rounds: Hashable, Sendable {
    case before, now, both

    /// `nil` for neither.
    init?(before: Bool, now: Bool) {
      switch (before, now) {
      case (true, true): self = .both
      case (true, false): self = .before
      case (false, true): self = .now
      case (false, false): return nil
      }
    }
  }

  package var id: String {
    switch self {
    case .nobodyBefore: "nobodyBefore"
    case .nobodyNow: "nobodyNow"
    case .reworded: "reworded"
    case .outcomeNotRecorded: "outcomeNotRecorded"
    case .helpNotRecorded: "helpNotRecorded"
    case .differentParticipants: "differentParticipants"
    case .otherVersion: "otherVersion"
    case .noAmount: "noAmount"
    case .notCounted: "notCounted"
    case .notTriedAgain: "notTriedAgain"
    case .someInBoth: "someInBoth"
    case .unnamed: "unnamed"
    case .tooFew: "tooFew"
    case .noSpread: "noSpread"
    }
  }
}
