import JSON
import Records

/// Builds the rows of one finding, round by round.
struct RoundRows {
  let assembly: FindingAssembly
  let finding: Finding
  let backing: [BackingMoment]
  /// The tasks during which somebody met it.
  let tasks: Set<Text>
  private let byRound: [Int: [BackingMoment]]
  private let exposure: FindingExposure

  init(assembly: FindingAssembly, finding: Finding, backing: [BackingMoment]) {
    self.assembly = assembly
    self.finding = finding
    self.backing = backing
    byRound = Dictionary(grouping: backing, by: \.round)
    var tasks: Set<Text> = []
    for backed in backing where backed.moment.showsProblem {
      for note in backed.notes {
        if let task = assembly.note(at: note.address).0.task { tasks.insert(Text(task)) }
      }
    }
    self.tasks = tasks
    exposure = FindingExposure(
      finding, noted: tasks, study: assembly.view.records.study, mask: assembly.view.mask)
  }

  /// From the first round that knows the finding up to the reported one.
  func rows() -> [FindingRound] {
    let last = assembly.view.round ?? Int.max
    let states = Dictionary(
      finding.rounds.map { ($0.round, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(states.keys).union(byRound.keys).filter { $0 <= last }
    // Nobody has noted a state or a note: it stands in the reported round alone.
    guard let first = known.min() ?? assembly.view.round else { return [] }
    let rounds = known.union(assembly.view.counted.rounds.filter { first <= $0 && $0 <= last })
    return rounds.union([first]).sorted().map { round in
      row(round, states[round], isFirst: round == first)
    }
  }

  private func row(_ round: Int, _ state: Finding.RoundState?, isFirst: Bool) -> FindingRound {
    let moments = byRound[round] ?? []
    let met = met(in: round)
    let unhindered = moments.filter { $0.moment.showsNoProblem }.reduce(into: Set<Int>()) {
      $0.formUnion($1.people)
    }
    let retested = (state?.retestedWith ?? []).filter { !assembly.view.register.isExcluded($0) }
      .sorted()
    let isTeam = assembly.view.edition == .team
    return FindingRound(
      round: round, state: state?.state, note: isTeam ? state?.note : nil,
      retestedCount: retested.count, retestedWith: isTeam ? retested : [],
      frequency: frequency(round, met, moments),
      withoutTrouble: unhindered.subtracting(met).count, moments: moments.count,
      isFirst: isFirst)
  }

  /// Register numbers of those whom the notes of a round show with the problem.
  private func met(in round: Int) -> Set<Int> {
    (byRound[round] ?? []).filter { $0.moment.showsProblem }.reduce(into: Set<Int>()) {
      $0.formUnion($1.people)
    }
  }

  /// Those of whom a note of it names no other place.
  private func metHere(_ moments: [BackingMoment]) -> Set<Int> {
    moments.filter { backed in
      backed.moment.showsProblem
        && backed.notes.contains { exposure.isPlaced(assembly.note(at: $0.address).0) }
    }.reduce(into: Set<Int>()) { $0.formUnion($1.people) }
  }

  /// Divides by those who could meet it.
  private func frequency(
    _ round: Int, _ met: Set<Int>, _ moments: [BackingMoment]
  ) -> FindingFrequency {
    exposure.frequency(
      in: assembly.evidence.rounds[round] ?? RoundPeople(), met: met, metHere: metHere(moments),
      isCounted: !backing.isEmpty,
      ofNobodyNamed: moments.count { $0.moment.showsProblem && $0.people.isEmpty },
      assembly.view.register, mask: assembly.view.mask)
  }

  /// Whether a fix was tried again by somebody whom the problem had hurt before; `nil` where it is not called fixed.
  func fix() -> FindingFix? {
    guard finding.kind != .strength else { return nil }
    let last = assembly.view.round ?? Int.max
    return FindingFix(
      finding, asOf: last,
      hurt: backing.filter { $0.moment.showsProblem }.map { ($0.round, $0.people) },
      assembly.view.register, edition: assembly.view.edition, whom: exposure.whom,
      gotThrough: { number, round in retest(of: number, round) == .through })
  }

  private func retest(of number: Int, _ round: Int) -> FindingExposure.Retest {
    exposure.retest(of: number, in: assembly.evidence.rounds[round] ?? RoundPeople())
  }

  /// What the notes say against the states.
  func contradictions(_ rows: [FindingRound]) -> [FindingContradiction] {
    guard finding.kind != .strength else { return [] }
    let states = Dictionary(
      finding.rounds.map { ($0.round, $0) }, uniquingKeysWith: { first, _ in first })
    return rows.flatMap { row in contradictions(row, states[row.round], before: rows) }
  }

  private func contradictions(
    _ row: FindingRound, _ state: Finding.RoundState?, before rows: [FindingRound]
  ) -> [FindingContradiction] {
    var found: [FindingContradiction.Kind: Int] = [:]
    let isMet = row.frequency.metByAll > 0 || row.frequency.ofNobodyNamed > 0
    let people = row.frequency.metByAll
    // Without any note at all there is nothing that says otherwise.
    let isUnsupported = !isMet && !backing.isEmpty
    var earlier: Int?
    switch row.state {
    case .fixed?:
      if isMet { found[.fixedButMet] = people }
      if state?.retestedWith.isEmpty ?? true { found[.fixedWithoutRetest] = 0 }
    case .notRetested?: if isMet { found[.notRetestedButMet] = people }
    case nil: if isMet, !row.isFirst { found[.noStateButMet] = people }
    case .new?:
      if !row.isFirst {
        found[.newButMetBefore] = 0
        earlier = rows.first?.round
      }
      if isUnsupported { found[.openButNotMet] = 0 }
    case .stillThere?, .better?, .worse?: if isUnsupported { found[.openButNotMet] = 0 }
    }
    let retests = retests(state, row.round)
    let (absent, elsewhere) = (retests.count { $0 == .absent }, retests.count { $0 == .elsewhere })
    if absent > 0 { found[.retestedButAbsent] = absent }
    if elsewhere > 0 { found[.retestedElsewhere] = elsewhere }
    let stopped = retests.count { $0 == .stopped }
    if row.state == .fixed, stopped > 0 { found[.fixedButStopped] = stopped }
    if row.frequency.isCounted, row.frequency.metBeyond > 0, row.frequency.exposure != .notedTasks {
      found[.metByOthers] = row.frequency.metBeyond
    }
    return FindingContradiction.Kind.allCases.compactMap { kind in
      found[kind].map {
        FindingContradiction(
          kind: kind, round: row.round, people: $0,
          earlier: kind == .newButMetBefore ? earlier : nil)
      }
    }
  }

  /// How those who are said to have tried it again did so.
  private func retests(_ state: Finding.RoundState?, _ round: Int) -> [FindingExposure.Retest] {
    (state?.retestedWith ?? []).filter { !assembly.view.register.isExcluded($0) }.map { id in
      assembly.view.register.number(ofKnown: id).map { retest(of: $0, round) } ?? .absent
    }
  }
}
