package import Localization
package import Records

/// Every finding of a study as it stands in one round, with what the notes say for and against it.
///
/// Findings stand in the order of a report: open problems, those beyond WCAG, fixed ones, ones not retested,
/// strengths; within a part the most severe first, as ``FindingOrder`` says. Pilots, and people who took all their
/// consent back, never count.
package struct FindingsSummary: Sendable {
  package let study: RecordID
  package let title: String
  package let hasInventedPeople: Bool
  /// People of the reported round of whom nobody recorded whether they agreed to be observed. They count.
  package let consentNotRecorded: Int
  package let edition: Edition
  /// The reported round; `nil` while no session counts.
  package let round: Int?
  /// Every round with a session that counts, in order.
  package let rounds: [Int]
  /// Sessions of the reported round.
  package let sessions: Int
  /// People who took part in the reported round.
  package let participants: Int
  package let findings: [FindingSummary]
  /// Findings that only rounds after the reported one know; they are left out.
  package let laterFindings: Int
  /// Barriers of the reported round and earlier ones that belong to no finding yet, session by session.
  package let looseBarriers: [LooseBarriers]
  /// Barriers of experts, tools and published sources in the reported round; a finding cannot name them.
  package let evidenceBarriers: [EntryFacts]

  package func findings(in part: FindingPart) -> [FindingSummary] {
    findings.filter { $0.part == part }
  }

  /// The open problem that stands first by ``FindingOrder``, whether WCAG names it or not.
  package var mostSevereOpen: FindingSummary? {
    findings.filter { $0.part == .open || $0.part == .beyondWcag }
      .min(by: FindingOrder.isMoreSevere)
  }

  /// How many barriers belong to no finding yet.
  package var looseBarrierCount: Int { looseBarriers.reduce(0) { $0 + $1.count } }
}

/// The parts of a report of findings, in its order.
package enum FindingPart: String, CaseIterable, Sendable {
  case open, beyondWcag, calledFixed, fixed, notRetested, strength

  package var label: Sentence {
    switch self {
    case .open: "open"
    case .beyondWcag: "open, beyond WCAG"
    case .calledFixed: "called fixed, tried by nobody it had hurt"
    case .fixed: "fixed"
    case .notRetested: "not retested"
    case .strength: "strength"
    }
  }
}

/// One finding.
package struct FindingSummary: Sendable {
  package let id: RecordID
  package let title: String
  package let kind: FindingKind?
  package let part: FindingPart
  package let isBeyondWcag: Bool
  package let places: [Place]
  package let dimensions: [Dimension]
  package let principles: [DesignPrinciple]
  /// Screens by the titles that the study gives them.
  package let screens: [String]
  /// What happens, to whom, and why it matters.
  package let explanation: String?
  package let recommendation: String?
  /// Who in the team looks after it; `nil` in the edition for sharing, since it may be a name.
  package let owner: String?
  /// When the team means to work on it.
  package let priority: FindingPriority?
  /// Where trackers have it; empty in the edition for sharing.
  package let tickets: [WebAddress]
  /// Every rater's severity, the highest first; `nil` where nobody has rated.
  package let severity: SeverityRatings?
  /// Each round from the first that knows it up to the reported one, in order.
  package let rounds: [FindingRound]
  /// What "fixed" rests on; `nil` where it is not called fixed.
  package let fix: FindingFix?
  /// What the notes say against what is recorded, in sentences.
  package let contradictions: [FindingContradiction]
  /// The tasks during which somebody met it, by their titles, in the order of the study's list.
  package let tasks: [String]
  /// The tasks that must work before it is mended: those that it names, or else those during which somebody met it; in
  /// the edition for sharing only the former.
  package let goals: [TaskGoal]
  /// Whom notes up to the reported round show with it; empty in the edition for sharing.
  package let hurt: [RecordID]
  package let impacts: FindingImpacts
  /// Moments that support it, in the reported round and earlier ones.
  package let moments: Int
  /// The notes that support it and that nobody marked for quoting, with what may be shown of their words.
  package let supporting: [NoteFacts]
  /// For a strength, barriers that people met at the same places in the reported round.
  package let against: [NoteFacts]
  /// Notes that it names and that do not count: of pilots, of later rounds, of people who withdrew, or gone.
  package let notesLeftOut: Int
  /// The notes that it names and that count, as `session/observation`; empty in the edition for sharing.
  package let notes: [String]
  package let quotes: [FindingQuote]
  /// Notes that it would quote and that may not be.
  package let quotesWithheld: Int
  /// Pictures of it and of its notes; empty in the edition for sharing.
  package internal(set) var pictures: [FindingPicture] = []

  /// What became of it: "new in round 1, still there in round 2".
  package var status: Sentence {
    let history = rounds.map { round -> Sentence in
      guard round.state == .fixed, let fix, fix.round == round.round else { return round.words }
      return fix.words
    }
    let states = Sentence.joined(history, ", ")
    return against.isEmpty ? states : "\(states); a barrier of the same round says otherwise"
  }

  /// The row of the latest round, which is the reported one.
  package var latest: FindingRound? { rounds.last }

  /// The latest round in which somebody tried it, as recorded or by its notes; the first where nobody ever did.
  package var lastTried: FindingRound? {
    rounds.last { $0.moments > 0 || ($0.state != nil && $0.state != .notRetested) } ?? rounds.first
  }
}

/// A task, and what must be true for it to be done.
package struct TaskGoal: Hashable, Sendable {
  package let title: String
  /// `nil` where the study does not say.
  package let successWhen: String?
}

/// One note's words, with permission to quote them.
package struct FindingQuote: Sendable {
  /// `session/observation`; `nil` in the edition for sharing.
  package let note: String?
  /// `nil` in the edition for sharing, and where no note says who it was.
  package let participant: RecordID?
  package let round: Int
  package let speaker: Speaker?
  package let wording: Wording?
  /// Of the words; `nil` for the language of the study.
  package let language: String?
  /// Whether they are somebody's own words and not an account of what happened.
  package let isInOwnWords: Bool
  package let words: Verbatim
}

/// Barriers of one session that belong to no finding.
package struct LooseBarriers: Sendable {
  /// `nil` in the edition for sharing.
  package let session: RecordID?
  package let round: Int
  package let count: Int
  /// Empty in the edition for sharing.
  package let notes: [NoteFacts]
}
