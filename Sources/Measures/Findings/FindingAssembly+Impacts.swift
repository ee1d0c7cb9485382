import JSON
import Records

extension FindingAssembly {
  /// The worst impact on everybody, on people with each need, and on users of each technology.
  func impacts(_ backing: [BackingMoment]) -> FindingImpacts {
    var all = WorstImpact()
    var byNeed: [FindingImpacts.NeedGroup: WorstImpact] = [:]
    var byTechnology: [Text: WorstImpact] = [:]
    var without = WorstImpact()
    var notKnown = WorstImpact()
    var names: [Text: String] = [:]
    var everybody: Set<Int> = []
    for backed in backing where backed.moment.showsProblem {
      everybody.formUnion(backed.people)
      let isNow = backed.round == view.round
      all.add(backed.moment.impact, isNow: isNow)
      for person in backed.people {
        for group in needs(of: person) {
          byNeed[group, default: WorstImpact()].add(backed.moment.impact, on: person, isNow: isNow)
        }
        let used =
          evidence.rounds[backed.round]?.technologies(of: person, view.register, mask: view.mask)
          ?? [:]
        if used.isEmpty {
          if view.register.technologyUnknown(person) != nil {
            notKnown.add(backed.moment.impact, on: person, isNow: isNow)
          } else {
            without.add(backed.moment.impact, on: person, isNow: isNow)
          }
        }
        for (key, name) in used {
          if names[key].map({ Text.precedes(name, $0) }) ?? true { names[key] = name }
          byTechnology[key, default: WorstImpact()].add(
            backed.moment.impact, on: person, isNow: isNow)
        }
      }
    }
    let needs = byNeed.sorted { Self.precedes($0.key, $1.key) }.map { $1.row($0) }
    var technologies = byTechnology.sorted { $0.key < $1.key }.map { key, worst in
      worst.row(AssistiveGroup.technology(names[key] ?? key.string))
    }
    if !without.people.isEmpty { technologies.append(without.row(AssistiveGroup.none)) }
    if !notKnown.people.isEmpty { technologies.append(notKnown.row(AssistiveGroup.notKnown)) }
    let (shownNeeds, shownTechnologies) = (
      shown(needs, of: everybody.count), shown(technologies, of: everybody.count)
    )
    return FindingImpacts(
      worst: all.worst, worstInRound: all.worstNow, byNeed: shownNeeds,
      byTechnology: shownTechnologies,
      hasHiddenRows: shownNeeds.count < needs.count
        || shownTechnologies.count < technologies.count)
  }

  /// The rows that an edition may show: neither a group nor those outside it may be too few.
  private func shown<Group>(
    _ rows: [FindingImpacts.Row<Group>], of all: Int
  ) -> [FindingImpacts.Row<Group>] {
    rows.filter { row in
      !view.edition.hides(exercisedBy: row.people)
        && !view.edition.hides(exercisedBy: all - row.people)
    }
  }

  /// Each need of a person once; people without any, and those of whom it is not known, are groups too.
  private func needs(of number: Int) -> Set<FindingImpacts.NeedGroup> {
    let needs = view.register.records[number]?.needs ?? []
    if needs.isEmpty { return [view.register.needsUnknown(number) == nil ? .none : .notKnown] }
    return Set(needs.map { FindingImpacts.NeedGroup.need($0.dimension, $0.duration) })
  }

  private static func precedes(
    _ left: FindingImpacts.NeedGroup, _ right: FindingImpacts.NeedGroup
  ) -> Bool {
    guard case .need(let one, let lasting) = left else {
      return left == .none && right == .notKnown
    }
    guard case .need(let two, let other) = right else { return true }
    if one != two { return one < two }
    let order = NeedDuration.allCases
    return order.firstIndex(of: lasting) ?? 0 < order.firstIndex(of: other) ?? 0
  }
}

/// The worst impact on a group so far.
private struct WorstImpact {
  private(set) var people: Set<Int> = []
  private(set) var worst: Impact?
  private(set) var worstNow: Impact?

  mutating func add(_ impact: Impact?, on person: Int, isNow: Bool) {
    people.insert(person)
    add(impact, isNow: isNow)
  }

  mutating func add(_ impact: Impact?, isNow: Bool) {
    guard let impact else { return }
    worst = max(worst ?? impact, impact)
    if isNow { worstNow = max(worstNow ?? impact, impact) }
  }

  func row<Group: Sendable>(_ group: Group) -> FindingImpacts.Row<Group> {
    FindingImpacts.Row(group: group, people: people.count, worst: worst, worstInRound: worstNow)
  }
}
