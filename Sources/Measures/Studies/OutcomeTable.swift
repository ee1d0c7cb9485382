package import Records

/// How attempts ended, with help and without.
package struct OutcomeTable: Sendable {
  /// The ways an attempt can end; "not offered" is no attempt.
  package static let outcomes = AttemptOutcome.allCases.filter { $0 != .notOffered }

  private var counts: [AttemptOutcome: [Int]] = [:]

  init(_ attempts: some Sequence<AttemptFacts>) {
    for attempt in attempts {
      counts[attempt.outcome, default: [0, 0, 0]][Self.column(attempt.assistance)] += 1
    }
  }

  /// - Parameter assistance: `nil` for attempts of which nobody noted whether the moderator helped.
  package func count(_ outcome: AttemptOutcome, _ assistance: Assistance?) -> Int {
    counts[outcome]?[Self.column(assistance)] ?? 0
  }

  package func total(_ outcome: AttemptOutcome) -> Int { counts[outcome]?.reduce(0, +) ?? 0 }

  package var total: Int { counts.values.reduce(0) { $0 + $1.reduce(0, +) } }

  /// Attempts of which nobody noted whether the moderator helped.
  package var helpNotNoted: Int { counts.values.reduce(0) { $0 + $1[2] } }

  private static func column(_ assistance: Assistance?) -> Int {
    switch assistance {
    case .unassisted: 0
    case .assisted: 1
    case nil: 2
    }
  }
}
