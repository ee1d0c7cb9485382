package import Localization

/// How a criterion was looked at, from the strongest way to none.
///
/// Only ``barrierMet``, ``exercised`` and ``unclear`` mean that people were there.
package enum CriterionState: String, CaseIterable, Comparable, Sendable {
  /// Somebody who took part met a barrier.
  case barrierMet
  /// There is a sign that it worked for somebody who took part, and no barrier was noted.
  case exercised
  /// People tried it, no barrier was noted, and nothing shows that it worked for any of them.
  case unclear
  /// Only a specialist or a tool looked.
  case checkedOnly
  /// Only a simulation, a persona or a published source speaks of it.
  case suggestedOnly
  case notLookedAt

  package var label: Sentence {
    switch self {
    case .barrierMet: "barrier found"
    case .exercised: "worked for someone, no barrier noted"
    case .unclear: "inconclusive"
    case .checkedOnly: "expert or tool only"
    case .suggestedOnly: "indirect evidence only"
    case .notLookedAt: "not covered"
    }
  }

  /// Whether real people were there.
  package var countsAsPeople: Bool { self <= .unclear }

  private var ordinal: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (left: Self, right: Self) -> Bool { left.ordinal < right.ordinal }
}

/// How many criteria are in each state.
package typealias StateCounts = Counts<CriterionState>

extension StateCounts {
  /// Criteria that people tried, whatever came of it.
  package var byPeople: Int { self[.barrierMet] + self[.exercised] + self[.unclear] }

  /// How many criteria of the target are in each state: the claim `criteria.states`.
  package func claim(round: Int?) -> Sentence {
    .claim(
      "criteria.states",
      [
        "round": round, "criteria": total, "barrierMet": self[.barrierMet],
        "exercised": self[.exercised], "unclear": self[.unclear],
        "checkedOnly": self[.checkedOnly], "suggestedOnly": self[.suggestedOnly],
        "notLookedAt": self[.notLookedAt],
      ],
      "Participants tried \(byPeople) of \(total) criteria\(within(round)): barrier found on \(self[.barrierMet]); worked for someone, no barrier noted on \(self[.exercised]); inconclusive on \(self[.unclear]). \(rest)"
    )
  }

  /// The criteria that no participant tried.
  package var rest: Sentence {
    "The others: expert or tool only on \(self[.checkedOnly]); indirect evidence only on \(self[.suggestedOnly]); not covered \(self[.notLookedAt])."
  }
}
