/// Of which sessions of a study recordings may be kept.
package struct RecordingConsent: Sendable {
  private let granted: Set<RecordID>

  package init(_ records: StudyRecords) {
    let told = records.participants.filter { records.refusals[$0.id] == nil }
    granted = Set(told.filter { $0.recording == .granted }.map(\.id))
  }

  /// Whether everybody who took part has agreed. A rehearsal that names nobody shows colleagues, whose consent kerb does
  /// not keep; of any other session that names nobody it is not known.
  package func mayKeepRecordings(of session: Session) -> Bool {
    session.participants.isEmpty
      ? session.isPilot : session.participants.allSatisfy(granted.contains)
  }
}
