import JSON
import Localization
import Merging
package import Recording
import Records
import Wording
import Workspace

/// Brings the record of a session back that has gone while its recording was stopped, such as after another checkout.
package enum SessionAgain {
  /// Makes the session's file again from what the journal knows, under its old id.
  ///
  /// - Returns: Whether it was missing.
  /// - Throws: `WorkbenchError` where the study has gone too, or nothing can be written.
  package static func make(_ opening: Opening, _ workbench: Workbench) throws -> Bool {
    _ = try StudyFile.read(opening.study, workbench)
    let path = try RecordPath.session(opening.session, study: opening.study)
    return try workbench.transaction {
      guard try workbench.document(path) == nil else { return false }
      guard let id = RecordID(opening.session) else {
        throw WorkbenchError(
          .invalidData, at: opening.session, "this is no id of a session", fix: "see the journal")
      }
      var draft = RecordDraft(creating: Session.format, id: id, ids: workbench.ids)
      try draft.replaceSet(
        Holder<Session>().field(\.participants), with: opening.participants)
      if !opening.isAfterwards {
        try draft.set(
          \Session.startedAt, to: Instant(milliseconds: opening.sessionStart).text)
      }
      if let role = opening.role { try draft.set(\Session.present, to: [role]) }
      try workbench.write(draft, to: path, isNew: true)
      return true
    }
  }
}
