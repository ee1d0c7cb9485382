import JSON
import Localization
import Records

/// One finding, round by round: what is recorded, who came back, and what the notes say.
struct FindingRounds {
  let assembly: FindingAssembly
  let finding: Finding
  let backing: [BackingMoment]
  /// The tasks during which notes show it.
  let tasks: Set<Text>
  private let byRound: [Int: [BackingMoment]]
  private let states: [Int: Finding.RoundState]
  private let exposure: FindingExposure
  private var register: ParticipantRegister { assembly.view.register }

  init(assembly: FindingAssembly, finding: Finding, backing: [BackingMoment]) {
    self.assembly = assembly
    self.finding = finding
    self.backing = backing
    byRound = Dictionary(grouping: backing, by: \.round)
    states = Dictionary(
      finding.rounds.map { ($0.round, $0) }, uniquingKeysWith: { first, _ in first })
    let noted = backing.filter(\.moment.showsProblem).flatMap(\.notes)
    tasks = Set(noted.compactMap { assembly.note(at: $0.address).0.task.map { Text($0) } })
    exposure = FindingExposure(finding, noted: tasks, assembly.view)
  }

  /// Whether the reported round or an earlier one knows the finding: by a note or a state, or because it has neither.
  var isKnown: Bool {
    guard backing.isEmpty else { return true }
    let last = assembly.view.round ?? Int.max
    if let first = states.keys.min() { return first <= last }
    // Rounds that have counted notes of it are later ones.
    let references = finding.supports.compactMap { ObservationReference($0.observation) }
    let notes = Dictionary(grouping: references, by: \.session)
      .mapValues { Set($0.map(\.observation)) }
    return assembly.view.counted.entries.filter { entry in
      let records = assembly.view.records.sessions[entry.index]
      guard let notes = notes[records.session.id.string] else { return false }
      return records.logs.lazy.flatMap(\.observations).contains {
        notes.contains($0.id)
          && register.counts($0.participant, namesExcluded: entry.namesExcluded)
      }
    }.map(\.round).min().map { $0 <= last } ?? true
  }

  /// From the first round that knows the finding up to the reported one.
  func rows() -> [FindingRound] {
    let last = assembly.view.round ?? Int.max
    let known = Set(states.keys).union(byRound.keys).filter { $0 <= last }
    // Neither a state nor a note: it is in the reported round alone.
    guard let first = known.min() ?? assembly.view.round else { return [] }
    let rounds = known.union(assembly.view.counted.rounds.filter { first <= $0 && $0 <= last })
    return rounds.union([first]).sorted().map { row($0, isFirst: $0 == first) }
  }

  private func row(_ round: Int, isFirst: Bool) -> FindingRound {
    let (state, moments) = (states[round], moments(round))
    let met = moments.affected
    let retested = (state?.retestedWith ?? []).filter { !register.isExcluded($0) }.sorted()
    let isTeam = assembly.view.edition == .team
    return FindingRound(
      round: round, state: state?.state, note: isTeam ? state?.note : nil,
      retestedCount: retested.count, retestedWith: isTeam ? retested : [],
      frequency: frequency(round), retest: retest(round),
      withoutTrouble: moments.unhindered.subtracting(met).count, moments: moments.count,
      isFirst: isFirst)
  }

  private func moments(_ round: Int) -> [BackingMoment] { byRound[round] ?? [] }

  private func people(_ round: Int) -> RoundPeople {
    assembly.evidence.rounds[round] ?? RoundPeople()
  }

  /// Divides by those who could be affected.
  private func frequency(_ round: Int) -> FindingFrequency {
    let moments = moments(round)
    return exposure.frequency(
      in: people(round), met: moments.affected, isCounted: !backing.isEmpty,
      ofNobodyNamed: moments.unnamed)
  }

  /// How a participant tried it again: by notes that support the finding, or by tasks and screens.
  private func retest(of number: Int, in round: Int) -> FindingExposure.Retest {
    let moments = moments(round)
    if moments.affected.contains(number) { return .stopped }
    let retest = exposure.retest(
      of: number, in: people(round), isUnhindered: moments.unhindered.contains(number))
    return retest.isReturn && metAgain(number, in: round) ? .stopped : retest
  }

  /// Whether trouble of a participant that is linked to no problem may be this one.
  private func metAgain(_ number: Int, in round: Int) -> Bool {
    assembly.evidence.unlinked.contains { entry in
      entry.round == round && entry.people.contains(number) && exposure.mayBeAbout(entry.moment)
    }
  }

  /// Barriers and unsorted notes of some rounds, of any participant, that name a place, are linked to no problem, and may be
  /// about this one.
  private func unlinkedNotes(_ rounds: ClosedRange<Int>) -> Int {
    assembly.evidence.unlinked.count { entry in
      rounds.contains(entry.round) && (entry.moment.isBarrier || entry.moment.kind == nil)
        && !entry.moment.places.isEmpty && exposure.mayBeAbout(entry.moment)
    }
  }

  /// Who came back and got through.
  private func retest(_ round: Int) -> FindingRetest {
    let now = moments(round).affected
    let before = backing.filter { $0.round < round }.affected
    let tries = before.map { retest(of: $0, in: round) }
    return FindingRetest(
      affectedBefore: before.count, returned: FindingRetest.Returned(tries),
      others: now.subtracting(before).count)
  }

  /// How the latest try since a round went for those affected before it.
  private func returned(
    since first: Int, upTo last: Int
  ) -> [(round: Int, how: FindingExposure.Retest)] {
    let rounds = assembly.view.counted.rounds.filter { first <= $0 && $0 <= last }.sorted()
    return backing.filter { $0.round < first }.affected.compactMap { number in
      rounds.reversed().lazy.map { ($0, retest(of: number, in: $0)) }.first(where: \.1.isReturn)
    }
  }

  /// What is recorded as fixed up to a round, and what the notes up to it say; `nil` if that is not recorded.
  func fix(asOf last: Int) -> FindingFix? {
    guard finding.kind != .strength else { return nil }
    let newest = states.values.filter {
      $0.round <= last && $0.state != nil && $0.state != .notRetested
    }.max { $0.round < $1.round }
    guard let newest, newest.state == .fixed else { return nil }
    let latest = returned(since: newest.round, upTo: last)
    let returned = FindingRetest.Returned(latest.map(\.how))
    let contradiction = byRound.keys.filter { newest.round <= $0 && $0 <= last }.sorted().reversed()
      .lazy.compactMap(contradicted).first
    let unlinked = unlinkedNotes(newest.round...last)
    return FindingFix(
      round: newest.round, retestedIn: Set(latest.map(\.round)).sorted(), returned: returned,
      isConfirmed: contradiction == nil && returned.cameBack > 0
        && returned.gotThrough == returned.cameBack && unlinked == 0,
      unlinked: unlinked, contradiction: contradiction)
  }

  /// Who was affected in a round, named or not; `nil` for nobody.
  private func contradicted(_ round: Int) -> FindingFix.Contradiction? {
    let moments = moments(round)
    let met = moments.affected
    guard !met.isEmpty || moments.unnamed > 0 else { return nil }
    let frequency = frequency(round)
    return FindingFix.Contradiction(
      round: round, affected: met.count, of: frequency.exposed + frequency.metBeyond,
      unnamed: moments.unnamed)
  }

  /// Whether it was open before the reported round, and nothing says that it was tried in it.
  func isNotRetested(_ rows: [FindingRound]) -> Bool {
    guard let round = assembly.view.round, let first = rows.first?.round, first < round,
      fix(asOf: round - 1).map({ $0.contradiction != nil }) ?? true, moments(round).isEmpty
    else { return false }
    switch states[round]?.state {
    case .notRetested?: return true
    case _?: return false
    case nil:
      return retest(round).returned.cameBack == 0
        && !exposure.anybodyCouldMeet(in: people(round))
    }
  }

  /// Records that the notes do not support; a contradicted fix is none of them.
  func discrepancies(_ rows: [FindingRound]) -> [FindingDiscrepancy] {
    guard finding.kind != .strength else { return [] }
    let first = rows.first?.round ?? 0
    return rows.flatMap { discrepancies($0, first: first) }
  }

  private func discrepancies(_ row: FindingRound, first: Int) -> [FindingDiscrepancy] {
    let key = assembly.view.edition == .team ? finding.id.string : finding.id.short
    let round = row.round
    var found: [FindingDiscrepancy] = []
    func add(_ kind: FindingDiscrepancy.Kind, _ people: Int, _ sentence: Sentence) {
      found.append(
        FindingDiscrepancy(kind: kind, round: round, people: people, sentence: sentence))
    }
    let retests = retests(round)
    let (absent, elsewhere) = (retests.count { $0 == .absent }, retests.count { $0 == .elsewhere })
    if absent > 0 {
      add(
        .retestedButAbsent, absent,
        .claim(
          "finding.retestedAbsent", ["finding": key, "round": round, "participants": absent],
          "recorded as retested in round \(round) with \(absent, "participant who is", "participants who are") in no counted session of that round"
        ))
    }
    if elsewhere > 0 {
      add(
        .retestedElsewhere, elsewhere,
        .claim(
          "finding.retestedElsewhere",
          ["finding": key, "round": round, "participants": elsewhere],
          "recorded as retested in round \(round) with \(elsewhere, "participant", "participants") not known to have tried it"
        ))
    }
    let met = moments(round).affected.count
    let isMet = met + moments(round).unnamed > 0
    let cameBack = row.retest?.returned.cameBack ?? 0
    if row.state == .notRetested, !isMet, cameBack > 0 {
      add(
        .notRetestedButBack, cameBack,
        .claim(
          "finding.notRetestedButBack",
          ["finding": key, "round": round, "participants": cameBack],
          "recorded as not retested in round \(round); \(cameBack, "affected participant", "affected participants") came back all the same"
        ))
    }
    switch row.state {
    case .fixed?: break
    case .notRetested?, nil:
      guard isMet, row.state != nil || !row.isFirst else { break }
      let recorded: Sentence =
        row.state == nil
        ? "no state recorded for round \(round)" : "recorded as not retested in round \(round)"
      let affected: Sentence =
        met > 0
        ? "\(met, "participant", "participants") affected"
        : "affected in sessions without named participants"
      add(
        row.state == nil ? .noStateButMet : .notRetestedButMet, met,
        .claim(
          "finding.unrecorded",
          ["finding": key, "round": round, "state": row.state?.id, "participants": met],
          recorded + "; the notes contradict this: " + affected))
    case .new?, .stillThere?, .better?, .worse?:
      if row.state == .new, !row.isFirst {
        add(
          .newButMetBefore, 0,
          .claim(
            "finding.notNew", ["finding": key, "round": round, "earlier": first],
            "recorded as new in round \(round), and known since round \(first)"))
      }
      // Without any note at all there is nothing that contradicts it.
      if !isMet, !backing.isEmpty {
        add(
          .openButNotMet, 0,
          .claim(
            "finding.unsupported", ["finding": key, "round": round],
            "recorded as open in round \(round); no counted note of that round supports this"))
      }
    }
    return found
  }

  /// How those who are recorded as retesting it did so.
  private func retests(_ round: Int) -> [FindingExposure.Retest] {
    (states[round]?.retestedWith ?? []).filter { !register.isExcluded($0) }.map { id in
      register.number(ofKnown: id).map { retest(of: $0, in: round) } ?? .absent
    }
  }
}
