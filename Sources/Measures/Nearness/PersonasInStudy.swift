package import Records

/// Which participants of a study came near which profile, and whose needs nobody has tried.
package struct PersonasInStudy: Sendable {
  /// One profile, and everybody who took part beside it.
  package struct Row: Sendable {
    package let profile: Profile
    /// Whether it was made of participants of this study: that they are like it says nothing, so nobody is set beside it.
    package let isDraftOfStudy: Bool
    /// In the order of participants.
    package let pairs: [Nearness]
    /// Abilities of its lasting needs in which nobody who took part in the round has one.
    package let abilitiesNotTried: [Dimension]
    /// Abilities of its permanent needs in which a participant of the round has a permanent need too.
    package let represented: [Dimension]
    /// The others of its permanent needs.
    package let missing: [Dimension]
    /// Abilities of its situational needs that no session of the round met.
    package let situationsNotTried: [Dimension]
    package let foretold: Foretold

    /// Those of one outcome, in the round or in others.
    package func people(_ outcome: Nearness.Outcome, inRound: Bool) -> [RecordID] {
      pairs.filter { $0.outcome == outcome && $0.isInRound == inRound }.map(\.participant)
    }
  }

  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  /// `nil` before the first session.
  package let round: Int?
  /// How many took part in the round, and in any round.
  package let peopleInRound: Int
  package let peopleInAll: Int
  /// Sessions of the round.
  package let sessions: Int
  /// Participants of the round whose needs are unknown.
  package let needsUnknown: Int
  /// In the order of their ids.
  package let rows: [Row]
  /// What people of the round met in tasks that were gone through with a profile, and no walkthrough foretold.
  package let metBeside: MetBeside
  /// Whether any walkthrough foretells for the round.
  package let hasForetold: Bool

  /// Profiles beside which people are set.
  package var compared: [Row] { rows.filter { !$0.isDraftOfStudy } }

  /// Profiles to which somebody of the round came near.
  package var met: [Row] { rows.filter { !$0.people(.near, inRound: true).isEmpty } }
}
