package import Records

/// The notes and entries behind the counts of a coverage, to be read one by one.
///
/// They are found by the same reading as the counts: as many notes and entries name a place here as the coverage
/// counts items there.
package struct CountedItems: Sendable {
  /// A moment of a session, by the first of its notes.
  package struct Note: Sendable {
    package let session: RecordID
    package let log: RecordID
    package let observation: String
    package let kind: ObservationKind?
    package let impact: Impact?
    /// Whom it is about; everybody in the session where no note says so.
    package let participants: [RecordID]
    /// Several loggers wrote this moment down.
    package let loggers: Int
    /// The places that a reviewer has confirmed.
    package let confirmed: PlaceSet
  }

  private let notes: [(places: PlaceSet, note: Note)]
  private let entries: [EntryFacts]

  /// - `round`: The round that the coverage reports, as ``RoundFacts/number`` says.
  /// - Complexity: O(*n*) in the number of notes.
  package init(_ unordered: StudyRecords, round: Int?) {
    let records = unordered.inOrder()
    var register = ParticipantRegister(records, edition: .team)
    let counted = CountedSessions(records.sessions, register: &register)
    let reader = MomentReader(supports: SupportIndex())
    var notes: [(PlaceSet, Note)] = []
    for entry in counted.entries where entry.round == round {
      let meeting = records.sessions[entry.index]
      for moment in reader.moments(of: meeting, at: entry.index, register: &register) {
        let log = meeting.logs[moment.address.log]
        let people = moment.people.isEmpty ? entry.people : moment.people
        notes.append(
          (
            moment.places,
            Note(
              session: meeting.session.id, log: log.id,
              observation: log.observations[moment.address.observation].id, kind: moment.kind,
              impact: moment.impact, participants: people.map { register.ids[$0] }.sorted(),
              loggers: moment.loggers, confirmed: moment.confirmed)
          ))
      }
    }
    self.notes = notes
    let mask = NumberMask(records, edition: .team)
    entries = records.evidence(ofRound: round).flatMap { _, batch in
      batch.items.compactMap { EntryFacts(batch, $0, mask: mask) }
    }
  }

  /// The notes that name exactly this place, in the order of sessions and notes.
  package func notes(at place: Place) -> [Note] {
    notes.filter { $0.places.contains(place) }.map(\.note)
  }

  /// The entries that name exactly this place.
  package func entries(at place: Place) -> [EntryFacts] {
    entries.filter { $0.places.contains(place) }
  }
}
