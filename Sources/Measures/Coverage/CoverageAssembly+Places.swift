import JSON
import Records

extension CoverageAssembly {
  func criterion(_ criterion: Criterion) -> CriterionCoverage {
    let place = criterion.place
    let index = Int(place.index)
    let kinds = kinds(at: place)
    let screens = view.records.study.screens.count
    return CriterionCoverage(
      criterion: criterion, round: view.round, state: state(at: place), items: kinds.total,
      byKind: kinds,
      notes: lived.noteKinds[index], signs: lived.signs[index], outcomes: outcomes(at: place),
      tools: batches.verdicts[index].tools(at: place, screens: screens),
      participants: lived.triedBy.count { $0.contains(place) },
      participantsWithBarrier: lived.barriersOf.count { $0.contains(place) },
      unnamedBarriers: lived.unnamedBarriers[index],
      described: batches.describedAt.count { $0.contains(place) },
      confirmedTags: lived.confirmedTags[index], proposedTags: lived.proposedTags[index],
      worstOpenImpact: lived.worstOpen[index])
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

  /// A principle or guideline: distinct people, and the items below it with those that name it.
  func section(
    _ place: Place, _ criteria: [CriterionCoverage]
  ) -> SectionCoverage {
    let covered = Place.all.filter(place.covers)
    let set = PlaceSet(covered)
    var kinds = KindCounts()
    for below in covered { kinds += self.kinds(at: below) }
    return SectionCoverage(
      place: place, items: kinds.total, direct: self.kinds(at: place).total, byKind: kinds,
      participants: lived.triedBy.count { !$0.isDisjoint(with: set) },
      described: batches.describedAt.count { !$0.isDisjoint(with: set) },
      states: StateCounts(
        criteria.filter { place.covers($0.criterion.place) }.map(\.state)),
      worstOpenImpact: covered.compactMap { lived.worstOpen[Int($0.index)] }.max())
  }
}

// MARK: - Notes that a report lists, and what of their words an edition may show

extension CoverageAssembly {
  func failures(_ open: [MeasuredFinding], _ criteria: [CriterionCoverage]) -> [FailureFacts] {
    let rows = Dictionary(criteria.map { ($0.criterion.place, $0) }, uniquingKeysWith: { $1 })
    var wrong = lived.barriers
    for trouble in batches.troubles { wrong.formUnion(PlaceSet(trouble.places)) }
    for finding in open where !finding.isBeyondWcag { wrong.formUnion(PlaceSet(finding.places)) }
    // One pass over all barriers, so that the cost does not grow with the number of criteria.
    var byPlace: [UInt8: [Moment]] = [:]
    for (places, moment) in lived.barrierMoments {
      for place in places.places { byPlace[place.index, default: []].append(moment) }
    }
    let target = view.records.study.target
    return wrong.places.map { place in
      let moments = byPlace[place.index] ?? []
      let troubles = batches.troubles.filter { $0.places.contains(place) }
      return FailureFacts(
        place: place, criterion: WCAGCatalogue.shared.criterion(at: place), row: rows[place],
        isInTarget: target.includes(place),
        hasLivedBarrier: lived.barriers.contains(place),
        participantsWithoutFinding: withoutFinding(moments),
        findings: open.filter { !$0.isBeyondWcag && $0.places.contains(place) },
        evidence: listed(moments, troubles, at: place))
    }
  }

  /// People whose notes support no finding.
  private func withoutFinding(_ moments: [Moment]) -> Int {
    let all = Set(moments.flatMap(people))
    let supported = moments.filter { $0.support.hasOpen || $0.support.hasClosed }
    return all.subtracting(supported.flatMap(people)).count
  }

  func beyond(_ findings: [MeasuredFinding]) -> BeyondFacts {
    BeyondFacts(
      findings: findings,
      evidence: listed(lived.beyondMoments, batches.beyondEntries, at: nil),
      withoutTrouble: lived.beyondWithoutTrouble + batches.beyondWithoutTrouble)
  }

  private func listed(
    _ moments: [Moment], _ entries: [EntryFacts], at place: Place?
  ) -> ListedEvidence {
    ListedEvidence(
      notes: worst(moments).map { note($0, at: place) }, noteCount: moments.count,
      entries: Array(entries.prefix(ListedEvidence.limit)), entryCount: entries.count)
  }

  private func people(_ moment: Moment) -> [Int] {
    moment.people.isEmpty
      ? view.counted.people(ofSessionAt: moment.address.session) : moment.people
  }

  private func worst(_ moments: [Moment]) -> [Moment] {
    // Moments are large; their places are cheaper to move about.
    moments.indices.sorted { left, right in
      let one = moments[left].impact?.rawValue ?? -1
      let two = moments[right].impact?.rawValue ?? -1
      return one == two ? moments[left].address < moments[right].address : one > two
    }.prefix(ListedEvidence.limit).map { moments[$0] }
  }

  private func note(_ moment: Moment, at place: Place?) -> NoteFacts {
    let records = view.records.sessions[moment.address.session]
    let log = records.logs[moment.address.log]
    let note = log.observations[moment.address.observation]
    let isTeam = view.edition == .team
    return NoteFacts(
      session: records.session.id, observation: note.id,
      participants: isTeam ? people(moment).map { view.register.ids[$0] }.sorted() : [],
      impact: moment.impact, kind: moment.kind, round: records.session.round,
      atMilliseconds: note.at,
      isAddedLater: note.at.map(records.span.isLater) ?? false,
      task: note.task.map { view.mask.text(taskTitles[Text($0)] ?? $0) },
      isConfirmed: place.map(moment.confirmed.contains) ?? true, loggers: moment.loggers,
      words: permission.words(
        note, of: moment, in: records.session, isCleared: log.isCleared))
  }
}
