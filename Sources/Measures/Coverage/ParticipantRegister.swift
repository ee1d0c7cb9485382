import Records

/// Numbers for participants, so that everything after reading counts with integers.
struct ParticipantRegister {
  private var numbers: [RecordID: Int] = [:]
  private(set) var ids: [RecordID] = []
  /// The participant file; `nil` for somebody whom only sessions name.
  private(set) var records: [Participant?] = []
  /// Who took all consent back.
  private(set) var isWithdrawn: [Bool] = []

  init(_ participants: [Participant]) {
    numbers.reserveCapacity(participants.count)
    for participant in participants where numbers[participant.id] == nil {
      add(participant.id, participant)
    }
  }

  var count: Int { ids.count }

  mutating func number(of id: RecordID) -> Int {
    numbers[id] ?? add(id, nil)
  }

  /// The file of somebody who has not withdrawn; `nil` for everybody else.
  func consenting(_ id: RecordID) -> Participant? {
    guard let number = numbers[id], !isWithdrawn[number] else { return nil }
    return records[number]
  }

  /// Whether somebody's technology is not known although the list is empty: declined, not asked or unknown.
  func hasUnknownTechnology(_ number: Int) -> Bool {
    guard let record = records[number] else { return true }
    return record.absences.assistiveTechnologies != nil
  }

  /// Whether a file or a session of the study names somebody.
  func knows(_ id: RecordID) -> Bool { numbers[id] != nil }

  /// Whether somebody took all consent back; no for somebody whom the study does not name.
  func hasWithdrawn(_ id: RecordID) -> Bool { numbers[id].map { isWithdrawn[$0] } ?? false }

  @discardableResult
  private mutating func add(_ id: RecordID, _ participant: Participant?) -> Int {
    numbers[id] = ids.count
    ids.append(id)
    records.append(participant)
    isWithdrawn.append(participant?.withdrawals.contains { $0.scope == .all } ?? false)
    return ids.count - 1
  }
}
