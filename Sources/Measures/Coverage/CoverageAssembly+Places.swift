import Records

extension CoverageAssembly {
  func criterion(_ criterion: Criterion) -> CriterionCoverage {
    let place = criterion.place
    let index = Int(place.index)
    let kinds = kinds(at: place)
    let looked = batches.lookedAt[index]
    let screens = records.study.screens.count
    return CriterionCoverage(
      criterion: criterion, state: state(at: place), items: kinds.total, byKind: kinds,
      notes: lived.noteKinds[index], signs: lived.signs[index], outcomes: outcomes(at: place),
      tools: batches.verdicts[index].tools(at: place, screens: screens),
      participants: participants(at: place),
      participantsWithBarrier: lived.barriersOf.count { $0.contains(place) },
      described: batches.describedAt.count { $0.contains(place) },
      confirmedTags: lived.confirmedTags[index], proposedTags: lived.proposedTags[index],
      worstOpenImpact: lived.worstOpen[index], hasExpert: looked[.expert] > 0,
      hasTool: looked[.tool] > 0)
  }

  /// The strongest way in which somebody looked.
  private func state(at place: Place) -> CriterionState {
    if lived.barriers.contains(place) { return .barrierMet }
    if lived.signs[Int(place.index)].favourable > 0 { return .exercised }
    if lived.tried.contains(place) { return .unclear }
    let looked = batches.lookedAt[Int(place.index)]
    if looked[.expert] + looked[.tool] > 0 { return .checkedOnly }
    if looked[.simulated] + looked[.persona] + looked[.documented] > 0 { return .suggestedOnly }
    return .notLookedAt
  }

  /// A lived barrier is certain once a reviewer has confirmed the criterion; success sets no outcome.
  private func outcomes(at place: Place) -> [KindOutcome] {
    var result: [KindOutcome] = []
    if lived.barriers.contains(place) {
      let isConfirmed = lived.confirmedBarriers.contains(place)
      result.append(KindOutcome(kind: .lived, outcome: isConfirmed ? .failed : .cantTell))
    }
    let verdicts = batches.verdicts[Int(place.index)]
    if let expert = verdicts.expert { result.append(KindOutcome(kind: .expert, outcome: expert)) }
    if let tool = verdicts.tool { result.append(KindOutcome(kind: .tool, outcome: tool)) }
    return result
  }

  private func participants(at place: Place) -> Int {
    lived.triedBy.count { $0.contains(place) }
  }

  func statesByPlace(_ criteria: [CriterionCoverage]) -> [(place: Place, state: CriterionState)] {
    criteria.map { ($0.criterion.place, $0.state) }
  }

  /// A principle or guideline: distinct people, and the items below it with those that name it.
  func section(
    _ place: Place, _ states: [(place: Place, state: CriterionState)]
  ) -> SectionCoverage {
    let covered = Place.all.filter(place.covers)
    let set = PlaceSet(covered)
    var kinds = KindCounts()
    for below in covered { kinds += self.kinds(at: below) }
    return SectionCoverage(
      place: place, items: kinds.total, direct: self.kinds(at: place).total, byKind: kinds,
      participants: lived.triedBy.count { !$0.isDisjoint(with: set) },
      described: batches.describedAt.count { !$0.isDisjoint(with: set) },
      states: StateCounts(states.filter { place.covers($0.place) }.map(\.state)),
      worstOpenImpact: covered.compactMap { lived.worstOpen[Int($0.index)] }.max())
  }
}
