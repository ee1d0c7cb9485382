import JSON
import Localization
import Merging
package import Records
import Wording

extension RecordingPlan {
  /// Writes down when the session began, unless somebody has.
  ///
  /// - `now`: Milliseconds since 1970.
  /// - Returns: When the session began; notes count from then.
  /// - Throws: `WorkbenchError`.
  package func begin(_ workbench: Workbench, now: Int64) throws -> Instant {
    try workbench.transaction {
      let finder = RecordFinder(workbench: workbench, kind: .session)
      let record = try finder.record(session.string, study: study)
      guard let document = record.document, !record.isGone else {
        throw WorkbenchError(
          .noInput, at: record.file.path, "this session was deleted in the meantime",
          fix: "`kerb record \(study)` makes a new one")
      }
      if let began = document.root[\Session.startedAt]?.string.flatMap({ Instant($0) }) {
        return began
      }
      let began = Instant(milliseconds: Int(now))
      // Typing it up is not when it was.
      if isAfterwards { return began }
      var draft = RecordDraft(
        changing: document, format: Session.format, ids: workbench.ids)
      try draft.set(\Session.startedAt, to: began.text)
      try workbench.write(draft, to: RecordPath(record.file.path), isNew: false)
      return began
    }
  }
}
