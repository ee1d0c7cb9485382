/// The groups that a draft could come from, as somebody works it out who knows everybody and the rules.
struct DraftSources {
  /// Places in the population.
  var groups: [Set<Int>] = []
  /// Whether there are no others.
  var isComplete = false

  /// Whoever is in all of them.
  var certain: Set<Int> { Self.certain(groups) }

  static func certain(_ groups: some Sequence<Set<Int>>) -> Set<Int> {
    var common: Set<Int>?
    for group in groups {
      common = common?.intersection(group) ?? group
      if common?.isEmpty == true { return [] }
    }
    return common ?? []
  }

  /// What can be told of two drafts beside each other: who was in the first, the second, both, one of the two.
  ///
  /// - Returns: Whether each is nobody, or at least two people; `nil` where not all groups are known.
  static func hidesEverybody(_ one: DraftSources, _ other: DraftSources) -> Bool? {
    let (first, second) = (one.sample, other.sample)
    var certain: [Set<Int>?] = [nil, nil, nil, nil]
    for one in first.groups {
      for other in second.groups where areApart(one, other) {
        for (at, group) in [one, other, one.intersection(other), one.union(other)].enumerated() {
          certain[at] = certain[at]?.intersection(group) ?? group
        }
        if certain.allSatisfy({ $0?.isEmpty == true }) { return true }
      }
    }
    guard first.isComplete, second.isComplete else { return nil }
    return !certain.contains { $0?.count == 1 }
  }

  /// At most 300 of the groups, from everywhere among them: pairs of more take too long.
  private var sample: DraftSources {
    let most = 300
    guard groups.count > most else { return self }
    return DraftSources(groups: (0..<most).map { groups[$0 * groups.count / most] })
  }

  /// Whether two groups may both become drafts.
  private static func areApart(_ one: Set<Int>, _ other: Set<Int>) -> Bool {
    one != other && one.subtracting(other).count != 1 && other.subtracting(one).count != 1
  }
}
