/// How many more people of one group it takes to meet a share of the problems this group has.
package struct DiscoveryForecast: Hashable, Sendable {
  package let rate: DiscoveryRate
  package let goal: Proportion
  package let needed: PeopleNeeded

  /// - Throws: What ``DiscoveryRate`` and ``Discovery/peopleNeeded(for:rate:)`` throw.
  package init(
    _ hits: ProblemHits, goal: Proportion = .eightyFivePercent
  ) throws(StatisticsError) {
    rate = try DiscoveryRate(hits)
    self.goal = goal
    needed = try Discovery.peopleNeeded(for: goal, rate: rate.adjusted)
  }

  /// How many people more than took part; none where the goal is reached.
  package var more: SampleSize {
    SampleSize(counted: needed.people.count - rate.participants.count)
  }

  /// The share of the group's problems that those who took part have probably met.
  package var foundSoFar: Proportion {
    Discovery.found(rate: rate.adjusted, by: rate.participants)
  }
}

/// The forecast of one group of people, such as screen-reader users, or why there is none.
///
/// Groups meet different problems, so that there is no forecast over several of them together.
package struct GroupForecast<Group: Sendable>: Sendable {
  package let group: Group
  package let hits: ProblemHits
  package let forecast: Result<DiscoveryForecast, StatisticsError>

  package init(_ group: Group, _ hits: ProblemHits, goal: Proportion = .eightyFivePercent) {
    self.group = group
    self.hits = hits
    forecast = Result { () throws(StatisticsError) in try DiscoveryForecast(hits, goal: goal) }
  }
}
