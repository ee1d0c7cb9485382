package import Localization
package import Records
package import Statistics

/// What may be told outside the team of one closed round.
///
/// It is a value of its own, and holds no participant, no group and no single score: what is not here cannot be printed
/// by a writer of this edition. `docs/privacy.md` has the rules.
package struct Release: Sendable {
  package let study: RecordID
  package let title: String
  package let product: String?
  package let purpose: String?
  package let hasInventedPeople: Bool
  package let target: WCAGTarget
  package let round: Int
  package let closedOn: String
  /// `nil` where the number of participants is not told: it would tell of those who left.
  package let sessions: Int?
  package let people: ReleasedPeople
  package let coverage: ReleasedCoverage
  /// In the order of the findings report.
  package let findings: [MeasuredFinding]
  /// Barriers and failures that no finding holds; `nil` where nothing is told that rests on people.
  package let outside: OutsideFindings?
  package let tasks: [ReleasedTask]
  package let scores: [ReleasedScore]
  /// Questionnaires whose scores are not told, because too few people answered; `nil` where nothing is told that rests
  /// on people.
  package let scoresNotTold: Int?
  package let targets: ReleasedTargets
  /// In the order of their ids.
  package let personas: [ReleasedPersona]
}

/// What was looked at, criterion by criterion.
package struct ReleasedCoverage: Sendable {
  /// `nil` where nothing is told that rests on people: a state says whether people were there.
  package let states: StateCounts?
  package let criteria: [ReleasedCriterion]
  package let places: [ReleasedPlace]
  package let beyondWcag: ReleasedPlace?
  /// What nobody looked at, and what is unclear, in sentences.
  package let gaps: [Sentence]
  /// `nil` where nothing is told that rests on people.
  package let notYetTagged: Int?
}

package struct ReleasedCriterion: Sendable {
  package let criterion: Criterion
  /// `nil` where nothing is told that rests on people; then ``tried`` and ``withBarrier`` are, too.
  package let state: CriterionState?
  /// People who tried it, and of these those who met a barrier.
  package let tried: CoarseCount?
  package let withBarrier: CoarseCount?
  package let outcomes: [KindOutcome]
  /// What each tool found, a claim each.
  package let tools: [Sentence]
  /// Without what was lived: the number of notes would tell of the number of people.
  package let items: KindCounts
  package let worstOpenImpact: Impact?

  /// Whether an expert or a tool checked it, with an outcome or without.
  package var isChecked: Bool {
    items[.expert] + items[.tool] > 0 || !tools.isEmpty
  }
}

/// A criterion or guideline at which something went wrong.
package struct ReleasedPlace: Sendable {
  /// `nil` for what WCAG does not name.
  package let place: Place?
  package let isInTarget: Bool
  /// Findings that name it, by their short ids.
  package let findings: [String]
  /// What notes say, with permission, and how bad it was.
  package let words: [ReleasedWords]
  package let entries: [EntryFacts]
}

/// Words of a note, with permission to quote and to share; nothing says whose they are.
package struct ReleasedWords: Hashable, Sendable {
  package let words: Verbatim
  /// Whether they are somebody's own and not an account of what happened.
  package let isQuote: Bool
  package let impact: Impact?
}

/// How a task went for everybody who tried it.
package struct ReleasedTask: Sendable {
  package let id: String
  package let title: String
  package let criteria: [Place]
  /// How many tried it; `nil` where nothing is told that rests on people.
  package let tried: CoarseCount?
  /// How many completed it without help; `nil` where nothing is told, and where that is not recorded.
  package let done: CoarseCount?
  /// How many completed it, where it is not recorded whether without help; `nil` otherwise.
  package let completed: CoarseCount?
  package let gaps: Gaps

  /// What is not recorded for at least one participant.
  package struct Gaps: Hashable, Sendable {
    package let outcome: Bool
    package let help: Bool

    package var isEmpty: Bool { !outcome && !help }
  }

  /// Typical time of those who did it without help, to ten seconds; `nil` for too few people.
  package let time: TaskTime?
  /// How easy it was; `nil` for too few ratings.
  package let ease: CoarseMean?
}

/// The mean of one questionnaire's main score.
package struct ReleasedScore: Sendable {
  package let title: String
  package let label: String
  /// The task after which it was asked; `nil` where it was asked once.
  package let task: String?
  package let mean: CoarseMean
  package let isOfficialWording: Bool
}

/// What follows for recruitment targets from what is told of people, and nothing more.
package struct ReleasedTargets: Sendable {
  package let planned: Int
  /// Certainly met, by their labels.
  package let met: [String]
  /// Nobody was there.
  package let missed: [String]
  /// How many others there are.
  package let notTold: Int
}
