package import Records

/// Makes drafts of a study, and refuses those that would point at one person.
///
/// What it refuses because of who can be worked out depends on what the draft says, never on who was chosen: a reader
/// who knows these rules too learns nothing from a draft having been allowed.
package struct DraftJudge {
  package let population: DraftPopulation
  /// Those of whom a draft may be made: they agreed, and came to a session that counts.
  private let agreed: [Int]
  private var drafts: [[Int]: [CoarseValue]] = [:]
  private var known: [Said: DraftSources] = [:]
  private var verdicts: [[Said]: Bool] = [:]
  /// How many groups are gone through to find those that a draft could come from.
  private let longest: Int

  package init(_ population: DraftPopulation, longest: Int = 20_000) {
    self.population = population
    self.longest = longest
    // Whoever knows the rules knows that nobody else is in a draft.
    agreed = population.people.indices.filter {
      population.people[$0].hasAgreed && !population.people[$0].sessions.isEmpty
    }
  }

  package static let fewest = 3

  /// A draft as its reader sees it.
  private struct Said: Hashable {
    let values: [CoarseValue]
    let size: Int
  }

  /// What a draft of a group says.
  ///
  /// - Parameter group: Places in the population.
  package mutating func values(_ group: [Int]) -> [CoarseValue] {
    let key = group.sorted()
    if let known = drafts[key] { return known }
    let made = ValueChoice(key, of: population).taken
    drafts[key] = made
    return made
  }

  /// Everything that two of a group share: what a draft would say that took no care.
  package func shared(_ group: [Int]) -> [CoarseValue] {
    ValueChoice(group.sorted(), of: population).shared
  }

  /// Why a group becomes no draft; `nil` where it may.
  package mutating func refusal(
    _ group: [Int], after earlier: [EarlierDraft] = []
  ) -> DraftRefusal? {
    let ids = Set(group.map { population.people[$0].id })
    if ids.count < Self.fewest { return DraftRefusal(.tooFew) }
    let refused = group.filter { !population.people[$0].hasAgreed }.map { population.people[$0].id }
    if !refused.isEmpty { return DraftRefusal(.notAgreed, people: refused) }
    let absent = group.filter { population.people[$0].sessions.isEmpty }
    if !absent.isEmpty {
      return DraftRefusal(.tookNoPart, people: absent.map { population.people[$0].id })
    }
    if !cameTwice(group) { return DraftRefusal(.oneSession) }
    if let one = earlier.first(where: { $0.isSame(as: ids) }) {
      return DraftRefusal(.same, earlier: one.profile)
    }
    if let one = earlier.first(where: { $0.isOneApart(from: ids) }) {
      return DraftRefusal(.oneApart, earlier: one.profile)
    }
    let said = values(group)
    if said.isEmpty { return DraftRefusal(.nothingShared) }
    for one in earlier where fitting(said + one.values) == 1 {
      return DraftRefusal(.oneFitsBoth, earlier: one.profile)
    }
    return leading(group, said, after: earlier)
  }

  /// How many people hold all of some values.
  package func fitting(_ values: [CoarseValue]) -> Int {
    population.people.count { $0.values.isSuperset(of: values) }
  }

  private func cameTwice(_ group: [Int]) -> Bool {
    group.reduce(into: Set<RecordID>()) { $0.formUnion(population.people[$1].sessions) }.count >= 2
  }

  // MARK: Whom somebody could work out

  private mutating func leading(
    _ group: [Int], _ values: [CoarseValue], after earlier: [EarlierDraft]
  ) -> DraftRefusal? {
    let said = Said(values: values, size: group.count)
    // Those around a group are a quick way to the same answer. Where not all groups can be gone through they would be
    // another one, that depends on who was chosen.
    if isTooMany(said.size) || !neighbours(of: group, values).certain.isEmpty {
      let found = sources(said)
      let certain = found.certain.count
      if certain == 1 { return DraftRefusal(.leadsToOne) }
      if !found.isComplete, certain > 0 { return DraftRefusal(.tooManyGroups) }
    }
    for one in earlier {
      switch hidesEverybody(one, beside: said) {
      case true?: continue
      case false?: return DraftRefusal(.leadsToOneWithEarlier, earlier: one.profile)
      case nil: return DraftRefusal(.tooManyGroups)
      }
    }
    return nil
  }

  /// Whether nobody can be worked out from an earlier draft beside this one; `nil` where that takes too long.
  private mutating func hidesEverybody(_ earlier: EarlierDraft, beside said: Said) -> Bool? {
    let before = Said(values: earlier.values, size: earlier.size)
    var first = sources(before)
    let own = places(earlier)
    // What people said may have changed since: then the groups of today do not hold that one.
    let isKnown = earlier.left > 0 || !first.isComplete || first.groups.contains(own)
    if isKnown, let verdict = verdicts[[before, said]] { return verdict }
    if !isKnown { first.groups.append(own) }
    guard !first.groups.isEmpty else { return first.isComplete ? true : nil }
    let verdict = DraftSources.hidesEverybody(first, sources(said))
    if isKnown { verdicts[[before, said]] = verdict }
    return verdict
  }

  private func places(_ draft: EarlierDraft) -> Set<Int> {
    Set(population.people.indices.filter { draft.people.contains(population.people[$0].id) })
  }

  /// Groups with one or two people exchanged that become the same draft.
  private mutating func neighbours(of group: [Int], _ said: [CoarseValue]) -> DraftSources {
    var found = DraftSources(groups: [Set(group)])
    for person in group {
      for other in agreed where !group.contains(other) {
        let changed = group.filter { $0 != person } + [other]
        guard couldSay(said, changed), values(changed) == said else { continue }
        found.groups.append(Set(changed))
        break
      }
    }
    return found
  }

  /// All groups of a size that become a draft that says these values.
  private mutating func sources(_ said: Said) -> DraftSources {
    if let found = known[said] { return found }
    var found = DraftSources(isComplete: true)
    var left = longest
    var group: [Int] = []
    visit(0, said.size, &group, &left) { judge, group in
      guard judge.couldSay(said.values, group), judge.values(group) == said.values else { return }
      found.groups.append(Set(group))
    }
    if left <= 0 { found.isComplete = false }
    known[said] = found
    return found
  }

  /// Whether there are more groups of a size than are gone through.
  private func isTooMany(_ size: Int) -> Bool {
    guard size <= agreed.count else { return false }
    var count = 1
    // The product of these is a whole number after each step, and only grows up to half of the people.
    for step in 0..<min(size, agreed.count - size) {
      count = count * (agreed.count - step) / (step + 1)
      if count >= longest { return true }
    }
    return false
  }

  private mutating func visit(
    _ from: Int, _ size: Int, _ group: inout [Int], _ left: inout Int,
    _ use: (inout DraftJudge, [Int]) -> Void
  ) {
    if size == 0 {
      left -= 1
      if left > 0 { use(&self, group) }
      return
    }
    guard agreed.count - from >= size else { return }
    for at in from...(agreed.count - size) where left > 0 {
      group.append(agreed[at])
      visit(at + 1, size - 1, &group, &left, use)
      group.removeLast()
    }
  }

  /// Whether a group could become such a draft at all; quickly told.
  private func couldSay(_ said: [CoarseValue], _ group: [Int]) -> Bool {
    cameTwice(group)
      && said.allSatisfy { value in
        group.count { population.people[$0].values.contains(value) } >= 2
      }
  }
}

/// Why a draft is not made.
package struct DraftRefusal: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable, CaseIterable {
    case tooFew, notAgreed, tookNoPart, oneSession, nothingShared
    /// An earlier draft is of the same people.
    case same
    /// An earlier draft differs by one person.
    case oneApart
    /// Exactly one person holds everything that this and an earlier draft say.
    case oneFitsBoth
    /// Of all groups from which this draft could come, exactly one person is in each.
    case leadsToOne
    /// The same of two drafts beside each other.
    case leadsToOneWithEarlier
    /// There are too many groups to go through.
    case tooManyGroups
  }

  package let reason: Reason
  /// Whom it is about, where it is about somebody.
  package var people: [RecordID] = []
  /// The profile of the earlier draft.
  package var earlier: String?

  init(_ reason: Reason, people: [RecordID] = [], earlier: String? = nil) {
    self.reason = reason
    self.people = people
    self.earlier = earlier
  }
}

/// What a draft that was made before was made of: known only to whoever made it.
package struct EarlierDraft: Hashable, Sendable {
  /// The id of the profile.
  package let profile: String
  /// Whoever of them has not taken consent back.
  package let people: Set<RecordID>
  /// How many were in it and have taken consent back; nobody keeps who.
  package let left: Int
  package let values: [CoarseValue]

  package init(profile: String, people: Set<RecordID>, left: Int, values: [CoarseValue]) {
    self.profile = profile
    self.people = people
    self.left = left
    self.values = values
  }

  /// The same draft, of whose people some have taken consent back.
  package func without(_ going: Set<RecordID>) -> EarlierDraft {
    let staying = people.subtracting(going)
    return EarlierDraft(
      profile: profile, people: staying, left: left + people.count - staying.count, values: values)
  }

  package var size: Int { people.count + left }

  /// Whether another group has the same people.
  func isSame(as group: Set<RecordID>) -> Bool { left == 0 && people == group }

  /// Whether the two differ by one person on one side: what the drafts differ in would be that person's.
  func isOneApart(from group: Set<RecordID>) -> Bool {
    people.subtracting(group).count + left == 1 || group.subtracting(people).count == 1
  }
}

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
