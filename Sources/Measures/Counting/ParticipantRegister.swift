import Records

/// Numbers for participants, so that everything after reading counts with integers.
struct ParticipantRegister {
  private var numbers: [RecordID: Int] = [:]
  private(set) var ids: [RecordID] = []
  /// The participant file; `nil` for somebody whom only sessions name, and for somebody of whom nothing counts, so that
  /// no measure can tell of them.
  private(set) var records: [Participant?] = []
  /// Why nothing of somebody counts; `nil` for those who count.
  private(set) var exclusions: [Exclusion?] = []
  /// Whether there is a file of somebody.
  private var hasFile: [Bool] = []
  private let edition: Edition
  private let erased: Set<RecordID>
  private let unreadable: Set<RecordID>
  /// What deleted and faulty files say; only refusals and withdrawals of them hold.
  private let refusals: [RecordID: Participant]

  init(_ records: StudyRecords, edition: Edition) {
    self.edition = edition
    erased = records.erasedParticipants
    unreadable = records.unreadableParticipants
    refusals = records.refusals
    let participants = records.participants
    numbers.reserveCapacity(participants.count)
    for participant in participants where numbers[participant.id] == nil {
      add(participant.id, participant)
    }
  }

  var count: Int { ids.count }

  mutating func number(of id: RecordID) -> Int {
    numbers[id] ?? add(id, nil)
  }

  /// The number of somebody whom the study names; `nil` for a stranger.
  func number(ofKnown id: RecordID) -> Int? { numbers[id] }

  /// The file of somebody who counts; `nil` for everybody else.
  func consenting(_ id: RecordID) -> Participant? {
    guard let number = numbers[id], exclusions[number] == nil else { return nil }
    return records[number]
  }

  /// Whether nothing of somebody counts; no for somebody whom the study does not name.
  func isExcluded(_ id: RecordID) -> Bool { exclusion(of: id) != nil }

  /// Why nothing of somebody counts; `nil` also for somebody whom the study does not name.
  func exclusion(of id: RecordID) -> Exclusion? {
    if let number = numbers[id] { return exclusions[number] }
    let isNamed = erased.contains(id) || unreadable.contains(id) || refusals[id] != nil
    return isNamed ? exclusion(id, nil) : nil
  }

  /// Whether something of a session counts: not what is of an excluded participant, or may be.
  ///
  /// - Parameters:
  ///   - participant: Whose it is; `nil` where the record does not say.
  ///   - namesExcluded: Whether the session names an excluded participant.
  func counts(_ participant: RecordID?, namesExcluded: Bool) -> Bool {
    participant.map { !isExcluded($0) } ?? !namesExcluded
  }

  /// The number of somebody who counts; `nil` for those of whom nothing does.
  mutating func counting(_ id: RecordID) -> Int? {
    let number = number(of: id)
    return exclusions[number] == nil ? number : nil
  }

  /// How many people are excluded for one reason.
  func count(of exclusion: Exclusion) -> Int { exclusions.count { $0 == exclusion } }

  /// Why it is not known what technology somebody uses, as far as their file says; `nil` where it is known.
  func technologyUnknown(_ number: Int) -> Unknown? {
    Unknown(records[number]?.assistiveTechnologiesState)
  }

  /// Why nothing is known of somebody's needs; `nil` where they are known.
  func needsUnknown(_ number: Int) -> Unknown? { Unknown(records[number]?.needsState) }

  /// Whether nobody recorded what somebody consented to, which is no refusal.
  func lacksConsentRecord(_ number: Int) -> Bool {
    (records[number]?.standing ?? .notRecorded) == .notRecorded
  }

  /// Whether somebody refused, or took back, that notes leave the team.
  func keepsNotesInTeam(_ number: Int) -> Bool {
    (records[number] ?? refusals[ids[number]])?.keepsNotesInTeam ?? false
  }

  /// Whether a file or a session of the study names somebody.
  func knows(_ id: RecordID) -> Bool { numbers[id] != nil }

  @discardableResult
  private mutating func add(_ id: RecordID, _ participant: Participant?) -> Int {
    numbers[id] = ids.count
    ids.append(id)
    hasFile.append(participant != nil)
    let exclusion = exclusion(id, participant)
    records.append(exclusion == nil || exclusion == .keptInTeam ? participant : nil)
    exclusions.append(exclusion)
    return ids.count - 1
  }

  private func exclusion(_ id: RecordID, _ participant: Participant?) -> Exclusion? {
    if erased.contains(id) { return .withdrawn }
    let file = participant ?? refusals[id]
    if let found = Exclusion(file, edition: edition) { return found }
    if unreadable.contains(id) { return .unreadable }
    // A file that is gone may have held a refusal.
    return edition == .share && file == nil ? .keptInTeam : nil
  }

  /// Whether somebody with a file counts.
  func isRegistered(_ number: Int) -> Bool { hasFile[number] && exclusions[number] == nil }
}
