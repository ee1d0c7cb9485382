package import Localization
package import Records

/// What went wrong at one criterion, or at a guideline or principle that notes name without a criterion.
package struct FailureFacts: Sendable {
  package let place: Place
  /// The criterion at the place; `nil` for a guideline or principle.
  package let criterion: Criterion?
  /// What was looked at there; `nil` for a place that is no criterion of the target.
  package let row: CriterionCoverage?
  /// Whether the target has it; level AAA in a study of AA does not count there.
  package let isInTarget: Bool
  /// Whether participants met a barrier here in the reported round.
  package let hasLivedBarrier: Bool
  /// Of the participants who met a barrier here, how many have no note here that supports a finding.
  package let participantsWithoutFinding: Int
  /// Open problems that name it.
  package let findings: [MeasuredFinding]
  /// Notes of barriers, failures and barriers of experts and tools, and barriers of published sources.
  package let evidence: ListedEvidence
}

/// Notes and entries under one heading, and how many there are in all.
package struct ListedEvidence: Sendable {
  /// The worst first; at most `limit`, as are the entries.
  package let notes: [NoteFacts]
  package let noteCount: Int
  package let entries: [EntryFacts]
  package let entryCount: Int

  /// How many notes one heading lists before it says how many more there are.
  static let limit = 12

  package var isEmpty: Bool { noteCount == 0 && entryCount == 0 }
}

/// What no criterion of WCAG names and may have been in somebody's way.
package struct BeyondFacts: Sendable {
  package let findings: [MeasuredFinding]
  package let evidence: ListedEvidence
  /// Notes and entries beyond WCAG that say that nothing was in the way; in none of the lists.
  package let withoutTrouble: Int

  package var isEmpty: Bool { findings.isEmpty && evidence.isEmpty }
}

/// A note of a session, as far as the edition may show it.
package struct NoteFacts: Sendable {
  package let session: RecordID
  package let observation: String
  /// Whom it is about; empty in the edition for sharing.
  package let participants: [RecordID]
  package let impact: Impact?
  package let kind: ObservationKind?
  package let round: Int
  package let atMilliseconds: Int?
  /// Whether it was entered after the session, so that its time says nothing of when it happened.
  package let isAddedLater: Bool
  package let task: String?
  package let isConfirmed: Bool
  /// Several loggers wrote this moment down.
  package let loggers: Int
  package let words: NoteWords

  /// `session/observation`.
  package var reference: String { "\(session.string)/\(observation)" }

  /// "11 min 2 s", or that it was added later; `nil` without a time.
  package var time: Sentence? {
    isAddedLater ? SessionSpan.laterWords : atMilliseconds.map(ElapsedText.words)
  }
}

/// What may be shown of a note's words.
package enum NoteWords: Sendable {
  /// Somebody else's account of what happened.
  case account(Verbatim)
  /// The person's own words, with permission.
  case quote(Verbatim)
  /// The person's own words, without permission to quote.
  case noPermissionToQuote
  /// The edition for sharing shows no words without permission to share and to quote.
  case notShared

  /// The words, where they may be shown.
  package var shown: Verbatim? {
    switch self {
    case .account(let words), .quote(let words): words
    case .noPermissionToQuote, .notShared: nil
    }
  }
}

/// An entry of an evidence batch.
package struct EntryFacts: Sendable {
  package let batch: RecordID
  package let entry: String
  package let kind: EvidenceKind
  package let source: String?
  package let outcome: Outcome?
  package let isBarrier: Bool
  package let impact: Impact?
  package let places: [Place]
  /// The answers to a question of a checklist that contradict each other since a merge.
  package let inConflict: [ChecklistAnswer]
  package let words: String

  /// - Returns: `nil` for a batch without a kind.
  init?(_ batch: Evidence, _ item: Evidence.Item, mask: NumberMask) {
    guard let kind = batch.kind else { return nil }
    self.batch = batch.id
    entry = item.id
    self.kind = kind
    source = (batch.tool ?? batch.source).map(mask.text)
    outcome = item.outcome
    isBarrier = item.isBarrier
    impact = item.impact
    places = item.places
    inConflict = item.answersInConflict
    words = mask.text(item.note.words)
  }
}

/// What earlier rounds saw and the reported one did not try again.
package struct NotRetested: Sendable {
  package let findings: [MeasuredFinding]
  /// Problems that were tried, and not with a participant whom they had affected before.
  package let withoutAffected: [MeasuredFinding]
  /// Criteria at which earlier rounds met a barrier and that nobody exercised in this one.
  package let criteria: [Criterion]

  package var isEmpty: Bool { findings.isEmpty && withoutAffected.isEmpty && criteria.isEmpty }
}

extension Impact {
  /// Number and word: "3 of 4, serious".
  package var words: Sentence { "\(rawValue) of 4, \(label)" }
}
