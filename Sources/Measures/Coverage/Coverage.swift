package import Localization
package import Records

/// What was looked at in one round of a study, by whom, and what nobody looked at.
///
/// One *item* is one record (a note of a session, or an entry of an evidence batch) and one distinct place that it
/// names. Findings are conclusions from notes; they are listed and never counted as items. Several notes of one
/// moment are one record with the places of all of them.
///
/// Notes count in the reported round only. Entries of evidence batches count in the round of their batch, and in every round if it has none. Pilots, and people who
/// refused to be observed or took all their consent back, never count.
package struct Coverage: Sendable {
  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  package let product: String?
  package let target: WCAGTarget
  package let edition: Edition
  package let rounds: RoundFacts
  package let evidence: EvidenceFacts
  package let principles: [SectionCoverage]
  /// The guidelines that have criteria in the target.
  package let guidelines: [SectionCoverage]
  /// The criteria of the target in number order.
  package let criteria: [CriterionCoverage]
  /// Places with something that went wrong, in number order; guidelines stand before their criteria.
  package let failures: [FailureFacts]
  package let beyondWcag: BeyondFacts
  /// Barriers of experts, tools and published sources, in the order of batches.
  package let evidenceBarriers: [EntryFacts]
  /// Open problems that name none of the places in ``failures`` and are not beyond WCAG.
  package let otherFindings: [MeasuredFinding]
  /// Findings whose trouble is gone, and strengths.
  package let closedFindings: [MeasuredFinding]
  package let strengths: [MeasuredFinding]
  package let notRetested: NotRetested
  package let people: PeopleCoverage
  /// At most ten, the most serious first.
  package let gaps: [Gap]
  package let furtherGaps: [Gap]
  /// Gaps of guidelines and criteria, for pages that list no participants.
  let criteriaGaps: [Gap]

  /// How many criteria are in each state.
  package var states: StateCounts { StateCounts(criteria.map(\.state)) }

  /// Criteria of which at least one tag has been confirmed in review.
  package var criteriaWithConfirmedTags: Int { criteria.count { $0.confirmedTags > 0 } }
}

/// Which sessions the report is about.
package struct RoundFacts: Hashable, Sendable {
  /// The reported round; `nil` while no session counts and no evidence names a round.
  package let number: Int?
  /// Every round with a session that counts, in order.
  package let all: [Int]
  /// These, and every round that evidence names, in order.
  package let reportable: [Int]
  /// Sessions of the reported round.
  package let sessions: Int
  /// Of these, the sessions that name no participant.
  package let sessionsWithoutParticipant: Int
  /// Platforms beside that of the target on which sessions of the reported round were.
  package let otherPlatforms: [OtherPlatform]
  package let pilots: Int
  /// Counted sessions of the reported round without a log, attempt, answer, interruption or recording: they may be planned.
  package let recordGaps: RecordGaps
  package let sessionsOfOtherRounds: Int
  /// The sessions of the reported round that count.
  package let countedSessions: Set<RecordID>
}

/// How many items and notes there are, and what kind of evidence they are.
package struct EvidenceFacts: Hashable, Sendable {
  package let items: Int
  package let byKind: KindCounts
  /// Items whose place is not in the target, such as a criterion of level AAA; counted in ``items`` too.
  package let outsideTarget: [OutsidePlace]
  /// Notes that name no place and are not settled as beyond WCAG.
  package let notYetTagged: Int
  /// Of these, the ones that somebody called a barrier.
  package let notYetTaggedBarriers: Int
  /// Questions of checklists whose answers contradict each other since a merge.
  package let answersInConflict: Int
  /// Notes that a reviewer or source has settled as no matter of WCAG.
  package let beyondWcag: Int
  /// Of these, the ones that somebody called a barrier, by the kind of evidence.
  package let beyondWcagBarriers: KindCounts
  /// Items of notes whose place a reviewer has confirmed.
  package let confirmedTags: Int
  /// Items of notes whose place is still a proposal.
  package let proposedTags: Int
}

/// A place that items name although the target does not have it.
package struct OutsidePlace: Hashable, Sendable {
  package let place: Place
  package let items: Int
}

/// A principle or a guideline.
package struct SectionCoverage: Hashable, Sendable {
  package let place: Place
  /// Items below it and those that name it directly.
  package let items: Int
  /// Items that name it directly and so count for no criterion.
  package let direct: Int
  package let byKind: KindCounts
  package let participants: Int
  package let described: Int
  package let states: StateCounts
  package let worstOpenImpact: Impact?
}

/// A criterion of the target.
package struct CriterionCoverage: Hashable, Sendable {
  package let criterion: Criterion
  /// The reported round.
  package let round: Int?
  package let state: CriterionState
  package let items: Int
  package let byKind: KindCounts
  /// Notes by what they are about.
  package let notes: NoteKindCounts
  /// What people did and answered there, besides barriers.
  package let signs: Signs
  /// Outcomes of the kinds of evidence that set one.
  package let outcomes: [KindOutcome]
  /// What each tool found, and on how many screens, a claim each: finding nothing proves nothing.
  package let tools: [Sentence]
  /// Participants who tried it, whatever came of it; of sessions that name nobody, none.
  package let participants: Int
  package let participantsWithBarrier: Int
  /// Barriers there of sessions that name nobody.
  package let unnamedBarriers: Int
  package let described: Int
  package let confirmedTags: Int
  package let proposedTags: Int
  package let worstOpenImpact: Impact?

  /// The number of the criterion, as claims have it.
  package var number: String { criterion.number.description }

  /// How it was looked at: the claim `criterion.state`.
  package var stateClaim: Sentence {
    .claim(
      "criterion.state", ["criterion": number, "round": round, "state": state.rawValue],
      state.label)
  }

  package func outcome(of kind: EvidenceKind) -> Outcome? {
    outcomes.first { $0.kind == kind }?.outcome
  }
}

/// What one kind of evidence says about a criterion.
package struct KindOutcome: Hashable, Sendable {
  package let kind: EvidenceKind
  package let outcome: Outcome
}
