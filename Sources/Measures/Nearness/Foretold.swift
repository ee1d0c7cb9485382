import JSON
package import Records

/// What walkthroughs with one profile foretold for a round, and what people then met.
///
/// Counts only: few steps are no base for a rate.
package struct Foretold: Hashable, Sendable {
  /// What became of one barrier that was foretold.
  package enum Fate: String, Sendable, CaseIterable {
    /// Somebody met one in the round at a criterion that both name, and not on another screen.
    case met
    /// Somebody near the profile tried the task and did not meet it.
    case triedNotMet
    /// Nobody near the profile tried the task: that is no miss.
    case notTried
    /// Somebody met something that may be it, or not: neither a hit nor a miss.
    case cannotTell
  }

  /// Why a fate is what it is, where the fate alone does not say it.
  package enum Reason: String, Sendable, CaseIterable {
    /// Met: criterion and screen agree.
    case criterionAndScreen
    /// Met: the criterion agrees, and one of the two names no screen.
    case criterionAlone
    /// Cannot be told: what was met there is counted for another barrier already.
    case countedForAnother
    /// Cannot be told: it was met on another screen.
    case otherScreen
    /// Cannot be told: one of the two names only a guideline or principle.
    case guidelineAlone
    /// Cannot be told: a note during the task names no place, or one at the criterion names no task.
    case placeOrTaskOpen
    /// Cannot be told: workarounds, help or distress at the criterion, and no barrier.
    case troubleAlone
  }

  /// One barrier that was foretold.
  package struct Barrier: Hashable, Sendable {
    package let walkthrough: RecordID
    package let text: String
    package let task: String
    package let places: [Place]
    package let fate: Fate
    /// Of what was met, and of what cannot be told.
    package let reason: Reason?
  }

  package let barriers: [Barrier]
  /// Barriers that name no criterion, or were entered on the day of the first session or later: nothing can be compared.
  package let notComparable: Int

  package func count(_ fate: Fate) -> Int { barriers.count { $0.fate == fate } }
}

/// Places at which people met barriers in tasks that were gone through, by whether a walkthrough named them.
package struct MetBeside: Hashable, Sendable {
  /// Named by no walkthrough, nor anything above or below.
  package var notForetold = 0
  /// Only the guideline or principle was named, or only the guideline or principle was met: neither foretold nor not.
  package var cannotTell = 0
}
