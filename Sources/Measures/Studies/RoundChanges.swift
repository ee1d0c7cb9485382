package import Records
package import Statistics

/// What changed from the round before to the reported one.
package struct RoundChanges: Sendable {
  /// The number of the round before.
  package let before: Int
  package let now: Int
  package let versions: (before: ProductVersions, now: ProductVersions)
  /// People who took part in both rounds, and in one of them only.
  package let inBoth: Int
  package let onlyBefore: Int
  package let onlyNow: Int
  /// `nil` where somebody was in both rounds, or the groups are alike.
  package let groupsDiffer: GroupsDiffer?
  /// Every task of the plan, in its order.
  package let tasks: [TaskChange]
  /// Scores of questionnaires that were answered in one round or in both.
  package let scores: [ScoreChange]
  /// Problems that the round before knows.
  package let findings: [FindingChange]
  /// Attempts of the round before at tasks that the plan does not have any more.
  package let attemptsOutsidePlan: Int
}

/// Two rounds without a common participant, with groups that differ in kind: another need or technology, or a share of
/// participants with it that differs by half or more.
package struct GroupsDiffer: Hashable, Sendable, Encodable {
  /// How many participants of each round have an entry.
  package struct Counts: Hashable, Sendable, Encodable {
    package let before: Int
    package let now: Int
  }

  package let needs: Counts
  package let technology: Counts
  package let skill: Counts
}

/// The versions of the product that the sessions of a round name.
package struct ProductVersions: Hashable, Sendable {
  /// In byte order.
  package let names: [String]
  /// Sessions that name none.
  package let sessionsWithout: Int

  init(_ found: Deviations) {
    names = found.productVersions.map(\.version)
    sessionsWithout = found.withoutProductVersion
  }
}

/// How one task went in two rounds: the first attempt of each person in each.
package struct TaskChange: Sendable {
  package let id: String
  package let title: String
  package let before: TaskFigures
  package let now: TaskFigures
  /// Done without help, of everybody who tried; the share of this round less that of the one before.
  package let completion: RoundFigure<RateDifference>
  /// Times on task of attempts that were done without help.
  package let times: RoundFigure<TimeRatio>
  package let ease: RoundFigure<ValueDifference>

  package var wasTried: Bool { before.tried > 0 || now.tried > 0 }
  package var wasTriedTwice: Bool { before.tried > 0 && now.tried > 0 }

  /// Whether the true difference of completion without help may be none: also if there are too few participants for an interval, or
  /// none can be made; `nil` if the two rounds are not compared.
  package var mayBeChance: Bool? {
    switch completion.missing {
    case nil, .tooFew, .someInBoth, .noSpread:
      !Minimum.share.isReached(by: completion.least)
        || !completion.isApart(from: RateDifference(nearest: 0))
    default: nil
    }
  }
}

/// A score of a questionnaire in two rounds.
package struct ScoreChange: Sendable {
  package let instrument: Instrument
  /// The title of the task after which it was asked; `nil` where it was asked once.
  package let task: String?
  package let score: InstrumentScore
  package let before: ScoreSummary?
  package let now: ScoreSummary?
  package let difference: RoundFigure<ValueDifference>

  package var wasAnsweredTwice: Bool { difference.before > 0 && difference.now > 0 }
}

/// How many people met a problem, of those who could, in two rounds.
package struct FindingChange: Sendable {
  package let id: RecordID
  package let title: String
  package let before: FindingRound
  /// `nil` where the reported round does not know it.
  package let now: FindingRound?
  package let difference: RoundFigure<RateDifference>
}
