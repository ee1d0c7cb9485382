import Records

/// Puts the counts together into what a report states.
struct CoverageAssembly {
  let records: StudyRecords
  let options: ReportOptions
  let mask: NumberMask
  let register: ParticipantRegister
  let counted: CountedSessions
  let round: Int?
  let lived: LivedTally
  let batches: BatchTally
  let findings: [MeasuredFinding]
  let people: PeopleCoverage

  func coverage() -> Coverage {
    let target = records.study.target
    let criteria = target.criteria.map(criterion)
    let states = statesByPlace(criteria)
    let principles = WCAGCatalogue.shared.principles.map { section($0.place, states) }
    let guidelines = target.guidelines.map { section($0.place, states) }
    let problems = findings.filter { $0.kind != .strength }
    let open = problems.filter(\.isOpen)
    let notes = NoteSelection(assembly: self)
    let failures = notes.failures(open)
    let listed = PlaceSet(failures.map(\.place))
    let facts = evidenceFacts(target)
    let notRetested = NotRetested(
      findings: problems.filter { $0.part == .notRetested },
      withoutAffected: problems.filter { $0.lacksRetest && $0.part != .notRetested },
      criteria: criteria.map(\.criterion).filter {
        lived.earlierBarriers.contains($0.place) && !lived.tried.contains($0.place)
      })
    let gaps = GapFinder(
      criteria: criteria, guidelines: guidelines, people: people, platform: target.platform,
      onePersonNames: onePersonNames, sessions: lived.sessions, round: round,
      unauditedScreens: unauditedScreens()
    ).find()
    return Coverage(
      study: records.study.id, title: mask.text(records.study.title),
      hasInventedPeople: records.study.hasInventedPeople,
      product: records.study.product.map(mask.text),
      target: target, edition: options.edition, rounds: roundFacts(), evidence: facts,
      principles: principles, guidelines: guidelines, criteria: criteria, failures: failures,
      beyondWcag: notes.beyond(open.filter(\.isBeyondWcag)),
      evidenceBarriers: batches.troubles.filter(\.isBarrier),
      otherFindings: open.filter {
        !$0.isBeyondWcag && listed.isDisjoint(with: PlaceSet($0.places))
      },
      closedFindings: problems.filter { !$0.isOpen },
      strengths: findings.filter { $0.kind == .strength }, notRetested: notRetested,
      people: people, gaps: gaps.first, furtherGaps: gaps.further)
  }

  private func roundFacts() -> RoundFacts {
    RoundFacts(
      number: round, all: counted.rounds,
      reportable: Set(counted.rounds).union(records.evidence.compactMap(\.round)).sorted(),
      sessions: lived.sessions,
      sessionsWithoutParticipant: lived.sessionsWithoutParticipant,
      otherPlatforms: OtherPlatform.all(records, counted, round: round),
      pilots: counted.pilots(of: round),
      sessionsOfOtherRounds: lived.otherSessions,
      countedSessions: Set(
        counted.entries.filter { $0.round == round }.map { records.sessions[$0.index].session.id }))
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
    guard options.edition == .team else { return nil }
    let people = lived.barriersOf.indices.filter { lived.barriersOf[$0].contains(place) }
    return people.count == 1 ? register.ids[people[0]].short : nil
  }
}
