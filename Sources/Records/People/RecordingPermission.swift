/// Whether sound or picture of somebody may be kept: the one answer for recordings and transcripts.
///
/// What nobody has asked is no permission, and whoever was never asked whether they may be observed was not asked about
/// recordings either.
package enum RecordingPermission: String, CaseIterable, Hashable, Sendable {
  case granted
  /// Nobody wrote down whether it may.
  case notRecorded
  case refused
  /// Everything, or only recording, was taken back.
  case withdrawn
}

extension Participant {
  /// Taking it back weighs more than anything that was said before.
  package var recording: RecordingPermission {
    if standing == .withdrawn || withdrawals.contains(where: { $0.scope == .recording }) {
      return .withdrawn
    }
    if standing == .refused || consent.record == .refused { return .refused }
    return standing == .granted && consent.record == .granted ? .granted : .notRecorded
  }
}

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
