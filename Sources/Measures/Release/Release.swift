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
  /// Whether an attempt at it names no participant: then nothing else is told of it.
  package let isUnnamed: Bool
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

/// One property of the people of a closed round, alone and in coarse words.
package struct ReleasedProperty: Sendable {
  package enum Family: String, Sendable, CaseIterable {
    case need, technology, skill, age, circumstance

    package var label: Sentence {
      switch self {
      case .need: "Needs"
      case .technology: "Assistive technology"
      case .skill: "Digital skill"
      case .age: "Age"
      case .circumstance: "Circumstances"
      }
    }

    /// What precedes the labels of its properties in a sentence: "need in seeing; hearing".
    package var lead: Sentence {
      switch self {
      case .need: "need in "
      case .technology: "use of "
      case .skill: ""
      case .age: "age "
      case .circumstance: "living with "
      }
    }
  }

  package let family: Family
  /// Stable, for programs: "need:see", "age:from25to64".
  package let id: String
  /// What it is called beside the others of its family: "seeing", "VoiceOver".
  package let label: Sentence
  /// `nil` where it is not told, because beside earlier rounds it would tell of single people.
  package let count: CoarseCount?

  /// Recruitment targets that ask for this property alone, or for nobody but these people.
  let dimension: Dimension?

  init(
    _ family: Family, _ id: String, _ label: Sentence, _ count: CoarseCount?,
    dimension: Dimension? = nil
  ) {
    self.family = family
    self.id = "\(family.rawValue):\(id)"
    self.label = label
    self.count = count
    self.dimension = dimension
  }
}

/// What the edition for sharing says of who took part.
package struct ReleasedPeople: Sendable {
  /// Why it says nothing of what people have and use.
  package enum Silence: Hashable, Sendable {
    /// Too few people.
    case tooFew
    /// An earlier round is still open: it comes first.
    case earlierRoundOpen
    /// Some of them were in an earlier round of which it is not known any more who was in it.
    case tooLikeEarlierRounds
    /// Other people count than when the round was closed: a comparison with an earlier copy would tell of them.
    case changedSinceClosing
  }

  /// How much is told of what people did and said.
  package enum Telling: Hashable, Sendable {
    /// Nothing that rests on people: there are one or two of them, or others than when the round was closed.
    case nothing
    /// Whether somebody did, and words; no numbers, because there are three or four people.
    case presence
    case counts
  }

  /// `nil` for one or two people: the number is not told.
  package let count: Int?
  package let silence: Silence?
  package let telling: Telling
  /// Empty where there is a silence.
  package let properties: [ReleasedProperty]
  /// Whether a family is recorded for every participant; for a family without an entry that is not told.
  package let known: [ReleasedProperty.Family: Bool]

  /// From this many people on properties are told.
  package static let leastPeople = 5
}

/// What the edition for sharing says beside one profile: a reading of what it tells of people anyway.
package struct ReleasedPersona: Sendable {
  package enum Answer: String, Sendable {
    /// A participant has a need in the ability of each permanent need.
    case yes
    case partly
    /// No participant is known to have a need in any of them.
    case no
    case notShown
    case noPermanentNeed
  }

  package let id: RecordID
  package let name: String
  /// Abilities of its permanent needs in which a participant has a need, in order; the same for the two below.
  package let represented: [Dimension]
  /// In which no participant is known to have one.
  package let noneKnown: [Dimension]
  package let notShown: [Dimension]

  /// - Parameter people: All that is told of people: nothing else is looked at, so that this cannot tell more.
  init(_ profile: Profile, _ spectrums: [Spectrum], _ people: ReleasedPeople, _ mask: NumberMask) {
    id = profile.id
    name = mask.text(profile.name)
    let needs = NearnessTraits(profile, spectrums).needs ?? [:]
    let abilities = needs.filter { $0.value.contains(.permanent) }.keys.sorted()
    let counts = Dictionary(
      abilities.map { ability in
        (ability, people.properties.first { $0.dimension == ability }?.count)
      }, uniquingKeysWith: { first, _ in first })
    func those(_ fit: (CoarseCount?) -> Bool) -> [Dimension] {
      abilities.filter { fit(counts[$0] ?? nil) }
    }
    represented = those { $0 != nil && $0 != .nobody }
    noneKnown = those { $0 == .nobody }
    notShown = those { $0 == nil }
  }

  package var answer: Answer {
    if !represented.isEmpty { return noneKnown.isEmpty && notShown.isEmpty ? .yes : .partly }
    if !notShown.isEmpty { return .notShown }
    return noneKnown.isEmpty ? .noPermanentNeed : .no
  }
}
