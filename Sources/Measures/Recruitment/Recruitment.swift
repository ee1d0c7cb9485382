package import Localization
package import Records

/// Whom a study wanted to meet, whom it met, and who is missing.
///
/// Counts people as the coverage report does: no pilots, nobody who took all consent back.
package struct Recruitment: Sendable {
  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  package let edition: Edition
  /// The reported round; `nil` while no session counts.
  package let round: Int?
  /// Every round with a session that counts, in order.
  package let rounds: [Int]
  package let people: RecruitedCounts
  package let warnings: [RecruitmentWarning]
  /// In the study's order.
  package let targets: [TargetState]
  package let spreads: [Spread]
  package let technologies: [TechnologyGroup]
  package let combinations: [Combination]
  package let minima: [CommonMinimum]
  /// Who is registered and has been in no session that counts; empty in the edition for sharing.
  package let waiting: [WaitingPerson]

  /// Targets that the reported round has not met, of those that can be counted.
  package var openInRound: [TargetState] {
    targets.filter { $0.uncounted == nil && !$0.inRound.shortfall.isMet }
  }

  /// Values of one property that more than two thirds of the people share, in the reported round.
  package var overRepresented: [(spread: Spread, value: Spread.Value)] {
    spreads.flatMap { spread in
      spread.values.filter { spread.isOverRepresented($0) }.map { (spread, $0) }
    }
  }

  /// Targets of which the round has more than twice the planned number while another target is open.
  package var overfilled: [TargetState] {
    guard openInRound.contains(where: { !$0.countsSessions }) else { return [] }
    return targets.filter {
      $0.hasCondition && !$0.countsSessions
        && $0.inRound.met > 2 * $0.minimum
    }
  }
}

/// How many people a study has, and where they stand.
package struct RecruitedCounts: Hashable, Sendable {
  /// Took part in the reported round.
  package let inRound: Int
  /// Took part in any round.
  package let inAll: Int
  package let sessionsInRound: Int
  package let pilots: Int
  /// Have a file and were in no session that counts.
  package let waiting: Int
  package let withdrawn: Int
  /// Refused to be observed; nothing of theirs counts.
  package let refused: Int
  /// Took part in the reported round, and nobody recorded what they consent to.
  package let consentNotRecorded: Int
  /// Took part in the reported round and have no file.
  package let withoutFile: Int
}

/// A combination of abilities in which people have needs at once.
package struct Combination: Sendable {
  package let labels: [Sentence]
  package let inRound: Int
  package let inAll: Int
}

/// Somebody whom the team knows and has not met yet.
package struct WaitingPerson: Sendable {
  package let id: RecordID
  package let needs: [Need]
  /// Why no need is there; `nil` where there is one, or the person said that there is none.
  package let needsUnknown: Unknown?
  package let technologies: [AssistiveTechnology]
  /// The same for technology.
  package let technologiesUnknown: Unknown?
  /// Labels of the targets, open over all rounds, that the person would fill.
  package let fills: [String]
}

/// Something that a study must not overlook.
package enum RecruitmentWarning: Hashable, Sendable {
  case nobodyTookPart
  /// Nobody uses assistive technology; of `notKnown` people it is not known.
  case noAssistiveTechnology(notKnown: Int, inOtherRounds: Int)
  /// Nobody is known to have a low digital skill; `placed` people stand on a scale that says what is low.
  case noLowSkill(placed: Int, notPlaced: Int, inOtherRounds: Int)
}
