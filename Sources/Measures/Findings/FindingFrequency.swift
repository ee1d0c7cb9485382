/// How many people met a finding in one round, which says nothing of how badly it hurts.
package struct FindingFrequency: Hashable, Sendable {
  /// Whom the count is divided by.
  package enum Denominator: String, Hashable, Sendable {
    /// Everybody who tried a task during which anybody met the finding.
    case triedItsTasks
    /// Everybody who took part: the notes name no task, or no attempt at it is recorded.
    case tookPart

    package var words: String { "who " + verb }

    fileprivate var verb: String {
      switch self {
      case .triedItsTasks: "tried its tasks"
      case .tookPart: "took part"
      }
    }
  }

  /// People who met it, of people in the denominator.
  package let count: SuccessCount
  package let denominator: Denominator
  /// Moments that show it and whose people no session names; they count for nobody.
  package let ofNobodyNamed: Int
  /// Adjusted Wald, 95 %, two-sided; `nil` where nobody is in the denominator.
  package let interval: Interval<Proportion>?

  /// "2 of 5 participants who took part".
  package var words: String {
    if count.attempts.count == 0 { return "no participant, since none \(denominator.verb)" }
    let people = count.attempts.count == 1 ? "participant" : "participants"
    return "\(count) \(people) \(denominator.words)"
  }

  init(met: Int, of people: Int, _ denominator: Denominator, ofNobodyNamed: Int) {
    // Whoever met it is among the people it is divided by, so that the count is always possible.
    let count = SuccessCount(counted: met, of: max(met, people))
    self.count = count
    self.denominator = denominator
    self.ofNobodyNamed = ofNobodyNamed
    switch Result(catching: { () throws(StatisticsError) in try count.interval(.adjustedWald) }) {
    case .success(let interval): self.interval = interval
    case .failure: self.interval = nil
    }
  }
}

extension SuccessCount {
  /// Counts that fit each other by the way they were counted.
  init(counted successes: Int, of attempts: Int) {
    self.successes = max(0, min(successes, attempts))
    self.attempts = SampleSize(counted: attempts)
  }
}
