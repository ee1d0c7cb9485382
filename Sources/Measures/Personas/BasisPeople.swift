import JSON
import Records

/// Who of one study stands behind what a claim rests on.
struct BasisPeople {
  let view: StudyView

  struct Miss: Error {
    let reason: BasisReading.Reason
  }

  /// Who stands behind something, and when it was.
  struct Behind {
    /// Not yet each once; nobody for a document and for somebody who checked the claim.
    let people: [RecordID]
    /// `nil` where the study does not say.
    var day: CalendarDay?
  }

  typealias Found = Result<Behind, Miss>

  func behind(_ kind: BasisKind, _ reference: String) -> Found {
    switch kind {
    case .note: note(reference)
    case .finding: finding(reference)
    case .response: response(reference)
    case .participant: participant(reference)
    case .document, .checked: .success(Behind(people: []))
    }
  }

  private func miss(_ reason: BasisReading.Reason) -> Found { .failure(Miss(reason: reason)) }

  // MARK: Notes and findings

  private func note(_ reference: String) -> Found {
    let parts = reference.split(separator: "/").map(String.init)
    guard parts.count == 2,
      let place = view.records.sessions.firstIndex(where: {
        Text.isSame($0.session.id.string, parts[0])
      }),
      let log = view.records.sessions[place].logs.first(where: { log in
        log.notes.contains { Text.isSame($0.id, parts[1]) }
      }),
      let note = log.notes.first(where: { Text.isSame($0.id, parts[1]) })
    else { return miss(.notFound) }
    return person(behind: note, ofSessionAt: place).map {
      Behind(people: $0.people, day: log.day)
    }
  }

  private func person(behind note: Observation, ofSessionAt place: Int) -> Found {
    let found = person(note.participant, ofSessionAt: place)
    if case .success = found, note.basis == .inferred { return miss(.reasoned) }
    return found
  }

  /// The one person whom something of a session is about.
  private func person(_ named: RecordID?, ofSessionAt place: Int) -> Found {
    let session = view.records.sessions[place].session
    if session.isPilot { return miss(.pilot) }
    if let named {
      return view.register.isExcluded(named) ? miss(.excluded) : .success(Behind(people: [named]))
    }
    if session.participants.contains(where: view.register.isExcluded) { return miss(.excluded) }
    guard let only = session.participants.first else { return miss(.namesNobody) }
    return session.participants.count == 1
      ? .success(Behind(people: [only])) : miss(.severalPeople)
  }

  /// The people whose notes show what a finding says: that somebody met the problem, or that the strength worked.
  private func finding(_ reference: String) -> Found {
    guard
      let finding = view.records.findings.first(where: { Text.isSame($0.id.string, reference) })
    else { return miss(.notFound) }
    let named = Set(
      finding.supports.compactMap { ObservationReference($0.observation) }
        .map { Text($0.session) })
    let backing = FindingBacking([finding])
    var register = view.register
    var (people, day): ([RecordID], CalendarDay?) = ([], nil)
    for entry in view.counted.entries {
      let meeting = view.records.sessions[entry.index]
      guard named.contains(Text(meeting.session.id.string)) else { continue }
      let reading = backing.read(meeting, at: entry.index, register: &register)
      var moments = reading.moments
      UnfinishedTasks(entry.attempts(of: meeting.session, register: &register))
        .mark(&moments, of: entry)
      for (place, findings) in reading.backed where Self.shows(moments[place], finding.kind) {
        for (address, _) in findings.values.flatMap({ $0 }) {
          let note = meeting.logs[address.log].observations[address.observation]
          guard let found = try? person(behind: note, ofSessionAt: entry.index).get() else {
            continue
          }
          people += found.people
          day = [day, meeting.logs[address.log].day].compactMap(\.self).max()
        }
      }
    }
    return people.isEmpty ? miss(.noSupport) : .success(Behind(people: people, day: day))
  }

  private static func shows(_ moment: Moment, _ kind: FindingKind?) -> Bool {
    kind == .strength ? moment.showsItWorked : moment.showsProblem
  }

  // MARK: Answers and people

  private func response(_ reference: String) -> Found {
    guard
      let response = view.records.responses.first(where: { Text.isSame($0.id.string, reference) })
    else { return miss(.notFound) }
    let day = response.givenOn.flatMap { CalendarDay($0) }
    if let session = response.session {
      guard let place = view.records.sessions.firstIndex(where: { $0.session.id == session })
      else { return miss(.notFound) }
      return person(response.participant, ofSessionAt: place).map {
        Behind(people: $0.people, day: day)
      }
    }
    guard let person = response.participant else { return miss(.namesNobody) }
    return view.register.isExcluded(person)
      ? miss(.excluded) : .success(Behind(people: [person], day: day))
  }

  /// Somebody who took part, not in a pilot alone, or who agreed to take part.
  private func participant(_ reference: String) -> Found {
    guard let id = RecordID(reference), view.register.knows(id) else { return miss(.notFound) }
    if view.register.isExcluded(id) { return miss(.excluded) }
    let sessions = view.records.sessions.map(\.session).filter { $0.participants.contains(id) }
    let hasAnswered = view.records.responses.contains { $0.session == nil && $0.participant == id }
    if hasAnswered || sessions.contains(where: { !$0.isPilot }) {
      return .success(Behind(people: [id]))
    }
    if !sessions.isEmpty { return miss(.pilotOnly) }
    let hasAgreed = view.register.consenting(id)?.standing == .granted
    return hasAgreed ? .success(Behind(people: [id])) : miss(.tookNoPart)
  }
}

extension Log {
  /// The day on which recording began.
  fileprivate var day: CalendarDay? { startedAt.flatMap { CalendarDay(String($0.prefix(10))) } }
}
