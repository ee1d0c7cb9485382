import JSON
import Localization
package import Records
package import Wording
import Workspace

/// Whether recordings of a session may be kept: everybody who took part has agreed to being recorded.
///
/// What nobody has asked is no permission. A rehearsal that names nobody shows colleagues, whose consent kerb does not
/// keep.
package struct MediaConsent {
  private let workbench: Workbench
  private let study: String

  package init(_ workbench: Workbench, study: String) {
    self.workbench = workbench
    self.study = study
  }

  /// - Throws: `WorkbenchError` where somebody has not agreed.
  package func check(_ session: Session) throws {
    if let refusal = try refusal(session) { throw refusal }
  }

  /// Why nothing of a session may be kept, played or told; `nil` where everybody has agreed.
  package func refusal(_ session: Session) throws -> WorkbenchError? {
    if session.participants.isEmpty {
      return session.isPilot
        ? nil
        : WorkbenchError(
          .invalidData, at: session.id.short,
          "it names nobody who took part, so whether they agreed to be recorded is not known",
          fix:
            "`kerb session edit \(study) \(session.id.short) --participant P07` says who took part")
    }
    for id in session.participants {
      if let words = Self.refusal(try permission(id), id, study) { return words }
    }
    return nil
  }

  private func permission(_ id: RecordID) throws -> RecordingPermission {
    let path = try RecordPath.participant(id.string, study: study)
    guard let file = WorkspaceFile(recordAt: path.text) else { return .notRecorded }
    let record = RecordLoader.read(file, in: workbench.location)
    if let person = record.participantWithFaults { return person.recording }
    return record.isErased ? .withdrawn : .notRecorded
  }

  private static func refusal(_ permission: RecordingPermission, _ id: RecordID, _ study: String)
    -> WorkbenchError?
  {
    let granting =
      "kerb participant consent \(study) \(id.short) --observe granted --record granted --manner speech"
    func refused(_ problem: Sentence, _ remedy: Sentence) -> WorkbenchError {
      WorkbenchError(.invalidData, at: id.short, problem, fix: remedy)
    }
    switch permission {
    case .granted: return nil
    case .notRecorded:
      return refused(
        "whether this person agreed to be recorded is not written down, so no recording is kept",
        "ask; if they agree: \(granting)")
    case .refused:
      return refused(
        "this person refused to be recorded",
        "delete the recording with all copies; if they have agreed since: \(granting)")
    case .withdrawn:
      return refused(
        "this person took it back that recordings of them are kept",
        "delete the recording with all copies")
    }
  }
}
