package import Records

/// How attempts ended, with help and without.
package struct OutcomeTable: Sendable {
  /// The ways an attempt can end; "not offered" is no attempt.
  package static let outcomes = AttemptOutcome.allCases.filter { $0 != .notOffered }

  private var counts: [AttemptOutcome: [Int]] = [:]
  /// Those that were stopped at the agreed time; they are in no other row.
  private var atTimeLimit = [0, 0, 0]

  init(_ attempts: some Sequence<AttemptFacts>) {
    for attempt in attempts {
      let column = Self.column(attempt.assistance)
      if attempt.isStoppedAtTimeLimit {
        atTimeLimit[column] += 1
      } else {
        counts[attempt.outcome, default: [0, 0, 0]][column] += 1
      }
    }
  }

  /// Attempts that ended so, without those that were stopped at the agreed time.
  ///
  /// - Parameter assistance: `nil` for attempts of which nobody noted whether the moderator helped.
  package func count(_ outcome: AttemptOutcome, _ assistance: Assistance?) -> Int {
    counts[outcome]?[Self.column(assistance)] ?? 0
  }

  package func total(_ outcome: AttemptOutcome) -> Int { counts[outcome]?.reduce(0, +) ?? 0 }

  /// Attempts that were stopped at the agreed time, which is no failure.
  package func stoppedAtTimeLimit(_ assistance: Assistance?) -> Int {
    atTimeLimit[Self.column(assistance)]
  }

  package var stoppedAtTimeLimit: Int { atTimeLimit.reduce(0, +) }

  package var total: Int { counts.values.reduce(stoppedAtTimeLimit) { $0 + $1.reduce(0, +) } }

  /// Attempts of which nobody noted whether the moderator helped.
  package var helpNotNoted: Int { counts.values.reduce(atTimeLimit[2]) { $0 + $1[2] } }

  private static func column(_ assistance: Assistance?) -> Int {
    switch assistance {
    case .unassisted: 0
    case .assisted: 1
    case nil: 2
    }
  }
}
