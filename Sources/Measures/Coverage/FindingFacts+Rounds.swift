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
    _ finding: Finding, asOf round: Int?, firstSupport: Int?, edition: Edition, mask: NumberMask
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
    severities = finding.ratings.compactMap(\.severity).sorted(by: >)
    supports = finding.supports.count
    isNotRetested =
      round != nil && finding.kind != .strength && isOlder && wasOpen && !triedNow
  }

  /// The facts of each finding, `nil` for those of later rounds, in the order of the list.
  static func list(
    _ findings: [Finding], sessions: [SessionRecords], counted: CountedSessions, round: Int?,
    edition: Edition, mask: NumberMask
  ) -> [FindingFacts?] {
    guard !findings.isEmpty else { return [] }
    var rounds: [RecordID: Int] = [:]
    for entry in counted.entries { rounds[sessions[entry.index].session.id] = entry.round }
    return findings.map { finding in
      let supported = finding.supports.compactMap { support in
        ObservationReference(support.observation).flatMap { RecordID($0.session) }
          .flatMap { rounds[$0] }
      }
      return FindingFacts(
        finding, asOf: round, firstSupport: supported.min(), edition: edition, mask: mask)
    }
  }
}
