import JSON
import Records

extension FindingFacts {
  /// A finding as it stood in a round.
  ///
  /// - Parameters:
  ///   - round: The reported round; `nil` while the study has no session.
  ///   - firstSupport: The earliest round whose notes support it, for findings without a state.
  ///   - couldBeMet: Whether anybody of the reported round is known to have been where it is.
  ///   - edition: Remarks on a state often name participants; they stay with the team.
  /// - Returns: `nil` for a finding that only later rounds know.
  init?(
    _ finding: Finding, asOf round: Int?, firstSupport: Int?, fix: FindingFix?, couldBeMet: Bool,
    edition: Edition, mask: NumberMask
  ) {
    let last = round ?? Int.max
    let states = finding.rounds.sorted { $0.round < $1.round }
    let upToNow = states.filter { $0.round <= last }
    let first = states.first?.round ?? firstSupport
    if let first, first > last { return nil }
    let current = upToNow.last
    // "Not retested" says nothing new: the state before it stands.
    let tested = upToNow.last { $0.state != .notRetested }
    let before = upToNow.last { $0.round < last && $0.state != .notRetested }
    let wasOpen = before?.state?.isOpen ?? (tested == nil)
    let now = upToNow.first { $0.round == last }
    // Without a state for the round, people who were where it is have tried it, whatever they met.
    let triedNow = now.map { $0.state != .notRetested } ?? couldBeMet
    let isOlder = (first ?? last) < last
    id = finding.id
    title = mask.text(finding.title)
    kind = finding.kind
    isBeyondWcag = finding.isBeyondWcag
    places = finding.places.sorted()
    state = (tested ?? current)?.state
    stateRound = (tested ?? current)?.round
    stateNote = edition == .team ? (tested ?? current)?.note : nil
    retestedWith = (tested ?? current)?.retestedWith.count ?? 0
    self.fix = fix
    severities = finding.ratings.compactMap(\.severity).sorted(by: >)
    supports = finding.supports.count
    isNotRetested =
      round != nil && finding.kind != .strength && isOlder && wasOpen && !triedNow
  }

  /// The facts of each finding, `nil` for those of later rounds, in the order of the list.
  static func list(_ view: inout StudyView) -> [FindingFacts?] {
    let findings = view.records.findings
    guard !findings.isEmpty else { return [] }
    let hurt = HurtPeople(&view)
    var rounds: [RecordID: Int] = [:]
    for entry in view.counted.entries {
      rounds[view.records.sessions[entry.index].session.id] = entry.round
    }
    return findings.enumerated().map { index, finding in
      let supported = finding.supports.compactMap { support in
        ObservationReference(support.observation).flatMap { RecordID($0.session) }
          .flatMap { rounds[$0] }
      }
      let exposure = FindingExposure(
        finding, noted: hurt.tasks[index] ?? [], study: view.records.study, mask: view.mask)
      let fix =
        finding.kind == .strength
        ? nil
        : FindingFix(
          finding, asOf: view.round ?? Int.max, hurt: hurt.moments[index] ?? [], view.register,
          edition: view.edition, whom: exposure.whom,
          gotThrough: { number, round in
            exposure.retest(of: number, in: hurt.rounds[round] ?? RoundPeople()) == .through
          })
      let here = view.round.flatMap { hurt.rounds[$0] } ?? RoundPeople()
      return FindingFacts(
        finding, asOf: view.round, firstSupport: supported.min(), fix: fix,
        couldBeMet: (hurt.moments[index] ?? []).contains { $0.round == view.round }
          || exposure.anybodyCouldMeet(in: here, view.register, mask: view.mask),
        edition: view.edition, mask: view.mask)
    }
  }
}

/// Whom the notes show with problems, and who was where in the rounds that tried them again.
struct HurtPeople {
  /// By the finding's position in the study's list.
  private(set) var moments: [Int: [(round: Int, people: [Int])]] = [:]
  /// The same for the tasks during which it was met.
  private(set) var tasks: [Int: Set<Text>] = [:]
  /// Who was where, in the reported round and those in which something is called fixed.
  private(set) var rounds: [Int: RoundPeople] = [:]

  init(_ view: inout StudyView) {
    let findings = view.records.findings
    let fixed = Set(
      findings.flatMap(\.rounds).filter { $0.state == .fixed }.map(\.round))
    let named = Set(
      findings.flatMap(\.supports).compactMap {
        ObservationReference($0.observation)?.session
      })
    let backing = FindingBacking(findings)
    let last = view.round ?? Int.max
    for entry in view.counted.entries where entry.round <= last {
      let meeting = view.records.sessions[entry.index]
      let isAsked = entry.round == view.round || fixed.contains(entry.round)
      let isNamed = named.contains(meeting.session.id.string)
      guard isAsked || isNamed else { continue }
      let reading = backing.read(meeting, at: entry.index, register: &view.register)
      if isAsked {
        rounds[entry.round, default: RoundPeople()].add(
          entry, meeting, reading.moments, register: &view.register)
      }
      if isNamed { add(reading, of: entry, view) }
    }
  }

  private mutating func add(
    _ reading: FindingBacking.Reading, of entry: CountedSessions.Entry, _ view: StudyView
  ) {
    for (position, backed) in reading.backed {
      let moment = reading.moments[position]
      guard moment.showsProblem else { continue }
      let people = moment.people.isEmpty ? entry.people : moment.people
      for (finding, notes) in backed {
        moments[finding, default: []].append((entry.round, people))
        for (address, _) in notes {
          let log = view.records.sessions[address.session].logs[address.log]
          guard let task = log.observations[address.observation].task else { continue }
          tasks[finding, default: []].insert(Text(task))
        }
      }
    }
  }
}
