/// A minimum that is commonly advised, beside what the study has; advice, and no rule.
package struct CommonMinimum: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// At least one in five with an access need.
    case accessNeeds
    /// Half with a low digital skill, for a public service.
    case lowSkill
  }

  package let kind: Kind
  package let inRound: Tally
  package let inAll: Tally

  package struct Tally: Sendable {
    package let met: Int
    /// People of whom it is known.
    package let known: Int
    package let notKnown: Int
    /// How many more people who fit would reach it; 0 where it is reached, and for nobody at all.
    package let missing: Int
  }

  /// In per cent of the people of whom it is known.
  package var percent: Int { kind == .accessNeeds ? 20 : 50 }
}

/// People who use one assistive technology, by how practised they are.
package struct TechnologyGroup: Sendable {
  package let name: String
  package let inRound: Int
  package let inAll: Int
  package let novice: Int
  package let intermediate: Int
  package let advanced: Int
  package let practiceUnknown: Int

  /// Four to six people of each group are commonly advised.
  package static let advised = 4...6

  /// How many more of this round's people it would take until four; 0 from four on.
  package var missing: Int { missing(beside: inRound) }

  /// The same for a part of the group, such as its novices.
  package func missing(beside people: Int) -> Int { max(0, Self.advised.lowerBound - people) }
}
