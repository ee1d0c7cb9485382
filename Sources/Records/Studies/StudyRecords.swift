import JSON

/// Everything that a workspace holds about one study, as plain values; tombstones and erased records are left out.
package struct StudyRecords: Sendable {
  package var study: Study
  package var participants: [Participant] = []
  /// People whose records were erased after a withdrawal: whatever still names them counts for nothing.
  package var erasedParticipants: Set<RecordID> = []
  /// What files say of refusals that are deleted or have faults: nothing else in them is told, but a refusal holds.
  package var refusals: [RecordID: Participant] = [:]
  /// Of these, the ones whose files have faults.
  package var faultyParticipants: Set<RecordID> = []
  /// People whose files cannot be read at all: nobody can tell whether they refused, so they do not count.
  package var unreadableParticipants: Set<RecordID> = []
  package var describedPeople: [DescribedPerson] = []
  package var sessions: [SessionRecords] = []
  package var findings: [Finding] = []
  package var evidence: [Evidence] = []
  /// What assistive technology hears on screens of the product.
  package var inventories: [ScreenInventory] = []
  /// Pictures of findings, notes, sessions, screens and tasks.
  package var attachments: [Attachment] = []
  package var responses: [Response] = []
  /// What the team went through with a profile in mind; their barriers stand among the evidence too.
  package var walkthroughs: [Walkthrough] = []
  /// Scales and questionnaires of the whole workspace.
  package var instruments: [Instrument] = []
  /// Spectrums of the whole workspace.
  package var spectrums: [Spectrum] = []

  /// Profiles of the whole workspace.
  package var profiles: [Profile] = []

  /// Fields of the study's files in which a merge left several values: nobody has settled them yet.
  package var unsettledFields = 0

  /// The workspace's salts of the digests of closed rounds; no report prints them.
  package var sharingSecrets: [String] = []

  package init(study: Study) { self.study = study }

  /// Everybody of whom nothing counts or is shown.
  package var peopleOut: Set<RecordID> {
    let out = participants.filter { $0.standing.isOut }.map(\.id)
    let refusals = refusals.filter { $0.value.standing.isOut }.keys
    return erasedParticipants.union(unreadableParticipants).union(out).union(refusals)
  }

  /// The pictures that may be shown: no participant of their sessions refused that or may have, as far as their files can be
  /// read, and nothing of any is hidden.
  package var shownPictures: [Attachment] {
    let out = peopleOut
    let people = participants + Array(refusals.values)
    let refused = out.union(
      people.filter { $0.recording.mayBeRefused(hasFaults: faultyParticipants.contains($0.id)) }
        .map(\.id))
    let known = refused.union(people.map(\.id))
    let present = Dictionary(
      sessions.map { (Text($0.session.id.string), $0.session.participants) },
      uniquingKeysWith: { one, _ in one })
    return attachments.filter { picture in
      !picture.meetings.contains { meeting in
        present[Text(meeting)]?.contains {
          picture.showsNobody ? out.contains($0) : refused.contains($0) || !known.contains($0)
        } ?? false
      }
    }
  }
}

extension StudyRecords {
  /// Takes help back that notes of the same meeting contradict: those of its other parts, and those that are in the whole
  /// study and not here.
  ///
  /// - Complexity: O(*n*) in the number of sessions and notes.
  package mutating func settleHelp(as whole: StudyRecords) {
    let meetings = Meetings(whole.sessions.map(\.session))
    let parts = Dictionary(grouping: whole.sessions.indices, by: meetings.first(of:))
    let places = Dictionary(
      whole.sessions.indices.map { (whole.sessions[$0].session.id, meetings.first(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    for index in sessions.indices {
      let meeting = places[sessions[index].session.id].flatMap { parts[$0] } ?? []
      sessions[index].settleHelp(meeting.map { whole.sessions[$0] })
    }
  }
}

/// One session with the logs of everybody who recorded it.
package struct SessionRecords: Sendable {
  package var session: Session
  package var logs: [Log]

  package init(session: Session, logs: [Log]) {
    self.session = session
    self.logs = logs
    settleHelp([self])
  }

  /// Takes each recorded "unassisted" back that a note of these parts of its meeting contradicts.
  fileprivate mutating func settleHelp(_ parts: [SessionRecords]) {
    guard session.attempts.contains(where: { $0.assistance == .unassisted }) else { return }
    let help = parts.flatMap(\.help)
    guard !help.isEmpty else { return }
    for index in session.attempts.indices { session.attempts[index].settleHelp(help) }
  }

  /// The notes of help; not those that name no task, if an attempt with recorded help may be meant.
  private var help: [Note] {
    let assisted = session.attempts.filter { $0.assistance == .assisted }
    return logs.flatMap { log in
      log.notes.filter { note in
        note.kind == .helpGiven
          && (note.task != nil || !assisted.contains { $0.isAbout(note.participant) })
      }
    }
  }

  /// The notes that are, and may be, about nobody of whom nothing is shown.
  package func notesShown(without out: Set<RecordID>) -> [Note] {
    let mayBeTheirs = session.participants.contains(where: out.contains)
    return logs.flatMap(\.notes).filter { note in
      note.participant.map { !out.contains($0) } ?? !mayBeTheirs
    }
  }

  /// Until when the session plausibly ran.
  package var span: SessionSpan { SessionSpan(session, logs) }
}
