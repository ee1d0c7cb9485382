/// Where a person stands with taking part: the one answer to whether anything of them may count.
package enum ConsentStanding: String, CaseIterable, Hashable, Sendable {
  /// The team may watch and take notes.
  case granted
  /// Nobody wrote down whether it may. The person counts, and whoever counts says so.
  case notRecorded
  /// The person said no.
  case refused
  /// The person took everything back.
  case withdrawn

  /// Whether nothing of the person counts or is shown.
  package var isOut: Bool {
    switch self {
    case .granted, .notRecorded: false
    case .refused, .withdrawn: true
    }
  }

  /// The standing of somebody whom a study names.
  ///
  /// - Parameter participant: Their record; `nil` where there is none.
  package static func of(_ participant: Participant?) -> ConsentStanding {
    participant?.standing ?? .notRecorded
  }
}

extension Participant {
  /// Taking everything back weighs more than anything that was said before.
  package var standing: ConsentStanding {
    if withdrawals.contains(where: { $0.scope == .all }) { return .withdrawn }
    return switch consent.observe {
    case .granted: .granted
    case .refused: .refused
    case nil: .notRecorded
    }
  }
}
