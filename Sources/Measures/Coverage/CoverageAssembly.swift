import JSON
import Records

/// Puts the counts together into what a report states.
struct CoverageAssembly {
  /// With everybody whom sessions and notes name.
  let view: StudyView
  let lived: LivedTally
  let batches: BatchTally
  let findings: [MeasuredFinding]
  private let people: PeopleCoverage
  let permission: WordsPermission
  let taskTitles: [Text: String]

  init(_ view: StudyView, _ lived: LivedTally, _ findings: [MeasuredFinding]) {
    (self.view, self.lived, self.findings) = (view, lived, findings)
    batches = BatchTally(view.records, round: view.round, mask: view.mask)
    people = PeopleMeasure(view, register: view.register, lived: lived)
      .measure(edition: view.edition)
    permission = WordsPermission(edition: view.edition, register: view.register, mask: view.mask)
    taskTitles = Dictionary(
      view.records.study.tasks.map { (Text($0.id), $0.title) }, uniquingKeysWith: { $1 })
  }

  func coverage() -> Coverage {
    let target = view.records.study.target
    let criteria = target.criteria.map(criterion)
    let principles = WCAGCatalogue.shared.principles.map { section($0.place, criteria) }
    let guidelines = target.guidelines.map { section($0.place, criteria) }
    let problems = findings.filter { $0.kind != .strength }
    let open = problems.filter(\.isOpen)
    let failures = failures(open, criteria)
    let listed = PlaceSet(failures.map(\.place))
    let facts = evidenceFacts(target)
    let notRetested = NotRetested(
      findings: problems.filter { $0.part == .notRetested },
      withoutAffected: problems.filter { $0.lacksRetest && $0.part != .notRetested },
      criteria: criteria.map(\.criterion).filter {
        lived.earlierBarriers.contains($0.place) && !lived.tried.contains($0.place)
      })
    let finder = GapFinder(
      criteria: criteria, guidelines: guidelines, people: people, platform: target.platform,
      onePersonNames: onePersonNames, sessions: lived.sessions, round: view.round,
      unauditedScreens: unauditedScreens()
    )
    let gaps = finder.find()
    return Coverage(
      study: view.records.study.id, title: view.mask.text(view.records.study.title),
      hasInventedPeople: view.records.study.hasInventedPeople,
      product: view.records.study.product.map(view.mask.text),
      target: target, edition: view.edition, rounds: roundFacts(), evidence: facts,
      principles: principles, guidelines: guidelines, criteria: criteria, failures: failures,
      beyondWcag: beyond(open.filter(\.isBeyondWcag)),
      evidenceBarriers: batches.troubles.filter(\.isBarrier),
      otherFindings: open.filter {
        !$0.isBeyondWcag && listed.isDisjoint(with: PlaceSet($0.places))
      },
      closedFindings: problems.filter { !$0.isOpen },
      strengths: findings.filter { $0.kind == .strength }, notRetested: notRetested,
      people: people, gaps: gaps.first, furtherGaps: gaps.further,
      criteriaGaps: finder.ofCriteria())
  }

  private func roundFacts() -> RoundFacts {
    RoundFacts(
      number: view.round, all: view.counted.rounds,
      reportable: Set(view.counted.rounds).union(view.records.evidence.compactMap(\.round))
        .sorted(),
      sessions: lived.sessions,
      sessionsWithoutParticipant: lived.sessionsWithoutParticipant,
      otherPlatforms: OtherPlatform.all(view.records, view.counted, round: view.round),
      pilots: view.counted.pilots(of: view.round),
      recordGaps: view.recordGaps,
      sessionsOfOtherRounds: lived.otherSessions,
      countedSessions: Set(
        view.counted.entries.filter { $0.round == view.round }.map {
          view.records.sessions[$0.index].session.id
        }))
  }

  private func evidenceFacts(_ target: WCAGTarget) -> EvidenceFacts {
    var byKind = KindCounts()
    var outside: [OutsidePlace] = []
    for place in Place.all {
      let here = kinds(at: place)
      byKind += here
      if here.total > 0, !target.includes(place) {
        outside.append(OutsidePlace(place: place, items: here.total))
      }
    }
    var beyondBarriers = batches.beyondBarriers
    beyondBarriers[.lived] = lived.beyondBarriers
    return EvidenceFacts(
      items: byKind.total, byKind: byKind, outsideTarget: outside,
      notYetTagged: lived.notYetTagged + batches.notYetTagged,
      notYetTaggedBarriers: lived.notYetTaggedBarriers + batches.notYetTaggedBarriers,
      answersInConflict: batches.answersInConflict,
      beyondWcag: lived.beyond + batches.beyond,
      beyondWcagBarriers: beyondBarriers,
      confirmedTags: lived.confirmedTags.reduce(0, +),
      proposedTags: lived.proposedTags.reduce(0, +))
  }

  /// Items of all kinds that name a place directly.
  func kinds(at place: Place) -> KindCounts {
    var counts = batches.byKind[Int(place.index)]
    counts[.lived] = lived.items[Int(place.index)]
    return counts
  }

  /// The one participant who met the barriers at a place, by P-number.
  private func onePersonNames(_ place: Place) -> String? {
    guard view.edition == .team else { return nil }
    let people = lived.barriersOf.indices.filter { lived.barriersOf[$0].contains(place) }
    return people.count == 1 ? view.register.ids[people[0]].short : nil
  }

  /// The titles of the screens that no inventory and no evidence of an audit names, in the study's order.
  ///
  /// Only apps have element trees that kerb reads; of others nothing is missing.
  private func unauditedScreens() -> [String] {
    guard view.edition == .team, view.records.study.target.platform.isMobile else { return [] }
    var audited = Set(view.records.inventories.compactMap(\.screen).map { Text($0) })
    for batch in view.records.evidence where batch.kind == .tool {
      guard batch.tool?.hasPrefix("kerb audit") == true else { continue }
      audited.formUnion(batch.items.flatMap(\.screens).map { Text($0) })
    }
    return view.records.study.screens.filter { !audited.contains(Text($0.id)) }
      .map { view.mask.text($0.title) }
  }
}
