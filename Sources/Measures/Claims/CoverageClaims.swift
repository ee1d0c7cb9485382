package import Localization
package import Records

// What reports state about criteria. `docs/claims.md` defines when each is true.

/// How many criteria of the target are in each state.
package struct CriteriaStates: ClaimedValue {
  package static let id = "criteria.states"
  let round: Int?
  let criteria: Int
  let barrierMet: Int
  let exercised: Int
  let unclear: Int
  let checkedOnly: Int
  let suggestedOnly: Int
  let notLookedAt: Int

  package init(_ states: StateCounts, round: Int?) {
    self.round = round
    criteria = states.total
    barrierMet = states[.barrierMet]
    exercised = states[.exercised]
    unclear = states[.unclear]
    checkedOnly = states[.checkedOnly]
    suggestedOnly = states[.suggestedOnly]
    notLookedAt = states[.notLookedAt]
  }

  package var sentence: Sentence {
    "Participants tried \(barrierMet + exercised + unclear) of \(criteria) criteria\(within(round)): barrier found on \(barrierMet); worked for someone, no barrier noted on \(exercised); inconclusive on \(unclear). \(rest)"
  }

  /// For a page with little room; the rest of those tried worked for someone.
  package var inShort: Sentence {
    "Participants tried \(barrierMet + exercised + unclear) of \(criteria) criteria: barrier found on \(barrierMet), inconclusive on \(unclear). Expert or tool only: \(checkedOnly). Indirect evidence only: \(suggestedOnly). Not covered: \(notLookedAt)."
  }

  /// The criteria that no participant tried.
  package var rest: Sentence {
    "The others: expert or tool only on \(checkedOnly); indirect evidence only on \(suggestedOnly); not covered \(notLookedAt)."
  }
}

/// How one criterion was looked at.
package struct CriterionStateClaim: ClaimedValue {
  package static let id = "criterion.state"
  let criterion: String
  let round: Int?
  let state: String
  private let label: Sentence

  package init(_ criterion: Criterion, _ state: CriterionState, round: Int?) {
    self.criterion = criterion.number.description
    self.round = round
    self.state = state.rawValue
    label = state.label
  }

  package var sentence: Sentence { label }

  private enum CodingKeys: CodingKey { case criterion, round, state }
}

/// How many participants tried a criterion, and how many of them have a barrier there.
package struct CriterionTried: ClaimedValue {
  package static let id = "criterion.tried"
  let criterion: String
  let round: Int?
  let participants: Int
  let withBarrier: Int
  /// Whether people whom no session names tried it.
  private let hasUnnamed: Bool

  package init(_ row: CriterionCoverage, round: Int?) {
    criterion = row.criterion.number.description
    self.round = round
    participants = row.participants
    withBarrier = row.participantsWithBarrier
    hasUnnamed = row.participants == 0 && row.state.countsAsPeople
  }

  package var sentence: Sentence {
    if participants == 0 {
      return hasUnnamed ? "Tried in sessions that name no participant." : "No participant tried it."
    }
    return
      "\(participants, "participant", "participants") tried it; \(withBarrier) with a barrier."
  }

  private enum CodingKeys: CodingKey { case criterion, round, participants, withBarrier }
}

/// What one kind of evidence decides about a criterion.
package struct CriterionOutcome: ClaimedValue {
  package static let id = "criterion.outcome"
  let criterion: String
  let round: Int?
  let kind: String
  let outcome: String
  private let words: Sentence

  package init(_ row: CriterionCoverage, _ outcome: KindOutcome, round: Int?) {
    criterion = row.criterion.number.description
    self.round = round
    kind = outcome.kind.id
    self.outcome = outcome.outcome.id
    words = "Outcome from \(outcome.kind.words): \(outcome.outcome.label)."
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case criterion, round, kind, outcome }
}

/// What one tool found at a criterion, and on how many screens: finding nothing proves nothing.
package struct CriterionTool: ClaimedValue, Hashable {
  package enum Result: String, Encodable, Sendable { case failed, passed, inapplicable, cantTell }

  package static let id = "criterion.tool"
  let criterion: String
  /// `nil` for a batch that names no tool.
  let tool: String?
  let result: Result
  /// Screens of the study on which it passed or failed, of so many.
  let screens: Int
  let of: Int

  package var sentence: Sentence {
    let name: Sentence = tool.map { "\($0)" } ?? "an automated check"
    switch result {
    case .failed: return "failure found by \(name)\(extent)"
    case .passed: return "no failure found by \(name)\(extent)"
    case .inapplicable: return "nothing to check found by \(name)"
    case .cantTell: return "no certain answer from \(name)"
    }
  }

  private var extent: Sentence {
    if of == 0 { return "; the study lists no screens" }
    if screens == 0 {
      return of == 1
        ? "; whether on the only screen is not recorded"
        : "; on which of the \(of) screens is not recorded"
    }
    return " on \(screens) of \(of, "screen", "screens")"
  }
}

/// What participants did and answered at a criterion, besides barriers.
package struct CriterionSigns: ClaimedValue {
  package static let id = "criterion.signs"
  let criterion: String
  let round: Int?
  let signs: Signs

  package init(_ row: CriterionCoverage, round: Int?) {
    criterion = row.criterion.number.description
    self.round = round
    signs = row.signs
  }

  /// "3 tasks done, 1 task done with help, 1 other note".
  package var sentence: Sentence {
    let all: [(Int, Sentence)] = [
      (signs.done, .count(signs.done, "task completed", "tasks completed")),
      (
        signs.doneWithHelp,
        .count(signs.doneWithHelp, "task completed with help", "tasks completed with help")
      ),
      (
        signs.answeredFor,
        .count(signs.answeredFor, "answer for the product", "answers for the product")
      ),
      (signs.successes, .count(signs.successes, "note of success", "notes of success")),
      (
        signs.notDone,
        .count(signs.notDone, "task not completed or stopped", "tasks not completed or stopped")
      ),
      (
        signs.endedAtTimeLimit,
        .count(
          signs.endedAtTimeLimit, "task stopped at the time limit",
          "tasks stopped at the time limit")
      ),
      (
        signs.answeredAgainst,
        .count(signs.answeredAgainst, "answer against the product", "answers against the product")
      ),
      (
        signs.answeredUndecided,
        .count(
          signs.answeredUndecided, "answer that settles nothing", "answers that settle nothing")
      ),
      (signs.otherMoments, .count(signs.otherMoments, "other note", "other notes")),
    ]
    let found = all.filter { $0.0 > 0 }.map(\.1)
    return found.isEmpty ? "no other evidence from sessions" : .joined(found, ", ")
  }
}

/// The worst impact of the open barriers at a place.
package struct CriterionImpact: ClaimedValue {
  package static let id = "criterion.impact"
  let criterion: String
  let round: Int?
  let worst: Int
  private let label: Sentence

  package init(_ criterion: Criterion, _ worst: Impact, round: Int?) {
    self.criterion = criterion.number.description
    self.round = round
    self.worst = worst.rawValue
    label = worst.label
  }

  package var sentence: Sentence { "Worst open impact: \(worst) of 4, \(label)." }

  private enum CodingKeys: CodingKey { case criterion, round, worst }
}

/// Of those with a barrier at a criterion, how many have no note there that supports a finding.
package struct CriterionWithoutFinding: ClaimedValue {
  package static let id = "criterion.withoutFinding"
  let criterion: String
  let round: Int?
  let participants: Int

  package init(_ criterion: Criterion, participants: Int, round: Int?) {
    self.criterion = criterion.number.description
    self.participants = participants
    self.round = round
  }

  package var sentence: Sentence {
    "The notes of \(participants) of them support no finding."
  }
}

/// An earlier round has a barrier at a criterion, and no participant tried it in this one.
package struct CriterionNotRetested: ClaimedValue {
  package static let id = "criterion.notRetested"
  let criterion: String
  let round: Int
  private let label: String

  package init(_ criterion: Criterion, round: Int) {
    self.criterion = criterion.number.description
    self.round = round
    label = criterion.label
  }

  package var sentence: Sentence {
    "\(label): barrier found in an earlier round, not tried in round \(round)."
  }

  private enum CodingKeys: CodingKey { case criterion, round }
}

/// Notes name a place that is no criterion of the target.
package struct PlaceOutsideTarget: ClaimedValue {
  package static let id = "place.outsideTarget"
  let place: String
  let round: Int?
  let barrier: Bool
  private let isCriterion: Bool

  package init(_ failure: FailureFacts, round: Int?) {
    place = failure.place.description
    self.round = round
    barrier = failure.hasLivedBarrier
    isCriterion = failure.criterion != nil
  }

  package var sentence: Sentence {
    let found: Sentence = barrier ? "Barrier found. " : ""
    return isCriterion
      ? "\(found)Not in the target: it counts for no criterion of it."
      : "\(found)No criterion is named: it counts for no criterion of the target."
  }

  private enum CodingKeys: CodingKey { case place, round, barrier }
}

// MARK: - Gaps

/// Criteria that participants tried without evidence that it worked.
package struct CriteriaInconclusive: ClaimedValue {
  package static let id = "criteria.inconclusive"
  let round: Int?
  let criteria: [String]

  package var sentence: Sentence {
    "\(criteria.count, "criterion is", "criteria are") inconclusive\(within(round)): tried, no barrier noted, no evidence that it worked (\(criteria.joined(separator: ", ")))."
  }
}

/// Guidelines of the target without a note, an entry, or a criterion that anybody tried or checked.
package struct GuidelinesNotCovered: ClaimedValue {
  package static let id = "guidelines.notCovered"
  let round: Int?
  let guidelines: [String]
  /// Guidelines of the target.
  let of: Int
  private let labels: [String]

  init(_ places: [Place], of all: Int, round: Int?) {
    self.round = round
    guidelines = places.map(\.description)
    of = all
    labels = places.map(\.label)
  }

  package var sentence: Sentence {
    if guidelines.count == 1 { return "\(labels[0]): not covered\(within(round))." }
    let names: Sentence = guidelines.count == of ? "" : ": \(labels.joined(separator: "; "))"
    return "\(guidelines.count) of \(of) guidelines are not covered\(within(round))\(names)."
  }

  private enum CodingKeys: CodingKey { case round, guidelines, of }
}

/// Criteria at which one participant alone has barriers.
package struct CriteriaOfOneParticipant: ClaimedValue {
  package struct Entry: Encodable, Sendable {
    let criterion: String
    let participant: String?
  }

  package static let id = "criteria.oneParticipant"
  let round: Int?
  let criteria: [Entry]

  package var sentence: Sentence {
    let names = criteria.map { $0.criterion + ($0.participant.map { " (\($0))" } ?? "") }
    return
      "Barriers observed with only 1 participant: \(names.joined(separator: ", "))."
  }
}

/// Screens of an app that no audit of elements covers.
package struct ScreensUnaudited: ClaimedValue {
  package static let id = "screens.unaudited"
  let screens: [String]

  package var sentence: Sentence {
    "Not audited for assistive technology: \(Sentence.list(screens))."
  }
}

/// No gap is left: every criterion is covered and every target met.
package struct GapsNone: ClaimedValue {
  package static let id = "gaps.none"
  let round: Int?
  package init(round: Int?) { self.round = round }
  package var sentence: Sentence { "Every criterion is covered, and every target is met." }
}

/// How many gaps stand in the appendix.
package struct GapsFurther: ClaimedValue {
  package static let id = "gaps.further"
  let round: Int?
  let gaps: Int

  package init(round: Int?, gaps: Int) {
    self.round = round
    self.gaps = gaps
  }

  package var sentence: Sentence { "\(gaps, "further gap", "further gaps"): see the appendix." }
}

// MARK: - The target

/// For how many criteria of the target an automated check is known.
package struct TargetChecks: ClaimedValue {
  package static let id = "target.checks"
  let platform: String
  let criteria: Int
  let withoutCheck: Int
  let partly: Int
  private let words: Sentence

  package init(_ target: WCAGTarget) {
    platform = target.platform.rawValue
    criteria = target.criteria.count
    withoutCheck = target.withoutAutomaticCheck.count
    partly = target.withPartialCheck.count
    let systems = target.platform.auditedSystems
    let each: Sentence =
      systems.count < 2
      ? ""
      : " ("
        + .joined(systems.map { "\(target.withAudit(on: $0).count) on \($0.label)" }, ", ") + ")"
    let others: Sentence =
      target.platform == .desktop ? " kerb has no facts about systems other than macOS." : ""
    words =
      target.platform.hasAutomaticFacts
      ? "Automated checks find some failures of \(partly) of \(criteria) criteria on \(target.platform.label)\(each), and prove no pass; \(withoutCheck) have no known check.\(others)"
      : "kerb has no facts about automated checks of \(target.platform.label)."
  }

  package var sentence: Sentence { words }

  private enum CodingKeys: CodingKey { case platform, criteria, withoutCheck, partly }
}

/// Where facts about the checks of a tool come from.
package struct ToolSource: ClaimedValue {
  package static let id = "tool.source"
  let tool: Sentence
  let source: Sentence
  let readOn: String
  private let way: Sentence

  package init(_ tool: AuditTool) {
    self.tool = tool.name
    source = tool.source
    readOn = tool.checkedOn
    way = tool.way
  }

  package var sentence: Sentence { "\(tool) (\(way)): \(source). Read on \(readOn)." }

  private enum CodingKeys: CodingKey { case tool, source, readOn }
}
