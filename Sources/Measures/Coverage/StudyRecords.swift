package import Records

/// Everything that the files of one study say, ready to be measured.
///
/// Plain values: whoever reads the files fills them in, in any order. Records that are tombstones or that could not
/// be read stay out.
package struct StudyRecords: Sendable {
  package var study: Study
  package var participants: [Participant]
  package var describedPeople: [DescribedPerson]
  package var sessions: [SessionRecords]
  package var findings: [Finding]
  package var evidence: [Evidence]
  package var responses: [Response]
  /// The instruments of the workspace; those that no placement names are not used.
  package var instruments: [Instrument]
  /// The spectrums of the workspace; they give the dimensions of a team their labels.
  package var spectrums: [Spectrum]

  package init(
    study: Study, participants: [Participant] = [], describedPeople: [DescribedPerson] = [],
    sessions: [SessionRecords] = [], findings: [Finding] = [], evidence: [Evidence] = [],
    responses: [Response] = [], instruments: [Instrument] = [], spectrums: [Spectrum] = []
  ) {
    self.study = study
    self.participants = participants
    self.describedPeople = describedPeople
    self.sessions = sessions
    self.findings = findings
    self.evidence = evidence
    self.responses = responses
    self.instruments = instruments
    self.spectrums = spectrums
  }
}

/// One session with everything that was written down in it.
package struct SessionRecords: Sendable {
  package var session: Session
  package var logs: [Log]

  package init(session: Session, logs: [Log]) {
    self.session = session
    self.logs = logs
  }
}
