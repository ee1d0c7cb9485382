import JSON
import Localization
import Records
import Wording

extension ParticipantErasure {
  /// The id of whom somebody means. Erasing somebody else by a slip must not happen, so a short id is not enough.
  ///
  /// - Throws: `WorkbenchError` that says which whole id may be meant.
  package static func wholeID(_ typed: String, study: String, in workbench: Workbench) throws
    -> String
  {
    let files = try workbench.files(ofStudy: study).filter { $0.role == .participant }
    let ids = files.map(\.expectedID)
    if ids.contains(where: { Text.isSame($0, typed) }) { return typed }
    let meant = ids.filter { RecordID($0)?.matches(typed) ?? false }
    if let only = meant.first {
      throw WorkbenchError(
        .usage, at: typed, "a withdrawal needs the whole id, so that a slip erases nobody else",
        fix: meant.count == 1
          ? "write \(only), if that is who withdrew"
          : "write one of them: \(meant.joined(separator: ", "))")
    }
    for file in files {
      let record = workbench.read(file)
      guard
        let code = record.document?.root[\Participant.consent]?[\Consent.withdrawalCode]?.string,
        Text.isSame(PlainText.trimmed(code).lowercased(), typed.lowercased())
      else { continue }
      throw WorkbenchError(
        .usage, at: "PARTICIPANT", "this is the withdrawal code of \(file.expectedID)",
        fix: "write that id instead")
    }
    if let id = RecordID(typed), try isNamed(id, in: workbench.study(study).records) {
      let name = ShellWord.word(typed)
      throw WorkbenchError(
        .noInput, at: typed, "records of \(study) name this participant, and their file is missing",
        fix:
          "make a file for the erasure, then withdraw: `kerb participant new \(study) --id \(name)`, then `kerb withdraw \(study) \(name)`"
      )
    }
    throw WorkbenchError(
      .noInput, at: typed, "there is no participant of this id in \(study)",
      fix: "`kerb participant list \(study)` names them")
  }

  /// Whether a session, a note or a response names somebody.
  private static func isNamed(_ id: RecordID, in records: StudyRecords) -> Bool {
    records.responses.contains { $0.participant == id }
      || records.sessions.contains { meeting in
        meeting.session.participants.contains(id)
          || meeting.logs.contains { $0.observations.contains { $0.participant == id } }
      }
  }
}
