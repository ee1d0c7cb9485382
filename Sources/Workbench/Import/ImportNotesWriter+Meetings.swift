import Interchange
import JSON
import Localization
import Merging
import Records
import Wording

/// The notes of one person in a session that rows name.
struct NamedMeeting {
  let meeting: NamedSessions.Meeting
  let person: String
  let notes: [LivedPlan.Note]
}

extension ImportNotesWriter {
  /// What somebody's rows add to sessions that they name, in the order of the sessions' ids.
  static func meetings(of person: LivedPlan.Person) -> [NamedMeeting] {
    Dictionary(grouping: person.notes.filter { $0.meeting != nil }) { $0.meeting }
      .compactMap { meeting, notes in
        meeting.map { NamedMeeting(meeting: $0, person: person.id, notes: notes) }
      }
      .sorted { Text.precedes($0.meeting.session, $1.meeting.session) }
  }

  /// - Throws: ``WorkbenchError`` where a session would have to be made in a closed round.
  func check(
    _ plan: LivedPlan, _ meetings: [NamedMeeting], _ numbers: SessionNumbers,
    _ present: LivedPlan.Present, _ result: inout ImportNotesResult
  ) throws {
    let rounds = try ClosedRounds(study, workbench)
    let isMaking =
      meetings.contains(where: \.meeting.isNew)
      || plan.people.contains { person in
        numbers.made(for: person) == nil && person.notes.contains { $0.meeting == nil }
      }
    if isMaking { try rounds.check(options.round ?? 1) }
    let named = Set(meetings.map { Text($0.meeting.session) })
    result.note(
      Set(present.sessions.filter { named.contains(Text($0.id)) }.map(\.round)).sorted()
        .flatMap { rounds.remarks(changing: $0) })
  }

  /// Writes one log for each session that rows name, whoever they are about.
  func write(_ meetings: [NamedMeeting], _ present: StudyHolding) throws {
    let bySession = Dictionary(grouping: meetings) { Text($0.meeting.session) }
    for session in bySession.keys.sorted() {
      guard let parts = bySession[session], let meeting = parts.first?.meeting else { continue }
      try writeSession(session.string, parts.map(\.person), present)
      let path = try RecordPath.log(meeting.log, session: session.string, study: study)
      var (draft, isNew) = try draft(path, Log.format, id: "log-\(meeting.log)", present)
      if isNew { try draft.set(\Log.recorderRole, to: options.recorder) }
      for part in parts {
        for note in part.notes {
          try Self.add(note, of: part.person, session.string, to: &draft)
        }
      }
      try workbench.write(draft, to: path, isNew: isNew)
    }
  }

  /// Makes a session, or puts people into one where nobody took part yet.
  private func writeSession(
    _ session: String, _ people: [String], _ present: StudyHolding
  ) throws {
    let path = try RecordPath.session(session, study: study)
    var (draft, isNew) = try draft(path, Session.format, id: session, present)
    let before = draft.root
    let session = Holder<Session>()
    if isNew, let round = options.round { try draft.set(\Session.round, to: round) }
    if draft.value(session.field(\.productVersion))?.string == nil,
      let version = options.productVersion
    {
      try draft.set(\Session.productVersion, to: version)
    }
    // The people of a session that has some were compared with the rows already.
    let participants = session.field(\.participants)
    if (draft.value(participants)?.array ?? []).isEmpty {
      for person in people { try draft.include(true, person, in: participants) }
    }
    if isNew || draft.root != before { try workbench.write(draft, to: path, isNew: isNew) }
  }
}

extension ImportNotesResult {
  /// Says where notes that a session had get other numbers, because imported ones come before them.
  mutating func tellMoved(_ meetings: [NamedMeeting], in present: [String: [String]]) {
    let bySession = Dictionary(grouping: meetings) { $0.meeting.session }
    for session in bySession.keys.sorted(by: { Text.precedes($0, $1) }) {
      let old = present[session] ?? []
      let new = (bySession[session] ?? []).flatMap(\.notes).map(\.key)
      let numbers = NoteNumbers(ids: Array(Set((old + new).map { Text($0) })).map(\.string))
      let before = NoteNumbers(ids: old)
      guard
        let moved = (1...max(old.count, 1)).first(where: { number in
          before.id(of: number).map { numbers.number(of: $0) != number } ?? false
        }), let id = before.id(of: moved), let number = numbers.number(of: id)
      else { continue }
      let short = RecordID(session)?.short ?? session
      note([
        "Imported notes come before those that \(short) had: \(short)#\(moved) is \(short)#\(number) now."
      ])
    }
  }
}
