/// Everything that a workspace holds about one study, as plain values; tombstones and erased records are left out.
package struct StudyRecords: Sendable {
  package var study: Study
  package var participants: [Participant] = []
  /// People whose records were erased after a withdrawal: whatever still names them counts for nothing.
  package var erasedParticipants: Set<RecordID> = []
  /// People whose files were deleted, which is no withdrawal: nothing in them is told, but a refusal still holds.
  package var deletedParticipants: [Participant] = []
  package var describedPeople: [DescribedPerson] = []
  package var sessions: [SessionRecords] = []
  package var findings: [Finding] = []
  package var evidence: [Evidence] = []
  package var responses: [Response] = []
  /// Scales and questionnaires of the whole workspace.
  package var instruments: [Instrument] = []
  /// Spectrums of the whole workspace.
  package var spectrums: [Spectrum] = []

  package init(study: Study) { self.study = study }
}

/// One session with the logs of everybody who recorded it.
package struct SessionRecords: Sendable {
  package var session: Session
  package var logs: [Log]

  package init(session: Session, logs: [Log]) {
    self.session = session
    self.logs = logs
  }

  /// Until when the session plausibly ran.
  package var span: SessionSpan { SessionSpan(session, logs) }
}
