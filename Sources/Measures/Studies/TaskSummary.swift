package import Records

/// How one task went for everybody who tried it in the round.
package struct TaskSummary: Sendable {
  package let id: String
  package let title: String
  package let criteria: [Place]
  /// After how many minutes people are stopped, as agreed beforehand; `nil` for no limit.
  package let timeLimitMinutes: Int?
  /// `nil` where the plan names none.
  package let benchmark: TaskBenchmark?
  /// To how many people of the round it was offered.
  package let offer: TaskOffer
  package let everybody: TaskFigures
  /// All attempts with their ends, people's second and later ones too.
  package let allOutcomes: OutcomeTable
  /// How often it was planned and not offered: no attempt.
  package let notOffered: Int
  /// Attempts of which it is not recorded how they ended, people's second and later ones too.
  package var open: Int { attempts.count { $0.outcome == nil } }
  /// Attempts without a time because their start or end was entered after the session.
  package let timesLeftOut: Int
  /// Sessions with attempts that name none of several participants, or nobody; each counts as one person.
  package let unnamed: Int
  package let groups: [GroupFigures]
  /// On each scale on which somebody who tried is placed.
  package let lowestSkill: [LowestSkill]
  /// Every attempt in the order in which they were made.
  package let attempts: [AttemptFacts]
  /// The first attempt of each person, those who tried by notes alone among them.
  let first: [AttemptFacts]

  /// Whether the record says for every participant of the round that it was not offered.
  package var isOfferedToNobody: Bool {
    everybody.tried == 0 && offer.people > 0 && offer.notOfferedTo == offer.people
  }

  /// How many attempts were made, second and later ones of a person too.
  package var attemptCount: Int { allOutcomes.total }
}

/// To how many people of the round a task was offered.
package struct TaskOffer: Hashable, Sendable {
  /// Everybody of the round whom a session names.
  package let people: Int
  /// People who tried it.
  package let offeredTo: Int
  /// People who did not, with the record that it was not offered.
  package let notOfferedTo: Int

  /// People of whom neither is noted.
  package var nothingRecorded: Int { people - offeredTo - notOfferedTo }

  /// Whether some people were not asked to do it, as far as the record says.
  package var isToSomeOnly: Bool { offeredTo < people }
}

/// The lowest level of one scale at which somebody completed a task without help.
package struct LowestSkill: Sendable {
  package enum Found: Sendable {
    case level(value: String, label: String?)
    /// Nobody who is placed on the scale completed it.
    case nobody
    /// An outcome or help is not recorded for so many who are placed on the scale.
    case notRecorded(Int)
  }

  package let scale: String
  package let title: String
  /// How many people who tried are placed on the scale.
  package let placed: Int
  package let found: Found
}
