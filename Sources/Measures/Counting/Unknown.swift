package import Localization
package import Records

/// Why something about a person is not known; the states are told apart everywhere.
package enum Unknown: String, Hashable, Sendable, CaseIterable {
  case notAsked, declined, unknown
  /// Nothing stands in the person's file, and nobody said why.
  case notNoted

  package init(_ absence: Absence) {
    self =
      switch absence {
      case .notAsked: .notAsked
      case .declined: .declined
      case .unknown: .unknown
      }
  }

  /// Why a list is not known; `nil` where it is.
  ///
  /// - Parameter state: `nil` for somebody without a file.
  init?(_ state: ListState?) {
    switch state {
    case .said?, ListState.none?: return nil
    case .notKnown(let absence)?: self = absence.map(Unknown.init) ?? .notNoted
    case nil: self = .notNoted
    }
  }

  package var label: Sentence {
    switch self {
    case .notAsked: "not asked"
    case .declined: "declined"
    case .unknown: "unknown"
    case .notNoted: "nothing noted"
    }
  }
}

/// How many people nothing is known of, for each reason.
package struct UnknownCounts: Hashable, Sendable {
  private var counts: [Unknown: Int] = [:]

  package init() {}

  package subscript(reason: Unknown) -> Int { counts[reason] ?? 0 }

  package var total: Int { counts.values.reduce(0, +) }

  /// "2 not asked, 1 declined"; empty where everybody is known.
  package var words: Sentence {
    .joined(Unknown.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.label)" }, ", ")
  }

  mutating func add(_ reason: Unknown) { counts[reason, default: 0] += 1 }
}
