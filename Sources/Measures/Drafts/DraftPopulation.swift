package import Records

/// Everybody of a study whom a reader of a draft may know, and of whom a draft may be made.
package struct DraftPopulation: Sendable {
  /// One participant.
  package struct Person: Sendable {
    package let id: RecordID
    package let values: Set<CoarseValue>
    /// Whether the person agreed to future use, and takes part still.
    package let hasAgreed: Bool
    /// The sessions that count to which the person came.
    package let sessions: Set<RecordID>

    package init(
      id: RecordID, values: Set<CoarseValue>, hasAgreed: Bool, sessions: Set<RecordID>
    ) {
      self.id = id
      self.values = values
      self.hasAgreed = hasAgreed
      self.sessions = sessions
    }
  }

  /// In the order of their ids.
  package let people: [Person]

  package init(_ people: [Person]) { self.people = people.sorted { $0.id < $1.id } }

  package init(_ records: StudyRecords) {
    let view = StudyView(records, options: ReportOptions())
    var sessions: [Int: Set<RecordID>] = [:]
    for entry in view.counted.entries {
      let id = view.records.sessions[entry.index].session.id
      for person in entry.people { sessions[person, default: []].insert(id) }
    }
    let register = view.register
    let known = (0..<register.count).filter(register.isRegistered)
    self.init(
      known.compactMap { number in
        guard let person = register.records[number] else { return nil }
        return Person(
          id: person.id, values: CoarseValue.all(of: person), hasAgreed: person.allowsFutureUse,
          sessions: sessions[number] ?? [])
      })
  }
}

extension Participant {
  /// Whether notes may be used for later work: agreed to, and not taken back since.
  package var allowsFutureUse: Bool {
    consent.futureUse == .granted && !standing.isOut
      && !withdrawals.contains { $0.scope == .futureUse || $0.scope == .all }
  }
}
