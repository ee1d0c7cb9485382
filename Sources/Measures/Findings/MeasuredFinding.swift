package import Localization
package import Records

/// One finding as it stands in one round, for one edition.
///
/// Coverage, findings, study, summary, issues, the library, JSON, CSV and the home screen render this value and decide
/// nothing themselves. The sharing edition has the same value with fields emptied: `redacted(round:tasks:quotes:told:)`.
package struct MeasuredFinding: Sendable {
  package let edition: Edition
  /// The reported round; `nil` if no session counts.
  package let round: Int?
  package let id: RecordID
  package let title: String
  package let kind: FindingKind?
  package internal(set) var part: FindingPart
  package let isBeyondWcag: Bool
  package let places: [Place]
  package let dimensions: [Dimension]
  package let principles: [DesignPrinciple]
  /// Screens by the titles that the study gives them.
  package let screens: [String]
  /// Whom it can concern: technologies and needs, by their ids; empty in a redacted value, and for everybody.
  package internal(set) var concerns: [String]
  /// What happens, to which participants, and why it matters.
  package let explanation: String?
  package let recommendation: String?
  /// Who in the team looks after it; `nil` in the sharing edition, since it may be a name.
  package let owner: String?
  /// When the team means to work on it.
  package let priority: FindingPriority?
  /// Where trackers have it; empty in the sharing edition.
  package let tickets: [WebAddress]
  /// Every rater's severity, the highest first; `nil` for a strength, and if no rater has rated it.
  package let severity: SeverityRatings?
  /// Each round from the first that knows it up to the reported one, in order.
  package internal(set) var rounds: [FindingRound]
  /// What is recorded as fixed, and what the notes say of it; `nil` if it is not recorded as fixed.
  package internal(set) var fix: FindingFix?
  /// Other records that the notes contradict.
  package internal(set) var discrepancies: [FindingDiscrepancy]
  /// The tasks during which notes show it, by their titles, in the order of the study's list; in the sharing edition
  /// those that it names.
  package internal(set) var tasks: [String]
  /// The tasks that must work before it is fixed: those that it names, or else those during which notes show it; in
  /// the sharing edition only the former.
  package let goals: [TaskGoal]
  /// Whether the finding itself names tasks; else they are those of its notes.
  package let namesTasks: Bool
  /// Affected participants up to the reported round; empty in the sharing edition.
  package internal(set) var affected: [RecordID]
  package internal(set) var impacts: FindingImpacts
  /// Counted moments that support it, up to the reported round; 0 in a redacted value.
  package internal(set) var moments: Int
  /// The counted notes that support it and are not marked for quoting, with the words that may be printed.
  package internal(set) var supporting: [NoteFacts]
  /// For a strength, barriers at the same places in the reported round.
  package internal(set) var against: [NoteFacts]
  /// How many barriers ``against`` lists; `nil` in a redacted value that has some.
  package internal(set) var barriersAgainst: Int? = 0
  /// Notes that it names and that are not counted: of pilots, of later rounds, of participants who withdrew, or gone.
  package internal(set) var notesLeftOut: Int
  /// The counted notes that it names, as `session/observation`; empty in the sharing edition.
  package internal(set) var notes: [String]
  package internal(set) var quotes: [FindingQuote]
  /// Notes that it would quote and that may not be.
  package internal(set) var quotesWithheld: Int
  /// Pictures of it and of its notes; empty in the sharing edition.
  package internal(set) var pictures: [ShownPicture] = []
  /// How often it was met, as the sharing edition states it; `nil` in the team edition, for a strength, and if that is
  /// not told.
  package internal(set) var told: Sentence?

  /// Whether it is a problem that is not fixed; a fix that notes contradict is none.
  package var isOpen: Bool {
    kind != .strength && part != .untold && (fix.map { $0.contradiction != nil } ?? true)
  }

  /// Whether it is recorded as fixed and the notes contradict this.
  package var isContradicted: Bool { fix?.contradiction != nil }

  /// Whether it may remain, and no participant whom it had affected came back in the reported round.
  package var lacksRetest: Bool {
    guard part.mayRemain, !isContradicted, let retest = latest?.retest else { return false }
    return part == .notRetested || retest.affectedBefore > 0 && retest.returned.cameBack == 0
  }

  /// By which reports name it: the whole id, in the sharing edition the short one.
  package var key: String { edition == .team ? id.string : id.short }

  /// The row of the reported round.
  package var latest: FindingRound? { rounds.last }

  /// The latest round in which it was tried: as recorded, by its notes, or by an affected participant who came back. The
  /// first if it never was.
  package var lastTried: FindingRound? {
    rounds.last {
      $0.moments > 0 || ($0.state != nil && $0.state != .notRetested)
        || ($0.retest?.returned.cameBack ?? 0) > 0
    } ?? rounds.first
  }

  /// The newest recorded state that says something, or else the newest one; `nil` if none is recorded.
  package var recorded: FindingRound? {
    let recorded = rounds.filter { $0.state != nil }
    return recorded.last { $0.state != .notRetested } ?? recorded.last
  }

  /// The same without a confirmation of its fix.
  var unconfirmed: MeasuredFinding {
    guard part == .fixed else { return self }
    var result = self
    result.part = .calledFixed
    result.fix = fix?.unconfirmed
    return result
  }

  /// Whether it is recorded as fixed in the same round as the other.
  func hasFix(of other: MeasuredFinding) -> Bool {
    id == other.id && fix?.round == other.fix?.round
  }

  /// The value with nothing in it that only the team may know.
  ///
  /// - Parameters:
  ///   - round: The closed round; `nil` if nothing is told that rests on people.
  ///   - tasks: The tasks that it names, by their titles.
  ///   - quotes: Words that may be printed.
  func redacted(
    round: Int?, tasks: [String], quotes: [FindingQuote], told: Sentence?
  ) -> MeasuredFinding {
    var result = self
    result.part = round == nil ? .untold : part
    result.rounds =
      round == nil
      ? [] : rounds.filter { $0.state != nil || $0.round == round }.map(\.redacted)
    result.fix = round == nil ? nil : fix?.redacted
    result.concerns = []
    result.discrepancies = []
    result.tasks = tasks
    result.affected = []
    result.impacts = FindingImpacts()
    result.moments = 0
    result.supporting = []
    result.barriersAgainst = against.isEmpty || round == nil ? 0 : nil
    result.against = []
    result.notesLeftOut = 0
    result.notes = []
    result.quotes = quotes
    result.quotesWithheld = 0
    result.pictures = []
    result.told = told
    return result
  }
}

/// The parts of a report of findings, in its order.
package enum FindingPart: String, CaseIterable, Sendable {
  case open, beyondWcag, calledFixed, fixed, notRetested, strength
  /// The sharing edition does not tell what became of it.
  case untold

  /// Whether reports count it as an open problem.
  package var isOpenProblem: Bool { self == .open || self == .beyondWcag }

  package var label: Sentence {
    switch self {
    case .open: "open"
    case .beyondWcag: "open, outside WCAG"
    case .calledFixed: "marked fixed, not confirmed"
    case .fixed: "fixed, confirmed"
    case .notRetested: "not retested"
    case .strength: "strength"
    case .untold: "not told"
    }
  }

  /// "2 open", "1 strength": how many findings are in the part.
  package func claim(_ findings: Int, round: Int?) -> Sentence {
    .claim(
      "finding.count", ["round": round, "part": rawValue, "findings": findings],
      self == .strength
        ? .count(findings, "strength", "strengths") : "\(findings) \(label)")
  }

  /// Whether a problem of this part may still be there.
  package var mayRemain: Bool {
    switch self {
    case .open, .beyondWcag, .notRetested, .calledFixed: true
    case .fixed, .strength, .untold: false
    }
  }
}

/// What is recorded of a finding for one round, and what the notes of that round say.
package struct FindingRound: Sendable {
  package let round: Int
  /// As recorded; `nil` if none is.
  package let state: FindingState?
  /// For whom it is better or worse, or what was tried; `nil` in the sharing edition.
  package internal(set) var note: String?
  /// How many participants retested it, as recorded; 0 in a redacted value.
  package internal(set) var retestedCount = 0
  /// Who retested it, as recorded; empty in the sharing edition.
  package internal(set) var retestedWith: [RecordID] = []
  /// How many participants were affected; `nil` in a redacted value.
  package internal(set) var frequency: FindingFrequency?
  /// `nil` in a redacted value.
  package internal(set) var retest: FindingRetest?
  /// Participants whom the notes show without the problem, and none with it.
  package internal(set) var withoutTrouble = 0
  /// Moments of this round that support it; 0 in a redacted value.
  package internal(set) var moments = 0
  /// Whether it is the first round that knows the finding.
  package let isFirst: Bool

  fileprivate var redacted: FindingRound {
    FindingRound(round: round, state: state, isFirst: isFirst)
  }
}

/// How a round went for a finding, by whether participants were affected before.
package struct FindingRetest: Hashable, Sendable {
  /// Participants affected before who were where it is again.
  package struct Returned: Hashable, Sendable {
    package let cameBack: Int
    /// Of these, the ones who were not affected again and completed it without help, or were seen without the problem.
    package let gotThrough: Int
    /// Of these, the ones of whom it is not recorded how it ended, or whether they had help.
    package let notKnown: Int

    init(_ tries: [FindingExposure.Retest]) {
      cameBack = tries.count(where: \.isReturn)
      gotThrough = tries.count { $0 == .through }
      notKnown = tries.count { $0 == .notKnown }
    }

    /// "1 of 2 affected participants who came back got through".
    var words: Sentence {
      if cameBack == 0 { return "not retested with anyone affected" }
      let known = cameBack - notKnown
      guard known > 0 else {
        return
          "\(notKnown, "affected participant", "affected participants") came back, outcome or help not recorded"
      }
      let words: Sentence =
        "\(gotThrough) of \(known, "affected participant", "affected participants") who came back got through"
      return notKnown == 0
        ? words : words + ", outcome or help not recorded for \(notKnown, "other", "others")"
    }
  }

  /// Participants affected in earlier rounds.
  package let affectedBefore: Int
  package let returned: Returned
  /// Participants affected in this round and in none before.
  package let others: Int
}

extension FindingExposure.Retest {
  /// Whether somebody is known to have been where it is.
  var isReturn: Bool {
    switch self {
    case .stopped, .notKnown, .through: true
    case .absent, .elsewhere: false
    }
  }
}

/// A record of a finding that its notes do not support.
package struct FindingDiscrepancy: Sendable {
  package enum Kind: String, Sendable {
    case retestedButAbsent, retestedElsewhere, notRetestedButMet, noStateButMet
    case notRetestedButBack
    case newButMetBefore, openButNotMet
  }

  package let kind: Kind
  package let round: Int
  /// How many participants it is about; 0 if it is about none.
  package let people: Int
  package let sentence: Sentence
}

/// A task, and what must be true for it to be done.
package struct TaskGoal: Hashable, Sendable {
  package let title: String
  /// `nil` if the study does not say.
  package let successWhen: String?
}

/// One note's words, with permission to quote them.
package struct FindingQuote: Sendable {
  /// `session/observation`; `nil` in the sharing edition.
  package internal(set) var note: String?
  /// `nil` in the sharing edition, and if no note says who it was.
  package internal(set) var participant: RecordID?
  package let round: Int
  package internal(set) var speaker: Speaker?
  package internal(set) var wording: Wording?
  /// Of the words; `nil` for the language of the study.
  package internal(set) var language: String?
  /// Whether they are a participant's own words and not an account of what happened.
  package let isInOwnWords: Bool
  package let words: Verbatim

  /// The words alone.
  var redacted: FindingQuote {
    FindingQuote(round: round, isInOwnWords: isInOwnWords, words: words)
  }
}

/// Which finding stands first, in every report.
package enum FindingOrder {
  /// The rule, to print beside a list.
  package static let rule: Sentence = """
    The highest median severity comes first; then the highest rating, the worst impact on a participant, and the id. \
    An unrated problem takes its worst impact for its severity; without a recorded impact it comes before severity 0. \
    Frequency does not change the order.
    """

  /// By the parts of a report, then by severity.
  static func precedes(_ left: MeasuredFinding, _ right: MeasuredFinding) -> Bool {
    left.part == right.part ? isMoreSevere(left, right) : place(left.part) < place(right.part)
  }

  /// The same without regard to the parts of a report.
  package static func isMoreSevere(_ left: MeasuredFinding, _ right: MeasuredFinding) -> Bool {
    let (one, two) = (rank(left), rank(right))
    return one == two ? left.id < right.id : two.lexicographicallyPrecedes(one)
  }

  private static func place(_ part: FindingPart) -> Int {
    FindingPart.allCases.firstIndex(of: part) ?? FindingPart.allCases.count
  }

  /// Larger stands first. Medians are doubled, so an unrated problem of unknown impact has 1: half a step above 0.
  private static func rank(_ finding: MeasuredFinding) -> [Int] {
    let impact = finding.impacts.worst?.rawValue
    return [
      finding.severity?.doubledMedian ?? impact.map { $0 * 2 } ?? 1,
      finding.severity?.high.rawValue ?? impact ?? 0, impact ?? -1,
    ]
  }
}
