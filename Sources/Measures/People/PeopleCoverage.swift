package import Localization
package import Records

/// Who took part in the reported round, and who is only described.
///
/// Everybody may count in several rows: people have several needs, and use several technologies.
package struct PeopleCoverage: Sendable {
  /// Participants of at least one session that counts.
  package let participants: Int
  package let described: Int
  /// People with a participant file who were in no session that counts.
  package let waiting: Int
  /// People who took all their consent back; nothing of theirs counts.
  package let withdrawn: Int
  /// People who refused to be observed; nothing of theirs counts.
  package let refused: Int
  /// People of the round who did not agree that notes leave the team; in the edition for sharing nothing of theirs
  /// counts, and nobody is listed.
  package let keptInTeam: [RecordID]
  /// People of the round of whom nobody recorded whether they agreed to be observed. They count.
  package let consentNotRecorded: Int
  /// Participants that sessions name and that have no file.
  package let withoutRecord: Int
  package let dimensions: [DimensionRow]
  /// The same abilities, with the barriers that notes tie to them.
  package let needsByPrinciple: [NeedsByPrinciple]
  package let permanence: [PermanenceRow]
  package let technologies: [TechnologyRow]
  /// Names of technologies that were used in sessions of several people of the round: nobody noted by whom.
  package let technologiesOfSeveral: [String]
  package let circumstances: [CircumstanceRow]
  package let knowledge: PeopleKnowledge
  package let scales: [ScaleRow]
  /// Participants with a placement on any scale.
  package let placed: Int
  /// Participants whom at least one scale counts as low.
  package let lowSkill: Int
  /// Participants of whom some scale tells whether they are low.
  package let judgedSkill: Int
  package let combinations: [CombinationRow]
  package let targets: [TargetState]
  /// One row a participant, by P-number; empty in the edition for sharing.
  package let roster: [RosterRow]
}

/// Of how many people of the round the lists about them are known: an empty list alone says nothing.
package struct PeopleKnowledge: Hashable, Sendable {
  package internal(set) var needs = ListKnowledge()
  package internal(set) var technologies = ListKnowledge()
  package internal(set) var circumstances = ListKnowledge()
}

/// One participant beside their needs: for the team only.
package struct RosterRow: Sendable {
  package let id: RecordID
  package let needs: [Need]
  /// Why no need is known; `nil` where needs are, or where the person said that there is none.
  package let needsUnknown: Unknown?
  package let technologiesUnknown: Unknown?
  package let technologies: [AssistiveTechnology]
  package let placements: [SkillPlacement]
  /// Whether some scale tells whether the person's digital skill is low.
  package let isSkillJudged: Bool
  /// Criteria that the person tried, whatever came of it.
  package let criteria: Int
  /// Of these, criteria at which the person met a barrier.
  package let barriers: Int
}

/// Participants and described people with one property.
package struct PeopleCount: Hashable, Sendable {
  package var participants = 0
  package var described = 0

  package init() {}

  package var isEmpty: Bool { participants == 0 && described == 0 }
}

/// One ability, across the persona spectrum.
package struct DimensionRow: Sendable {
  package let dimension: Dimension
  /// What is printed: ours, or the title of the team's spectrum.
  package let label: Sentence
  /// People with a need here, of whatever duration.
  package internal(set) var total = PeopleCount()
  package internal(set) var permanent = PeopleCount()
  package internal(set) var temporary = PeopleCount()
  package internal(set) var unknown = PeopleCount()
  /// Described people with a situational need, and participants of sessions with a real circumstance.
  package internal(set) var situational = PeopleCount()
  /// Whether a session of the round had a real circumstance here, also if it names no participant.
  package internal(set) var isSituational = false
  /// Participants of sessions with a circumstance that the team arranged.
  package internal(set) var staged = 0
  /// Of ``total``, those whose need comes and goes.
  package internal(set) var changing = PeopleCount()
  /// Criteria that participants with a need here tried.
  package internal(set) var criteria = 0
}

/// How long needs last, across all abilities.
package struct PermanenceRow: Sendable {
  package let duration: NeedDuration
  package let count: PeopleCount
  package let criteria: Int
}

/// One assistive technology.
package struct TechnologyRow: Sendable {
  package internal(set) var name = ""
  package internal(set) var total = PeopleCount()
  package internal(set) var novice = 0
  package internal(set) var intermediate = 0
  package internal(set) var advanced = 0
  package internal(set) var unknown = 0
  package internal(set) var criteria = 0

  /// "2 novice, 1 unknown": how practised the participants are.
  package var practice: Sentence {
    let levels: [(Int, Sentence)] = [
      (novice, "novice"), (intermediate, "intermediate"), (advanced, "advanced"),
      (unknown, "unknown"),
    ]
    return .joined(levels.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }, ", ")
  }
}

/// One lasting circumstance.
package struct CircumstanceRow: Sendable {
  package let kind: LastingCircumstance
  package let participants: Int
  package let criteria: Int
}

/// One scale of digital skill and where participants stand on it.
package struct ScaleRow: Sendable {
  package struct Level: Sendable {
    package let value: String
    package let label: String?
    package let isLow: Bool
    package let participants: Int
    package let criteria: Int
  }

  package let scale: String
  package let title: String
  package let levels: [Level]
  package let selfReported: Int
}

/// People with needs in several abilities at once.
package struct CombinationRow: Sendable {
  package let dimensions: [Dimension]
  package let labels: [Sentence]
  package let count: PeopleCount
}

/// Of how many people a list is known (needs, technology, circumstances), and why it is not of the others.
package struct ListKnowledge: Hashable, Sendable {
  /// People with something in the list.
  package private(set) var said = 0
  /// People who said that there is nothing.
  package private(set) var none = 0
  package private(set) var notKnown = UnknownCounts()

  package init() {}

  package var known: Int { said + none }
  package var people: Int { known + notKnown.total }

  mutating func add(hasEntries: Bool, _ unknown: Unknown?) {
    if hasEntries {
      said += 1
    } else if let unknown {
      notKnown.add(unknown)
    } else {
      none += 1
    }
  }
}
