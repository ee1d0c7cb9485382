/// The values of two rounds, with who gave them: what decides how they may be compared.
struct RoundPairing<Person: Hashable, Value> {
  /// Values with whose they are; `nil` where nobody noted it.
  typealias Given = (person: Person?, value: Value)

  let before: [Value]
  let now: [Value]
  let people: SamePeople
  /// The values of those who are in both rounds, in the order of the later one.
  let pairs: [(before: Value, now: Value)]

  /// - Parameters: At most one value a person in each.
  init(before: [Given], now: [Given]) {
    self.before = before.map(\.value)
    self.now = now.map(\.value)
    var earlier: [Person: Value] = [:]
    for given in before { if let person = given.person { earlier[person] = given.value } }
    pairs = now.compactMap { given in
      given.person.flatMap { earlier[$0] }.map { ($0, given.value) }
    }
    let unnamed = (before + now).count { $0.person == nil }
    if unnamed > 0 {
      people = .unknown(unnamed)
    } else if pairs.isEmpty {
      people = .nobody
    } else if pairs.count == before.count, pairs.count == now.count {
      people = .everybody
    } else {
      people = .some(
        pairs.count, onlyBefore: before.count - pairs.count, onlyNow: now.count - pairs.count)
    }
  }

  /// Why nothing can be compared, whatever the method; `nil` where something can.
  var missing: NotCompared? {
    if before.isEmpty { return .nobodyBefore }
    if now.isEmpty { return .nobodyNow }
    if case .unknown = people { return .unnamed }
    return nil
  }

  /// The pairs where they are what may be compared; `nil` for different people.
  ///
  /// Where some people are in both rounds and others are not, the pairs alone are compared.
  var compared: [(before: Value, now: Value)]? { people == .nobody ? nil : pairs }
}

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

  /// The name of the case, for programs.
  package var id: String { String("\(self)".prefix { $0 != "(" }) }
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
  /// Some responses have the same answer to every item.
  case straightLined
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

  /// The name of the case, for programs.
  package var id: String { String("\(self)".prefix { $0 != "(" }) }
}
