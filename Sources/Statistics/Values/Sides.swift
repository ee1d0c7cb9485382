package import Localization

/// Which ends of an interval are estimated.
package enum Sides: Hashable, Sendable, CaseIterable {
  /// Both ends; half of the doubt lies beyond each.
  case both
  /// The low end only: "at least"; the high end is the greatest value there is.
  case lowEnd
  /// The high end only: "at most"; the low end is the least value there is.
  case highEnd

  /// One end where everybody or nobody succeeded, since the other is known; both ends otherwise.
  ///
  /// Source: Lewis's R functions for Sauro and Lewis, Quantifying the User Experience.
  package static func oneWhereAllOrNone(_ count: SuccessCount) -> Sides {
    count.failures == 0 ? .lowEnd : count.successes == 0 ? .highEnd : .both
  }

  package var label: Sentence {
    switch self {
    case .both: "two-sided"
    case .lowEnd: "one-sided, low end"
    case .highEnd: "one-sided, high end"
    }
  }
}
