/// How a criterion was looked at, from the strongest way to none.
///
/// Only ``barrierMet`` and ``exercised`` mean that people were there.
package enum CriterionState: String, CaseIterable, Comparable, Sendable {
  /// Somebody who took part met a barrier.
  case barrierMet
  /// Somebody who took part did something that exercises it, and no barrier was noted.
  case exercised
  /// Only a specialist or a tool looked.
  case checkedOnly
  /// Only a simulation, a persona or a published source speaks of it.
  case suggestedOnly
  case notLookedAt

  package var label: String {
    switch self {
    case .barrierMet: "barrier met"
    case .exercised: "exercised, no barrier noted"
    case .checkedOnly: "specialist or tool only"
    case .suggestedOnly: "suggested only"
    case .notLookedAt: "not looked at"
    }
  }

  /// Whether real people were there.
  package var countsAsPeople: Bool { self <= .exercised }

  var ordinal: Int {
    switch self {
    case .barrierMet: 0
    case .exercised: 1
    case .checkedOnly: 2
    case .suggestedOnly: 3
    case .notLookedAt: 4
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.ordinal < right.ordinal }
}

/// How many criteria are in each state.
package struct StateCounts: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: CriterionState.allCases.count)

  package init(_ states: some Sequence<CriterionState> = []) {
    for state in states { counts[state.ordinal] += 1 }
  }

  package subscript(state: CriterionState) -> Int { counts[state.ordinal] }

  package var total: Int { counts.reduce(0, +) }

  /// Criteria that people exercised, with or without a barrier.
  package var byPeople: Int { self[.barrierMet] + self[.exercised] }
}
