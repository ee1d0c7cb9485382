package import Localization

/// How many people it takes to meet a problem.
///
/// Method: each person meets it independently with the same probability, so that n people find it with
/// probability 1 − (1 − p)ⁿ. Source: Virzi 1992; Nielsen and Landauer 1993; Sauro and Lewis, Quantifying the User
/// Experience, chapter 7.
package enum Discovery {
  /// The name to print with its figures.
  package static let name: Sentence = "binomial problem discovery"

  /// The share of problems that at least one of some people meets.
  ///
  /// - `rate`: How likely one person is to meet a problem.
  package static func found(rate: Proportion, by people: SampleSize) -> Proportion {
    guard people.count > 0 else { return Proportion(rounding: 0) }
    return Proportion(
      rounding: -Real.expm1(Double(people.count) * Real.log1p(-rate.value)))
  }

  /// How many people it takes until at least one has met a share of the problems.
  ///
  /// - Throws: ``StatisticsError/neverSeen`` for a rate of 0, ``StatisticsError/certaintyOutOfReach`` for a goal
  ///   of 1, ``StatisticsError/tooManyToCount`` beyond 10¹⁵ people.
  package static func peopleNeeded(
    for goal: Proportion, rate: Proportion
  ) throws(StatisticsError) -> PeopleNeeded {
    if goal.value == 0 { return PeopleNeeded(exact: 0) }
    if rate.value == 0 { throw .neverSeen }
    if rate.value == 1 { return PeopleNeeded(exact: 1) }
    if goal.value == 1 { throw .certaintyOutOfReach }
    let exact = Real.log1p(-goal.value) / Real.log1p(-rate.value)
    guard exact < 1e15 else { throw .tooManyToCount }
    return PeopleNeeded(exact: exact)
  }
}

/// A number of people that reaches a goal.
package struct PeopleNeeded: Hashable, Sendable {
  /// The solution of the equation; people come whole.
  package let exact: Double

  /// Rounded up: rounding to the nearest, as folk numbers do, misses the goal.
  package var people: SampleSize {
    let below = exact.rounded(.down)
    return SampleSize(counted: Int(exact - below <= 1e-12 * exact ? below : below + 1))
  }
}
