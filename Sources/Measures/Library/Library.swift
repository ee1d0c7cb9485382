package import Localization
package import Records

/// What all studies of a workspace know together, for the team.
///
/// Each study is counted by itself, by the rules of its own reports. People of several studies are never added up: their
/// numbers belong to one study each, so nobody can tell who came to two.
package struct Library: Sendable {
  /// In the order of their ids.
  package let studies: [LibraryStudy]
  /// Every criterion that is in the target of a study, in number order.
  package let criteria: [LibraryCriterion]
  /// Pairs of problems that may be one.
  package let returned: [ReturnedProblem]
  /// Participant ids that stand in more than one study.
  package let sharedIDs: [RecordID]
}

/// One study, over all its rounds.
package struct LibraryStudy: Sendable {
  package let id: RecordID
  package let title: String
  package let product: String?
  package let hasInventedPeople: Bool
  package let target: WCAGTarget
  /// Rounds with a session that counts.
  package let rounds: [Int]
  package let sessions: Int
  /// Of these, sessions that name nobody: whoever was there counts as nobody.
  package let sessionsWithoutParticipant: Int
  /// Everybody of whom something counts in some round, each once.
  package let people: Int
  /// People with a need, by ability; every ability that the study knows of is there.
  package let abilities: [LibraryCount]
  /// People who use a technology, by its name in small letters.
  package let technologies: [LibraryCount]
  /// People of whom needs, or technologies, are not known; nobody can say that they have none.
  package let needsUnknown: Int
  package let technologiesUnknown: Int
  /// People of whom no scale tells whether their digital skill is low.
  package let skillUnknown: Int
  /// Whether a round has somebody who counts as low, and somebody whose skill is known at all.
  package let hasLowSkill: Bool
  package let isSkillKnown: Bool
  /// Technologies that recruitment targets name.
  package let wantedTechnologies: [String]
}

/// How many people of a study have something.
package struct LibraryCount: Sendable {
  /// What is the same in all studies.
  package let key: String
  package let label: Sentence
  package let people: Int
}

/// One criterion over all studies; studies are named by their ids.
package struct LibraryCriterion: Sendable {
  package let criterion: Criterion
  /// The studies whose target has it.
  package let targetOf: [RecordID]
  /// The studies whose strongest state of all rounds is this one.
  package let states: [CriterionState: [RecordID]]
  /// Sessions of all studies in which somebody tried it.
  package let sessions: Int

  /// The strongest state of all studies.
  package var state: CriterionState { states.keys.min() ?? .notLookedAt }

  package func studies(_ state: CriterionState) -> [RecordID] { states[state] ?? [] }

  /// Where people tried it in some round, whatever came of it.
  package var triedIn: [RecordID] {
    targetOf.filter { id in states.contains { $0.key.countsAsPeople && $0.value.contains(id) } }
  }
}

/// Two problems of different studies that may be one.
package struct ReturnedProblem: Sendable {
  package struct Side: Sendable {
    package let study: RecordID
    package let id: RecordID
    package let title: String
  }

  package let first: Side
  package let second: Side
  /// Criteria that both name.
  package let criteria: [Place]
  /// Titles of screens or tasks that both name, as the first study writes them.
  package let shared: [String]
  /// Whether the text of one names the whole id of the other.
  package let isNamed: Bool
}
