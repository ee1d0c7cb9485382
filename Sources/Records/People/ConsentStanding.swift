/// Whether somebody may be counted at all: the first question of consent.
package enum ConsentStanding: Hashable, Sendable {
  /// Agreed to be observed.
  case granted
  /// Nobody recorded an answer, which is neither yes nor no.
  case notRecorded
  /// Refused to be observed.
  case refused
  /// Took everything back.
  case withdrawn
}

extension Participant {
  /// What the person said about being observed; taking everything back weighs more than any answer.
  package var standing: ConsentStanding {
    if withdrawals.contains(where: { $0.scope == .all }) { return .withdrawn }
    return switch consent.observe {
    case .granted: .granted
    case .refused: .refused
    case nil: .notRecorded
    }
  }
}
