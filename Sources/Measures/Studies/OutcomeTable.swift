package import Records

/// How attempts ended, with help and without.
package struct OutcomeTable: Sendable {
  /// The ways an attempt can end; "not offered" is no attempt.
  package static let outcomes = AttemptOutcome.allCases.filter { $0 != .notOffered }

  private let ended: [AttemptFacts]
  private let atTimeLimit: [AttemptFacts]

  init(_ attempts: some Sequence<AttemptFacts>) {
    ended = attempts.filter { !$0.isStoppedAtTimeLimit }
    atTimeLimit = attempts.filter(\.isStoppedAtTimeLimit)
  }

  /// Attempts that ended so, without those that were stopped at the agreed time.
  ///
  /// - Parameters:
  ///   - outcome: `nil` for attempts of which it is not recorded.
  ///   - assistance: `nil` for attempts of which it is not recorded whether the moderator helped.
  package func count(_ outcome: AttemptOutcome?, _ assistance: Assistance?) -> Int {
    ended.count { $0.outcome == outcome && $0.assistance == assistance }
  }

  package func total(_ outcome: AttemptOutcome?) -> Int { ended.count { $0.outcome == outcome } }

  /// Attempts that were stopped at the agreed time, which is no failure.
  package func stoppedAtTimeLimit(_ assistance: Assistance?) -> Int {
    atTimeLimit.count { $0.assistance == assistance }
  }

  package var stoppedAtTimeLimit: Int { atTimeLimit.count }

  package var total: Int { ended.count + atTimeLimit.count }
}
