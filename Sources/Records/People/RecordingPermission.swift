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

  /// Whether the participant said no, at first or later: then no picture that may show them is shown or sent.
  package var isRefused: Bool { self == .refused || self == .withdrawn }

  /// Whether they may have said no: they did, or their file has faults and does not grant it, so that no one can tell.
  package func mayBeRefused(hasFaults: Bool) -> Bool {
    isRefused || hasFaults && self != .granted
  }
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
