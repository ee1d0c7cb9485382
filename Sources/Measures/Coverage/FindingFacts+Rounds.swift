import Records

extension FindingFacts {
  /// A finding as it stood in a round.
  ///
  /// - Parameters:
  ///   - round: The reported round; `nil` while the study has no session.
  ///   - firstSupport: The earliest round whose notes support it, for findings without a state.
  ///   - edition: Remarks on a state often name participants; they stay with the team.
  /// - Returns: `nil` for a finding that only later rounds know.
  init?(
    _ finding: Finding, asOf round: Int?, firstSupport: Int?, fix: FindingFix?, edition: Edition,
    mask: NumberMask
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
    let triedNow = upToNow.contains { $0.round == last && $0.state != .notRetested }
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
      let fix =
        finding.kind == .strength
        ? nil
        : FindingFix(
          finding, asOf: view.round ?? Int.max, hurt: hurt.moments[index] ?? [], view.register,
          edition: view.edition, whom: FindingConcern(finding, mask: view.mask).words)
      return FindingFacts(
        finding, asOf: view.round, firstSupport: supported.min(), fix: fix,
        edition: view.edition, mask: view.mask)
    }
  }
}

/// Whom the notes show with problems that are called fixed; only the sessions that such findings name are read.
struct HurtPeople {
  /// By the finding's position in the study's list.
  private(set) var moments: [Int: [(round: Int, people: [Int])]] = [:]

  init(_ view: inout StudyView) {
    let findings = view.records.findings
    let called = Set(
      findings.indices.filter { index in
        findings[index].rounds.contains { $0.state == .fixed }
      })
    guard !called.isEmpty else { return }
    let named = Set(
      called.flatMap { findings[$0].supports }.compactMap {
        ObservationReference($0.observation)?.session
      })
    let backing = FindingBacking(findings)
    let last = view.round ?? Int.max
    for entry in view.counted.entries where entry.round <= last {
      let meeting = view.records.sessions[entry.index]
      guard named.contains(meeting.session.id.string) else { continue }
      let reading = backing.read(meeting, at: entry.index, register: &view.register)
      for (position, backed) in reading.backed {
        let moment = reading.moments[position]
        guard moment.showsProblem else { continue }
        let people = moment.people.isEmpty ? entry.people : moment.people
        for finding in backed.keys where called.contains(finding) {
          moments[finding, default: []].append((entry.round, people))
        }
      }
    }
  }
}
